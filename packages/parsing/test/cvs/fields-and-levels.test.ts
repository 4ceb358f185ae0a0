import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const HEAD: Readonly<Record<Language, string>> = {
  DUT: 'Pieter Claes\nAalst\n\nWERKERVARING\n2019 - heden: lasser, Staalbouw Claes, Aalst\n\n',
  FRE: 'Luc Masson\nNamur\n\nEXPÉRIENCE\n2019 - présent : soudeur, Métal Masson, Namur\n\n',
  ENG: 'Ian Barlow\nLeeds\n\nEXPERIENCE\n2019 - present: Welder, Barlow Steel, Leeds\n\n',
  ITA: 'Aldo Serra\nParma\n\nESPERIENZA\n2019 - oggi: saldatore, Ferri Serra, Parma\n\n',
};

/** `degree field | school | from | to` of each schooling of a CV with a job above it. */
function schooling(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text: HEAD[language] + text })
    .educations.map(({ degree, field, institute, dateFrom, dateTo }) =>
      [[degree, field].filter(Boolean).join(' '), institute, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
}

/** `title | employer | from | to` of each job. */
function jobs(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text })
    .workExperiences.map(({ title, company, dateFrom, dateTo }) =>
      [title, company, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
}

describe('ENG-18 fields and levels of schooling in a CV', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'OPLEIDING\n2012 – 2017\nVWO, profiel Natuur & Gezondheid\nMaaswaal College, Wijchen',
      'VWO profiel Natuur & Gezondheid | Maaswaal College | 2012 | 2017',
    ],
    [
      'FRE',
      'FORMATION\n2010-2013\nBaccalauréat professionnel, option Commerce\nLycée Jules Verne, Cergy',
      'Baccalauréat professionnel, option Commerce | Lycée Jules Verne | 2010 | 2013',
    ],
    [
      'ITA',
      'ISTRUZIONE\n2008 – 2013\nI.T.I.S. "Fermi" Modena\nDiploma di Istituto Tecnico, indirizzo Meccanica',
      'Diploma Istituto Tecnico, indirizzo Meccanica | I.T.I.S. "Fermi" Modena | 2008 | 2013',
    ],
  ])('%s: behind such a word stands no school', (language, text, expected) => {
    expect(schooling(language, text)).toEqual([expected]);
  });

  it('a level behind the study is a part of it, and no study of its own', () => {
    expect(schooling('DUT', 'OPLEIDING\nTaal- en cultuurstudies, master - Universiteit Utrecht (1999-2004)')).toEqual([
      'master Taal- en cultuurstudies | Universiteit Utrecht | 1999 | 2004',
    ]);
  });

  it.each<readonly [Language, string, string]>([
    ['FRE', 'FORMATION\n2024 : CAP Boulanger en cours, Lycée hôtelier de Dinard', 'CAP Boulanger'],
    ['DUT', 'OPLEIDING\n2022 - 2024 Bachelor verpleegkunde niet afgerond, Hogeschool Zuyd', 'Bachelor verpleegkunde'],
    ['FRE', 'FORMATION\nUniversité de Lille\nLicence de Droit, 3e année\ndepuis septembre 2023', 'Licence Droit'],
  ])('%s: how far somebody came is no part of the study: %s', (language, text, expected) => {
    expect(schooling(language, text).map((one) => one.split(' | ')[0])).toEqual([expected]);
  });

  it.each<readonly [Language, string, string]>([
    [
      'FRE',
      'FORMATION\n1997-2003 Institut Saint-Joseph, Ciney\nCESS et certificat de qualification électricien (2003)',
      'Institut Saint-Joseph | 1997 | 2003',
    ],
    [
      'FRE',
      'FORMATION\n2019-2023 : Collège Clemenceau, Cholet\nJuin 2023 : Diplôme national du brevet',
      'Collège Clemenceau | 2019 | 2023',
    ],
  ])('%s: a diploma of the last year below a school was learnt there: %s', (language, text, expected) => {
    const read = schooling(language, text);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatch(/^(?:CESS|Diplôme)/);
    expect(read[0]).toContain(expected);
  });

  it('titles in capitals end where a name begins', () => {
    const europass =
      'EDUCATION\n01/10/2008 – 30/06/2013 Gdańsk, Poland\nMASTER OF SCIENCE IN CHEMISTRY Gdańsk University of Technology';
    expect(schooling('ENG', europass)).toEqual([
      'MASTER OF SCIENCE CHEMISTRY | Gdańsk University of Technology | 2008-10 | 2013-06',
    ]);
    expect(jobs('ENG', 'Ian Barlow\nLeeds\n\nEXPERIENCE\n2015 – 2018\nPRODUCTION WORKER Barlow Foods')).toEqual([
      'PRODUCTION WORKER | Barlow Foods | 2015 | 2018',
    ]);
  });
});

