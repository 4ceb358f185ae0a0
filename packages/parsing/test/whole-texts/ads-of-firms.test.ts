import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

/** The contract types of an ad with a title of its own. */
function contractsOf(language: Language, title: string, text: string): string {
  const found = parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'CONTRACT_TYPE' ? [aspect.value] : []));
  return [...new Set(found)].sort().join('+');
}

function yearsOf(language: Language, text: string): readonly number[] {
  return aspectsOf(language, text, 'SENIORITY').map(({ value }) => value);
}

/** The concepts of one prefix that an ad asks. */
function propertiesOf(language: Language, text: string, pattern: RegExp): readonly string[] {
  return aspectsOf(language, text, 'JOB_PROPERTY')
    .map(({ conceptId }) => (conceptId ?? '').replace(/^.*:/, ''))
    .filter((id) => pattern.test(id));
}

function functionOf(title: string): string | undefined {
  const found = parser
    .parseJob({ title, text: 'Je werkt in een klein team.', language: 'DUT' })
    .parsingAspects.find(({ aspectType }) => aspectType === 'JOB_FUNCTION');
  return found?.aspectType === 'JOB_FUNCTION' ? found.conceptId?.replace(/^.*:/, '') : undefined;
}

describe('a permanent job that stands in quotation marks', () => {
  it.each<[Language, string]>([
    ['DUT', 'Uitzendwerk met optie “vast”.'],
    ['DUT', 'Soort werk: interim, met kans op "vast werk".'],
    ['FRE', 'Intérim avec option « CDI » après quatre mois.'],
    ['ENG', 'Temporary with option “permanent”.'],
    ['ITA', 'Somministrazione con possibilità di «assunzione a tempo indeterminato».'],
  ])('ENG-10e may follow what is temporary (%s: %s)', (language, text) => {
    expect(contractsOf(language, '', text)).toBe('PERMANENT_POSSIBLE');
  });
  it('ENG-10e is another thing behind any other sign', () => {
    expect(contractsOf('DUT', '', 'Thuiswerken is een optie; vast contract.')).toBe('PERMANENT');
  });
});

describe('a traineeship that a title names', () => {
  it.each<[Language, string, string]>([
    ['DUT', 'HR & Payroll Stage', 'Je kunt beginnen wanneer je wilt.'],
    ['DUT', 'Stage inkoop', 'Je bent vier dagen per week vrij voor een periode van minstens 5 maanden.'],
    ['FRE', 'Stage en comptabilité', 'Vous êtes libre pour une durée de 5 mois.'],
  ])('ENG-10e is no contract for a time, however long it lasts (%s: %s)', (language, title, text) => {
    expect(contractsOf(language, title, text)).toBe('APPRENTICESHIP');
  });
  it('ENG-10e yields to a contract for a time that the text names', () => {
    expect(contractsOf('DUT', 'Begeleider stage', 'Je krijgt een tijdelijk contract voor een jaar.')).toBe('TEMPORARY');
  });
});

describe('years of experience of those who seek', () => {
  it.each<[Language, string]>([
    ['DUT', 'Ik ben Ilse, loodgieter met ruim 12 jaar ervaring, en ik zoek hulp in de zaak.'],
    ['DUT', "Je werkt samen met collega's met 10+ jaar ervaring."],
    ['FRE', "Je suis Marc, plombier avec 12 ans d'expérience. Tu apprends le métier avec moi."],
    ['FRE', "Tu travailles avec une équipe ayant 10 ans d'expérience."],
    ['ENG', 'My name is Joan and I have 12 years of experience as a plumber.'],
    ['ENG', 'You learn from colleagues with 10 years of experience.'],
    ['ITA', 'Io sono Carla, idraulica con 12 anni di esperienza. Impari il mestiere con me.'],
    ['ITA', 'Lavori accanto a colleghi con 10 anni di esperienza.'],
  ])('ENG-10h are asked of nobody (%s: %s)', (language, text) => {
    expect(yearsOf(language, text)).toEqual([]);
  });
  it.each<[Language, string]>([
    ['DUT', 'Functie in ons team, 4 jaar ervaring.'],
    ['DUT', 'Ik help graag een loodgieter met 4 jaar ervaring.'],
    ['DUT', 'Ik zoek een loodgieter met 4 jaar ervaring.'],
    ['DUT', 'Ons team zoekt een loodgieter met 4 jaar ervaring.'],
    ['FRE', "Je cherche un plombier avec 4 ans d'expérience."],
    ['ENG', 'I am looking for a plumber with 4 years of experience.'],
    ['ITA', 'Cerco un idraulico con 4 anni di esperienza.'],
  ])('ENG-10h are asked of whom they seek (%s: %s)', (language, text) => {
    expect(yearsOf(language, text)).toEqual([4]);
  });
});

