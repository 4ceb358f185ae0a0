import { describe, expect, it } from 'vitest';
import type { LanguageLevel } from '@counterpart/domain';
import { parser } from '../starter-parser.ts';

/** The languages that an advertisement asks, each with its level. */
function languagesOf(text: string): readonly (readonly [string, LanguageLevel | null])[] {
  return parser
    .parseJob({ title: '', text })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'LANGUAGE' ? [[aspect.matchedText, aspect.level] as const] : [],
    );
}

describe('a level that is said of programs', () => {
  it.each([
    ['Profil\n- Vous avez une bonne maîtrise d’Excel et de Sage, anglais souhaité.', 'anglais'],
    ['Profiel\n- Je hebt een grondige kennis van Excel en SAP, Frans is een pluspunt.', 'Frans'],
    ['Requirements\n- You have an excellent command of Excel and SAP, French is a plus.', 'French'],
    ['Requisiti\n- Hai un’ottima conoscenza di Excel e SAP, inglese gradito.', 'inglese'],
  ])('ENG-10a is none of the language behind the comma: %s', (text, language) => {
    expect(languagesOf(text)).toEqual([[language, null]]);
  });

  it.each([
    ['Profil\n- Vous avez une très bonne maîtrise de l’anglais, d’Excel et de Sage.', 'anglais', 'C1'],
    ['Profiel\n- Je hebt een grondige kennis van het Frans, van Excel en van SAP.', 'Frans', 'C1'],
    ['Requirements\n- You have an excellent command of French, Excel and SAP.', 'French', 'C1'],
    ['Requisiti\n- Hai un’ottima conoscenza dell’inglese, di Excel e di SAP.', 'inglese', 'C1'],
    ['Profiel\n- Je hebt een grondige kennis van Excel, SAP en Frans.', 'Frans', 'C1'],
  ])('ENG-10a is the level of a language that it names too: %s', (text, language, level) => {
    expect(languagesOf(text)).toEqual([[language, level]]);
  });
});

describe('a level that is said of the language before', () => {
  it.each([
    ['Profiel\n- vloeiend Nederlands en Engels; Frans is een pluspunt', ['Nederlands', 'Engels'], 'Frans'],
    ['Profil\n- Vous maîtrisez le français, l’anglais est un atout.', ['français'], 'anglais'],
    ['What we need\n- Fluent English; French would be a bonus', ['English'], 'French'],
    ['Requisiti\n- Ottima conoscenza dell’inglese, il tedesco è un plus', ['inglese'], 'tedesco'],
  ])('ENG-10a is none of one that is a mere plus: %s', (text, known, plus) => {
    expect(languagesOf(text)).toEqual([...known.map((language) => [language, 'C1']), [plus, null]]);
  });

  it.each([
    ['Profiel\n- goede kennis van het Nederlands, Frans en Engels', ['Nederlands', 'Frans', 'Engels'], 'B2'],
    ['What we need\n- Fluent English and French', ['English', 'French'], 'C1'],
  ])('ENG-10a is that of all that are asked with it: %s', (text, languages, level) => {
    expect(languagesOf(text)).toEqual(languages.map((language) => [language, level]));
  });
});
