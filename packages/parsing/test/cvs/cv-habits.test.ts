import { readFileSync } from 'node:fs';
import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { findContacts } from '../../src/without-reader.ts';
import { parser } from '../starter-parser.ts';

/** Read anew in every test: ⏎ is a line break. */
const written = (text: string): string => text.replaceAll(' ⏎ ', '\n').replaceAll('⏎', '\n');
const cvOf = (language: Language, text: string) => parser.parseCv({ language, text: written(text) });

describe('ENG-18 who and where', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Rachel Stone', 'Rachel Stone ACCA ⏎ Management Accountant ⏎ Bristol'],
    ['ENG', 'Ann Hill', 'Ann Hill, PhD ⏎ Research scientist'],
    ['ITA', 'Luca Ferri', 'Nome: Luca ⏎ Cognome: Ferri ⏎ Telefono: 347 9876543'],
    ['ITA', 'Luca Ferri', 'Cognome: Ferri ⏎ Nome: Luca'],
    ['DUT', 'Jan Peeters', 'Voornaam: Jan ⏎ Achternaam: Peeters ⏎ Gent'],
    ['FRE', 'Olivier Lejeune', 'Nom : Lejeune ⏎ Prénom : Olivier ⏎ 4020 Liège'],
    ['ENG', 'Ann Hill', 'Forename: Ann ⏎ Surname: Hill'],
  ])('%s: %s of "%s"', (language, name, text) => {
    expect(cvOf(language, text).name?.text).toBe(name);
  });

  it.each([
    ['07700 900222', 'Emily Watson ⏎ Leeds LS6 ⏎ 07700 900222'],
    ['07700900555', 'DOWNING STREET 10, 07700900555, X@EXAMPLE.ORG'],
    ['0131 496 0000', 'Edinburgh ⏎ 0131 496 0000'],
    [null, 'Jan Peeters ⏎ 01.05.12-123.45'],
  ])('a British number has eleven digits: %s', (phone, text) => {
    expect(findContacts(written(text)).phone).toBe(phone);
  });

  it.each<readonly [Language, string | undefined, string]>([
    ['FRE', 'Rennes', 'Anne Petit ⏎ 12, allée des Tilleuls 35000 Rennes'],
    ['DUT', 'Mechelen', 'Jan Peeters ⏎ Kerkstraat 5 2800 Mechelen'],
    ['DUT', 'Enschede', 'Mijn naam is Yusuf Demir, ik ben 26 jaar en woon in Enschede. Ik zoek werk.'],
    // a number that is no post code of the town is a street's
    ['FRE', undefined, 'Anne Petit ⏎ Route 12345 Rennes'],
  ])('%s: lives in %s: %s', (language, home, text) => {
    expect(cvOf(language, text).residence?.name).toBe(home);
  });
});

describe('ENG-19 what was work and what was school', () => {
  it.each<readonly [Language, string]>([
    ['ENG', 'WORK ⏎ 2004–2015  Office Administrator, Galway Credit Union ⏎ 2015–2025  Full-time carer at home'],
    ['DUT', 'Werkervaring ⏎ 2003 - 2014 Bediende, Notariaat Peeters, Antwerpen ⏎ 2015 - 2025 Thuis voor gezin'],
    ['FRE', 'Expérience ⏎ 2005 - 2015 : Secrétaire, Mairie de Lens ⏎ 2015 - 2025 : Mère au foyer'],
    ['ITA', 'Esperienze ⏎ 2003 - 2014 Impiegata, Studio Bianchi, Verona ⏎ 2015 - 2025 In famiglia (figli, nonna)'],
  ])('%s: years at home are no job: %s', (language, text) => {
    expect(cvOf(language, text).workExperiences).toHaveLength(1);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Waar werkte ik ⏎ Helpende, Icare, 2004 - 2010 ⏎  ⏎ Welke diploma’s heb ik ⏎ Havo, Corderius, 2000 - 2004'],
    ['ENG', 'WHAT I DID ⏎ Carer, Mencap, 2015 - 2019 ⏎  ⏎ WHAT I LEARNT ⏎ Nursing, Barnfield College, 2012 - 2014'],
    ['FRE', 'Mes expériences ⏎ Vendeuse, Zara, 2015 - 2019 ⏎  ⏎ Mes diplômes ⏎ BTS, Lycée Zola, 2012 - 2014'],
    ['ITA', 'Dove ho lavorato ⏎ Badante, Rossi, 2008 - 2013 ⏎  ⏎ Che titoli ho ⏎ Diploma, Liceo Sarpi, 2001 - 2006'],
    [
      'DUT',
      'Stage en studentenjobs ⏎ 2023 - 2026: verkoper bij Fnac ⏎  ⏎ Opleiding ⏎ 2022-2025 Bachelor rechten, UGent',
    ],
  ])('%s: headings in the words of every day: %s', (language, text) => {
    const { workExperiences, educations } = cvOf(language, text);
    expect([workExperiences.length, educations.length]).toEqual([1, 1]);
  });

  it('an Italian Europass lasts "alla data attuale"', () => {
    const [job] = cvOf(
      'ITA',
      'ESPERIENZA ⏎ 04/2014–alla data attuale ⏎ Pianificatrice trasporti ⏎ Fercam, Piacenza (Italia)',
    ).workExperiences;
    expect(job).toMatchObject({ company: 'Fercam', dateFrom: '2014-04', dateTo: null });
  });

  it('an employer stands in brackets before its town', () => {
    const [job] = cvOf(
      'ENG',
      'Experience ⏎ Electrician (Suir Engineering, Dublin)    Sept 2012 – Jan 2017',
    ).workExperiences;
    expect(job).toMatchObject({ title: 'Electrician', company: 'Suir Engineering' });
  });

  it('a hospital trust is the employer, not the department', () => {
    const [job] = cvOf(
      'ENG',
      'EXPERIENCE ⏎ Staff Nurse, Emergency Department ⏎ Leeds Teaching Hospitals NHS Trust ⏎ May 2017 - Present',
    ).workExperiences;
    expect(job?.company).toBe('Leeds Teaching Hospitals NHS Trust');
  });

  it('an exported profile tells one year of a title', () => {
    const { educations } = cvOf('DUT', 'Opleiding ⏎  ⏎ ITAA ⏎ Beroepstitel, Accountancy · (2013)');
    expect(educations).toMatchObject([{ dateTo: '2013' }]);
  });
});

describe('a skill is as old as the job that tells of it', () => {
  const yearsOf = (text: string, words: string): readonly (number | null)[] => {
    const { enrichment } = parser.enrich(
      'CANDIDATE',
      { id: 'c', language: 'ENG', cvText: text },
      { today: '2026-11-25' },
    );
    return enrichment.evidence
      .filter(({ field, start, end }) => field === 'cvText' && text.slice(start, end).toLowerCase() === words)
      .map(({ endYear }) => endYear);
  };
  it('also in the line of its title', () => {
    const text = written(
      'EXPERIENCE ⏎ 2006 to 2010: Driver, DPD, Doncaster, forklift and multi-drop ⏎ 2010 to date: Clerk, Asda',
    );
    expect(yearsOf(text, 'multi-drop')).toEqual([2010]);
  });
  it('also in a column beside another one', () => {
    const text = readFileSync(new URL('../whole-texts/people/en-cvs-first.txt', import.meta.url), 'utf8')
      .split('\n=====\n')[2]
      ?.split('\n---\n')[1];
    expect(yearsOf(text ?? '', 'personal care')).toEqual([2014]);
  });
});
