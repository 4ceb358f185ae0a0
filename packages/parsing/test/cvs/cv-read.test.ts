import { describe, expect, it } from 'vitest';
import type { ParsedCv } from '../../src/index.ts';
import { parser } from '../test-ontology.ts';

/** The jobs of a CV, one line each: title | company | from | to. */
function jobs(cv: ParsedCv): readonly string[] {
  return cv.workExperiences.map(
    ({ title, company, dateFrom, dateTo }) => `${title} | ${company} | ${dateFrom} | ${dateTo ?? 'now'}`,
  );
}

/** The schooling of a CV: degree / field | institute | from | to. */
function schools(cv: ParsedCv): readonly string[] {
  return cv.educations.map(
    ({ degree, field, institute, dateFrom, dateTo }) =>
      `${degree ?? ''} / ${field ?? ''} | ${institute} | ${dateFrom} | ${dateTo}`,
  );
}

describe('Dutch CVs', () => {
  it('ENG-19 reads dates above, titles before the employer, and schooling with degree and field', () => {
    const cv = parser.parseCv({
      language: 'DUT',
      text: [
        'Naam: Lien Verbeke',
        'Adres: Veldstraat 3 bus 4, 8800 Roeselare',
        '',
        'WERKERVARING',
        'aug. 2016 – heden',
        'Lasser, Metaal Desmet BV, Kortrijk',
        '• MIG-lassen van inox',
        '• tekeningen lezen',
        '03/2012 t/m 07/2016',
        'Magazijnier bij Colfridis',
        '',
        'OPLEIDING',
        '2006-2012 Bachelor in de houtkunde, Hogeschool Vives',
      ].join('\n'),
    });
    expect(cv.name?.text).toBe('Lien Verbeke');
    expect(cv.residence).toMatchObject({ name: 'Roeselare', postCode: '8800' });
    expect(jobs(cv)).toEqual([
      'Lasser | Metaal Desmet BV | 2016-08 | now',
      'Magazijnier | Colfridis | 2012-03 | 2016-07',
    ]);
    expect(cv.workExperiences[0]?.text).toBe('MIG-lassen van inox\n• tekeningen lezen');
    expect(schools(cv)).toEqual(['Bachelor / houtkunde | Hogeschool Vives | 2006 | 2012']);
  });
  it('reads the labels of a form in any order', () => {
    const cv = parser.parseCv({
      language: 'DUT',
      text: [
        'Werkervaring',
        'Functie: productiemedewerker',
        'Werkgever: Westvlees, Westrozebeke',
        'Periode: augustus 2016 tot en met heden',
        'Taken: versnijden en verpakken',
        '',
        'Functie: winkelbediende',
        'Werkgever: Aldi',
        'Periode: 2012 t/m 2016',
      ].join('\n'),
    });
    expect(jobs(cv)).toEqual([
      'productiemedewerker | Westvlees | 2016-08 | now',
      'winkelbediende | Aldi | 2012 | 2016',
    ]);
    expect(cv.workExperiences[0]?.text).toBe('versnijden en verpakken');
  });
  it('reads titles and employers that nobody knows, by their order in the same CV', () => {
    const cv = parser.parseCv({
      language: 'DUT',
      text: 'Bram Vos\nUtrecht\n\nWerkervaring\nVlinderwachter\nKwikstaart\nsep 2018 - heden\n\nDroomweger\nMorgenrood\njan 2015 - aug 2018',
    });
    expect(jobs(cv)).toEqual([
      'Vlinderwachter | Kwikstaart | 2018-09 | now',
      'Droomweger | Morgenrood | 2015-01 | 2018-08',
    ]);
  });
  it('reads a CV that was pasted as one line', () => {
    const cv = parser.parseCv({
      language: 'DUT',
      text:
        'CURRICULUM VITAE Kevin Baert, 9100 Sint-Niklaas PROFIEL Werklustige man met ervaring in grote magazijnen. WERKERVARING ' +
        '04/2018 – heden Magazijnier, Nordgoods Logistics, Temse • containers lossen • goederen inboeken 09/2015 – 03/2018 ' +
        'Lasser bij Metaal Desmet OPLEIDING 2008 – 2014 TSO Handel, Sint-Carolus, Sint-Niklaas TALEN Nederlands: moedertaal',
    });
    expect(jobs(cv)).toEqual([
      'Magazijnier | Nordgoods Logistics | 2018-04 | now',
      'Lasser | Metaal Desmet | 2015-09 | 2018-03',
    ]);
    expect(schools(cv)).toEqual(['TSO / Handel | Sint-Carolus | 2008 | 2014']);
  });
});