describe('ENG-18 tables and forms of schooling in a CV', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      'DUT',
      'OPLEIDING\nNaam opleiding              School                         Van    Tot    Diploma\n' +
        'Handel en administratie     ROC Twente, Hengelo            2002   2006   ja\n' +
        'Chauffeur goederenvervoer   STC Rotterdam                  2008   2009   ja',
      ['Handel en administratie | ROC Twente | 2002 | 2006', 'Chauffeur goederenvervoer | STC Rotterdam | 2008 | 2009'],
    ],
    [
      'ENG',
      'EDUCATION\nName of school / college     Dates           Qualification\n' +
        'Selby College                2016 - 2017     ESOL Level 1\n' +
        'Technikum Rolnicze           1999 - 2003     Agricultural technician',
      ['ESOL Level 1 | Selby College | 2016 | 2017', 'Agricultural technician | Technikum Rolnicze | 1999 | 2003'],
    ],
    [
      'ENG',
      'EDUCATION\nSchool/College\tSouth East Technological University, Carlow\nCourse\tHigher Certificate in Business\n' +
        'From\t2018\nTo\t2020\nResult\tMerit\n\nSchool/College\tBorris College, Borris\nCourse\tLeaving Certificate\n' +
        'From\t2012\nTo\t2018\nResult\t388 points',
      [
        'Higher Certificate Business | South East Technological University | 2018 | 2020',
        'Leaving Certificate | Borris College | 2012 | 2018',
      ],
    ],
    [
      'DUT',
      'OPLEIDING\nData\t2012 – 2013\nKwalificatie\tKok\nOnderwijsinstelling\tCVO Kisp, Hotelschool\nData\t1997 – 2003\n' +
        'Kwalificatie\tHandel\nOnderwijsinstelling\tSint-Lievenscollege, Gent',
      ['Kok | CVO Kisp | 2012 | 2013', 'Handel | Sint-Lievenscollege | 1997 | 2003'],
    ],
    [
      'DUT',
      'VOOROPLEIDING\nSchool                   Richting                    Van    Tot    Diploma\n' +
        'MAVO Sint Jozef          -                           1978   1982   ja\n' +
        'LOI                      Praktijkdiploma Boekhouden  1993   1994   ja',
      ['MAVO | MAVO Sint Jozef | 1978 | 1982', 'Praktijkdiploma Boekhouden | LOI | 1993 | 1994'],
    ],
  ])('%s: each cell is what its head or label says: %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual(expected);
  });

  it('"Diploma: no" and what follows it is an answer', () => {
    const form =
      'OPLEIDING\nOpleiding: HBO-ICT\nInstituut: Hogeschool Utrecht\nPeriode: 2009 - 2014\nDiploma: nee, propedeuse behaald\n\n' +
      'Opleiding: HAVO\nInstituut: Corderius College\nPeriode: 2003 - 2008\nDiploma: ja';
    expect(schooling('DUT', form).map((one) => one.split(' | ')[1])).toEqual([
      'Hogeschool Utrecht',
      'Corderius College',
    ]);
  });

  it('a diploma of some year at a school is one below a heading of training, too', () => {
    const text =
      'EDUCATION\nOaklands School, 1997 - 2002\nGCSEs\n\nTRAINING\nNVQ Level 2 in Cleaning and Support Services, Hull College, 2011';
    expect(schooling('ENG', text)).toContain('NVQ Level 2 Cleaning and Support Services | Hull College |  | 2011');
  });

  it('a school year "ad oggi" lasts', () => {
    const cv = 'Ada Serra\nParma\n\nESPERIENZA\nA.S. 2021/2022 ad oggi: docente di sostegno, Istituto Galilei, Parma';
    expect(jobs('ITA', cv)).toEqual(['docente di sostegno | Istituto Galilei | 2021 | ']);
  });

  it('a name and a town behind a trade are the employer', () => {
    const cv = 'Jan Peeters\nGent\n\nWERKERVARING\nVakkenvuller Colruyt Aalst, 2021 - heden';
    expect(jobs('DUT', cv)[0]).toMatch(/^Vakkenvuller \| Colruyt/);
  });
});
