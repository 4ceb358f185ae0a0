import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function aspectsOf(language: Language, text: string) {
  return parser.parseJob({ title: '', text, language }).parsingAspects;
}

/** Wages a month and their period, places, and languages of an ad. */
function readOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text).flatMap((aspect) => {
    if (aspect.aspectType === 'WAGE') return [`${aspect.amountLow} a month, per ${aspect.period}`];
    if (aspect.aspectType === 'GEO') return aspect.labels;
    return aspect.aspectType === 'LANGUAGE' ? [aspect.value] : [];
  });
}

describe('ads of a few words', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Technieker, 2800 euro, Gent', ['Gent', '2800 a month, per MONTH']],
    ['DUT', 'Technieker, € 2.800 + bedrijfswagen, Gent', ['Gent', '2800 a month, per MONTH']],
    ['FRE', 'Technicien SAV, 2 400 € + primes', ['2400 a month, per MONTH']],
    ['ITA', 'Tecnico, 1.800 euro + buoni pasto, Asti', ['Asti', '1800 a month, per MONTH']],
  ])('ENG-10h %s: a sum of its own is the wage, "%s"', (language, text, read) => {
    expect(readOf(language, text)).toEqual(read);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Stage communicatie, stagevergoeding 400 euro', ['400 a month, per MONTH']],
    ['DUT', 'Stage communicatie, een stagevergoeding van € 400', ['400 a month, per MONTH']],
    ['ITA', 'Tirocinio, rimborso 600 euro', ['600 a month, per MONTH']],
  ])('ENG-10h %s: what an intern gets, "%s"', (language, text, read) => {
    expect(readOf(language, text)).toEqual(read);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Technieker, budget 900 euro, gereedschap'],
    ['DUT', `Technieker, 2800 euro, ${'wij bouwen machines voor klanten in heel Europa en daarbuiten, '.repeat(4)}`],
    ['DUT', 'Stage communicatie, wij betalen 100 euro voor het openbaar vervoer'],
  ])('ENG-10h %s: another sum is none, "%s"', (language, text) => {
    expect(readOf(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Kok, Brussel, Frans of Engels', ['Brussel', 'FRE', 'ENG']],
    ['DUT', 'Bediende, haven van Antwerpen, Engels en Frans', ['Antwerpen', 'ENG', 'FRE']],
    ['FRE', 'Réceptionniste, Liège, anglais et allemand', ['Liège', 'ENG', 'language-ger']],
    ['ENG', 'Receptionist, Cork, French and German', ['Cork', 'FRE', 'language-ger']],
    ['ITA', 'Receptionist, Asti, inglese e tedesco', ['Asti', 'ENG', 'language-ger']],
  ])('ENG-10d %s: languages by themselves are asked, and no hamlet, "%s"', (language, text, read) => {
    expect(readOf(language, text)).toEqual(read);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Docent Engels, Gent'],
    ['ENG', 'Engineer, the German market, Cork'],
  ])('ENG-10d %s: what one works with is not asked to be known so, "%s"', (language, text) => {
    const languages = aspectsOf(language, text).filter(({ aspectType }) => aspectType === 'LANGUAGE');
    expect(languages).toEqual([]);
  });
});
