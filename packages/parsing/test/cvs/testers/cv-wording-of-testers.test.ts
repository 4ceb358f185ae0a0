import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../../starter-parser.ts';

const WORK: Readonly<Record<Language, string>> = {
  DUT: 'Werkervaring',
  ENG: 'Experience',
  FRE: 'Expériences',
  ITA: 'Esperienze',
};
const SCHOOL: Readonly<Record<Language, string>> = {
  DUT: 'Opleiding',
  ENG: 'Education',
  FRE: 'Formation',
  ITA: 'Istruzione',
};

function firstJob(language: Language, lines: string): readonly (string | null | undefined)[] {
  const [job] = parser.parseCv({ language, text: `Lia Maas\n\n${WORK[language]}\n${lines}` }).workExperiences;
  return [job?.title, job?.company, job?.dateFrom, job?.dateTo];
}

function firstSchool(language: Language, lines: string): readonly (string | null | undefined)[] {
  const [school] = parser.parseCv({ language, text: `Lia Maas\n\n${SCHOOL[language]}\n${lines}` }).educations;
  return [[school?.degree, school?.field].filter((part) => part != null).join(' '), school?.institute, school?.dateTo];
}

describe('ENG-18 wording of CVs by testers who never saw the parser', () => {
  it.each<[Language, string, readonly (string | null)[]]>([
    ['ENG', 'Courier / owner driver\nSwift Parcels Ltd\n2006 - 2010', ['Courier / owner driver', 'Swift Parcels Ltd']],
    [
      'DUT',
      'Lasser - monteerder\nStaalbouw Goossens BVBA\n2016 - 2020',
      ['Lasser - monteerder', 'Staalbouw Goossens BVBA'],
    ],
    ['DUT', '1992-1998    METSELAAR / PLOEGBAAS, Gebroeders Claes', ['METSELAAR / PLOEGBAAS', 'Gebroeders Claes']],
    [
      'ITA',
      '2019 – 2022\nGrand Hotel Sirena\nCommis di cucina, poi demi chef',
      ['Commis di cucina, poi demi chef', 'Grand Hotel Sirena'],
    ],
    ['ITA', '2014 - 2020 Ostetrica a tempo indeterminato, Ospedale di Lecco', ['Ostetrica', 'Ospedale di Lecco']],
    ['FRE', "De 1985 à 1994, j'ai été couturière chez Confection du Lac.", ['couturière', 'Confection du Lac']],
    // the twins: what a slash or a comma parts otherwise stays parted
    ['ENG', 'Cashier, Tesco\n2014 - 2016', ['Cashier', 'Tesco']],
    ['ENG', 'Smith Ltd, Austin, TX\nServer\n2012 - 2016', ['Server', 'Smith Ltd']],
  ])('one job of two names, without the verb and the terms around it: %s %s', (language, lines, expected) => {
    expect(firstJob(language, lines).slice(0, 2)).toEqual(expected);
  });

  it.each<[Language, string, readonly (string | null)[]]>([
    [
      'ITA',
      "Diploma di ragioneria conseguito nel 2002 presso l'ITC Barozzi",
      ['Diploma ragioneria', 'ITC Barozzi', '2002'],
    ],
    ['FRE', 'CAP couture, obtenu en 1985 au lycée Montaigne', ['CAP couture', 'lycée Montaigne', '1985']],
    ['ENG', 'ACCA, Kaplan Leeds, 2017', ['ACCA', 'Kaplan Leeds', '2017']],
    ['ENG', 'Matura, Liceum Handlowe\nGdynia, Poland\n2015 - 2018', ['Matura', 'Liceum Handlowe', '2018']],
    [
      'ENG',
      'Trinity Academy   2018 - 2023\nGCSEs: Maths 5, English 4, Science 4-4, Art 7, Geography 4, PE 6',
      ['GCSEs', 'Trinity Academy', '2023'],
    ],
    [
      'DUT',
      'HBO-ICT, Software Engineering\nFontys Hogeschool Eindhoven, 2014 – 2018',
      ['HBO ICT, Software Engineering', 'Fontys Hogeschool Eindhoven', '2018'],
    ],
    [
      'DUT',
      'Verworven kwalificatie\tDiploma Humane Wetenschappen\nNaam en type instelling\tInstituut Sint-Jan\nData\t2004 – 2010',
      ['Diploma Humane Wetenschappen', 'Instituut Sint-Jan', '2010'],
    ],
  ])('a study, its school and its year: %s %s', (language, lines, expected) => {
    const [study, school, year] = firstSchool(language, lines);
    expect([study?.replace('HBO-ICT', 'HBO ICT'), school, year]).toEqual(expected);
  });

  it.each<[Language, string]>([
    ['ITA', "Mi sono diplomato nel 2010 all'Istituto alberghiero Malaspina di Pesaro, con il massimo dei voti."],
    ['FRE', "J'ai obtenu un CAP de cuisinier en 2010 au lycée professionnel Malaspina, près de Nantes."],
  ])('a school with a small word before its name: %s', (language, sentence) => {
    const [school] = parser.parseCv({ language, text: `Lia Maas\n\n${sentence}` }).educations;
    expect(school?.institute).toContain('Malaspina');
  });

  it('a study and a job of one sentence, each with its period', () => {
    const text =
      "Lia Maas\n\nAprès un CAP de cuisinier obtenu en 1977 au CFA de Nantes, j'étais commis à l'Hôtel du Parc de 1978 à 1980.";
    const { workExperiences, educations } = parser.parseCv({ language: 'FRE', text });
    expect(workExperiences.map(({ title, dateFrom, dateTo }) => [title, dateFrom, dateTo])).toEqual([
      ['commis', '1978', '1980'],
    ]);
    expect(educations.map(({ degree, institute, dateTo }) => [degree, institute, dateTo])).toEqual([
      ['CAP', 'CFA de Nantes', '1977'],
    ]);
  });

  it.each<[Language, string, string | null]>([
    [
      'FRE',
      'Camille Perrin\nÉtudiante, recherche une alternance à partir de septembre 2027\n\nc.perrin@mail.example – 17 rue Foch, 21000 Dijon – Permis B',
      'Dijon',
    ],
    [
      'ENG',
      'E X P E R I E N C E\n\n2018 - 2020\nWaiter\nHotel Bristol\n\nAbout\nLiam Cross, Norwich, driving licence B',
      null,
    ],
    [
      'ENG',
      'Liam Cross\n\nExperience\n2018 - 2020\nWaiter\nHotel Bristol\n\nAbout\nLiam Cross, Norwich, driving licence B',
      null,
    ],
  ])('a home beside a wish, and none where only an employer names a place: %s', (language, text, home) => {
    expect(parser.parseCv({ language, text }).residence?.name ?? null).toBe(home);
  });

  it.each<[Language, string]>([
    ['DUT', '2021 - 2022: tussenjaar, gereisd door Azië'],
    ['ENG', '2021 - 2022: out of work, looking after my mother'],
    ['FRE', '2021 - 2022 : tour du monde'],
    ['ITA', '2021 - 2022: cassa integrazione'],
  ])('a time without a job is none: %s', (language, line) => {
    const jobs = parser.parseCv({ language, text: `Lia Maas\n\n${WORK[language]}\n${line}` }).workExperiences;
    expect(jobs).toEqual([]);
  });
});