describe('French CVs', () => {
  it('ENG-19 reads dates at the right, employers first and what lasts', () => {
    const cv = parser.parseCv({
      language: 'FRE',
      text: [
        'Nadia Benali — 4000 Liège — nadia@exemple.be',
        '',
        'PARCOURS PROFESSIONNEL',
        'Clinique Sainte-Rosalie, Liège\tsept. 2020 à ce jour',
        'Infirmière',
        '- gestion des stocks',
        'EHPAD Les Tilleuls\tmars 2016 – août 2020',
        'Aide-soignante',
        '',
        'ÉTUDES',
        'Bachelier en soins infirmiers, Haute École de la Meuse\t2012 – 2015',
        'CESS, Athénée royal de Seraing (2012)',
      ].join('\n'),
    });
    expect(cv.residence).toMatchObject({ name: 'Liège', postCode: '4000' });
    expect(jobs(cv)).toEqual([
      'Infirmière | Clinique Sainte-Rosalie | 2020-09 | now',
      'Aide-soignante | EHPAD Les Tilleuls | 2016-03 | 2020-08',
    ]);
    expect(schools(cv)).toEqual([
      'Bachelier / soins infirmiers | Haute École de la Meuse | 2012 | 2015',
      'CESS /  | Athénée royal de Seraing | null | 2012',
    ]);
  });
  it('reads "depuis", seasons and a year for both months', () => {
    const cv = parser.parseCv({
      language: 'FRE',
      text: 'Expériences\nDepuis 2018 : soudeur chez Gillet SA\nfévrier – juin 2017 : magasinier, Brico Plus, Namur\nÉté 2015 : serveur, Camping du Lac',
    });
    expect(jobs(cv)).toEqual([
      'soudeur | Gillet SA | 2018 | now',
      'magasinier | Brico Plus | 2017-02 | 2017-06',
      'serveur | Camping du Lac | 2015 | 2015',
    ]);
  });
  it('takes refreshers and lists of certificates for no education', () => {
    const cv = parser.parseCv({
      language: 'FRE',
      text: 'FORMATION\n2013 : CAP Logistique, Lycée Moulin\n2021 : recyclage CACES, SST\nAgrément gaz (2014), certificat frigoriste (2022)',
    });
    expect(schools(cv)).toEqual(['CAP / Logistique | Lycée Moulin | null | 2013']);
  });
});

describe('English CVs', () => {
  it('ENG-19 reads markdown, days in dates and short years', () => {
    const cv = parser.parseCv({
      language: 'ENG',
      text: [
        "# Jane O'Neill",
        '**Location:** Cork, Ireland',
        '',
        '## Experience',
        '**Account Manager** | *Acme Ltd* | 15 Jan 2018 to present',
        '- 2019: salesperson of the year',
        '',
        '**Sales Executive** at Globex, 2014-03-01 – 2017-12-31',
        '',
        "**Clerk**, Initech (Jan '12 – Dec '13)",
        '',
        '## Education',
        'BSc in Economics, University College Cork, 2010 - 2013',
      ].join('\n'),
    });
    expect(cv.name?.text).toBe("Jane O'Neill");
    expect(cv.residence?.place.name).toBe('Cork');
    expect(jobs(cv)).toEqual([
      'Account Manager | Acme Ltd | 2018-01 | now',
      'Sales Executive | Globex | 2014-03 | 2017-12',
      'Clerk | Initech | 2012-01 | 2013-12',
    ]);
    expect(schools(cv)).toEqual(['BSc / Economics | University College Cork | 2010 | 2013']);
  });
  it('reads jobs without any heading, oldest first, and leaves a project inside a job in its text', () => {
    const cv = parser.parseCv({
      language: 'ENG',
      text: "Anna Kowalska\nDublin\n\n2010 - 2013 Waitress, Bewley's Ltd, Dublin\n2013 - now Nurse, Mercy Hospital\nWard project (2015-2016): new rosters",
    });
    expect(jobs(cv)).toEqual(["Waitress | Bewley's Ltd | 2010 | 2013", 'Nurse | Mercy Hospital | 2013 | now']);
    expect(cv.workExperiences[1]?.text).toContain('new rosters');
  });
});

