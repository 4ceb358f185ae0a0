import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const JOB: Readonly<Record<Language, string>> = {
  DUT: 'Jan Peeters\nGent\n\nWERKERVARING\n2018 - heden: lasser, Steelcraft, Gent\n\nTALEN\nNederlands\n\n',
  FRE: 'Jean Dupont\nNamur\n\nEXPÉRIENCE\n2018 - présent : soudeur, Steelcraft, Namur\n\nLANGUES\nFrançais\n\n',
  ENG: 'John Smith\nLeeds\n\nEXPERIENCE\n2018 - present: Welder, Steelcraft, Leeds\n\nLANGUAGES\nFrench\n\n',
  ITA: 'Mario Rossi\nParma\n\nESPERIENZA\n2018 - oggi: saldatore, Steelcraft, Parma\n\nLINGUE\nFrancese\n\n',
};

/** `degree field | school | from | to` of each schooling. */
function schooling(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text })
    .educations.map(({ degree, field, institute, dateFrom, dateTo }) =>
      [[degree, field].filter((part) => part !== null).join(' '), institute, dateFrom, dateTo].join(' | '),
    );
}

describe('schooling of a CV', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Ik heb de LTS timmeren gedaan, van 1984 tot 1988.', 'LTS timmeren |  | 1984 | 1988'],
    ['DUT', 'Ik studeerde van 2010 tot 2014 rechten aan de KU Leuven.', 'rechten | KU Leuven | 2010 | 2014'],
    ['FRE', "J'ai fait des études de droit à Lille de 2010 à 2013.", 'études droit |  | 2010 | 2013'],
    ['ENG', 'I studied Mechanical Engineering at UCD (2008-2012).', 'Mechanical Engineering | UCD | 2008 | 2012'],
    ['ITA', "Mi sono diplomato nel 2010 all'istituto alberghiero Artusi.", ' | istituto alberghiero Artusi |  | 2010'],
  ])('ENG-18 is told in a sentence where no heading names it (%s: %s)', (language, words, study) => {
    expect(schooling(language, JOB[language] + words)).toEqual([study]);
  });

  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'Opleiding: bachelor boekhouden (Hogeschool Gent, 2003-2006)',
      'bachelor boekhouden | Hogeschool Gent | 2003 | 2006',
    ],
    [
      'FRE',
      'Formation : BTS Comptabilité (Lycée Pasteur, Lille, 2003-2005)',
      'BTS Comptabilité | Lycée Pasteur | 2003 | 2005',
    ],
    ['ENG', 'Education: HND Business (Stockport College, 2008-2010)', 'HND Business | Stockport College | 2008 | 2010'],
    [
      'ITA',
      'Titolo di studio: perito meccanico (ITIS Castelli, Brescia, 2003-2008)',
      'perito meccanico | ITIS Castelli | 2003 | 2008',
    ],
  ])('ENG-18 has its school in brackets (%s: %s)', (language, words, study) => {
    expect(schooling(language, JOB[language] + words)).toEqual([study]);
  });
  it('ENG-18 is no course of some weeks in brackets', () => {
    const words =
      "École\n2004, Certificat d'études secondaires, Lycée Ibn Rochd\n2017, cours de nettoyage (Bruxelles Formation)";
    expect(schooling('FRE', JOB.FRE + words)).toHaveLength(1);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'hbo Informatica, Fontys Hogescholen, 2013–2017', 'hbo Informatica | Fontys Hogescholen | 2013 | 2017'],
    ['FRE', 'DUT Informatique, IUT de Reims, 2013–2015', 'DUT Informatique | IUT de Reims | 2013 | 2015'],
    ['ENG', 'BSc Physics, University of Leeds, 2013–2016', 'BSc Physics | University of Leeds | 2013 | 2016'],
    ['ITA', 'Laurea in Economia, Università di Bari, 2009–2013', 'Laurea Economia | Università di Bari | 2009 | 2013'],
  ])('ENG-18 stands on a line of its own with its years (%s: %s)', (language, words, study) => {
    expect(schooling(language, JOB[language] + words)).toEqual([study]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Opleiding\n2017 - 2018\nCVO De Verdieping, Genk\nzorgkundige, getuigschrift', 'zorgkundige'],
    ['FRE', 'Formation\n2017 - 2018\nIFAPME, Namur\nboulanger, brevet', 'boulanger'],
    ['ENG', 'Education\n2017 - 2018\nDerby College, Derby\nplumbing, certificate', 'plumbing'],
    ['ITA', 'Istruzione\n2017 - 2018\nEnaip, Trento\nsaldatura, qualifica', 'saldatura'],
  ])('ENG-18 was learnt at the school above it (%s: %s)', (language, words, learnt) => {
    const [study] = schooling(language, JOB[language] + words);
    expect(study).toContain(learnt);
    expect(study).toContain('2017 | 2018');
  });
});

