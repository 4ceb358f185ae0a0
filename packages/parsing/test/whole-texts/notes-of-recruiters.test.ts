import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

const TODAY = '2026-11-25';

function candidate(language: Language, cvText: string) {
  const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: TODAY });
  return document.matchProfile?.aspects ?? {};
}

const labels = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((item: { label?: string }) => (item.label === undefined ? [] : [item.label]))
    : [];

describe('notes of an intake call', () => {
  it.each<readonly [Language, string, number]>([
    ['DUT', 'Lasser\nmin 3j erv, eigen wagen', 3],
    ['FRE', 'Soudeur\n3 ans xp mini, permis', 3],
    ['ENG', 'Welder\nmin 3 yrs exp, own tools', 3],
    ['ITA', 'Saldatore\nmin 3 anni esp, automunito', 3],
  ])('ENG-10f years are told in short (%s: %s)', (language, text, years) => {
    expect(aspectsOf(language, text, 'SENIORITY').map(({ value }) => value)).toEqual([years]);
  });

  it.each<readonly [Language, string, number, number]>([
    ['DUT', 'Lasser\n38u, 18,50/u + MC 8€', 18.5, 18.5],
    ['FRE', 'Soudeur\n38 h, 18,50 €/h + TR 9 €', 18.5, 18.5],
    ['ENG', 'Welder\n39 hrs, 26 - 28 ph, OT after that', 26, 28],
    ['ITA', 'Saldatore\n40h, 1700-1900 netti mese', 1700, 1900],
  ])('ENG-10e the wage is the one that is paid (%s: %s)', (language, text, low, high) => {
    const wages = aspectsOf(language, text, 'WAGE');
    expect(wages.map(({ originalLow, originalHigh }) => [originalLow, originalHigh])).toEqual([[low, high]]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Operator, in ploegen, 20% nachttoeslag'],
    ['FRE', 'Opérateur en équipes, 20 % de majoration'],
    ['ENG', 'Operator on shifts, 20% shift premium'],
    ['ITA', 'Operatore su turni, 20% di maggiorazione'],
  ])('ENG-10d what is paid more for a shift is no part of a week (%s: %s)', (language, text) => {
    expect(aspectsOf(language, text, 'WORKING_HOURS')).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'intake Vandamme, dinsdag\n\n2 lassers, regio Roeselare', 'welder'],
    ['FRE', 'appel client, mardi\n\n2 soudeurs, Namur', 'welder'],
    ['ENG', 'call with the client, Tuesday\n\n2 welders, Cork', 'welder'],
    ['ITA', 'appunti cliente, martedì\n\n2 saldatori, zona Parma', 'welder'],
  ])('ENG-10b so many people are the headline below the first line (%s: %s)', (language, text, id) => {
    expect(aspectsOf(language, text, 'JOB_FUNCTION').map(({ conceptId }) => conceptId)).toEqual([id]);
  });
  it('ENG-10b but a hundred of them are the staff of a house', () => {
    const text = 'Onze groep\n\n150 verpleegkundigen, artsen en koks op tien plaatsen.';
    expect(aspectsOf('DUT', text, 'JOB_FUNCTION')).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Kleine crèche zoekt hulp\nElke dinsdag en donderdag van 14.30 tot 18.30 uur.', 'PART_TIME'],
    ['FRE', 'Cherche nounou\nLundi, mardi et jeudi de 16h15 à 19h.', 'PART_TIME'],
    ['ENG', 'Nanny wanted\nMonday to Thursday, 1pm to 6.30pm.', 'PART_TIME'],
    ['ITA', 'Cercasi tata\nLunedì, martedì e giovedì dalle 16.00 alle 19.30.', 'PART_TIME'],
  ])('ENG-10d days and times of the clock are hours of a week (%s: %s)', (language, text, hours) => {
    expect(aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value)).toEqual([hours]);
  });
});

