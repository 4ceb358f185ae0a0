import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function phrases(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap(({ aspectType, matchedText }) => (aspectType === 'PHRASE' ? [matchedText] : []));
}

interface Pair {
  readonly language: Language;
  readonly doubtful: string;
  readonly twin: string;
  readonly offered: string;
}

const pair = (language: Language, doubtful: string, twin: string, offered: string): Pair => ({
  language,
  doubtful,
  twin,
  offered,
});

/** Each kind of fragment with the sentence beside it that goes on being offered. */
const KINDS: Readonly<Record<string, readonly Pair[]>> = {
  'points at what stands elsewhere': [
    pair(
      'DUT',
      'Jouw taken\n- je smeert deze blokzeilen',
      'Jouw taken\n- je smeert de blokzeilen',
      'smeert de blokzeilen',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer ces voiliers anciens',
      'Vos missions\n- gréer les voiliers anciens',
      'gréer les voiliers anciens',
    ),
    pair(
      'ENG',
      'Your tasks\n- varnish these wooden masts',
      'Your tasks\n- varnish wooden masts',
      'varnish wooden masts',
    ),
    pair('ITA', 'Mansioni\n- rammendare queste vele', 'Mansioni\n- rammendare le vele', 'rammendare le vele'),
  ],
  'has one side of two': [
    pair(
      'DUT',
      'Jouw taken\n- je smeert blokken tussen de zeilen',
      'Jouw taken\n- je smeert blokken en zeilen',
      'smeert blokken en zeilen',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer les liens entre les mâts',
      'Vos missions\n- gréer les mâts anciens',
      'gréer les mâts anciens',
    ),
    pair(
      'ENG',
      'Your tasks\n- varnish joints between masts',
      'Your tasks\n- varnish wooden joints',
      'varnish wooden joints',
    ),
    pair(
      'ITA',
      'Mansioni\n- rammendare orli tra le vele',
      'Mansioni\n- rammendare orli di vele',
      'rammendare orli di vele',
    ),
  ],
  'lacks what is done': [
    pair(
      'DUT',
      'Jouw taken\n- je tuigt met houten blokken',
      'Jouw taken\n- je tuigt houten jollen op',
      'tuigt houten jollen op',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer selon la marée haute',
      'Vos missions\n- gréer les voiliers anciens',
      'gréer les voiliers anciens',
    ),
    pair(
      'ENG',
      'Your tasks\n- varnish through wooden masts',
      'Your tasks\n- varnish wooden masts',
      'varnish wooden masts',
    ),
    pair(
      'ITA',
      'Mansioni\n- rammendare con filo cerato',
      'Mansioni\n- rammendare vele di cotone',
      'rammendare vele di cotone',
    ),
  ],
  'says whose it is': [
    pair(
      'DUT',
      'Jouw taken\n- je smeert hun blokzeilen',
      'Jouw taken\n- je smeert de blokzeilen',
      'smeert de blokzeilen',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer leurs voiliers anciens',
      'Vos missions\n- gréer les voiliers anciens',
      'gréer les voiliers anciens',
    ),
    pair(
      'ENG',
      'Your tasks\n- varnish your wooden masts',
      'Your tasks\n- varnish wooden masts',
      'varnish wooden masts',
    ),
    pair('ITA', 'Mansioni\n- rammendare le loro vele', 'Mansioni\n- rammendare le vele', 'rammendare le vele'),
  ],
  'is a heading over what it lists': [
    pair(
      'DUT',
      'Jouw taken\n- je smeert de blokzeilen :\nmet zorg',
      'Jouw taken\n- je smeert de blokzeilen\nmet zorg',
      'smeert de blokzeilen',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer les voiliers :\navec soin',
      'Vos missions\n- gréer les voiliers\navec soin',
      'gréer les voiliers',
    ),
    pair(
      'ENG',
      'Your tasks\n- varnish wooden masts:\nwith care',
      'Your tasks\n- varnish wooden masts\nwith care',
      'varnish wooden masts',
    ),
    pair(
      'ITA',
      'Mansioni\n- rammendare vele di cotone :\ncon cura',
      'Mansioni\n- rammendare vele di cotone\ncon cura',
      'rammendare vele di cotone',
    ),
  ],
  'is cut where the language cuts': [
    // the second part of the verb, and its object, stand elsewhere
    pair(
      'DUT',
      'Jouw taken\n- je tuigt jollen, schouwen en tjalken zorgvuldig op',
      'Jouw taken\n- je tuigt houten jollen op',
      'tuigt houten jollen op',
    ),
    pair(
      'DUT',
      'Jouw taken\n- deze blokzeilen te smeren met lijnolie',
      'Jouw taken\n- je smeert blokzeilen met lijnolie',
      'smeert blokzeilen met lijnolie',
    ),
    // a noun that looks like a verb, and a verb that somebody does to himself
    pair(
      'FRE',
      'Profil\n- vélo nécessaire pour se rendre au chantier naval',
      'Vos missions\n- vernir les volutes',
      'vernir les volutes',
    ),
    pair(
      'FRE',
      'Vos missions\n- gréer selon dossier et programme prévu par le maître',
      'Vos missions\n- vous programmez les phares anciens',
      'programmez les phares anciens',
    ),
    // the noun of the compound stands behind the end
    pair('ENG', 'Profile\n- the ZORBA department', 'Profile\n- knowledge of Zorblet', 'Zorblet'),
    pair(
      'ENG',
      'Your tasks\n- varnish masts at which we look',
      'Your tasks\n- varnish wooden masts',
      'varnish wooden masts',
    ),
  ],
};

describe.each(Object.entries(KINDS))('a phrase that %s', (_, pairs) => {
  it.each(pairs)(
    'ENG-10c is not offered, its twin is ($language: $doubtful)',
    ({ language, doubtful, twin, offered }) => {
      expect(phrases(doubtful, language)).toEqual([]);
      expect(phrases(twin, language)).toContain(offered);
    },
  );
});

describe('a name', () => {
  it('ENG-10c in capitals behind an article or beside colleagues is somebody', () => {
    expect(phrases('Profiel\n- je bent het gezicht van de ZORBA, een must', 'DUT')).toEqual([]);
    expect(phrases('Je werkt nauw samen met de Prakkie Label Slobber, Zulle Boes en Sales', 'DUT')).toEqual([]);
  });
});

describe('a text that lost its commas', () => {
  const sentences = Array.from({ length: 30 }, (_, at) => `You will varnish wooden masts of boat ${at} and furl sails`);
  it('ENG-10c offers nothing, even where one was left', () => {
    expect(phrases(`Your tasks: ${sentences.join('. ')}. And, so on.`, 'ENG')).toEqual([]);
  });
  it('ENG-10c offers its phrases with them', () => {
    expect(phrases(`Your tasks: ${sentences.join(', daily. ')}.`, 'ENG').length).toBeGreaterThan(0);
  });
});
