import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

type Row = readonly (string | null)[];

function cvOf(language: Language, text: string) {
  return parser.parseCv({ language, text: text.replaceAll(' ⏎ ', '\n').replaceAll('⏎', '\n') });
}

function jobsOf(language: Language, text: string): readonly Row[] {
  return cvOf(language, text).workExperiences.map(({ title, company, dateFrom, dateTo }) => [
    title,
    company,
    dateFrom,
    dateTo,
  ]);
}

function schoolsOf(language: Language, text: string): readonly Row[] {
  return cvOf(language, text).educations.map(({ degree, field, institute, dateFrom, dateTo }) => [
    [degree, field].filter((part) => part !== null).join(' '),
    institute,
    dateFrom,
    dateTo,
  ]);
}

/** The words of forms in each language. */
const FORMS = {
  DUT: { heading: 'Opleiding', dates: 'Periode', study: 'Studie', school: 'School', from: 'Van', to: 'Tot' },
  FRE: { heading: 'Formation', dates: 'Dates', study: 'Diplôme', school: 'École', from: 'De', to: 'À' },
  ENG: { heading: 'Education', dates: 'Dates', study: 'Course', school: 'School', from: 'From', to: 'To' },
  ITA: { heading: 'Istruzione', dates: 'Periodo', study: 'Titolo', school: 'Istituto', from: 'Dal', to: 'Al' },
} as const;
const LANGUAGES = ['DUT', 'FRE', 'ENG', 'ITA'] as const;
const STUDIES = [
  ['Kantklossen', 'Brugse Kring', '2012', '2014'],
  ['Manden vlechten', 'Zwin', '2008', '2012'],
] as const;

describe('ENG-18 the shape of a part of a CV', () => {
  it.each<[Language, string, string, string, string]>([
    ['DUT', 'Werkervaring', 'Bakkerij Dekkers ⏎ Verkoper', 'NAM', 'Onderhoud van pompen'],
    ['FRE', 'Expérience', 'Boulangerie Lemaire ⏎ Vendeuse', 'XYZ', 'Nettoyage de vitres'],
    ['ENG', 'Employment', 'Harper Foods Ltd ⏎ Cashier', 'XYZ', 'Upkeep of pumps'],
    ['ITA', 'Esperienza', 'Panificio Donati ⏎ Commessa', 'XYZ', 'Pulizia di vetri'],
  ])('%s: what no word tells stands where the clear entries have it', (language, heading, clear, firm, title) => {
    const first = clear.replace(' ⏎ ', '    2019 - 2021 ⏎ ');
    const last = clear.replace(' ⏎ ', '    2012 - 2016 ⏎ ');
    const jobs = jobsOf(language, `${heading} ⏎  ⏎ ${first} ⏎ ${firm}    2016 - 2019 ⏎ ${title} ⏎ ${last}`);
    expect(jobs).toHaveLength(3);
    expect(jobs[1]).toEqual([title, firm, '2016', '2019']);
  });

  it('takes no sentence below the header for an employer where the others have theirs above', () => {
    const text =
      'Work experience ⏎  ⏎ Cashier    2019 - 2021 ⏎ Harper Foods Ltd ⏎ Served Mondays and Sundays. ⏎ ' +
      'Fitter    2016 - 2019 ⏎ Brill ⏎ Doors of the Harbour Hotel. ⏎ Baker    2012 - 2016 ⏎ Oakham Stores Ltd';
    expect(jobsOf('ENG', text).map(([title, company]) => [title, company])).toEqual([
      ['Cashier', 'Harper Foods Ltd'],
      ['Fitter', 'Brill'],
      ['Baker', 'Oakham Stores Ltd'],
    ]);
  });

  it.each<[Language, string]>([
    ['DUT', 'Werkervaring ⏎ - Kok sep 2019 - juni 2021 Zonnehof ⏎ - Bakker sep 2016 - juni 2019 Dekkers'],
    ['ENG', 'Work experience ⏎ - Cook Sept 2019 - June 2021 Harper ⏎ - Baker Sept 2016 - June 2019 Dale'],
  ])('%s: bullets stand before jobs when nearly all have a period in them', (language, text) => {
    expect(jobsOf(language, text)).toHaveLength(2);
  });

  it('but not when most of them are tasks', () => {
    const text =
      'Work experience ⏎ Cook, Harper Ltd, 2014 - 2021 ⏎ - menus ⏎ - stock ⏎ - moved in June 2016 - May 2018 to Dale ⏎ - rotas';
    expect(jobsOf('ENG', text)).toHaveLength(1);
  });

  it('reads "2007-12" as five years in a CV that writes "2012-17", and as a month elsewhere', () => {
    const job = (dates: string): string => `${dates} Kok, Hotel Zonnehof`;
    expect(jobsOf('DUT', `Werkervaring ⏎  ⏎ ${job('2012-17')} ⏎ ${job('2007-12')}`).map((row) => row.slice(2))).toEqual(
      [
        ['2012', '2017'],
        ['2007', '2012'],
      ],
    );
    expect(jobsOf('DUT', `Werkervaring ⏎  ⏎ ${job('2007-12')}`).map((row) => row.slice(2))).toEqual([
      ['2007-12', '2007-12'],
    ]);
  });
});