describe('a job that is named otherwise', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Hallo allemaal,\n\nHet gaat om een boekhouder die onze kmo-klanten opvolgt.', 'accountant'],
    ['FRE', "Bonjour à tous,\n\nIl s'agit d'un comptable qui suivra une dizaine de PME.", 'accountant'],
    ['ENG', 'Hi all,\n\nYou will learn the trade of roofer with us.', 'roofer'],
    ['FRE', "Bonjour à tous,\n\nIl s'agit d'un comptable qui suivra nos clients.", 'accountant'],
    ['ITA', 'Ciao a tutti,\n\nSi tratta di un contabile che segua i clienti.', 'accountant'],
    ['FRE', "COMMUNE DE NIVELLES\nEngagement d'un(e) ouvrier(ère) d'entretien polyvalent(e)", 'property-caretaker'],
  ])('ENG-10b is the job (%s: %s)', (language, text, id) => {
    expect(aspectsOf(language, text, 'JOB_FUNCTION').map(({ conceptId }) => conceptId)).toEqual([id]);
  });
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Orderpicker\n📍 Tongeren en Genk\n38u', ['Tongeren', 'Genk']],
    ['FRE', 'Préparateur de commandes\n📍 Blois et Orléans\n35h', ['Blois', 'Orléans']],
    ['ENG', 'Order picker\n📍 Leeds and Hull\n40 hrs', ['Leeds', 'Hull']],
    ['ITA', 'Addetto picking\n📍 Piacenza e Lodi\n40 ore', ['Piacenza', 'Lodi']],
  ])('ENG-10g a pin stands before where the work is (%s: %s)', (language, text, places) => {
    expect(aspectsOf(language, text, 'GEO').map(({ labels: [name] }) => name)).toEqual(places);
  });
});

describe('notes of an interview', () => {
  const NOTES: readonly (readonly [Language, string, string, number, number])[] = [
    [
      'DUT',
      'Kandidatenfiche\n\nlasser bij Steelcraft (2017 - nu)\nloon nu 3300, verwacht min. 3500 bruto\nwil voltijds, vast\nopzeg 2 mnd',
      'PERMANENT',
      3500,
      60,
    ],
    [
      'FRE',
      "FICHE CANDIDAT\n\nsoudeur chez Steelcraft (2017 - aujourd'hui)\nactuellement 2700, veut 2900 brut mini\ncherche CDI temps plein\npréavis 2 semaines",
      'PERMANENT',
      2900,
      14,
    ],
    [
      'ENG',
      'INTERVIEW NOTES\n\nwelder at Steelcraft (2017 - present)\ncurrently on £2,700 a month, wants £2,900 a month\nwants perm, full time\n2 wks notice',
      'PERMANENT',
      2900,
      14,
    ],
    [
      'ITA',
      'Scheda candidato\n\nsaldatore presso Steelcraft (2017 - oggi)\nstipendio: attualmente 1900, vuole 2100 netti\ncerca tempo pieno, indeterminato\npreavviso 15 gg',
      'PERMANENT',
      2100,
      15,
    ],
  ];
  it.each(NOTES)('ENG-19 tell what somebody else wants (%s)', (language, text, contract, wage, days) => {
    const aspects = candidate(language, text);
    expect(labels(aspects.workingHours?.value)).toEqual(['FULL_TIME']);
    expect(labels(aspects.contractTypes?.value)).toEqual([contract]);
    expect(aspects.wage?.value).toMatchObject({ from: wage });
    expect(aspects.availabilityAspect?.value).toMatchObject({ value: days });
    expect(parser.parseCv({ language, text }).name).toBeNull();
  });
});

