import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

/** A language, a text and what it tells; `null` for nothing. */
type Told = readonly [language: Language, text: string, told: string | null];

const only = (told: string | null): readonly string[] => (told === null ? [] : [told]);

function hoursOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);
}

function contractsOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
}

function wageOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'WAGE').map(
    ({ originalLow, originalHigh, period }) => `${originalLow ?? ''}-${originalHigh ?? ''} ${period}`,
  );
}

describe('hours as notices write them', () => {
  it.each<Told>([
    ['DUT', 'Je werkt als poetshulp (19/38 uren op weekbasis).', 'PART_TIME'],
    ['DUT', 'Prestatiebreuk: 30,4/38 uren per week.', 'PART_TIME'],
    ['DUT', 'Opdracht: 28,5/38 u.', 'PART_TIME'],
    ['FRE', 'Vous travaillez 19/38 heures par semaine.', 'PART_TIME'],
    ['ITA', 'Orario: 18/36 ore settimanali.', 'PART_TIME'],
    ['DUT', 'Tewerkstelling van 38/38 uren.', 'FULL_TIME'],
    ['DUT', 'Je werkt 32/40 uur per week.', 'MIXED'],
  ])('ENG-10f a fraction of a week before its unit is no range (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Omvang: 0,9 fte (36 uur)', 'PART_TIME'],
    ['DUT', 'Omvang: 36 uur (0,9 fte)', 'PART_TIME'],
    ['ENG', 'Hours: 36 hours (0.9 FTE)', 'PART_TIME'],
    ['DUT', 'Omvang: 1 fte (36 uur)', 'FULL_TIME'],
  ])('ENG-10f a part of full time tells what the hours beside it are (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Parttime\n\nWij bieden\n- 24 vakantiedagen (bij fulltime)', 'PART_TIME'],
    ['DUT', 'Je werkt 16 uur per week.\nJe krijgt 200 vakantie-uren bij een fulltime dienstverband.', 'PART_TIME'],
    ['ENG', 'Part-time.\nWe offer 28 days of annual leave (for full-time).', 'PART_TIME'],
    ['FRE', 'Temps partiel.\nNous offrons 26 jours de congé (pour un temps plein).', 'PART_TIME'],
    ['ITA', 'Part time.\nOffriamo 26 giorni di ferie (per un tempo pieno).', 'PART_TIME'],
    ['DUT', 'Fulltime.\nWij bieden 24 vakantiedagen.', 'FULL_TIME'],
  ])('ENG-10f leave is reckoned for a whole week (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });
});

