import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../../starter-parser.ts';

type Row = readonly (string | null)[];

function cvOf(language: Language, lines: readonly string[]) {
  return parser.parseCv({ language, text: ['Lia Maas', '', ...lines].join('\n') });
}

function jobsOf(language: Language, lines: readonly string[]): readonly Row[] {
  return cvOf(language, lines).workExperiences.map(({ title, company, dateFrom, dateTo }) => [
    title,
    company,
    dateFrom,
    dateTo,
  ]);
}

function schoolsOf(language: Language, lines: readonly string[]): readonly Row[] {
  return cvOf(language, lines).educations.map(({ degree, field, institute, dateTo }) => [
    [degree, field].filter((part) => part !== null).join(' '),
    institute,
    dateTo,
  ]);
}

describe('ENG-18 CVs by a tester who never saw the parser', () => {
  it('a European form with its values behind tabs is no page of two columns', () => {
    const form = [
      'INFORMAZIONI PERSONALI',
      'Indirizzo\tVia Garibaldi 41, 40121 Bologna',
      'Telefono\t347 5550182',
      'ESPERIENZA LAVORATIVA',
      '• Date (da – a)\tDa settembre 2016 a oggi',
      '• Nome e indirizzo del datore di lavoro\tStudio Zanotti, Bologna',
      '• Tipo di azienda o settore\tStudio professionale',
      '• Tipo di impiego\tImpiegata contabile',
      '• Date (da – a)\tDa marzo 2012 a agosto 2016',
      '• Nome e indirizzo del datore di lavoro\tCoop Alleanza 3.0, Casalecchio di Reno',
      '• Tipo di azienda o settore\tGrande distribuzione',
      '• Tipo di impiego\tAddetta ufficio fatturazione',
      'ISTRUZIONE E FORMAZIONE',
      '• Date (da – a)\t2003 – 2008',
      '• Nome e tipo di istituto di istruzione o formazione\tITC Rosa Luxemburg, Bologna',
      '• Qualifica conseguita\tDiploma di ragioneria',
    ];
    expect(jobsOf('ITA', form)).toEqual([
      ['Impiegata contabile', 'Studio Zanotti', '2016-09', null],
      ['Addetta ufficio fatturazione', 'Coop Alleanza 3.0', '2012-03', '2016-08'],
    ]);
    expect(schoolsOf('ITA', form)).toEqual([['Diploma ragioneria', 'ITC Rosa Luxemburg', '2008']]);
    expect(cvOf('ITA', form).residence?.name).toBe('Bologna');
  });

  it.each<[Language, string, string, string]>([
    ['FRE', 'Expériences', 'Serveuse, Crêperie du Canal', 'été 2024 et été 2025'],
    ['ITA', 'Esperienze', 'Cameriera, Lido Charleston', 'estate 2024, estate 2025'],
    ['ENG', 'Experience', 'Waitress, Harbour Grill', 'summer 2024 and 2025'],
    ['DUT', 'Werkervaring', 'Kelner, Strandpaviljoen Zuid', 'zomer 2024 en zomer 2025'],
  ])('%s: several seasons are of one job', (language, heading, job, dates) => {
    expect(jobsOf(language, [heading, job, dates])).toEqual([[...job.split(', '), '2024', '2025']]);
  });

  it('a month alone on its line dates the job above it, also behind another job', () => {
    const lines = [
      'Expériences',
      'Baby-sitter, Les Lutins',
      '2022 – 2024',
      'Vendangeuse, Domaine de Brin',
      'juin 2023',
    ];
    expect(jobsOf('FRE', lines)[1]).toEqual(['Vendangeuse', 'Domaine de Brin', '2023-06', '2023-06']);
  });

  it.each([
    ['2018 à 2025 Agent d’entretien société ONET', 'Agent d’entretien', 'société ONET'],
    ['2016 à 2018 Femme de chambre hôtel Ibis', 'Femme de chambre', 'hôtel Ibis'],
  ])('a word for a firm and its name stand behind a trade: %s', (line, title, company) => {
    expect(jobsOf('FRE', ['Expérience', line]).map(([job, firm]) => [job, firm])).toEqual([[title, company]]);
  });

  it('people who are counted are no employer', () => {
    const line = 'Plantmanager, Aurubis Olen (2009-2025). Verantwoordelijk voor 210 medewerkers en budget.';
    const next = 'Productieleider, Umicore Hoboken (1998-2009).';
    expect(jobsOf('DUT', ['Loopbaan', line, next]).map(([, firm]) => firm)).toEqual([
      'Aurubis Olen',
      'Umicore Hoboken',
    ]);
  });

  it.each<[Language, string, string, string, string]>([
    ['FRE', 'Formation', '2008 CAP cuisine lycée hôtelier de Dinard', 'CAP cuisine', 'lycée hôtelier de Dinard'],
    ['FRE', 'Formation', '2008 BEPC collège Sainte-Marie Conakry', 'BEPC', 'collège Sainte-Marie Conakry'],
    ['DUT', 'Opleiding', '2008 Bachelor hogeschool Gent', 'Bachelor', 'hogeschool Gent'],
  ])('%s %s: a school stands behind a degree: %s', (language, heading, line, study, school) => {
    expect(schoolsOf(language, [heading, line])).toEqual([[study, school, '2008']]);
  });

  it('a line that ends with a comma goes on at the dates below it', () => {
    const lines = [
      'Education',
      'BA History, Leeds University, 2013',
      'BSc Accounting (2:1), Leeds Beckett University,',
      '2009 - 2012',
      'A Levels: Economics, Maths,',
      'Notre Dame Sixth Form College, 2008',
    ];
    expect(schoolsOf('ENG', lines)).toEqual([
      ['BA History', 'Leeds University', '2013'],
      ['BSc Accounting', 'Leeds Beckett University', '2012'],
      ['A Levels Economics, Maths', 'Notre Dame Sixth Form College', '2008'],
    ]);
  });

  it.each<[Language, string, string]>([
    ['ITA', 'Via Roma 12, Prato', 'Prato'],
    ['ITA', 'Via Roma 12, Lucca', 'Lucca'],
    ['DUT', 'Kerkstraat 3, Oss', 'Oss'],
  ])(
    '%s: a town that is called as a product or as a trade of another language is a home: %s',
    (language, line, town) => {
      expect(cvOf(language, [line, '']).residence?.name).toBe(town);
    },
  );

  it('boards that somebody sits on are no study', () => {
    const lines = [
      'Studies',
      '2001-2003 Master rechten, KU Leuven',
      '',
      'Engagementen',
      'Voorzitter jeugd, sinds 2012',
    ];
    expect(schoolsOf('DUT', lines)).toHaveLength(1);
  });
});