describe('a class of licence with its vehicles', () => {
  it.each<[Language, string, string]>([
    ['DUT', "Magazijnier\nRijbewijs\nB auto's", 'driving-licence-b'],
    ['DUT', 'Chauffeur\nRijbewijs: C vrachtwagens', 'driving-licence-c'],
    ['FRE', 'Chauffeur\nPermis de conduire\nC camions', 'driving-licence-c'],
    ['ENG', 'Driver\nDriving licence\nB cars', 'driving-licence-b'],
    ['ITA', 'Autista\nPatente\nC autocarri', 'driving-licence-c'],
  ])('ENG-10d is read in a form (%s: %s)', (language, text, licence) => {
    expect(propertiesOf(language, text, /^driving-licence/)).toEqual([licence]);
  });
});

describe('towns whose names begin with an apostrophe', () => {
  it.each([
    ["Kok\n's-Hertogenbosch • Dagdienst • 32 uur\nJe kookt.", ["'s-Hertogenbosch"]],
    ['Je werkt als kok in ’s-Gravenzande.', ["'s-Gravenzande"]],
    ["Je werkt in Zwolle, Epe of 't Harde.", ['Zwolle', 'Epe', "'t Harde"]],
    ['Je werkt in Oostende of De Panne.', ['Oostende', 'De Panne']],
  ])('ENG-10g "%s" is in %s', (text, towns) => {
    expect(aspectsOf('DUT', text, 'GEO').map(({ labels }) => labels[0])).toEqual(towns);
  });
  it('ENG-10g is no town where the word is only short for another', () => {
    expect(aspectsOf('DUT', "Je werkt 's Zondags en 's avonds in de zaak.", 'GEO')).toEqual([]);
  });
});

describe('names of jobs in two words', () => {
  it.each([
    ['Tandarts-assistent', 'dental-assistant'],
    ['Tandarts assistente', 'dental-assistant'],
    ['Assistente tandarts', 'dental-assistant'],
    ['Dierenarts-assistente', 'veterinary-nurse'],
    ['Apothekers assistent', 'pharmacy-assistant'],
    ['Tandarts', 'dentist'],
    ['Apotheker', 'pharmacist'],
  ])('ENG-10b "%s" is %s', (title, occupation) => {
    expect(functionOf(title)).toBe(occupation);
  });
});

describe('a shift that is no problem', () => {
  it.each<[Language, string, string]>([
    ['DUT', 'Weekendwerk is voor jou geen probleem.', 'weekend-work'],
    ['DUT', 'Af en toe in de avond werken is geen probleem.', 'evening-work'],
    ['DUT', 'Bereid om twee avonden te werken.', 'evening-work'],
    ['ENG', 'You are happy to work in the evenings.', 'evening-work'],
    ['ENG', 'Night shifts are not a problem for you.', 'night-shift'],
    ['FRE', "Le travail de nuit n'est pas un problème pour vous.", 'night-shift'],
    ['ITA', 'Il lavoro notturno non è un problema per te.', 'night-shift'],
  ])('ENG-10d is asked (%s: %s)', (language, text, shift) => {
    expect(propertiesOf(language, text, /shift|evening|weekend/)).toEqual([shift]);
  });
  it('ENG-10d is none where there is none', () => {
    expect(propertiesOf('DUT', 'Geen weekendwerk bij ons.', /shift|weekend/)).toEqual([]);
  });
});