describe('ENG-18 forms and tables of a CV', () => {
  const expected = STUDIES.map((row) => [...row]);
  const written = (cells: (row: (typeof STUDIES)[number]) => string): string => STUDIES.map(cells).join(' ⏎ ');

  describe.each(LANGUAGES)('%s', (language) => {
    const { heading, dates, study, school, from, to } = FORMS[language];

    it.each<[string, readonly number[]]>([
      ['study first', [0, 1, 2]],
      ['school first', [1, 2, 0]],
      ['period first', [2, 0, 1]],
    ])('reads labels with the %s', (_, order) => {
      const lines = (row: (typeof STUDIES)[number]): string => {
        const all = [`${study}: ${row[0]}`, `${school}: ${row[1]}`, `${dates}: ${row[2]} - ${row[3]}`];
        return order.map((at) => all[at]).join(' ⏎ ');
      };
      expect(schoolsOf(language, `${heading} ⏎ ${written(lines)}`)).toEqual(expected);
    });

    it('reads labels above their values', () => {
      const lines = ([what, where, begin, end]: (typeof STUDIES)[number]): string =>
        `${school} ⏎ ${where} ⏎ ${study} ⏎ ${what} ⏎ ${dates} ⏎ ${begin} - ${end}`;
      expect(schoolsOf(language, `${heading} ⏎  ⏎ ${written(lines)}`)).toEqual(expected);
    });

    it.each([
      ['bars', ' | '],
      ['blanks', '      '],
    ])('reads a table that parts its columns by %s', (_, gap) => {
      const head = [from, to, school, study].join(gap);
      const rows = written(([what, where, begin, end]) => [begin, end, where, what].join(gap));
      expect(schoolsOf(language, `${heading} ⏎  ⏎ ${head} ⏎ ${rows}`)).toEqual(expected);
    });
  });

  it('reads what stands below a table without it', () => {
    const text =
      'Date | Position | Where ⏎ 2016 - 2020 | Baker | Dale Ltd ⏎  ⏎ 2010 - 2014 | NVQ Level 3 Baking, Leek College';
    expect(schoolsOf('ENG', text)).toEqual([['NVQ Level 3 Baking', 'Leek College', '2010', '2014']]);
  });

  it('takes one label above a line for a heading', () => {
    expect(schoolsOf('DUT', 'Opleiding ⏎ Bachelor Chemie ⏎ Hogeschool Leiden ⏎ 2010 - 2014')).toHaveLength(1);
  });

  it.each(['School: Zwin ⏎ ', 'School ⏎ Zwin ⏎ Studie ⏎ Weven ⏎ ', 'Van | Tot | School ⏎ 1 | 2 | 3 ⏎ '])(
    'reads 40,000 times %s in little time',
    (phrase) => {
      const start = performance.now();
      cvOf('DUT', `Opleiding ⏎ ${phrase.repeat(40_000)}`);
      expect(performance.now() - start).toBeLessThan(8_000);
    },
  );
});

const WORK = {
  DUT: 'Werk ⏎ 2016 - 2020 Kok, Hotel Zonnehof',
  FRE: 'Travail ⏎ 2016 - 2020 Cuisinier, Hôtel du Lac',
  ENG: 'Work ⏎ 2016 - 2020 Cook, Hotel Dover',
  ITA: 'Lavoro ⏎ 2016 - 2020 Cuoca, Hotel Miramare',
} as const;

function studied(language: keyof typeof WORK, lines: string): readonly Row[] {
  return schoolsOf(language, `${FORMS[language].heading} ⏎  ⏎ ${lines} ⏎  ⏎ ${WORK[language]}`);
}

