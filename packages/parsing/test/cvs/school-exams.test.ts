import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { HEAD } from './cv-told.ts';

/** `degree | field | school | from | to` of each schooling of a CV with a job above it. */
function schooling(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text: HEAD[language] + text })
    .educations.map(({ degree, field, institute, dateFrom, dateTo }) =>
      [degree, field, institute, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
}

describe('ENG-18 exams of a school in a CV', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'EDUCATION\nMoorside College, Leeds, A Levels: Physics (B), Art (C), 2009 - 2011',
      ['A Levels |  | Moorside College | 2009 | 2011'],
    ],
    [
      'EDUCATION\n2004 - 2009\tHolme Park School\tGCSEs: Maths C, English B, Science DD',
      ['GCSEs |  | Holme Park School | 2004 | 2009'],
    ],
    [
      'EDUCATION\nO Levels in English and French\nLinton Grammar School\n1974 - 1979',
      ['O Levels | English and French | Linton Grammar School | 1974 | 1979'],
    ],
  ])('are one diploma, whatever subjects and marks follow: %s', (text, expected) => {
    expect(schooling('ENG', text)).toEqual(expected);
  });

  it.each<readonly [string, readonly string[]]>([
    [
      'EDUCATION\n1990 - 1997      Malvern Road School, Malvern\n                 3 A Levels, 9 GCSEs',
      ['A Levels |  | Malvern Road School | 1990 | 1997', 'GCSEs |  | Malvern Road School | 1990 | 1997'],
    ],
    [
      'EDUCATION\nAirdrie High School, Airdrie\nAugust 2017 to May 2023\nNational 5s: English (B), Maths (C)\nHighers: PE (B)',
      [
        'National 5s |  | Airdrie High School | 2017-08 | 2023-05',
        'Highers |  | Airdrie High School | 2017-08 | 2023-05',
      ],
    ],
    [
      'EDUCATION\nCBS Athlone, Leaving Cert 1998, Inter Cert 1995',
      ['Leaving Cert |  | CBS Athlone |  | 1998', 'Inter Cert |  | CBS Athlone |  | 1995'],
    ],
    [
      'EDUCATION\nRomley High School, Hull\n2016 - 2023\n\nA Levels (2023)\nPhysics - C\n\nGCSEs (2021)\n9 at grade A-C',
      ['A Levels |  | Romley High School |  | 2023', 'GCSEs |  | Romley High School |  | 2021'],
    ],
    [
      'EDUCATION\nWillow Comprehensive 1982-1987, 4 O levels / CSE',
      ['O levels / CSE |  | Willow Comprehensive | 1982 | 1987'],
    ],
  ])('of one school are told apart: %s', (text, expected) => {
    expect(schooling('ENG', text)).toEqual(expected);
  });

  it('leave a diploma that is worth as much as it is', () => {
    expect(schooling('ENG', 'EDUCATION\nBTEC Diploma, equal to three A Levels, Hull College, 2011 - 2013')[0]).toMatch(
      /^BTEC Diploma \|.*\| 2011 \| 2013$/u,
    );
  });
});

describe('ENG-18 what stands around a study in a CV', () => {
  it.each<readonly [Language, string, string]>([
    [
      'ENG',
      'EDUCATION\n2019-2023  Ulster University, BSc (Hons) Quantity Surveying & Commercial Management, 2.1',
      'BSc (Hons) | Quantity Surveying & Commercial Management | Ulster University | 2019 | 2023',
    ],
    [
      'DUT',
      'OPLEIDING\nSecundair onderwijs - BSO Kantoor\nSpectrumschool, Deurne\n2013 - 2015',
      'BSO | Kantoor | Spectrumschool | 2013 | 2015',
    ],
    [
      'FRE',
      'FORMATION\n2014 - 2017\nBachelier : instituteur préscolaire, Haute École Charlemagne',
      'Bachelier | instituteur préscolaire | Haute École Charlemagne | 2014 | 2017',
    ],
    [
      'DUT',
      'OPLEIDING\n- Avondschool: Graduaat Elektronica, HTI Geel, 1987 - 1989',
      'Graduaat | Elektronica | HTI Geel | 1987 | 1989',
    ],
    [
      'ENG',
      'EDUCATION\nFCCA, Association of Chartered Certified Accountants, 2004 - 2006',
      'FCCA |  | Association of Chartered Certified Accountants | 2004 | 2006',
    ],
    [
      'DUT',
      'OPLEIDING\n1986 – 1992\tVTI Tielt, 6de jaar beroeps Kleding, diploma secundair onderwijs',
      ' | 6de jaar beroeps Kleding | VTI Tielt | 1986 | 1992',
    ],
    [
      'DUT',
      'OPLEIDING\n2004-2005\nHelpende Zorg en Welzijn (mbo 2), Leeuwenborgh',
      ' | Helpende Zorg en Welzijn | Leeuwenborgh | 2004 | 2005',
    ],
    [
      'ITA',
      'ISTRUZIONE\nDiploma tecnico - Meccanica e Meccatronica\nIstituto: ITIS Avogadro, Torino\nAnno: 2021',
      'Diploma | tecnico - Meccanica e Meccatronica | ITIS Avogadro |  | 2021',
    ],
  ])('is kept or left out as it belongs to it (%s): %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual([expected]);
  });

  it.each<readonly [Language, string, string]>([
    ['ENG', 'EDUCATION\nuntil 06/2009\n2nd Lyceum of Patras, Matura', 'Matura |  | 2nd Lyceum of Patras |  | 2009-06'],
    [
      'ENG',
      'EDUCATION\nRidge College (2009/10 – 2014/15)\nHND Business',
      'HND | Business | Ridge College | 2009 | 2015',
    ],
    [
      'ENG',
      'EDUCATION\nB.S. Economics, Moorhead State University, Expected May 2025',
      'B.S | Economics | Moorhead State University |  | 2025-05',
    ],
  ])('of its dates the words belong to them (%s): %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual([expected]);
  });

  it.each<readonly [Language, string, string]>([
    [
      'ENG',
      "WHERE I'VE LEARNED\n2011 - 2014\nBA Graphic Design, Falmouth University",
      'BA | Graphic Design | Falmouth University | 2011 | 2014',
    ],
    [
      'DUT',
      'OPLEIDINGEN (hoogste eerst)\nHavo, Bonnefanten College, 1999 - 2004',
      'Havo |  | Bonnefanten College | 1999 | 2004',
    ],
    [
      'FRE',
      "OÙ J'AI ÉTUDIÉ\nBTS Comptabilité, Lycée Pasteur, 2003 - 2005",
      'BTS | Comptabilité | Lycée Pasteur | 2003 | 2005',
    ],
    [
      'ITA',
      'DOVE HO STUDIATO\nDiploma di ragioneria, ITC Bodoni, 1999 - 2004',
      'Diploma | ragioneria | ITC Bodoni | 1999 | 2004',
    ],
  ])('stands below a heading as people word it (%s): %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual([expected]);
  });
});