describe('contracts as notices write them', () => {
  it.each<Told>([
    ['DUT', 'Begindatum:\n\n1 jan 2026\n\nEinddatum:\n\n30 nov 2026\n\nJe volgt de dossiers op.', 'TEMPORARY'],
    ['DUT', 'Begindatum: z.s.m.\nEinddatum: 1 okt 2026\n\nJe volgt de dossiers op.', 'TEMPORARY'],
    ['DUT', 'Aanvang opdracht 1 maart 2026\nEinde opdracht 31 augustus 2026\n\nJe boekt facturen.', 'TEMPORARY'],
    ['FRE', 'Date de début : 1er mars 2026\nDate de fin : 31 août 2026\n\nVous gérez les dossiers.', 'TEMPORARY'],
    ['ENG', 'Start date: 1 March 2026\nEnd date: 31 August 2026\n\nYou look after the files.', 'TEMPORARY'],
    ['ITA', 'Data inizio: 1 marzo 2026\nData fine: 31 agosto 2026\n\nGestisci le pratiche.', 'TEMPORARY'],
    ['DUT', 'Begindatum: z.s.m.\nEinddatum: -\n\nJe volgt de dossiers op.', null],
    ['DUT', 'Einddatum: 12 december 2026\n\nJe volgt de dossiers op.', null],
    ['ENG', 'End date: 12 December 2026\n\nYou look after the files.', null],
  ])('ENG-10d a last day beside the first is a contract for a time (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<Told>([
    ['DUT', 'Duur\n4 maanden\n\nJe volgt de dossiers op.', 'TEMPORARY'],
    ['FRE', 'Durée\n6 mois\n\nVous gérez les dossiers.', 'TEMPORARY'],
    ['ENG', 'Duration\n6 months\n\nYou look after the files.', 'TEMPORARY'],
    ['ITA', 'Durata\n6 mesi\n\nGestisci le pratiche.', 'TEMPORARY'],
    ['DUT', 'Ervaring\n4 maanden\n\nJe volgt de dossiers op.', null],
  ])('ENG-10d a line that is a length belongs to the heading above it (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<Told>([
    ['DUT', 'Theater Heerlen Vast 40 uur p/w\n\nJe leidt het huis.', 'PERMANENT'],
    ['DUT', 'Museum Kampen Tijdelijk 24 uur per week\n\nJe leidt groepen rond.', 'TEMPORARY'],
  ])('ENG-10d a contract before the hours is none of a name (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<Told>([
    ['DUT', 'Een baantje voor de zaterdag, goed te combineren met je studie.', 'STUDENT'],
    ['DUT', 'Glazen wassen naast school of studie.', 'STUDENT'],
    ['FRE', 'Un emploi du samedi, compatible avec tes études.', 'STUDENT'],
    ['ENG', 'Saturday work that fits around your studies.', 'STUDENT'],
    ['ITA', 'Un lavoro del sabato, compatibile con gli studi.', 'STUDENT'],
    ['DUT', 'Een baantje voor de zaterdag, ideaal naast je andere baan.', null],
  ])("ENG-10d work beside school is a student's (%s: %s)", (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<Told>([
    ['DUT', 'Ben jij een zelfstandige programmeur met kennis van databanken?', null],
    ['DUT', 'Je werkt als zelfstandige voor onze klanten.', 'SELF_EMPLOYED'],
  ])('ENG-10d who needs no help is not self-employed (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });
});

describe('terms that a form tells in another language than its ad', () => {
  it.each<Told>([
    ['DUT', 'Type de contrat\nStatutaire\n\nJe ontwerpt toepassingen voor onze dienst.', 'PERMANENT'],
    ['FRE', 'Duur\nOnbepaalde duur\n\nVous concevez des applications pour notre service.', 'PERMANENT'],
    ['ENG', 'Contratto\nTempo indeterminato\n\nYou design applications for our service.', 'PERMANENT'],
  ])('ENG-10d contracts (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<Told>([
    ['DUT', 'Régime\nÀ temps plein\n\nJe ontwerpt toepassingen voor onze dienst.', 'FULL_TIME'],
    ['FRE', 'Uurregeling\nHalftijds\n\nVous concevez des applications pour notre service.', 'PART_TIME'],
    ['ITA', 'Régime\nTemps partiel\n\nProgetti applicazioni per il nostro servizio.', 'PART_TIME'],
  ])('ENG-10f hours (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });
});

describe('municipalities that are called like none of their towns', () => {
  it.each(['Westland', 'Hollands Kroon', 'Goeree-Overflakkee', 'Land van Cuijk', 'Súdwest-Fryslân', 'Pajottegem'])(
    'ENG-10g are places of work: %s',
    (name) => {
      expect(aspectsOf('DUT', `De gemeente ${name} zoekt een adviseur.`, 'GEO')).toHaveLength(1);
    },
  );
});

describe('pay and years as notices write them', () => {
  it.each<Told>([
    ['DUT', 'De brutowedde bedraagt min. € 964,80 (D1, trap 0).', '964.8- MONTH'],
    ['DUT', 'De bruto maandwedde bedraagt € 2.612,33 (geïndexeerd).', '2612.33-2612.33 MONTH'],
    ['DUT', 'Je brutojaarwedde bedraagt minstens € 31.500.', '31500- YEAR'],
    ['FRE', 'Traitement mensuel brut : 2.458,12 €.', '2458.12-2458.12 MONTH'],
    ['DUT', 'Uurtarief: 95\nJe adviseert het bestuur.', '95-95 HOUR'],
    ['DUT', 'Tarief: 85\nJe adviseert het bestuur.', '85-85 HOUR'],
    ['FRE', 'Tarif horaire : 60\nVous conseillez la direction.', '60-60 HOUR'],
    ['ENG', 'Hourly rate: 55\nYou advise the board.', '55-55 HOUR'],
    ['ITA', 'Tariffa oraria: 45\nConsigli la direzione.', '45-45 HOUR'],
    ['DUT', 'Je verdient 2.550 tot 2.900 euro op basis van een volledige week.', '2550-2900 MONTH'],
    ['DUT', 'Je verdient 2.550 tot 2.900 euro bij 38 uur in de week.', '2550-2900 MONTH'],
    ['DUT', 'Je verdient 650 euro/week bij 40 uur.', '650-650 WEEK'],
    ['ENG', 'Pay is £650 per week for 40 hours.', '650-650 WEEK'],
    ['DUT', 'Salaris 50 kilo bruto.', '50000-50000 YEAR'],
    ['DUT', 'Een vat weegt 60 kilo.', null],
    ['DUT', 'Tarief: geen maximum\nJe adviseert het bestuur.', null],
    ['DUT', 'Je legt het tarief 30 keer per dag uit aan klanten.', null],
  ])('ENG-10h wages have many names, rates need no sign of money (%s: %s)', (language, text, wage) => {
    expect(wageOf(language, text)).toEqual(only(wage));
  });

  it.each<Told>([
    ['DUT', 'Profiel\nErvaring in de privésector wordt in aanmerking genomen voor een maximum van tien jaar.', null],
    ['DUT', 'Profiel\nTot maximaal 10 jaar relevante ervaring kan meegenomen worden als anciënniteit.', null],
    ['DUT', 'We nemen maximum 6 jaar anciënniteit over.', null],
    ['FRE', "Profil\nL'expérience est valorisée à concurrence de maximum 10 ans.", null],
    ['ENG', 'Profile\nUp to 10 years of experience are recognised for your pay.', null],
    ['ITA', "Profilo\nL'esperienza è riconosciuta fino a 10 anni.", null],
    ['DUT', 'Profiel\nJe hebt minstens 3 jaar ervaring.', '3'],
  ])('ENG-10i years that count for pay are not asked (%s: %s)', (language, text, years) => {
    expect(aspectsOf(language, text, 'SENIORITY').map(({ value }) => String(value))).toEqual(only(years));
  });
});

describe('several places of one job', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Plaats van tewerkstelling\n\n • 1130 Haren\n • 9200 Dendermonde\n\nVoltijds', 'Haren+Dendermonde'],
    ['DUT', 'Standplaatsen:\n- Leuven\n- Aarschot\n- Diest\n\nWij bieden', 'Leuven+Aarschot+Diest'],
    ['DUT', 'Werkplek: 2000 Antwerpen of 9000 Gent', 'Antwerpen+Gent'],
    ['FRE', 'Lieu de travail\n\n • 4000 Liège\n • 5000 Namur\n\nTemps plein', 'Liège+Namur'],
    ['ENG', 'Locations\n- Cork\n- Limerick\n\nFull time', 'Cork+Limerick'],
    ['ITA', 'Sede di lavoro:\n- 20121 Milano\n- 10121 Torino\n\nTempo pieno', 'Milano+Torino'],
    ['DUT', 'Plaats van tewerkstelling\n\n • 9200 Dendermonde\n • Gent ligt dichtbij\n\nVoltijds', 'Dendermonde'],
  ])('ENG-10g stand below one another behind one bullet (%s: %s)', (language, text, places) => {
    const names = aspectsOf(language, text, 'GEO').map(({ matchedText }) => matchedText.replace(/^\d+ /, ''));
    expect(names.join('+')).toBe(places);
  });
});
