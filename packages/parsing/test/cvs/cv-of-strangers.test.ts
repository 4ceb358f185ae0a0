import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

interface Job {
  readonly title: string | null;
  readonly company: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

function cvOf(language: Language, lines: readonly string[]) {
  return parser.parseCv({ text: lines.join('\n'), language });
}

function jobsOf(language: Language, lines: readonly string[]): readonly Job[] {
  return cvOf(language, lines).workExperiences.map(({ title, company, dateFrom, dateTo }) => ({
    title,
    company,
    from: dateFrom,
    to: dateTo,
  }));
}

function schoolsOf(language: Language, lines: readonly string[]): readonly (readonly (string | null)[])[] {
  return cvOf(language, lines).educations.map(({ degree, field, institute, dateTo }) => [
    [degree, field].filter((part) => part !== null).join(' '),
    institute,
    dateTo,
  ]);
}

function conceptsOf(language: Language, text: string): readonly string[] {
  const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText: text }, { today: '2026-11-27' });
  return enrichment.evidence.map(({ conceptId }) => conceptId);
}

describe('ENG-18 periods of CVs as people write them', () => {
  it.each([['2019 – huidig'], ['maart 2019 tot nu toe'], ['2019 - Huidig']])('DUT: %s lasts', (period) => {
    expect(jobsOf('DUT', ['Werkervaring', '', 'Kapper', 'Salon Minke, Zeist', period])).toMatchObject([
      { title: 'Kapper', company: 'Salon Minke', to: null },
    ]);
  });

  it.each<[Language, string, string, string, string]>([
    ['DUT', 'Werkervaring', 'Kassier - Bakkerij Dekkers - Gent', 'Kassier', 'Bakkerij Dekkers'],
    ['FRE', 'Expérience', 'Caissière - Boulangerie Lemaire - Namur', 'Caissière', 'Boulangerie Lemaire'],
    ['ENG', 'Employment', 'Cashier - Harper Foods Ltd - Leeds', 'Cashier', 'Harper Foods Ltd'],
    ['ITA', 'Esperienze', 'Cassiera - Panificio Donati - Lecco', 'Cassiera', 'Panificio Donati'],
  ])('%s: a year alone before a column begins a job (%s)', (language, heading, line, title, company) => {
    expect(jobsOf(language, [heading, '', `2014 - 2016\t${line}`, `2012\t${line}`])).toEqual([
      { title, company, from: '2014', to: '2016' },
      { title, company, from: '2012', to: '2012' },
    ]);
  });

  it('but a year inside a line begins none', () => {
    const lines = ['Employment', '', '2014 - 2016\tCashier - Harper Foods Ltd', 'In 2015 the best of the shop'];
    expect(jobsOf('ENG', lines)).toHaveLength(1);
  });

  it('but behind a title alone it names the firm', () => {
    const [job] = jobsOf('DUT', ['Werkervaring', '- Kok (2019–2021): Restaurant Lindenhof']);
    expect(job).toMatchObject({ title: 'Kok', company: 'Restaurant Lindenhof' });
  });

  it.each<[Language, string, string]>([
    ['DUT', 'Werkervaring', '- Kiosk Ooms — Teamleider winkel (2020–2025): team van 4, 300 klanten per dag'],
    ['FRE', 'Expérience', '- Kiosque Oger — Responsable de magasin (2020–2025) : équipe de 4, 300 clients par jour'],
    ['ENG', 'Employment', '- Kiosk Owen — Store Manager (2020–2025): team of 4, 300 customers a day'],
    ['ITA', 'Esperienze', '- Chiosco Orsi — Responsabile di negozio (2020–2025): squadra di 4, 300 clienti al giorno'],
  ])('%s: what a colon parts from the dates is told of the job', (language, heading, line) => {
    const [job] = jobsOf(language, [heading, line]);
    const [company = '', title = ''] = line.slice(2).split(/ — | \(/);
    expect(job).toEqual({ title, company, from: '2020', to: '2025' });
  });
});

describe('ENG-18 title and employer with little between them', () => {
  it.each<[Language, string, string, string, string]>([
    ['FRE', 'Expérience', '2017 - 2019 Vendeuse à La Ronde des Pains', 'Vendeuse', 'La Ronde des Pains'],
    [
      'FRE',
      'Expérience',
      '2017 - 2019 Assistant comptable stagiaire à BELCOMPTA',
      'Assistant comptable stagiaire',
      'BELCOMPTA',
    ],
    ['ITA', 'Esperienze', '2017 - 2019 Cuoca alla Locanda del Borgo', 'Cuoca', 'Locanda del Borgo'],
    ['DUT', 'Werkervaring', '2017 - 2019 Kok in het Wapen van Oudeland', 'Kok', 'Wapen van Oudeland'],
  ])('%s: a name behind "at" of places (%s)', (language, heading, line, title, company) => {
    expect(jobsOf(language, [heading, line])).toEqual([{ title, company, from: '2017', to: '2019' }]);
  });

  it.each<[Language, string, string]>([
    ['FRE', 'Expérience', '2017 - 2019 Vendeuse à Namur'],
    ['FRE', 'Expérience', '2017 - 2019 Soleil à Bord'],
    ['FRE', 'Expérience', '2017 - 2019 Vendeuse au Service Clients'],
  ])('but no town and no department (%s: %s)', (language, heading, line) => {
    expect(jobsOf(language, [heading, line])[0]).toMatchObject({ title: line.slice(12), company: null });
  });

  it.each<[Language, string, string, string, string]>([
    ['FRE', 'Expérience', '2017 - 2019 Vendeur MEUBLERAMA', 'Vendeur', 'MEUBLERAMA'],
    ['DUT', 'Werkervaring', '2017 - 2019 Verkoper MEUBELHAL OOST', 'Verkoper', 'MEUBELHAL OOST'],
    ['ENG', 'Employment', '2017 - 2019 Cashier SHOPORAMA', 'Cashier', 'SHOPORAMA'],
    ['ITA', 'Esperienze', '2017 - 2019 Commessa MOBILANDIA', 'Commessa', 'MOBILANDIA'],
  ])('%s: a name in capitals behind a trade (%s)', (language, heading, line, title, company) => {
    expect(jobsOf(language, [heading, line])).toEqual([{ title, company, from: '2017', to: '2019' }]);
  });

  it.each<[Language, string, string]>([
    ['ENG', 'Employment', '2017 - 2019 Technician HVAC'],
    ['ENG', 'Employment', '2017 - 2019 Consultant SAP FICO'],
    ['FRE', 'Expérience', '2017 - 2019 VENDEUR AUTOMOBILE'],
  ])('but no abbreviation, and no title in capitals (%s: %s)', (language, heading, line) => {
    expect(jobsOf(language, [heading, line])[0]?.company).toBeNull();
  });

  it.each<[Language, string, string, string]>([
    ['DUT', 'Werkervaring', 'Zonneveld Verzekeringen (schadebehandelaar)', 'schadebehandelaar'],
    ['FRE', 'Expérience', 'Assurances Delmas (téléconseillère)', 'téléconseillère'],
    ['ENG', 'Employment', 'Harper Insurance Ltd (receptionist)', 'receptionist'],
    ['ITA', 'Esperienze', 'Assicurazioni Donati (centralinista)', 'centralinista'],
  ])('%s: the job in brackets behind the firm (%s)', (language, heading, line, title) => {
    const [job] = jobsOf(language, [heading, `2013 - 2018: ${line}`]);
    expect(job).toMatchObject({ title, company: line.split(' (')[0] });
  });

  it('but no note in brackets', () => {
    const [job] = jobsOf('ENG', ['Employment', '2013 - 2018: Northgate (moved abroad)']);
    expect(job?.title).not.toBe('moved abroad');
  });

  it.each<[Language, string, readonly string[], string]>([
    ['DUT', 'Werkervaring', ['Dagbladhuis', 'Rotterdam', 'Kassier'], 'Kassier'],
    ['FRE', 'Expérience', ['Presse Duval', 'Lyon', 'Caissière'], 'Caissière'],
    ['ENG', 'Employment', ['Northgate Papers', 'Leeds', 'Cashier'], 'Cashier'],
    ['ITA', 'Esperienze', ['Edicola Donati', 'Torino', 'Cassiera'], 'Cassiera'],
  ])('%s: a town on a line of its own between the firm and the job', (language, heading, lines, title) => {
    const [firm = '', ...below] = lines;
    const [job] = jobsOf(language, [heading, '', `2015 – 2019\t${firm}`, ...below, '• x', '• y']);
    expect(job).toMatchObject({ title, company: firm });
  });
});

describe('ENG-18 schooling among jobs and jobs among schooling', () => {
  it.each<[Language, string, string, string]>([
    ['DUT', 'Werkervaring', 'Scholier', 'Sint-Jozefscollege'],
    ['FRE', 'Expérience', 'Étudiante', 'Université de Namur'],
    ['ENG', 'Employment', 'Student', 'Leeds City College'],
    ['ITA', 'Esperienze', 'Studentessa', 'Liceo Volta'],
  ])('%s: whoever was at school had no job there (%s %s)', (language, heading, title, school) => {
    const lines = [heading, '', title, school, '2012 - 2018'];
    expect(jobsOf(language, lines)).toEqual([]);
    expect(schoolsOf(language, lines)).toEqual([['', school, '2018']]);
  });

  it('but a student who assists has a job', () => {
    expect(jobsOf('ENG', ['Employment', '', 'Student assistant', 'Leeds City College', '2012 - 2018'])).toHaveLength(1);
  });

  it.each<[Language, readonly string[], string]>([
    ['FRE', ['Cursus', '', '2012-2015', 'BEP Commerce - Lycée Pasteur', '', '2016 – 2019', 'Vendeur'], 'Vendeur'],
    [
      'DUT',
      ['Opleiding', '', '2012-2015', 'Diploma handel - Sint-Jozefscollege', '', '2016 – 2019', 'Kassier'],
      'Kassier',
    ],
    ['ENG', ['Education', '', '2012-2015', 'BA History - Leeds University', '', '2016 – 2019', 'Cashier'], 'Cashier'],
    ['ITA', ['Studi', '', '2012-2015', 'Diploma - Liceo Volta', '', '2016 – 2019', 'Cassiera'], 'Cassiera'],
  ])('%s: a trade without a school below the only heading is a job', (language, lines, title) => {
    expect(jobsOf(language, lines)).toMatchObject([{ title, from: '2016', to: '2019' }]);
    expect(schoolsOf(language, lines)).toHaveLength(1);
  });

  it('but below a heading of schooling that names no school a trade was learnt', () => {
    const lines = ['Formation', '', '2016 – 2019', 'Vendeur', '', '2019 – 2020', 'Caissière'];
    expect(jobsOf('FRE', lines)).toEqual([]);
  });

  it('but what is learnt below the heading of schooling stays there beside one of work', () => {
    const lines = [
      'Formation',
      '',
      '2012-2015',
      'Lycée Pasteur',
      '',
      '2016 – 2019',
      'Vendeur',
      '',
      'Emplois',
      '',
      '2020 Vendeur',
    ];
    expect(jobsOf('FRE', lines).every(({ from }) => from !== '2016')).toBe(true);
  });

  it.each<[Language, readonly string[], string]>([
    [
      'DUT',
      ['Opleiding en behaalde diploma’s', 'Secundair', '2003-2006 Diploma boekhouden te Sint-Jozefscollege'],
      '2006',
    ],
    ['DUT', ['Behaalde diploma’s', '2003-2006 Diploma boekhouden, Sint-Jozefscollege'], '2006'],
  ])('%s: headings of diplomas', (language, lines, year) => {
    const read = schoolsOf(language, ['Werkervaring', '2010 - 2012 Kassier, Bakkerij Dekkers', '', ...lines]);
    expect(read.map(([, , to]) => to)).toEqual([year]);
  });

  it.each<[Language, string, string]>([
    ['DUT', 'Vakantiejob:', '2007 - 2008 Kassier, Bakkerij Dekkers'],
    ['FRE', 'Job étudiant :', '2007 - 2008 Caissière, Boulangerie Lemaire'],
    ['ENG', 'Summer jobs:', '2007 - 2008 Cashier, Harper Foods Ltd'],
    ['ITA', 'Lavori estivi:', '2007 - 2008 Cassiera, Panificio Donati'],
  ])('%s: "%s" heads jobs', (language, heading, line) => {
    expect(jobsOf(language, [heading, line])).toHaveLength(1);
  });

  it.each<[Language, string, string, string]>([
    ['DUT', 'Opleiding', '2009 - 2011 Bachelor boekhouden aan de Hogeschool West', 'Hogeschool West'],
    ['FRE', 'Formation', '2009 - 2011 Bachelier comptable à l’Institut Reine Paola', 'Institut Reine Paola'],
    ['ITA', 'Istruzione', '2009 - 2011 Diploma di ragioniere all’Istituto Rossini', 'Istituto Rossini'],
  ])('%s: a school behind "at" of places', (language, heading, line, school) => {
    expect(schoolsOf(language, [heading, line]).map(([, institute]) => institute)).toEqual([school]);
  });

  it('a year that is told twice on a line is one year', () => {
    const lines = ['Formation', 'BTS Tourisme, Lycée Pasteur (2019)', '2017 Baccalauréat, Lycée Zola (2017)'];
    expect(schoolsOf('FRE', lines).map(([, institute]) => institute)).toEqual(['Lycée Pasteur', 'Lycée Zola']);
  });

  it.each<[Language, string, string, string]>([
    ['DUT', 'Werkervaring', '2015 Kassier, Bakkerij Dekkers', 'Vrijwilliger'],
    ['FRE', 'Expérience', '2015 Caissière, Boulangerie Lemaire', 'Bénévole'],
    ['ENG', 'Employment', '2015 Cashier, Harper Foods Ltd', 'Volunteer'],
  ])('%s: a heading of voluntary work ends the jobs', (language, heading, job, volunteer) => {
    const lines = [heading, '', job, '', volunteer, '', '2011 - 2012 Rode Kruis, Croix-Rouge, Red Cross'];
    expect(jobsOf(language, lines)).toHaveLength(1);
  });
});

describe('ENG-18 what a CV says of no skill and of no home', () => {
  it.each<[Language, string]>([
    ['ITA', 'Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003 e dell’art. 13 GDPR.'],
    ['DUT', 'Ik geef toestemming voor de verwerking van mijn persoonsgegevens volgens de GDPR.'],
    ['FRE', 'J’autorise le traitement de mes données personnelles conformément au RGPD.'],
    ['ENG', 'I hereby consent to the processing of my personal data according to the GDPR.'],
  ])('%s: an agreement to being kept on file knows no law', (language, sentence) => {
    expect(conceptsOf(language, `Ana Lima\n\n${sentence}`)).not.toContain('gdpr');
  });

  it.each<[Language, string]>([
    ['ITA', 'Competenze\nconsulenza sul GDPR, contratti'],
    ['ENG', 'Skills\nadvice on the GDPR, contracts'],
  ])('but whoever advises on it does (%s)', (language, text) => {
    expect(conceptsOf(language, `Ana Lima\n\n${text}`)).toContain('gdpr');
  });

  it('"è stata" is no statistics program, Stata is', () => {
    expect(conceptsOf('ITA', 'Ana Lima\n\nÈ stata un’esperienza utile.')).not.toContain('stata');
    expect(conceptsOf('ITA', 'Ana Lima\n\nCompetenze\nAnalisi con Stata, SPSS')).toContain('stata');
  });

  it.each<[Language, string, string]>([
    ['DUT', '- Woon in Leiden, geboren in Suriname', 'Leiden'],
    ['FRE', '- Habite à Metz, née à Dakar', 'Metz'],
  ])('%s: a home that a note names without "I"', (language, line, home) => {
    expect(cvOf(language, ['Over mij', line, '', 'x']).residence?.name).toBe(home);
  });

  it('three capitals are what somebody does, not where', () => {
    expect(cvOf('DUT', ['Ana Lima', 'SEO · GEO · Content', 'Zwijndrecht, België']).residence?.name).toBe('Zwijndrecht');
  });
});
