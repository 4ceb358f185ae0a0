import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

/** A language, a text and what it states; `null` for nothing. */
type Stated = readonly [language: Language, text: string, stated: string | null];

const valuesOf = (language: Language, text: string, type: 'CONTRACT_TYPE' | 'WORKING_HOURS'): readonly string[] =>
  aspectsOf(language, text, type).map(({ value }) => value);
const only = (stated: string | null): readonly string[] => (stated === null ? [] : [stated]);

describe('contracts by their end and their length (issue 18)', () => {
  it.each<Stated>([
    ['ENG', 'This position is scheduled to end on 30 June 2027.', 'TEMPORARY'],
    ['ENG', 'The post is due to end in March 2027.', 'TEMPORARY'],
    ['FRE', 'Le contrat prend fin le 30 juin 2027.', 'TEMPORARY'],
    ['ITA', 'Il contratto scade il 30/06/2027.', 'TEMPORARY'],
    ['DUT', 'Het contract eindigt op 30 juni 2027.', 'TEMPORARY'],
    ['ENG', 'The open day is due to end at five.', null],
    ['ITA', 'Il bando scade il 30/06/2027.', null],
  ])('ENG-10e an end makes a contract temporary (%s: %s)', (language, text, contract) => {
    expect(valuesOf(language, text, 'CONTRACT_TYPE')).toEqual(only(contract));
  });

  it.each<Stated>([
    ['ITA', 'Si offre un incarico di durata annuale.', 'TEMPORARY'],
    ['ITA', 'Contratto di durata biennale presso il museo.', 'TEMPORARY'],
    ['FRE', "Contrat d'une durée de deux ans au musée.", 'TEMPORARY'],
    ['ITA', 'Contratto a tempo indeterminato. Segui un corso di durata annuale.', 'PERMANENT'],
  ])('ENG-10e so does its length in words (%s: %s)', (language, text, contract) => {
    expect(valuesOf(language, text, 'CONTRACT_TYPE')).toEqual(only(contract));
  });

  it.each<Stated>([
    ['ITA', 'Posto a tempo indeterminato. Il servizio prestato a tempo determinato vale un punto.', 'PERMANENT'],
    ['ITA', 'Posto a tempo indeterminato, con riserva per chi ha concluso il servizio civile.', 'PERMANENT'],
    [
      'ITA',
      "Posto a tempo indeterminato. L'elenco sarà utilizzato anche per eventuali contratti a termine.",
      'PERMANENT',
    ],
    ['ITA', 'Contratto in somministrazione con finalità di assunzione diretta in azienda.', 'PERMANENT_POSSIBLE'],
    ['ITA', 'Servizio civile universale: cercasi giovani.', 'VOLUNTEER'],
  ])(
    'ENG-10e what a competition counts or reserves is no contract of its post (%s: %s)',
    (language, text, contract) => {
      expect(valuesOf(language, text, 'CONTRACT_TYPE')).toEqual(only(contract));
    },
  );

  it('ENG-10e a locum is there for a time, and may work whole weeks', () => {
    const text = 'We need a locum pharmacist.\nHours: 37.5 per week.';
    expect(valuesOf('ENG', text, 'CONTRACT_TYPE')).toEqual(['TEMPORARY']);
    expect(valuesOf('ENG', text, 'WORKING_HOURS')).toEqual(['FULL_TIME']);
  });

  it.each<Stated>([
    ['ENG', 'The position supervises volunteers and looks after the collection.', null],
    ['ENG', 'We are looking for a warden who supervises volunteers.', null],
    ['ENG', 'Volunteers wanted for our shop.', 'VOLUNTEER'],
    ['ENG', 'We are looking for volunteers to coach students.', 'VOLUNTEER'],
    ['DUT', 'Wij zoeken een coach die stagiairs begeleidt.', null],
  ])('ENG-10e people who are led by whoever is sought are there already (%s: %s)', (language, text, contract) => {
    expect(valuesOf(language, text, 'CONTRACT_TYPE')).toEqual(only(contract));
  });
});

