import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** `title | employer | from | to` of each job. */
function jobs(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text })
    .workExperiences.map(({ title, company, dateFrom, dateTo }) => [title, company, dateFrom, dateTo].join(' | '));
}

describe('ENG-19 jobs below a heading that nobody knows', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      'ENG',
      'Rosie Hart\nBath\n\nSKILLS\nPastry, stock control\n\nKITCHENS\nThe Mill Hotel, Bath / Demi chef / May 2018 - Dec 2020\nSotto, Bath / Commis chef / 2016 - 2018',
      ['Demi chef | The Mill Hotel | 2018-05 | 2020-12', 'Commis chef | Sotto | 2016 | 2018'],
    ],
    [
      'ENG',
      'Wayne Holt\nChef\n\nContact: 07700 900266, Hull\n\n2022-now  The Royal Hotel, Hull  Head chef\nBrigade of seven\n\n2018-2022  The Ship Inn, Hessle  Sous chef',
      ['Head chef | The Royal Hotel | 2022 | ', 'Sous chef | The Ship Inn | 2018 | 2022'],
    ],
    [
      'FRE',
      'Samira Ouali\n\nObjectif : vendeuse à Bruxelles\n\nVENTE\nVendeuse, Zara, Bruxelles (2018-2023)\nCaissière, Carrefour Market, Evere (2015-2018)',
      ['Vendeuse | Zara | 2018 | 2023', 'Caissière | Carrefour Market | 2015 | 2018'],
    ],
    [
      'DUT',
      'Els Maas\nGent\n\nVAARDIGHEDEN\nkassa, voorraad\n\nWINKELS\n2018 - 2023: winkelbediende, Hema, Gent\n2015 - 2018: kassierster, Delhaize, Aalst',
      ['winkelbediende | Hema | 2018 | 2023', 'kassierster | Delhaize | 2015 | 2018'],
    ],
    [
      'ITA',
      'Aldo Neri\nParma\n\nCOMPETENZE\npasticceria, magazzino\n\nCUCINE\n2018 - 2023: cuoco, Trattoria Verdi, Parma\n2015 - 2018: aiuto cuoco, Hotel Duomo, Parma',
      ['cuoco | Trattoria Verdi | 2018 | 2023', 'aiuto cuoco | Hotel Duomo | 2015 | 2018'],
    ],
  ])('are found (%s: %s)', (language, text, expected) => {
    expect(jobs(language, text)).toEqual(expected);
  });

  it('are not made of one period in another part, nor where a known heading has jobs', () => {
    const spare = 'INTERESTS\nReading\n\nRUNNING\nClub secretary 2015 - 2019';
    expect(jobs('ENG', `Ann Hall\nHull\n\n${spare}`)).toEqual([]);
    const work = 'EXPERIENCE\n2018 - 2023: Welder, Steel Ltd, Hull\n\n';
    expect(jobs('ENG', `Ann Hall\nHull\n\n${work}${spare}\nTreasurer 2011 - 2014`)).toEqual([
      'Welder | Steel Ltd | 2018 | 2023',
    ]);
  });
});

describe('ENG-19 the jobs of a teacher', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'FRE',
      'ENSEIGNEMENT\n2004-2019   Professeure des écoles, école Jean Moulin, Rennes\n1996-1999   Licence de Lettres, Université Rennes 2',
      'Professeure des écoles | école Jean Moulin | 2004 | 2019',
      'Licence | Université Rennes 2',
    ],
    [
      'DUT',
      'ONDERWIJS\n2004-2019   Leraar wiskunde, Koninklijk Atheneum, Aalst\n1996-1999   Bachelor onderwijs, Hogeschool Gent',
      'Leraar wiskunde | Koninklijk Atheneum | 2004 | 2019',
      'Bachelor onderwijs | Hogeschool Gent',
    ],
  ])('below a heading that is one of schooling elsewhere (%s: %s)', (language, text, job, study) => {
    const cv = `Anne Claes\n\n${text}`;
    expect(jobs(language, cv)).toEqual([job]);
    const { educations } = parser.parseCv({ language, text: cv });
    expect(educations.map(({ degree, institute }) => `${degree} | ${institute}`)).toEqual([study]);
  });
});

describe('ENG-19 rows of a form', () => {
  it('have their dates in two columns, with or without a note behind the heading', () => {
    const rows = '03/2019\t07/2022\tMorrow Ltd, Leeds\tBus driver\n2009\t2012\tHull Cars\tTaxi driver';
    const head = 'From\tTo\tEmployer\tPosition';
    expect(jobs('ENG', `Ann Hall\nHull\n\n2. Employment history (most recent first)\n${head}\n${rows}`)).toEqual([
      'Bus driver | Morrow Ltd | 2019-03 | 2022-07',
      'Taxi driver | Hull Cars | 2009 | 2012',
    ]);
  });
});

describe('ENG-19 a job whose title stands elsewhere', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'Jelle Bos\n\nWERK\n2017 - 2019: Westvlees, Diest\nMagazijnier. Orders picken in de diepvries.',
      'Magazijnier | Westvlees | 2017 | 2019',
    ],
    [
      'ENG',
      'Jill Boss\n\nWORK\n2017 - 2019: Westmeat, Leeds\nWarehouse operative. Picking orders in the cold store.',
      'Warehouse operative | Westmeat | 2017 | 2019',
    ],
    [
      'ENG',
      'Declan Roche\n\nCAREER\nKingsway Centre (IT Manager) Dublin              2018-2023',
      'IT Manager | Kingsway Centre | 2018 | 2023',
    ],
  ])('takes it from the sentence below or the brackets beside the firm (%s: %s)', (language, text, expected) => {
    expect(jobs(language, text)).toEqual([expected]);
  });
});
