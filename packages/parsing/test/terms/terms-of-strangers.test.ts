import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function contractsOf(language: Language, text: string): string {
  const found = aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
  return [...new Set(found)].sort().join('+');
}

function hoursOf(language: Language, text: string): string {
  return [...new Set(aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value))].join('+');
}

function wageOf(language: Language, text: string): string {
  return aspectsOf(language, text, 'WAGE')
    .map(({ originalLow, originalHigh, period }) => `${originalLow ?? ''}-${originalHigh ?? ''} ${period}`)
    .join();
}

describe('the contract of those who may apply', () => {
  it.each<[Language, string]>([
    ['ITA', 'Possono presentare domanda i dipendenti a tempo pieno e indeterminato di un altro comune.'],
    ['ITA', 'Occorre essere in servizio a tempo indeterminato presso un ente pubblico.'],
    ['FRE', "Peuvent postuler les agents en CDI d'une autre commune."],
    ['ENG', 'This vacancy is open to serving permanent staff of the council.'],
    ['ENG', 'You must be a permanent member of staff of the college.'],
    ['DUT', 'Alleen medewerkers met een vast contract bij de provincie kunnen solliciteren.'],
  ])('ENG-10e, ENG-10f is not the one of the job (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('');
    expect(hoursOf(language, text)).toBe('');
  });
  it.each<[Language, string]>([
    ['ITA', 'Assumiamo un istruttore a tempo pieno e indeterminato.'],
    ['FRE', 'Le poste est ouvert en CDI, tout le monde peut se présenter.'],
    ['ENG', 'We offer a permanent contract with the council.'],
    ['DUT', 'Bij de provincie krijg je een vast contract.'],
  ])('ENG-10e is the one that is offered (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('PERMANENT');
  });
});

describe('students and volunteers whom the job is with', () => {
  it.each<[Language, string]>([
    ['ITA', 'Guiderai un gruppo di studenti nelle sale del museo.'],
    ['FRE', 'Vous encadrez des étudiants et des bénévoles.'],
    ['ENG', 'You will be leading a team of sixth formers through the archive.'],
    ['DUT', 'Je begeleidt scholieren in het lab.'],
  ])('ENG-10e are none who are sought (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('');
  });
  it.each<[Language, string]>([
    ['ITA', 'Cerchiamo studentesse per il sabato.'],
    ['FRE', 'Nous cherchons des étudiants pour le samedi.'],
    ['ENG', 'Would suit sixth formers, Saturdays only.'],
    ['DUT', 'Wij zoeken scholieren voor de zaterdag.'],
  ])('ENG-10e are the job where they are sought (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('STUDENT');
  });
});

describe('a job from one date to another', () => {
  it.each<[Language, string]>([
    ['ITA', 'Periodo di lavoro: dal 20/06 al 10/09'],
    ['ITA', 'Periodo: maggio - settembre.'],
    ['FRE', 'Période : du 01/07 au 31/08'],
    ['ENG', 'Dates: 5 May - 28 September'],
    ['ENG', 'Part time\nMarch – October 2027'],
    ['DUT', 'Periode: 1/7 tot 31/8'],
  ])('ENG-10e is one for a time (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('TEMPORARY');
  });
  it.each<[Language, string]>([
    ['ITA', 'Siamo aperti da maggio - settembre.'],
    ['ENG', 'Eighteen hours a week, term time only (38 weeks a year).'],
    ['ENG', 'Apply by 3/6, interviews on 10/6.'],
    ['DUT', 'De winkel is open van april tot oktober.'],
  ])('ENG-10e is none that other weeks tell (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toBe('');
  });
});

describe('contracts of an Italian ad', () => {
  it.each([
    ['CTD di tre mesi, full time.', 'TEMPORARY'],
    ['CTI full time.', 'PERMANENT'],
    ['Per coperture ferie cerchiamo due infermieri.', 'TEMPORARY'],
    ['Contratto di sei mesi con prospettiva a tempo indeterminato.', 'PERMANENT_POSSIBLE'],
    ['La struttura gestisce una casa di riposo e un CDI per anziani.', ''],
  ])('ENG-10e %s', (text, contract) => {
    expect(contractsOf('ITA', text)).toBe(contract);
  });
});

