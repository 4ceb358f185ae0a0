import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function aspectsOf(language: Language, lines: string) {
  const cvText = `Ana Lima\n\n${lines}`;
  return parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' }).enrichment.profile.aspects;
}

/** `name level` of each language of a CV. */
function languagesOf(language: Language, lines: string): readonly string[] {
  const { languages } = aspectsOf(language, lines);
  return languages?.kind === 'concepts'
    ? languages.items.map(({ concepts, level }) => `${concepts[0]?.replace('language-', '')} ${level}`)
    : [];
}

describe('ENG-18 levels of languages', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Frans 4/5, Engels 3/5', ['fre C1', 'eng B1']],
    ['FRE', 'Langues\nAnglais : 8/10', ['eng C1']],
    ['ENG', 'French 3/5, German 1/5', ['fre B1', 'ger A1']],
    ['ITA', 'Lingue: inglese (4/5)', ['eng C1']],
  ])('are marks out of five or ten (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Engels: schoolniveau\nDuits: zwak', ['eng A2', 'ger A1']],
    ['FRE', 'Langues\nAnglais : faible', ['eng A1']],
    ['ENG', 'French: rusty\nGerman: poor', ['fre A2', 'ger A1']],
    ['ITA', 'Lingue: tedesco scarso', ['ger A1']],
  ])('are words for little as well (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen\nNederlands niet zo goed, Engels goed', ['dut null', 'eng B2']],
    ['FRE', 'Langues\nNéerlandais pas courant', ['dut null']],
    ['ENG', 'Languages: French not fluent', ['fre null']],
    ['ITA', 'Lingue: inglese non tanto buono', ['eng null']],
  ])('are not what is denied (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Engels uitstekend / Frans voldoende', ['eng C1', 'fre B1']],
    ['FRE', 'Français : excellent / Anglais : moyen', ['fre C1', 'eng B1']],
    ['ENG', 'Languages: English excellent / Spanish fair', ['eng C1', 'spa B1']],
    ['ITA', 'Inglese ottimo / Spagnolo sufficiente', ['eng C1', 'spa B1']],
    ['DUT', 'Goed Engels en redelijk Duits', ['eng B2', 'ger B1']],
  ])('are of the language on their side of a slash (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Spreekt vloeiend Frans, leert Engels', ['fre C1', 'eng null']],
    ['FRE', "Parle couramment anglais, apprend l'arabe", ['eng C1', 'ara null']],
    ['ENG', 'Fluent in Urdu and Hindi, learning Arabic', ['urd C1', 'hin C1', 'ara null']],
    ['ITA', 'Parla correntemente inglese, studia arabo', ['eng C1', 'ara null']],
  ])('of languages before one that is still learnt are not of that (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });
});

describe('ENG-18 a line that begins with a language', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Frans 4/5'],
    ['DUT', 'Frans: goed'],
    ['DUT', 'Frans\tB2\tC1\tB1'],
    ['DUT', 'Nederlands ★★★★★\nFrans ★★★☆☆'],
  ])('tells no home in the town of that name (%s: %s)', (language, lines) => {
    expect(aspectsOf(language, lines).locations).toBeUndefined();
  });

  it('tells one behind a post code', () => {
    const { locations } = aspectsOf('FRE', '12 rue du Lac\n01480 Frans');
    expect(locations?.kind === 'places' ? locations.items.map(({ label }) => label) : []).toEqual(['01480 Frans']);
  });
});