describe('below the last job or school of a CV', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      '2018 - 2024 Magazijnier, Colruyt, Halle\n\nIk zoek een vaste voltijdse job, direct beschikbaar.\n\nfitness, voetbal',
      'fitness',
    ],
    [
      'FRE',
      '2018 - 2024 Magasinier, Colruyt, Halle\n\nJe cherche un CDI à temps plein, disponible de suite.\n\nfutsal, pêche',
      'futsal',
    ],
    [
      'ENG',
      '2018 - 2024 Warehouse operative, Tesco, Leeds\n\nLooking for a permanent full-time job, available now.\n\nfootball, fishing',
      'football',
    ],
    [
      'ITA',
      '2018 - 2024 Magazziniere, Coop, Parma\n\nCerco un contratto a tempo indeterminato, tempo pieno, disponibile subito.\n\ncalcio, pesca',
      'calcio',
    ],
  ])('ENG-19 a paragraph of wishes is no part of it (%s: %s)', (language, text, hobby) => {
    const aspects = candidate(language, text);
    expect(labels(aspects.workingHours?.value)).toEqual(['FULL_TIME']);
    expect(labels(aspects.contractTypes?.value)).toEqual(['PERMANENT']);
    expect(aspects.availabilityAspect?.value).toMatchObject({ value: 0 });
    const [job] = parser.parseCv({ language, text }).workExperiences;
    expect(job?.dateTo).toBe('2024');
    expect(job?.text ?? '').not.toContain(hobby);
  });
  it('ENG-18 a task about suppliers is', () => {
    const text =
      'Experience\n2018 - 2024 Buyer, Tesco, Leeds\n- looking for new suppliers\n- full-time contact of the sites';
    const [job] = parser.parseCv({ language: 'ENG', text }).workExperiences;
    expect(job?.text).toContain('looking for new suppliers');
  });
});

describe('a table of jobs', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'DUT',
      'Wie ben ik\nEen doorzetter.\n\nWanneer | Wat | Waar\n2019 - 2022 | kok | Hotel Lion, Haarlem',
      'kok',
      'Hotel Lion',
    ],
    [
      'FRE',
      'Profil\nSérieux.\n\nPériode | Poste | Entreprise\n2019 - 2022 | cuisinier | Hôtel Lion, Namur',
      'cuisinier',
      'Hôtel Lion',
    ],
    ['ENG', 'Profile\nReliable.\n\nWhen | What | Where\n2019 - 2022 | Cook | Lion Hotel, York', 'Cook', 'Lion Hotel'],
    [
      'ITA',
      'Profilo\nAffidabile.\n\nQuando | Cosa | Dove\n2019 - 2022 | cuoco | Hotel Leone, Parma',
      'cuoco',
      'Hotel Leone',
    ],
  ])('ENG-18 begins below the heads of its columns (%s: %s)', (language, text, title, company) => {
    const [job] = parser.parseCv({ language, text }).workExperiences;
    expect(job).toMatchObject({ title, dateFrom: '2019', dateTo: '2022' });
    expect(job?.company).toContain(company);
  });
});

describe('a profile that a network exports', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Languages\nNederlands (Native or Bilingual)\nFrans (Limited Working)'],
    ['FRE', 'Languages\nFrançais (Native or Bilingual)\nAnglais (Limited Working)'],
    ['ENG', 'Languages\nEnglish (Native or Bilingual)\nFrench (Limited Working)'],
    ['ITA', 'Languages\nItaliano (Native or Bilingual)\nFrancese (Limited Working)'],
  ])('ENG-19 names levels in English (%s: %s)', (language, text) => {
    const value = candidate(language, text).languages?.value;
    expect(Array.isArray(value) ? value.map((item: { level?: string }) => item.level) : []).toEqual(['C2', 'B1']);
  });
  it('ENG-18 tells beside the employer how long a week was', () => {
    const text = 'Experience\n\nSupport Analyst\nPinewood · Full-time\nJul 2018 - Jan 2021 · 2 yrs 7 mos';
    expect(parser.parseCv({ language: 'ENG', text }).workExperiences).toMatchObject([
      { title: 'Support Analyst', company: 'Pinewood' },
    ]);
  });
});