describe('Italian CVs', () => {
  it('ENG-19 reads "da … a oggi", employers above titles and the home behind "residente a"', () => {
    const cv = parser.parseCv({
      language: 'ITA',
      text: [
        'Luca Ferri',
        'nato a Modena il 12/05/1990, residente a Bologna',
        '',
        'Esperienze lavorative',
        'da marzo 2018 a oggi',
        'Metalbrianza Srl, Monza',
        'Saldatore',
        '- saldatura TIG',
        '2012 - 2018',
        'Officine Belotti, Brescia',
        'Magazziniere',
        '',
        'Istruzione',
        'Diploma di perito meccanico, ITIS Galvani, 01.09.2005 – 30.06.2010',
      ].join('\n'),
    });
    expect(cv.residence?.place.name).toBe('Bologna');
    expect(jobs(cv)).toEqual([
      'Saldatore | Metalbrianza Srl | 2018-03 | now',
      'Magazziniere | Officine Belotti | 2012 | 2018',
    ]);
    expect(schools(cv)).toEqual(['Diploma / perito meccanico | ITIS Galvani | 2005-09 | 2010-06']);
  });
  it('reads the Europass form', () => {
    const cv = parser.parseCv({
      language: 'ITA',
      text: [
        'ESPERIENZA LAVORATIVA',
        '• Date (da – a)\tMarzo 2017 – oggi',
        '• Nome e indirizzo del datore di lavoro\tRossi Impianti Srl, Bergamo',
        '• Tipo di impiego\tElettricista',
        '• Principali mansioni e responsabilità\tCablaggio quadri',
      ].join('\n'),
    });
    expect(jobs(cv)).toEqual(['Elettricista | Rossi Impianti Srl | 2017-03 | now']);
    expect(cv.workExperiences[0]?.text).toBe('Cablaggio quadri');
  });
});

describe('any CV', () => {
  it('detects the language and reads headings of another one', () => {
    const cv = parser.parseCv({
      text: 'Giulia Trevisan\nMilano\n\nWork experience\ngiu 2022 – oggi\nFluxa Energia, Milano — Contabile\nTengo la contabilità dei clienti e preparo i bilanci.',
    });
    expect(cv.language).toBe('ITA');
    expect(jobs(cv)).toEqual(['Contabile | Fluxa Energia | 2022-06 | now']);
  });
  it('reads lists of HTML as lines', () => {
    const cv = parser.parseCv({
      language: 'ENG',
      text: '<h2>Experience</h2><ul><li>2019 - 2023: Welder at Alstom Ltd</li><li>2015 - 2019: Cook, Inn on the Lake</li></ul>',
    });
    expect(jobs(cv)).toEqual(['Welder | Alstom Ltd | 2019 | 2023', 'Cook | Inn on the Lake | 2015 | 2019']);
  });
  it("takes neither an employer's town nor the place of birth for the home", () => {
    const text = 'Jan Smit\ngeboren te Brugge\n\nWerkervaring\n2019 - heden Lasser, Firma NV, 9000 Gent';
    expect(parser.parseCv({ language: 'DUT', text }).residence).toBeNull();
  });
  it('DET-05 tells the characters of every part', () => {
    const text =
      'Werkervaring\n2019 – 2021 Lasser bij Firma NV\n- TIG-lassen\n\nOpleiding\n2012 Bachelor chemie, Hogeschool Gent';
    const { workExperiences, educations } = parser.parseCv({ language: 'DUT', text });
    const parts = [...workExperiences, ...educations].flatMap(({ spans }) =>
      Object.entries(spans).map(([name, { start, end }]) => `${name}: ${text.slice(start, end)}`),
    );
    expect(parts).toEqual([
      'title: Lasser',
      'company: Firma NV',
      'text: TIG-lassen',
      'dates: 2019 – 2021',
      'degree: Bachelor',
      'field: chemie',
      'institute: Hogeschool Gent',
      'dates: 2012',
    ]);
  });
  it('finds nothing where nothing is told', () => {
    const cv = parser.parseCv({ language: 'DUT', text: 'Ik zoek werk en heb rijbewijs C.' });
    expect(cv).toMatchObject({ name: null, residence: null, workExperiences: [], educations: [] });
  });
});