describe('overtime', () => {
  it.each<[Language, string]>([
    ['ITA', "Si chiede disponibilità agli straordinari all'occorrenza, anche di sabato."],
    ['FRE', 'Des heures supplémentaires peuvent être demandées au besoin.'],
    ['ENG', 'You are available for overtime as and when required.'],
    ['DUT', 'Overwerk op afroep hoort erbij.'],
  ])('ENG-10f is no work on call (%s: %s)', (language, text) => {
    expect(hoursOf(language, text)).toBe('');
  });
  it('ENG-10f work on call stays so', () => {
    expect(hoursOf('ENG', 'Casual post, hours as and when you like.')).toBe('AVAILABILITY');
    expect(hoursOf('ITA', "Si lavora all'occorrenza, con chiamata il giorno prima.")).toBe('AVAILABILITY');
  });
});

describe('days of the week by their short names', () => {
  it.each<[Language, string]>([
    ['ITA', 'Il Comune di Moncalieri cerca un giardiniere.'],
    ['ITA', 'Cerchiamo un addetto, ma di giorno.'],
    ['ENG', 'We need someone to do the garden.'],
    ['FRE', 'Nous cherchons mon remplaçant.'],
  ])('ENG-10f are no small words of another language (%s: %s)', (language, text) => {
    expect(hoursOf(language, text)).toBe('');
  });
  it.each<[Language, string, string]>([
    ['DUT', 'Winkelhulp gezocht, elke di en do.', 'PART_TIME'],
    ['ITA', 'Lun-ven 8-12 e 13-17.', 'FULL_TIME'],
    ['ITA', 'Orario 8-12 / 13-17 dal lunedì al venerdì.', 'FULL_TIME'],
    ['ENG', 'Tuesday evenings, 6-8pm.', 'PART_TIME'],
    ['ENG', 'Friday and Saturday nights.', 'PART_TIME'],
  ])('ENG-10f count in their own (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toBe(hours);
  });
  it('ENG-10f the degree of employment of a Swiss ad is a part of full time', () => {
    expect(hoursOf('ITA', 'Grado di occupazione: 60%')).toBe('PART_TIME');
    expect(hoursOf('ITA', "Grado d'occupazione: 100%")).toBe('FULL_TIME');
  });
});

describe('a wage that is small for its period', () => {
  it.each<[Language, string, string]>([
    ['ENG', 'Twelve hours a week. Actual salary £5,940 per annum.', '5940-5940 YEAR'],
    ['ENG', 'Annual salary: £3,150 to £3,480, payable monthly in arrears.', '3150-3480 YEAR'],
    ['ENG', 'Salary: £2,400 per month.', '2400-2400 MONTH'],
    ['ITA', 'Stipendio netto 860 € + 13esima', '860-860 MONTH'],
    ['ITA', 'stipendio netto 860€+13a+tfr', '860-860 MONTH'],
    ['FRE', 'Salaire net : 880 €', '880-880 MONTH'],
    ['DUT', 'Loon: vanaf 2500 euro+ bonus', '2500- MONTH'],
  ])('ENG-10h %s: %s', (language, text, wage) => {
    expect(wageOf(language, text)).toBe(wage);
  });
});

describe('pay in pounds that a bound or a whole week stands beside', () => {
  it.each<[string, string]>([
    ['Salary up to £32,000 per annum.', '-32000 YEAR'],
    ['Up to £32,000 DOE, based in Skipton.', '-32000 YEAR'],
    ['Earn up to £14 per hour.', '-14 HOUR'],
    ['Salary £9,750 (FTE £26,000).', '9750-9750 YEAR'],
    ['Actual salary £9,750 for 15 hours a week (£26,000 FTE).', '9750-9750 YEAR'],
    ['Save up to £1,500 a year with our cycle scheme.', ''],
    ['A training budget of up to £1,500 per year.', ''],
    ['Refer a friend and get up to £1,000.', ''],
  ])('ENG-10h (%s)', (text, wage) => {
    expect(wageOf('ENG', text)).toBe(wage);
  });
  it('ENG-10f is no full time where it is what the pay is reckoned for', () => {
    expect(hoursOf('ENG', '£8,100 (£24,300 full time equivalent), term time')).toBe('PART_TIME');
  });
});
