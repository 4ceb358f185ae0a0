import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../../starter-parser.ts';

type Row = readonly (string | null)[];

function jobsOf(language: Language, text: string): readonly Row[] {
  return parser
    .parseCv({ language, text })
    .workExperiences.map(({ title, company, dateFrom, dateTo }) => [title, company, dateFrom, dateTo]);
}

function schoolsOf(language: Language, text: string): readonly Row[] {
  return parser
    .parseCv({ language, text })
    .educations.map(({ degree, field, institute, dateTo }) => [
      [degree, field].filter((part) => part !== null).join(' '),
      institute,
      dateTo,
    ]);
}

describe('ENG-18 layouts of CVs by testers who never saw the parser', () => {
  it.each<[Language, string, readonly Row[]]>([
    [
      'DUT',
      'LTS Metaal, Heerenveen, 1976-1980\nLeerlingstelsel Lasser, 1982\nKaderopleiding Werkmeester, ROC Friese Poort, 1999',
      [
        ['LTS Metaal', null, '1980'],
        ['Leerlingstelsel Lasser', null, '1982'],
        ['Kaderopleiding Werkmeester', 'ROC Friese Poort', '1999'],
      ],
    ],
    [
      'ITA',
      'Licenza media, Scuola Media Pascoli, 1979\nQualifica di saldatore, IPSIA Galilei, 1980-1982',
      [
        ['Licenza media', 'Scuola Media Pascoli', '1979'],
        ['Qualifica saldatore', 'IPSIA Galilei', '1982'],
      ],
    ],
  ])('a paragraph of diplomas below jobs without a heading is schooling: %s', (language, diplomas, expected) => {
    const text = [
      'Jan Maas',
      '',
      '1984-1999 lasser bij Staalbouw Van der Veen',
      '1999-2020 lasser bij Meurs',
      '',
      diplomas,
    ];
    expect(schoolsOf(language, text.join('\n'))).toEqual(expected);
    expect(jobsOf(language, text.join('\n')).map(([, , from]) => from)).toEqual(['1984', '1999']);
  });

  it('dates that stand at the left of the second column leave a page of two columns', () => {
    const page = [
      'MARIANNE BOON',
      'Docent wiskunde',
      '',
      'Contact                 Loopbaan',
      'Hoge Weg 14             2011 - heden     Docent wiskunde',
      '2312 KH Leiden                           Stedelijk Lyceum Leiden',
      '06 12345678             2000 - 2011      Docent natuurkunde',
      '                                         Rijnlands College',
      'Talen                                    Mentor bovenbouw',
      'Nederlands',
      'Engels                  Opleidingen',
      'Frans                   1995 - 2000      Master wiskunde',
      '                                         Universiteit Leiden',
      'Vrije tijd              1989 - 1995      Gymnasium bèta',
      'Schaatsen                                Christelijk College Zeist',
    ].join('\n');
    expect(jobsOf('DUT', page)).toEqual([
      ['Docent wiskunde', 'Stedelijk Lyceum Leiden', '2011', null],
      ['Docent natuurkunde', 'Rijnlands College', '2000', '2011'],
    ]);
    expect(schoolsOf('DUT', page)).toEqual([
      ['Master wiskunde', 'Universiteit Leiden', '2000'],
      ['Gymnasium bèta', 'Christelijk College Zeist', '1995'],
    ]);
    expect(parser.parseCv({ language: 'DUT', text: page }).residence?.name).toBe('Leiden');
  });

  it.each<[Language, string, string, string, string | null]>([
    ['ITA', 'Esperienze', 'a.s. 2014/2015 – oggi', '2014', null],
    ['ITA', 'Esperienze', 'a.s. 2011/2012 – 2013/2014', '2011', '2014'],
    ['DUT', 'Ervaring', 'schooljaar 2011/2012 - 2013/2014', '2011', '2014'],
    ['FRE', 'Expériences', '2011/2012 – 2013/2014', '2011', '2014'],
    ['ENG', 'Experience', '2011/2012 - 2013/2014', '2011', '2014'],
    // the twin: one school year is a period of its own
    ['ENG', 'Experience', '2011/2012', '2011', '2012'],
  ])('from a school year to another or until today: %s %s %s', (language, heading, period, from, to) => {
    const [job] = jobsOf(language, `Eva Rossi\n\n${heading}\n${period}\tInsegnante, Liceo Volta`);
    expect(job?.slice(2)).toEqual([from, to]);
  });

  it('a list of schools is read though a sentence with a year follows it', () => {
    const text = [
      'Daan Maas',
      '',
      'School',
      '* Hogeschool Utrecht, Bedrijfskunde, 2024 - nu',
      '* Havo, Vondel Lyceum, 2019-2024',
      '',
      'Waar ik van houd',
      'Tappen en koken (sociale hygiëne gehaald in 2025)',
    ].join('\n');
    expect(schoolsOf('DUT', text).slice(0, 2)).toEqual([
      ['Bedrijfskunde', 'Hogeschool Utrecht', null],
      ['Havo', 'Vondel Lyceum', '2024'],
    ]);
  });

  it('a job or study alone above labels that name neither is the entry they belong to', () => {
    const text = [
      'Werkervaring',
      'Buschauffeur openbaar vervoer',
      'Werkgever: Keolis, Almere',
      'Periode: 12-2017 t/m 12-2023',
      '',
      'Taxichauffeur',
      'Werkgever: Taxi Oost, Almere',
      'Periode: 04-2012 t/m 11-2017',
      '',
      'Opleidingen',
      'Beveiliger niveau 2',
      'Instituut: ROC Amstelland',
      'Niveau: MBO 2    Diploma: ja    Periode: 2004 - 2005',
      '',
      'LTS Autotechniek',
      'Instituut: Radulphus College',
      'Niveau: VMBO    Diploma: nee    Periode: 1994 - 1998',
    ].join('\n');
    expect(jobsOf('DUT', text)).toEqual([
      ['Buschauffeur openbaar vervoer', 'Keolis', '2017-12', '2023-12'],
      ['Taxichauffeur', 'Taxi Oost', '2012-04', '2017-11'],
    ]);
    expect(schoolsOf('DUT', text)).toEqual([
      ['Beveiliger niveau 2', 'ROC Amstelland', '2005'],
      ['LTS Autotechniek', 'Radulphus College', '1998'],
    ]);
  });

  it.each<[Language, string]>([
    ['ITA', 'Ruolo: Animatrice\nAzienda: Villaggio Aurora\nInizio: 06/2023   Fine: 09/2023'],
    ['ENG', 'Position: Animator\nCompany: Villaggio Aurora\nStart date: 06/2023   End date: 09/2023'],
    ['FRE', 'Poste : Animatrice\nEmployeur : Villaggio Aurora\nDébut : 06/2023   Fin : 09/2023'],
    ['DUT', 'Functie: Animator\nWerkgever: Villaggio Aurora\nBegindatum: 06/2023   Einddatum: 09/2023'],
  ])('begin and end of an export stand behind their labels: %s', (language, entry) => {
    const heading = { ITA: 'Esperienze', ENG: 'Experience', FRE: 'Expériences', DUT: 'Werkervaring' }[language];
    const again = entry.replace('2023   ', '2021   ').replace('09/2023', '09/2021').replace('Aurora', 'Marina');
    const jobs = jobsOf(language, `${heading}\n${entry}\n\n${again}`);
    expect(jobs.map(([, company, from, to]) => [company, from, to])).toEqual([
      ['Villaggio Aurora', '2023-06', '2023-09'],
      ['Villaggio Marina', '2021-06', '2021-09'],
    ]);
  });

  it('headings behind a sign and periods that end a sentence', () => {
    const text = [
      'Samir Haddad',
      '',
      '> Expérience',
      '- Restaurant du Port, cuisinier de avril 2019 à juin 2024. Grillades, pâtes, mise en place et commandes.',
      '- Hôtel Nassau, commis de janvier 2016 à mars 2019. Entrées froides, desserts et nettoyage de la cuisine.',
      '',
      '> Formation',
      "Bac pro Logistique à l'IUT de Nantes",
      '2012 - 2013',
    ].join('\n');
    expect(jobsOf('FRE', text).map(([title, , from, to]) => [title, from, to])).toEqual([
      ['cuisinier', '2019-04', '2024-06'],
      ['commis', '2016-01', '2019-03'],
    ]);
    expect(schoolsOf('FRE', text)).toEqual([['Bac pro Logistique', 'IUT de Nantes', '2013']]);
  });
});