describe('ENG-18 where a study begins and ends', () => {
  it.each<[keyof typeof WORK, string, string]>([
    ['ENG', '2014 - 2016  A levels: Maths, History, Leek College', 'A levels Maths, History'],
    ['DUT', '2014 - 2016  HAVO profiel: natuur & gezondheid, Etty College', 'HAVO profiel: natuur & gezondheid'],
    ['FRE', '2014 - 2016  Baccalauréat : option théâtre, Lycée Verlaine', 'Baccalauréat option théâtre'],
    ['ITA', '2014 - 2016  Diploma: perito agrario, Istituto Copernico', 'Diploma perito agrario'],
  ])('%s: goes on behind a colon (%s)', (language, line, study) => {
    expect(studied(language, line).map(([title]) => title)).toEqual([study]);
  });

  it.each<[keyof typeof WORK, string, string]>([
    ['DUT', 'ROC Leiden, Kapper, 2012 - 2014, diploma', 'Kapper'],
    ['FRE', 'Lycée Verlaine, 2012 - 2014, Coiffure, non terminé', 'Coiffure'],
    ['ENG', 'Leek College, Bakery, 2012 - 2014, in progress', 'Bakery'],
    ['ITA', '2012 - 2014, Liceo Copernico, Scienze applicate, votazione 85/100', 'Scienze applicate'],
  ])('%s: how it ended is no study (%s)', (language, line, study) => {
    expect(studied(language, line).map(([title]) => title)).toEqual([study]);
  });

  it.each<[keyof typeof WORK, string, string, string]>([
    ['FRE', '2010 - 2013 ⏎ Université de Metz Licence en chimie', 'Licence chimie', 'Université de Metz'],
    ['ENG', '2010 - 2013 ⏎ University of Leek Bachelor of Science', 'Bachelor of Science', 'University of Leek'],
  ])('%s: a degree with a capital stands behind its school (%s)', (language, lines, study, school) => {
    expect(studied(language, lines)).toEqual([[study, school, '2010', '2013']]);
  });

  it('but a diploma that is called after a school is one name', () => {
    expect(studied('ENG', '2010 - 2013, High School Diploma, Leek High School')[0]?.[0]).toBe('High School Diploma');
  });

  it.each<[keyof typeof WORK, string, string]>([
    ['ENG', '2014 - 2016  Diploma in Leadership for Health, Leek College', 'Diploma Leadership for Health'],
    ['ITA', '2014 - 2016  Laurea in Lingue per Turismo, Università di Siena', 'Laurea Lingue per Turismo'],
  ])('%s: "for" parts no study (%s)', (language, line, study) => {
    expect(studied(language, line)[0]?.[0]).toBe(study);
  });

  it('a year within the years of another study is a study too', () => {
    const lines =
      'Bachelor of Education, Leek University — 2010–2014 — 2:1 ⏎ Leaving Certificate, Dover School — 2010 — 480 points';
    expect(studied('ENG', lines)).toHaveLength(2);
  });
});

describe('ENG-18 headings and words that are not what they look like', () => {
  it.each<[Language, string, string]>([
    [
      'DUT',
      'Werkgeschiedenis ⏎  ⏎ Kok ⏎ Hotel Zonnehof ⏎ 2019 - 2021',
      'Genoten opleidingen ⏎  ⏎ Koksschool, 2014 - 2016',
    ],
    [
      'FRE',
      'Activités professionnelles ⏎  ⏎ Aide ⏎ Clinique Lilas ⏎ 2019 - 2021',
      'Diplômes obtenus ⏎  ⏎ CAP, Lycée Verlaine, 2016',
    ],
    [
      'ENG',
      'Clinical experience ⏎  ⏎ Carer ⏎ Harbour Home ⏎ 2019 - 2021',
      'Academic record ⏎  ⏎ HNC Care, Leek College, 2016',
    ],
    [
      'ITA',
      'Esperienza clinica ⏎  ⏎ Infermiera ⏎ Clinica Azzurra ⏎ 2019 - 2021',
      'Carriera scolastica ⏎  ⏎ Maturità, Liceo Volta, 2016',
    ],
  ])('%s: %s', (language, work, school) => {
    const cv = cvOf(language, `Lia Maas ⏎  ⏎ ${work} ⏎  ⏎ ${school}`);
    expect([cv.workExperiences.length, cv.educations.length]).toEqual([1, 1]);
  });

  it.each<[Language, string]>([
    ['ENG', 'Main activities and responsibilities: baking bread'],
    ['ITA', 'Principali mansioni e responsabilità: cuocere il pane ⏎ Titolo: Maturità scientifica, Liceo Volta, 2010'],
    ['DUT', 'Referentienummer cv 42    Laatst gewijzigd: 14-01-2024 ⏎  ⏎ Mobiel: 0634120965 ⏎ Rijbewijs: B'],
  ])('%s: a label of a form is no quality of a person', (language, text) => {
    const cvText = `Profiel van Lia Maas ⏎ ${text}`.replaceAll(' ⏎ ', '\n');
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-27' });
    expect(document.matchProfile?.aspects?.softSkills).toBeUndefined();
  });

  it('what a label says elsewhere is one', () => {
    const cvText = 'Lia Maas\n\nEigenschappen: mobiel, stipt';
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language: 'DUT', cvText }, { today: '2026-11-27' });
    expect(JSON.stringify(document.matchProfile?.aspects?.softSkills)).toContain('mobiel zijn');
  });

  it('a trade that is called as a town is no home', () => {
    const text = 'Jean Petit – Maçon ⏎ Clermont-Ferrand ⏎  ⏎ Expérience ⏎ 2015 - 2020 : maçon, Bâti Plus';
    expect(cvOf('FRE', text).residence?.name).toBe('Clermont-Ferrand');
  });
});
