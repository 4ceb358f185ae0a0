import { describe, expect, it } from 'vitest';
import type { ParsedCv } from '../../src/index.ts';
import { parser } from '../test-ontology.ts';

/** The jobs of a CV, one line each: title | company | from | to. */
function jobs(cv: ParsedCv): readonly string[] {
  return cv.workExperiences.map(
    ({ title, company, dateFrom, dateTo }) =>
      `${title} | ${company} | ${dateFrom} | ${dateTo ?? (dateFrom === null ? '' : 'now')}`,
  );
}

/** The schooling of a CV: degree and field | institute | from | to. */
function schools(cv: ParsedCv): readonly string[] {
  return cv.educations.map(
    ({ degree, field, institute, dateFrom, dateTo }) =>
      `${[degree, field].filter((part) => part !== null).join(' ')} | ${institute} | ${dateFrom} | ${dateTo}`,
  );
}

describe('CVs in two columns', () => {
  const left = ['CONTACT', 'Kerkstraat 5', '8800 Roeselare', '', 'TALEN', 'Nederlands', 'Frans', 'Engels'];
  const right = [
    'WERKERVARING',
    'Lasser, Metaal Desmet BV',
    '03/2016 – heden',
    '- MIG-lassen',
    '- tekeningen lezen',
    'OPLEIDING',
    'Bachelor in de houtkunde',
    'Hogeschool Vives, 2012 – 2015',
  ];
  const asLines = (gap: (words: string) => string): string =>
    right.map((words, at) => gap(left[at] ?? '') + words).join('\n');

  it('ENG-19 are read column after column when they were pasted line by line', () => {
    const cv = parser.parseCv({ language: 'DUT', text: `Lien Verbeke\n\n${asLines((words) => words.padEnd(30))}` });
    expect(jobs(cv)).toEqual(['Lasser | Metaal Desmet BV | 2016-03 | now']);
    expect(cv.workExperiences[0]?.text).toBe('MIG-lassen\n- tekeningen lezen');
    expect(schools(cv)).toEqual(['Bachelor houtkunde | Hogeschool Vives | 2012 | 2015']);
    expect(cv.residence).toMatchObject({ name: 'Roeselare', postCode: '8800' });
  });
  it('are read so with a tab between the columns', () => {
    const cv = parser.parseCv({ language: 'DUT', text: `Lien Verbeke\n\n${asLines((words) => `${words}\t`)}` });
    expect(jobs(cv)).toEqual(['Lasser | Metaal Desmet BV | 2016-03 | now']);
    expect(schools(cv)).toEqual(['Bachelor houtkunde | Hogeschool Vives | 2012 | 2015']);
  });
  it('are told from a table with its dates at the left', () => {
    const text = [
      'WERKERVARING',
      '2018 – heden        Lasser',
      '                    Metaal Desmet BV',
      '2014 – 2018         Magazijnier',
      '                    Colfridis',
      '2012 – 2014         Orderpicker',
      '                    Picnic',
    ].join('\n');
    expect(jobs(parser.parseCv({ language: 'DUT', text }))).toEqual([
      'Lasser | Metaal Desmet BV | 2018 | now',
      'Magazijnier | Colfridis | 2014 | 2018',
      'Orderpicker | Picnic | 2012 | 2014',
    ]);
  });
});

describe('several roles with one employer', () => {
  it('ENG-19 take the employer above them, with how long it lasted', () => {
    const text = [
      'Experience',
      '',
      'Liffey Insurance',
      '3 years 9 months',
      '',
      'Business Analyst',
      'September 2015 - May 2018 (2 years 9 months)',
      'Dublin',
      'Writing user stories.',
      '',
      'Secretary',
      'September 2014 - August 2015 (1 year)',
      '',
      'Harbour Bakery',
      'Baker',
      'May 2010 - August 2014 (4 years 4 months)',
    ].join('\n');
    expect(jobs(parser.parseCv({ language: 'ENG', text }))).toEqual([
      'Business Analyst | Liffey Insurance | 2015-09 | 2018-05',
      'Secretary | Liffey Insurance | 2014-09 | 2015-08',
      'Baker | Harbour Bakery | 2010-05 | 2014-08',
    ]);
  });
  it('take the employer whose whole period stands above theirs', () => {
    const text = [
      'ESPERIENZE',
      'Modabella S.r.l.',
      'settembre 2015 – presente',
      '   Responsabile del negozio (febbraio 2021 – presente)',
      '   - cassa',
      '   Commessa (settembre 2015 – gennaio 2021)',
    ].join('\n');
    expect(jobs(parser.parseCv({ language: 'ITA', text }))).toEqual([
      'Responsabile del negozio | Modabella S.r.l. | 2021-02 | now',
      'Commessa | Modabella S.r.l. | 2015-09 | 2021-01',
    ]);
  });
});

