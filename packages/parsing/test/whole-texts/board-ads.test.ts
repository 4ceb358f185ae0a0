import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

describe('one of two languages', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Verkoper\nJe spreekt Nederlands of Engels.'],
    ['FRE', 'Vendeur\nVous parlez néerlandais ou anglais.'],
    ['ENG', 'Sales assistant\nYou speak Dutch or English.'],
    ['ITA', 'Addetto vendite\nParli olandese o inglese.'],
  ])('ENG-10f asks the first and takes the other as a plus (%s: %s)', (language, text) => {
    const found = aspectsOf(language, text, 'LANGUAGE').map(({ value, required }) => [value, required]);
    expect(found).toEqual([
      ['DUT', true],
      ['ENG', false],
    ]);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Verkoper\nJe spreekt Nederlands en Engels.'],
    ['FRE', 'Vendeur\nVous parlez néerlandais et anglais.'],
    ['ENG', 'Sales assistant\nYou speak Dutch and English.'],
    ['ITA', 'Addetto vendite\nParli olandese e inglese.'],
  ])('ENG-10f both are asked where both are named (%s: %s)', (language, text) => {
    expect(aspectsOf(language, text, 'LANGUAGE').map(({ required }) => required)).toEqual([true, true]);
  });
});

describe('the least and the most of a wage', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Lasser\nSalaris minimum: € 2900\nSalaris maximum: € 3200'],
    ['FRE', 'Soudeur\nSalaire min : 2900 €\nSalaire max : 3200 €'],
    ['ENG', 'job_title: Welder\nlocation_city: Leeds\nsalary_min: 2900\nsalary_max: 3200\nsalary_currency: EUR'],
    ['ITA', 'Saldatore\nStipendio minimo: 2900 €\nStipendio massimo: 3200 €'],
  ])('ENG-10e stand on two lines (%s: %s)', (language, text) => {
    expect(aspectsOf(language, text, 'WAGE')).toMatchObject([
      { originalLow: 2900, originalHigh: 3200, period: 'MONTH' },
    ]);
  });
});

describe('notes that go on in prose', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'DUT',
      'Gent, vast contract, 2.600 €. Wij zijn met vier en wij missen nog een automecanicien. Diagnose en remmen ken je.',
      'Gent',
      'car-mechanic',
    ],
    [
      'FRE',
      'Rennes, CDI à temps plein, 2 600 €. Nous sommes quatre : il nous manque un mécanicien auto. Freinage, diagnostic.',
      'Rennes',
      'car-mechanic',
    ],
    [
      'ENG',
      "Leeds, permanent, full time, £2,600. There are four of us and we're missing a car mechanic. Brakes and diagnostics.",
      'Leeds',
      'car-mechanic',
    ],
    [
      'ITA',
      'Parma, tempo indeterminato, 2.600 €. Siamo in quattro e ci manca un meccanico auto. Freni e diagnosi.',
      'Parma',
      'car-mechanic',
    ],
  ])('ENG-10g tell place and pay in their first sentence (%s: %s)', (language, text, place, job) => {
    expect(aspectsOf(language, text, 'GEO').map(({ labels }) => labels[0])).toEqual([place]);
    expect(aspectsOf(language, text, 'WAGE')).toMatchObject([{ originalLow: 2600, originalHigh: 2600 }]);
    expect(aspectsOf(language, text, 'JOB_FUNCTION').map(({ conceptId }) => conceptId)).toEqual([job]);
  });
});

describe('hours', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Verpleegkundige (m/v/x) 80%\nWZC De Linde, Gent', 'PART_TIME'],
    ['FRE', 'Infirmier·e en soins généraux à 80 %\nEMS Les Tilleuls, Namur', 'PART_TIME'],
    ['ENG', 'Nurse 80%\nOak House, Leeds', 'PART_TIME'],
    ['ITA', 'Infermiere 80%\nCasa Verde, Parma', 'PART_TIME'],
    ['DUT', 'Lasser\nUurrooster: 8u - 17u, met een uur pauze', 'FULL_TIME'],
    ['FRE', 'Soudeur\nHoraires : 8h - 17h, une heure de pause', 'FULL_TIME'],
    ['ENG', 'Welder\nHours: 8am - 5pm with an hour for lunch', 'FULL_TIME'],
    ['ITA', "Saldatore\nOrario: 8-17 con un'ora di pausa", 'FULL_TIME'],
    ['DUT', 'Kapper gezocht voor 16-24 uur!\nSalon Puur, Gent', 'PART_TIME'],
    ['DUT', 'Lasser\nAanbod\n- 38 u in dagdienst, glijdend tussen 7u en 18u', 'FULL_TIME'],
    ['FRE', 'Soudeur\nConditions\n- 38 h de jour, horaire flottant entre 7h et 18h', 'FULL_TIME'],
    ['ENG', 'Welder\nOffer\n- 39 hours on days, flexible between 7 and 6', 'FULL_TIME'],
    ['ITA', 'Saldatore\nOffriamo\n- 40 ore a giornata, flessibili tra le 7 e le 18', 'FULL_TIME'],
  ])('ENG-10d are a part beside the title, or a day of the clock (%s: %s)', (language, text, hours) => {
    expect(aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value)).toEqual([hours]);
  });
});