describe('a heading that has its text on its line', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jan Peeters\n\nRijbewijs: B, CE\n\n2011 - 2026: chauffeur, Essers, Genk', 'chauffeur'],
    [
      'FRE',
      'Marc Lemaire\n\nPermis : B, C, CE\n\n2011-01 > 2026-06 : chauffeur, Transports Jost, Herstal',
      'chauffeur',
    ],
    ['ENG', 'Tom Hughes\n\nLanguages: English, Welsh\n\n2011 - 2026: Driver, Brakes, Bridgend', 'Driver'],
    ['ITA', 'Mario Rossi\n\nPatente: B, CE\n\n2011 - 2026: autista, Arcese, Trento', 'autista'],
  ])('ENG-18 heads no job below it (%s: %s)', (language, text, title) => {
    expect(parser.parseCv({ language, text }).workExperiences.map((job) => job.title)).toEqual([title]);
  });
});

describe('a job whose employer comes first', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Werkervaring\n2014 tot 2019, PostNL, Zwolle. Koerier, 120 pakjes per dag.', 'Koerier', 'PostNL'],
    ['FRE', 'Expérience\n2014 à 2019, Chronopost, Lille. Livreur, 120 colis par jour.', 'Livreur', 'Chronopost'],
    ['ENG', 'Experience\n2014 to 2019, DPD, Swansea. Delivery driver, 120 drops a day.', 'Delivery driver', 'DPD'],
    ['ITA', 'Esperienza\n2014 - 2019, Bartolini, Parma. Corriere, 120 consegne al giorno.', 'Corriere', 'Bartolini'],
  ])('ENG-18 is named in the next sentence (%s: %s)', (language, text, title, company) => {
    expect(parser.parseCv({ language, text }).workExperiences).toMatchObject([{ title, company }]);
  });
});

describe('where somebody lives', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Naam: Mo Bakker\nWoonplaats: Rotterdam-Zuid', 'Rotterdam'],
    ['FRE', 'Nom : Jean Dupont\nVille : Bordeaux-Nord', 'Bordeaux'],
    ['ENG', 'Tom Hughes\nMorriston, Swansea. Own transport.', 'Swansea'],
    ['ITA', 'Elena Conti\nFirenze\n\nChi sono\nSolare ed empatica', 'Firenze'],
  ])('ENG-18 is the town of a district (%s: %s)', (language, text, town) => {
    expect(parser.parseCv({ language, text }).residence?.name).toBe(town);
  });
});

describe('a licence in the name of a job', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Wij zoeken een chauffeur rijbewijs C voor Gent.', 'driving-licence-c'],
    ['FRE', 'Nous cherchons un chauffeur permis C pour Namur.', 'driving-licence-c'],
    ['ENG', 'We need a HGV Class 1 driver in Leeds.', 'driving-licence-ce'],
    ['ITA', 'Ricerchiamo autisti con patente CE e CQC per Lodi.', 'driving-licence-ce'],
  ])('ENG-10c is asked (%s: %s)', (language, text, licence) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language });
    expect(parsingAspects.flatMap((found) => ('conceptId' in found ? [found.conceptId] : []))).toContain(licence);
  });
});

describe('a language whose name holds its level', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ITA', "Parlo bene l'italiano; madrelingua rumena.", 'romeno', 'C2'],
    ['ITA', 'Italiano: madrelingua   Inglese: B1', 'inglese', 'B1'],
    ['ENG', 'English: fluent, Yoruba: mother tongue', 'Yoruba', 'C2'],
  ])('ENG-19 is known so (%s: %s)', (language, cvText, label, level) => {
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    const value = document.matchProfile?.aspects.languages?.value;
    expect(value).toEqual(expect.arrayContaining([expect.objectContaining({ label, level })]));
  });
});