describe('headings and numbers', () => {
  it('languages right below a school are no part of it', () => {
    const text =
      'OPLEIDING\n2009 – 2014 Master in de rechten, Universiteit Gent\nTalen: Nederlands, Frans\nRijbewijs: B';
    expect(parser.parseCv({ language: 'DUT', text }).educations.map(({ info }) => info)).toEqual([null]);
  });
  it('a number before a job is no bullet, numbers of a list are', () => {
    const text =
      'WORK\n\n1. Courier\n   Fastline Parcels\n   March 2013 till May 2017\n\n2. Baker\n   Harbour Bakery\n   2010 till 2012\n   1. bread\n   2. cakes';
    const cv = parser.parseCv({ language: 'ENG', text });
    expect(jobs(cv)).toEqual([
      'Courier | Fastline Parcels | 2013-03 | 2017-05',
      'Baker | Harbour Bakery | 2010 | 2012',
    ]);
    expect(cv.workExperiences[1]?.text).toBe('1. bread\n   2. cakes');
  });
  it('a certificate with a year and no school is no education, a diploma is one', () => {
    const text = 'FORMATION\nCertificat BREEAM, 2021\nBaccalauréat, 2009';
    expect(schools(parser.parseCv({ language: 'FRE', text }))).toEqual(['Baccalauréat | null | null | 2009']);
  });
});

describe('name and home', () => {
  it('stand below a sidebar when its mail address tells whose name it is', () => {
    const text =
      'Contact\naoife.brennan@example.ie\n\nTop Skills\nProduct Strategy\nRoad Mapping\nAoife Brennan\nBaker at Harbour Bakery\nDublin, County Dublin, Ireland\n\nExperience\nHarbour Bakery\nBaker\nMay 2018 - Present';
    const cv = parser.parseCv({ language: 'ENG', text });
    expect(cv.name?.text).toBe('Aoife Brennan');
    expect(cv.residence?.name).toBe('Dublin');
  });
  it.each([
    ['DUT', 'Ik ben Anouk en woon graag stil. Ik woon met mijn gezin in Zwolle. Bel gerust.', 'Zwolle'],
    ['FRE', 'Bonjour, j’habite avec ma famille à Namur. Je cherche du travail.', 'Namur'],
    ['ENG', 'My name is Grace and I live in Limerick. Call me.', 'Limerick'],
    ['ITA', 'Mi chiamo Domenico e vivo a Bari. Cerco lavoro.', 'Bari'],
  ] as const)('ENG-18 are told by a sentence (%s)', (language, text, town) => {
    expect(parser.parseCv({ language, text }).residence?.name).toBe(town);
  });
});