describe('years of a school', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Automecanicien\nOpleiding automechanica (7de jaar) of gelijkwaardig door ervaring'],
    ['FRE', 'Mécanicien auto\nFormation en mécanique (7e année) ou expérience équivalente'],
    ['ENG', 'Car mechanic\n2nd year of an apprenticeship or equivalent experience'],
    ['ITA', 'Meccanico auto\nFrequenza del 5° anno di istituto o esperienza equivalente'],
  ])('ENG-10f are no years of experience (%s: %s)', (language, text) => {
    expect(aspectsOf(language, text, 'SENIORITY')).toEqual([]);
  });
});

describe('where the job goes now and then', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Buschauffeur in Zwolle\nJe rijdt in en rond Zwolle, met af en toe een dienst naar Kampen.', 'Zwolle'],
    ['FRE', 'Conducteur de bus à Namur\nVous roulez à Namur, avec parfois un trajet vers Dinant.', 'Namur'],
    ['ENG', 'Bus driver in Leeds\nYou drive in and around Leeds, with the odd run to York.', 'Leeds'],
    ['ITA', 'Autista di autobus a Parma\nGuidi a Parma, con qualche corsa per Fidenza.', 'Parma'],
  ])('ENG-10g is no place of work (%s: %s)', (language, text, place) => {
    expect(aspectsOf(language, text, 'GEO').map(({ labels }) => labels[0])).toEqual([place]);
  });
});

describe('a letter', () => {
  it.each<readonly [Language, string]>([
    [
      'DUT',
      'Geachte Mevrouw De Groot,\n\nSinds 2018 werk ik als lasser bij Steelcraft.\n\nMet vriendelijke groeten,\nTom Claes\nGent',
    ],
    [
      'FRE',
      'Madame Dubois,\n\nDepuis 2018 je travaille comme soudeur chez Steelcraft.\n\nCordialement,\nTom Claes\nGent',
    ],
    ['ENG', 'Dear Ms Brown,\n\nI have been a welder at Steelcraft since 2018.\n\nKind regards,\nTom Claes\nGent'],
    [
      'ITA',
      'Gentile Dottoressa Bassi,\n\nDal 2018 lavoro come saldatore presso Steelcraft.\n\nCordiali saluti,\nTom Claes\nGent',
    ],
  ])('ENG-18 is by whom it is signed (%s: %s)', (language, text) => {
    const { name, residence, workExperiences } = parser.parseCv({ language, text });
    expect(name?.text).toBe('Tom Claes');
    expect(residence?.name).toBe('Gent');
    expect(workExperiences).toHaveLength(1);
  });
});

describe('a language', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Jan Peeters\nGent\n\nMijn Frans is redelijk en verder werk ik graag buiten met mijn handen.'],
    ['FRE', "Jean Dupont\nGand\n\nMon anglais est correct et j'aime travailler dehors avec mes mains."],
    ['ENG', 'John Smith\nLeeds\n\nMy French is intermediate and I like to work outside with my hands.'],
    ['ITA', 'Mario Rossi\nParma\n\nIl mio inglese è discreto e mi piace lavorare fuori con le mani.'],
  ])('ENG-19 is known where somebody calls it theirs (%s: %s)', (language, cvText) => {
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    expect(document.matchProfile?.aspects.languages?.value).toHaveLength(1);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Lasser\nContact: mevrouw Frans, goed bereikbaar'],
    ['FRE', 'Soudeur\nContact : Mme Allemand, bonne joignabilité'],
    ['ENG', 'Welder\nContact: Mrs French, good to reach in the morning'],
    ['ITA', 'Saldatore\nScrivi al direttore, ing. Greco, entro venerdì.'],
  ])('ENG-10f is not the name of a person (%s: %s)', (language, text) => {
    expect(aspectsOf(language, text, 'LANGUAGE')).toEqual([]);
  });
});

describe('a trade that was learnt at a school', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Jan Peeters\n\n2016 - 2019 kapper, Salon Rita\n\nDiploma kapper, Koning Willem I College, 2013 - 2016'],
    ['FRE', 'Jean Dupont\n\n2016 - 2019 coiffeur, Salon Rita\n\nCAP coiffeur, Lycée Pasteur, 2013 - 2016'],
    ['ENG', 'John Smith\n\n2016 - 2019 Hairdresser, Salon Rita\n\nNVQ hairdresser, Derby College, 2013 - 2016'],
    [
      'ITA',
      'Mario Rossi\n\n2016 - 2019 parrucchiere, Salone Rita\n\nQualifica di acconciatore, CFP Pescara, 2013 - 2016',
    ],
  ])('ENG-18 is schooling behind a word of a degree (%s: %s)', (language, text) => {
    const { workExperiences, educations } = parser.parseCv({ language, text });
    expect([workExperiences.length, educations.length]).toEqual([1, 1]);
  });
});
