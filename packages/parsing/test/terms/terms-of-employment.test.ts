import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { DUTCH_CONTRACTS } from '../snippets/contracts-dutch.ts';
import { ENGLISH_CONTRACTS } from '../snippets/contracts-english.ts';
import { FRENCH_CONTRACTS } from '../snippets/contracts-french.ts';
import { ITALIAN_CONTRACTS } from '../snippets/contracts-italian.ts';
import { HOURS_OF_ADS, MORE_HOURS } from '../snippets/hours.ts';
import { HOURS_SNIPPETS, LANGUAGE_SNIPPETS, SENIORITY_SNIPPETS, WAGE_SNIPPETS } from '../snippets/terms.ts';

function read(language: Language, text: string, title = ''): readonly string[] {
  return parser.parseJob({ title, text, language }).parsingAspects.flatMap((aspect) => {
    switch (aspect.aspectType) {
      case 'CONTRACT_TYPE':
      case 'WORKING_HOURS':
        return [aspect.value];
      case 'WAGE':
        return [`${aspect.originalLow}-${aspect.originalHigh} ${aspect.period}`];
      case 'SENIORITY':
        return [`${aspect.value} years`];
      case 'LANGUAGE':
        return [aspect.matchedText];
      default:
        return [];
    }
  });
}

describe('contracts', () => {
  it.each<[Language, string, string[]]>([
    ['DUT', 'Je begint met weekcontracten, met uitzicht op een vaste aanstelling.', ['PERMANENT_POSSIBLE']],
    ['DUT', 'Na positieve evaluatie volgt een contract van onbepaalde duur.', ['PERMANENT_POSSIBLE']],
    ['FRE', 'Mission de trois mois, pouvant évoluer vers un poste en CDI.', ['PERMANENT_POSSIBLE']],
    ['FRE', 'CDD de six mois avec perspective de titularisation.', ['PERMANENT_POSSIBLE']],
    ['ENG', 'A one-year contract with the prospect of a permanent one.', ['PERMANENT_POSSIBLE']],
    ['ITA', 'Contratto a termine di sei mesi con prospettiva di stabilizzazione.', ['PERMANENT_POSSIBLE']],
    [
      'ENG',
      'Requirements:\n- time-served, you supervise an apprentice\n\nWe offer:\n- a permanent contract',
      ['PERMANENT'],
    ],
    ['FRE', 'Profil :\n- deux ans, alternance comprise\n\nNous offrons :\n- un CDI', ['PERMANENT']],
    ['DUT', 'Profiel:\n- je hebt ervaring met uitzendwerk\n\nAanbod:\n- vast contract', ['PERMANENT']],
    ['FRE', 'Découvrez nos opportunités CDI/CDD/intérim.', []],
    ['FRE', 'Cabinet de recrutement CDD/CDI, nous cherchons un frigoriste.', []],
    ['FRE', 'Le poste est à pourvoir en CDD ou CDI.', ['TEMPORARY', 'PERMANENT']],
    ['FRE', 'Assistante de vie : nous offrons un CDI.', ['PERMANENT']],
  ])('ENG-10e in %s: %s', (language, text, expected) => {
    expect(read(language, text).filter((value) => /^[A-Z_]+$/.test(value))).toEqual(expected);
  });
  it('ENG-10e tells a reserve besides the contract that the title names', () => {
    const found = read('DUT', 'Wie slaagt, komt op een werfreserve van twee jaar.', 'Statutaire aanwerving technicus');
    expect(found).toEqual(['PERMANENT', 'RESERVE']);
  });
});