describe('hours beside the contract and beside the pay (issue 18)', () => {
  it.each<Stated>([
    ['ITA', 'La proposta di contratto è a tempo determinato e pieno.', 'FULL_TIME'],
    ['ITA', 'Assunzione a tempo indeterminato e parziale di un archivista.', 'PART_TIME'],
    ['ITA', 'Assunzione a tempo determinato e parziale di un archivista.', 'PART_TIME'],
    ['ITA', 'Raccolta in vigna, 65 euro a giornata.', null],
    ['ITA', 'Orario a giornata, senza turni.', 'FULL_TIME'],
  ])('ENG-10f ITA: "%s%s"', (language, text, hours) => {
    expect(valuesOf(language, text, 'WORKING_HOURS')).toEqual(only(hours));
  });

  it.each<Stated>([
    ['ENG', 'Hours per week\n30.00', 'PART_TIME'],
    ['DUT', 'Uren per week\n38', 'FULL_TIME'],
    ['ENG', 'Hours per Week: 27.50 Weeks per Year: 39', 'PART_TIME'],
    ['ENG', 'Hours per week\n30 colleagues of ours', null],
    ['ENG', 'Working hours: 24 months', null],
  ])('ENG-10f the label says that the hours are of a week (%s: %s)', (language, text, hours) => {
    expect(valuesOf(language, text, 'WORKING_HOURS')).toEqual(only(hours));
  });

  it.each<Stated>([
    ['ENG', 'Part-time staff are entitled to leave in proportion.', null],
    ['ENG', 'Supervision of part-time staff.', null],
    ['ENG', 'Part-time staff wanted.', 'PART_TIME'],
    ['ENG', "You have three years' full-time experience.", null],
    ['DUT', 'Je hebt drie jaar voltijdse ervaring.', null],
    ['FRE', "Vous avez trois ans d'expérience à temps plein.", null],
    ['ITA', 'Hai tre anni di esperienza a tempo pieno.', null],
    ['ENG', 'You are no longer in full-time education.', null],
    ['ENG', 'Full-time, experience required.', 'FULL_TIME'],
  ])('ENG-10f hours of the staff, of the past and of a school (%s: %s)', (language, text, hours) => {
    expect(valuesOf(language, text, 'WORKING_HOURS')).toEqual(only(hours));
  });

  it.each<readonly [text: string, low: number, high: number, period: string]>([
    ['Salary (15 hours a week): £9,250', 9250, 9250, 'YEAR'],
    ['Salary: £2,500', 2500, 2500, 'MONTH'],
    ['Salary: MPR 1 - £26,100 to UPR 3 - £42,300', 26100, 42300, 'YEAR'],
    ['Salary: M2 £31,100 to UPS1 £43,200', 31100, 43200, 'YEAR'],
    ['SCP 4 £23,100 to SCP 6 £23,900', 23100, 23900, 'YEAR'],
    ['Salary: £24,000 up to 3 bonuses', 24000, 24000, 'YEAR'],
  ])('pay in pounds: %s', (text, low, high, period) => {
    const [wage] = aspectsOf('ENG', text, 'WAGE');
    expect([wage?.originalLow, wage?.originalHigh, wage?.period]).toEqual([low, high, period]);
  });
});

describe('names of languages that are qualities (issue 18)', () => {
  const languagesOf = (language: Language, text: string): number => aspectsOf(language, text, 'LANGUAGE').length;

  it.each<readonly [Language, string]>([
    ['ENG', 'You are good at French cuisine and fine dining.'],
    ['ENG', 'The owner is English, as are some of the staff.'],
    ['FRE', 'Bonne connaissance de la cuisine italienne.'],
    ['ITA', 'Buona conoscenza della cucina francese.'],
    ['DUT', 'Goede kennis van de Italiaanse keuken.'],
  ])('ENG-10c no language is asked (%s: %s)', (language, text) => {
    expect(languagesOf(language, text)).toBe(0);
  });

  it.each<readonly [Language, string]>([
    ['ENG', 'Our working language is English.'],
    ['ENG', 'A plus is French.'],
    ['ITA', 'La lingua di lavoro è il francese.'],
  ])('ENG-10c a language is (%s: %s)', (language, text) => {
    expect(languagesOf(language, text)).toBe(1);
  });
});