describe('CVs in sentences', () => {
  it('ENG-19 tell jobs and schooling (Dutch)', () => {
    const text =
      'Ik ben Anouk de Graaf en ik woon in Zwolle.\n\nSinds 2017 werk ik als kraamverzorgende bij Kraamzorg De Ooievaarsnest. Ik geef er voorlichting.\n\nDaarvoor was ik van 2012 tot 2017 kok in restaurant Zonnehoek in Kampen. Mijn eerste baan was als kassamedewerkster bij Albert Heijn, van 2008 tot 2011.\n\nVan 2014 tot 2017 deed ik naast mijn werk de bachelor Verpleegkunde aan het Deltion College.';
    const cv = parser.parseCv({ language: 'DUT', text });
    expect(jobs(cv)).toEqual([
      'kraamverzorgende | Kraamzorg De Ooievaarsnest | 2017 | now',
      'kok | restaurant Zonnehoek | 2012 | 2017',
      'kassamedewerkster | Albert Heijn | 2008 | 2011',
    ]);
    expect(cv.workExperiences[0]?.text).toBe('Ik geef er voorlichting.');
    expect(schools(cv)).toEqual(['bachelor Verpleegkunde | Deltion College | 2014 | 2017']);
  });
  it('ENG-19 tell jobs and schooling (English)', () => {
    const text =
      "My name is Grace Wanjiru and I live in Limerick.\n\nFrom 2016 to 2020 I was a cleaner for Comfort Homes, visiting older people. Before that I worked as a teaching assistant at St Brigid's Primary School in Nairobi between 2012 and 2015.\n\nIn 2016 I completed a Diploma in Healthcare Support at Limerick College of Further Education. I hold a manual handling certificate and a full B licence.";
    const cv = parser.parseCv({ language: 'ENG', text });
    expect(jobs(cv)).toEqual([
      'cleaner | Comfort Homes | 2016 | 2020',
      "teaching assistant | St Brigid's Primary School | 2012 | 2015",
    ]);
    expect(schools(cv)).toEqual(['Diploma Healthcare Support | Limerick College of Further Education | null | 2016']);
  });
  it('ENG-19 tell jobs and schooling (French)', () => {
    const text =
      "Je suis chauffeur poids lourd chez Transports Vandamme depuis mars 2018. Avant cela, entre 2010 et 2012, j'ai travaillé comme manœuvre chez Toitures Lambert à Gosselies.\n\nJ'ai obtenu en 2009 mon baccalauréat scientifique à l'Institut Saint-Joseph de Charleroi.";
    const cv = parser.parseCv({ language: 'FRE', text });
    expect(jobs(cv)).toEqual([
      'chauffeur poids lourd | Transports Vandamme | 2018-03 | now',
      'manœuvre | Toitures Lambert | 2010 | 2012',
    ]);
    expect(schools(cv)).toEqual(['baccalauréat scientifique | Institut Saint-Joseph de Charleroi | null | 2009']);
  });
  it('ENG-19 tell jobs and schooling (Italian), also without a period when they name who employs', () => {
    const text =
      "Lavoro come elettricista presso Impianti Levante. Dal 2009 al 2011 ho fatto il cameriere al Ristorante Da Nicola per pagarmi la patente.\n\nNel 2009 ho conseguito il diploma di perito elettrotecnico all'Istituto Tecnico Panetti di Bari.";
    const cv = parser.parseCv({ language: 'ITA', text });
    expect(jobs(cv)).toEqual([
      'elettricista | Impianti Levante | null | ',
      'cameriere | Ristorante Da Nicola | 2009 | 2011',
    ]);
    expect(schools(cv)).toEqual(['diploma perito elettrotecnico | Istituto Tecnico Panetti di Bari | null | 2009']);
  });
  it('wishes and descriptions are no jobs', () => {
    const text =
      'I am looking for a job as a cleaner in Cork. I am a nurse with ten years of practice. I would like to work as a cook.';
    expect(parser.parseCv({ language: 'ENG', text }).workExperiences).toEqual([]);
  });
});

describe('headings in capitals on the line of their first entry', () => {
  it.each([
    [
      'DUT',
      'Jan Maes\nGent\n\nWERKERVARING 2011-2020 lasser bij Metalco\nOPLEIDING 2010 TSO mechanica',
      'lasser',
      'Metalco',
    ],
    [
      'FRE',
      'Léa Roux\nLyon\n\nEXPÉRIENCE 2011-2020 soudeur, Durand SARL\nFORMATION 2010 BTS mécanique',
      'soudeur',
      'Durand SARL',
    ],
    ['ENG', 'Ann Murphy\nCork\n\nEXPERIENCE Nurse, CUH, 2011 – 2020\nEDUCATION 2010 BSc Nursing', 'Nurse', 'CUH'],
    [
      'ITA',
      'Luca Neri\nAsti\n\nESPERIENZE 2011-2020 saldatore, Meccanica Srl\nFORMAZIONE 2010 Diploma di perito',
      'saldatore',
      'Meccanica Srl',
    ],
  ] as const)('ENG-19 %s: "%s"', (language, text, title, company) => {
    const cv = parser.parseCv({ language, text });
    expect(jobs(cv)).toEqual([`${title} | ${company} | 2011 | 2020`]);
    expect(cv.educations).toMatchObject([{ dateTo: '2010' }]);
  });

  it('but a name in capitals is none, and neither is one word of a title', () => {
    const text = 'Work experience\nCNC Operator, Acme, 2011 – 2020\nWORKS Manager, Beta, 2005 – 2011';
    expect(jobs(parser.parseCv({ language: 'ENG', text }))).toEqual([
      'CNC Operator | Acme | 2011 | 2020',
      'WORKS Manager | Beta | 2005 | 2011',
    ]);
  });
});
