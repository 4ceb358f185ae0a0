import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { jobs, schooling } from './cv-told.ts';

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
