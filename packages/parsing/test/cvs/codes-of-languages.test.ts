import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** `name level` of each language of a CV. */
function languagesOf(language: Language, lines: string): readonly string[] {
  const cvText = `Ana Lima\nGent\n\n${lines}`;
  const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
  const languages = enrichment.profile.aspects.languages;
  return languages?.kind === 'concepts'
    ? languages.items.map(({ concepts, level }) => `${concepts[0]?.replace('language-', '')} ${level}`)
    : [];
}

describe('ENG-18 languages by their codes', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'TALEN\nNL: moedertaal\nFR: goed\nEN: basis', ['dut C2', 'fre B2', 'eng A2']],
    ['DUT', 'Talen: NL (moedertaal), FR (vlot)', ['dut C2', 'fre B2']],
    ['FRE', 'LANGUES\nFR : langue maternelle / NL : très bon niveau / EN : notions', ['fre C2', 'dut C1', 'eng A1']],
    ['ENG', 'Languages\nEN - native\nFR - B2', ['eng C2', 'fre B2']],
    ['ITA', 'Lingue\nIT: madrelingua\nEN: B2', ['ita C2', 'eng B2']],
    ['ENG', 'Languages: FR (B1)', ['fre B1']],
    // names and codes side by side
    ['DUT', 'Talen: NL: vlot / FR: basis / Duits: moedertaal', ['dut B2', 'fre A2', 'ger C2']],
    ['FRE', 'FR : courant / EN : notions / arabe : langue maternelle', ['fre C1', 'eng A1', 'ara C2']],
  ])('are read with their levels (%s: %s)', (language, lines, languages) => {
    expect(languagesOf(language, lines)).toEqual(languages);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Vestigingen: NL, FR, DE.'],
    ['DUT', 'Werkte voor klanten in NL en FR.'],
    ['ENG', 'IT: good knowledge of Office'],
    ['FRE', "DE : bon niveau d'études"],
    ['ITA', 'IT - ottima conoscenza dei sistemi'],
  ])('but countries and departments are none (%s: %s)', (language, lines) => {
    expect(languagesOf(language, lines)).toEqual([]);
  });
});

describe('ENG-18 languages of neighbours and newcomers', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Nederlands, Fries, Papiaments', ['dut null', 'fry null', 'pap null']],
    ['FRE', 'Langues : français, breton, peul', ['fre null', 'bre null', 'ful null']],
    ['ENG', 'Languages: English, Luganda, Twi', ['eng null', 'lug null', 'twi null']],
    ['ITA', 'Lingue: italiano, bambara, islandese', ['ita null', 'bam null', 'ice null']],
  ])('are known (%s: %s)', (language, line, languages) => {
    expect(languagesOf(language, line)).toEqual(languages);
  });

  it.each<readonly [Language, string]>([
    ['FRE', 'Vacances en Corse, breton de naissance'],
    ['DUT', 'Werkte op een Fries bedrijf'],
    ['ITA', 'Lingue: nessuna; corso di cucina'],
  ])('but not where the word says something else (%s: %s)', (language, line) => {
    expect(languagesOf(language, line)).toEqual([]);
  });
});