describe('towns in the names of employers, and words that are towns (issue 18)', () => {
  const placesOf = (text: string): readonly string[] =>
    aspectsOf('ENG', text, 'GEO').map(({ matchedText }) => matchedText);

  it.each<readonly [string, string]>([
    ['Durham University\n\nGrade 4, £26,000 per annum\nYou look after our archives.', 'Durham'],
    ['Stockport Council\nYou look after our parks.', 'Stockport'],
    ['Cambridge University Library (CUL) is currently seeking a binder.', 'Cambridge'],
    ['Location: Village Hall, Ripon', 'Ripon'],
    ['Location: City Hall, Bangor', 'Bangor'],
    ['Ask at the job centre in Derby. We need a cook in Matlock.', 'Matlock'],
  ])('ENG-10g "%s" is in %s', (text, place) => {
    expect(placesOf(text)).toEqual([place]);
  });

  it('ENG-10g the office where one asks is none', () => {
    const text = "Il centro per l'impiego di riferimento è quello di Fermo. Il negozio di Loreto cerca un commesso.";
    expect(aspectsOf('ITA', text, 'GEO').map(({ matchedText }) => matchedText)).toEqual(['Loreto']);
  });

  it.each(['Work location: One location', 'Location: Town Hall'])('ENG-10g "%s" names no place of work', (text) => {
    expect(placesOf(text)).toEqual([]);
  });
});

describe('jobs and skills that other hands name (issue 18)', () => {
  const conceptsOf = (language: Language, title: string, text: string): readonly (string | null)[] =>
    parser
      .parseJob({ title, text, language })
      .parsingAspects.flatMap((aspect) =>
        aspect.aspectType === 'JOB_FUNCTION' || aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : [],
      );

  it.each<readonly [Language, string, string]>([
    ['ENG', 'Healthcare Support Worker', 'healthcare-assistant'],
    ['ENG', 'Paper Conservator', 'art-conservator'],
    ['FRE', 'Conservateur-restaurateur', 'art-conservator'],
    ['ITA', 'Restauratrice di beni culturali', 'art-conservator'],
    ['DUT', 'Papierrestaurateur', 'art-conservator'],
    ['ENG', 'Collections Assistant', 'museum-worker'],
  ])('ENG-10b %s: %s', (language, title, concept) => {
    expect(conceptsOf(language, title, 'Apply before Friday.')[0]).toBe(concept);
  });

  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Physiotherapist', 'Band 5s are welcome to apply.', 'five-s'],
    ['ENG', 'Administrator', 'Working arrangements: agile and hybrid working.', 'agile'],
    ['ENG', 'Clerk', 'Taking up appointment: immediate', 'diary-management'],
    ['ENG', 'Clerk', 'Demand for temporary staffing rises in summer.', 'temp-staffing'],
    ['ITA', 'Bracciante', 'Paga: 70 euro a giornata.', 'day-shift'],
  ])('ENG-10c %s %s: "%s" is not %s', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).not.toContain(concept);
  });

  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Production worker', 'You apply 5S and kaizen on the line.', 'five-s'],
    ['ENG', 'Developer', 'We work agile, with scrum and sprints.', 'agile'],
    ['ENG', 'Receptionist', 'Answering the phone and taking appointments.', 'diary-management'],
    ['ITA', 'Operaio', 'Lavoro a giornata dal lunedì al venerdì.', 'day-shift'],
  ])('ENG-10c %s %s: "%s" is %s', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).toContain(concept);
  });
});
