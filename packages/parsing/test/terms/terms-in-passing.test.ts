import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function termsOf(language: Language, text: string, type: string): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === type && 'value' in aspect ? [String(aspect.value)] : [],
    );
}

describe('words of contracts that tell none', () => {
  it.each([
    ['ENG', 'We give our customers access to renewable energy from wind and solar sources.'],
    ['ENG', 'You must obtain the certificate within one year of employment.'],
    ['ENG', 'Benefits begin on the first day of the month after one month of continuous employment.'],
    ['ENG', 'As a federal contractor we keep a safe workplace.'],
    ['ENG', 'You find the subcontractors required for the project.'],
    ['ENG', 'You represent clients at trials and permanency hearings.'],
    ['ENG', 'Our plan has merit pay and student loan repayment benefits.'],
    ['ENG', 'You may be required to travel on a limited basis and the position may involve some evenings.'],
    ['ENG', 'Apprentice trained, NVQ3 or ONC in electrical engineering.'],
    ['FRE', "Vous proposez la mise en œuvre de quotas ou d'arrêts temporaires d'approvisionnement."],
    ['DUT', 'Een vast dienstverband behoort niet tot de mogelijkheden.'],
  ] as const)('ENG-10e in %s: %s', (language, text) => {
    expect(termsOf(language, text, 'CONTRACT_TYPE')).toEqual([]);
  });
});

describe('weeks that times of the clock make', () => {
  it.each([
    ['FRE', 'Du lundi au jeudi : 7h30 - 12h et 13h30 - 17h30\nLe vendredi : 7h - 12h', ['FULL_TIME']],
    [
      'FRE',
      'Du lundi au mercredi de 7h30 à 12h et de 13h30 à 18h et le jeudi de 7h30 à 12h et de 13h30 à 17h.',
      ['FULL_TIME'],
    ],
    ['FRE', 'Travail du lundi au vendredi : 08h-12h // 13h30-16h30', ['FULL_TIME']],
    ['FRE', 'Horaire de travail : 8 h 30 - 16 h 00', ['FULL_TIME']],
    ['FRE', 'Horaires selon le service avec une amplitude de 6h à 20h du lundi au vendredi.', []],
    ['FRE', 'Remboursement du Pass Navigo : 75 %, parking gratuit.', []],
    ['ENG', 'Sunday to Thursday, 10pm to 6.30am.', ['FULL_TIME']],
    ['ENG', 'Hours: 0800-1630 Mon to Thu, 0800-1500 Fri.', ['FULL_TIME']],
    ['DUT', 'Je werkt van maandag tot en met vrijdag van 08.30 tot 17.00 uur.', ['FULL_TIME']],
    ['DUT', 'Elke zaterdag van 9 tot 18 uur.', ['PART_TIME']],
    ['DUT', 'Infodag op zaterdag van 9 tot 12 uur.', []],
    ['ITA', 'Lunedì-venerdì 8-12 14-18.', ['FULL_TIME']],
  ] as const)('ENG-10f in %s: %s', (language, text, hours) => {
    expect(termsOf(language, text, 'WORKING_HOURS')).toEqual(hours);
    expect(termsOf(language, text, 'WAGE')).toEqual([]);
  });
});

describe('years of experience', () => {
  it.each([
    ['FRE', "Une entreprise familiale, forte de 20 ans d'expérience, recherche un soudeur.", []],
    ['FRE', "Avantages : prime d'ancienneté dès 3 ans, mutuelle.", []],
    ['ENG', 'What we offer:\n- a pension\n\n3+ years of experience with React.', ['3']],
    ['ENG', 'Full time. At least four years in local government.', ['4']],
    ['ENG', 'Perm. £16.50/hour, 45 hours, 4 years min.', ['4']],
    ['DUT', 'Aanbod:\n- maaltijdcheques\nJe hebt minimaal 1 jaar werkervaring.', ['1']],
    ['DUT', 'Na 2 jaar ervaring krijg je bij ons een wagen.', []],
  ] as const)('ENG-10a in %s: %s', (language, text, years) => {
    expect(termsOf(language, text, 'SENIORITY')).toEqual(years);
  });
});

describe('ENG-10f how long a shift is', () => {
  it('is no week by itself, and one with the number of shifts', () => {
    expect(termsOf('ENG', 'You work 12-hour shifts each week.', 'WORKING_HOURS')).toEqual([]);
    expect(termsOf('ENG', 'Three 12-hour shifts a week.', 'WORKING_HOURS')).toEqual(['FULL_TIME']);
    expect(termsOf('ENG', 'Two 10-hour shifts a week.', 'WORKING_HOURS')).toEqual(['PART_TIME']);
  });
});

describe('ENG-10h a time of the clock', () => {
  it('is no wage, also where its first half is a whole hour', () => {
    const wages = (text: string) =>
      parser
        .parseJob({ title: '', text, language: 'DUT' })
        .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'WAGE' ? [aspect.originalHigh] : []));
    expect(wages('Je werkt van 8 tot 16.30 uur, op vrijdag tot 15 uur.')).toEqual([]);
    expect(wages('Je verdient 12 tot 16.30 euro per uur.')).toEqual([16.3]);
  });
});