describe('working hours', () => {
  it.each<[Language, string, string[]]>([
    ['ENG', 'You work 24, 32 or 40 hours a week, as you like.', ['MIXED']],
    ['DUT', 'Omvang: 0,8 - 1,0 fte.', ['MIXED']],
    ['DUT', 'Een week van 36 uur op vier dagen, bij ons is dat voltijds.', ['FULL_TIME']],
    ['DUT', 'Je werkt drie dagen per week.', ['PART_TIME']],
    ['DUT', 'Je werkt twee dagen per week thuis.', []],
    ['FRE', 'Poste sur trois jours par semaine.', ['PART_TIME']],
    ['FRE', 'Poste sur quatre jours par semaine.', []],
    ['FRE', 'Un jour de télétravail par semaine.', []],
    ['FRE', 'Contrat de 151,67 heures mensuelles.', ['FULL_TIME']],
    ['FRE', 'Horaire : 14 périodes sur 20.', ['PART_TIME']],
    ['FRE', 'Durée du contrat : 12 mois.', ['TEMPORARY']],
    [
      'FRE',
      'Coefficient 434, soit 1 862,71 € brut (temps complet) ; contrat de 21 h par semaine.',
      ['PART_TIME', '1862.71-1862.71 MONTH'],
    ],
    ['ITA', 'Un turno di sei ore a settimana.', ['PART_TIME']],
    ['ITA', 'Tre mattine alla settimana.', ['PART_TIME']],
    ['ENG', '48 hours on average, five days out of seven.', ['FULL_TIME']],
    ['ENG', '32 hours a week, € 3.400 a month based on full-time.', ['PART_TIME', '3400-3400 MONTH']],
    ['DUT', 'Elke week betaald, 12,05 euro bruto per uur.', ['12.05-12.05 HOUR']],
  ])('ENG-10f in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('wages', () => {
  it.each<[Language, string, string[]]>([
    ['DUT', '36 uur per week | schaal 7: € 2.896 - € 3.842', ['FULL_TIME', '2896-3842 MONTH']],
    ['ENG', 'Salary: €57,322 rising by increments to €79,263 per annum.', ['57322-79263 YEAR']],
    ['ENG', 'Rates from £14.20 (starter rate) up to £16.80 per hour.', ['14.2-16.8 HOUR']],
    ['ITA', 'RAL indicativa 42-50 mila euro.', ['42000-50000 YEAR']],
    ['ITA', 'Fisso mensile a partire da 1.500 euro per il primo anno.', ['1500-null MONTH']],
    ['FRE', 'Tarif journalier entre 280 et 340 €, facturation mensuelle.', ['280-340 DAY']],
    ['ENG', 'Traineeship. Allowance: €1,250 per month.', ['APPRENTICESHIP', '1250-1250 MONTH']],
    ['FRE', 'Le service calcule 85.000 fiches de salaire.', []],
  ])('ENG-10h in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('years and languages', () => {
  it.each<[Language, string, string[]]>([
    ['DUT', 'Je hebt een drietal jaar ervaring.', ['3 years']],
    ['ITA', "Bastano un paio d'anni di esperienza.", ['2 years']],
    ['ITA', 'Almeno 24 mesi di esperienza documentata.', ['2 years']],
    ['ENG', 'Requirements:\n- no less than three years in a quarry', ['3 years']],
    ['DUT', 'Profiel:\n- minstens 17 jaar', []],
    ['ENG', 'A degree of at least three years and two years of professional experience.', ['2 years']],
    ['ENG', 'Requirements:\n- Spanish or Portuguese', ['Spanish', 'Portuguese']],
    ['ENG', 'You speak English. Many of our colleagues speak Arabic.', ['English']],
    ['ITA', "Comprende bene l'italiano.", ['italiano']],
  ])('ENG-10a in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

const CONTRACT_SNIPPETS = [DUTCH_CONTRACTS, FRENCH_CONTRACTS, ENGLISH_CONTRACTS, ITALIAN_CONTRACTS].join('');

describe('sentences as ads write them', () => {
  const cases = (snippets: string): readonly (readonly [Language, string, string])[] =>
    snippets
      .trim()
      .split(/\n+/)
      .map((line) => {
        const [language = '', told = '', ...text] = line.split('|');
        return [language as Language, told, text.join('|').replaceAll(' ⏎ ', '\n')] as const;
      });
  const told = (language: Language, text: string, type: string): string =>
    parser
      .parseJob({ title: '', text, language })
      .parsingAspects.flatMap((aspect) => {
        if (aspect.aspectType !== type) return [];
        if (aspect.aspectType === 'WAGE') return [`${aspect.originalLow}-${aspect.originalHigh} ${aspect.period}`];
        if (aspect.aspectType === 'LANGUAGE') return [aspect.matchedText.toLowerCase()];
        return 'value' in aspect ? [String(aspect.value)] : [];
      })
      .join('+');
  it.each(cases(CONTRACT_SNIPPETS))('ENG-10e tells in %s the contract "%s": %s', (language, value, text) => {
    expect(told(language, text, 'CONTRACT_TYPE')).toBe(value);
  });
  it.each(cases(HOURS_SNIPPETS + MORE_HOURS))('ENG-10f tells in %s the hours "%s": %s', (language, value, text) => {
    expect(told(language, text, 'WORKING_HOURS')).toBe(value);
  });
  it.each(HOURS_OF_ADS.trim().split('\n'))('ENG-10f tells of title and text: %s', (line) => {
    const [language = '', value, title = '', ...text] = line.split('|');
    const { parsingAspects } = parser.parseJob({
      title,
      text: text.join('|').replaceAll(' ⏎ ', '\n'),
      language: language as Language,
    });
    const hours = parsingAspects.flatMap((aspect) => (aspect.aspectType === 'WORKING_HOURS' ? [aspect.value] : []));
    expect(hours).toEqual([value]);
  });
  it.each(cases(WAGE_SNIPPETS))('ENG-10h tells in %s the wage "%s": %s', (language, value, text) => {
    expect(told(language, text, 'WAGE')).toBe(value);
  });
  it.each(cases(SENIORITY_SNIPPETS))('ENG-10a tells in %s "%s" years: %s', (language, value, text) => {
    expect(told(language, text, 'SENIORITY')).toBe(value);
  });
  it.each(cases(LANGUAGE_SNIPPETS))('ENG-10a tells in %s the languages "%s": %s', (language, value, text) => {
    expect(told(language, text, 'LANGUAGE')).toBe(value.toLowerCase());
  });
});
