import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function phrases(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap(({ aspectType, matchedText }) => (aspectType === 'PHRASE' ? [matchedText] : []));
}

describe('a name', () => {
  it('ENG-10c takes its number along, and behind a mere preposition it is a name only by its own letters', () => {
    expect(phrases('Vos missions\n- Saisir les achats via le logiciel GréPilot 365', 'FRE')).toContain('GréPilot 365');
    const within = phrases('Vos missions\n- Saisir les commandes dans GréPilot avec Mouhcine', 'FRE');
    expect(within).toContain('GréPilot');
    expect(within.join()).not.toContain('Mouhcine');
  });

  it('ENG-10c of a text without punctuation only whole lines are offered', () => {
    const woods = 'oak ash elm teak pine larch cedar birch beech maple walnut cherry'.split(' ');
    const lines = woods.map((wood) => `all day long you will varnish ${wood} masts`);
    const text = `your tasks\n${lines.join('\n')}\nvarnish wooden oars`;
    expect(phrases(text, 'ENG')).toEqual(['varnish wooden oars']);
    expect(phrases(text.replaceAll('long', 'long, and'), 'ENG').length).toBeGreaterThan(1);
  });
});

describe('a phrase reads like something one can do or know', () => {
  it.each<readonly [Language, string, string]>([
    // a particle before the border belongs to the verb
    ['DUT', 'Jouw taken\n- je tuigt houten jollen op.\n- je bent op tijd', 'tuigt houten jollen op'],
    ['DUT', 'Jouw taken\n- je kijkt de houten jollen na.\n- je lacht', 'kijkt de houten jollen na'],
    ['DUT', 'Jouw taken\n- je maakt de zeilen klaar.\n- je lacht', 'maakt de zeilen klaar'],
    ['ENG', 'Your tasks\n- You will varnish wooden masts.\n- You sweep', 'varnish wooden masts'],
    ['FRE', 'Vos missions\n- gréer les voiliers anciens, sans aide', 'gréer les voiliers anciens'],
    ['ITA', 'Mansioni\n- rammendare vele di cotone, con cura', 'rammendare vele di cotone'],
  ])('ENG-10c from border to border (%s: %s)', (language, text, expected) => {
    expect(phrases(text, language)).toContain(expected);
  });

  it.each<readonly [Language, string, string]>([
    // when, not what
    ['FRE', 'Vos missions\n- gréer les voiliers du lundi au vendredi', 'lundi'],
    ['DUT', 'Jouw taken\n- je tuigt jollen op van maandag tot zondag', 'maandag'],
    // the end is missing behind "and": whose voiles, which boats
    ['FRE', 'Vos missions\n- réparation physique et morale des voiles, gréement', 'morale des voiles'],
    // the firm speaks of itself
    ['ENG', 'Your tasks\n- You varnish our wooden masts.', 'our'],
    // a noun that goes on, a compound or a count that began before
    ['FRE', 'Vos missions\n- gréer les voiliers de course de très haute mer froide', 'voiliers de course'],
    ['FRE', 'Profil\n- connaissance des sous-voiliers anciens', '[voiliers anciens]'],
    ['FRE', 'Vos missions\n- gréer les voiliersRéparer les voiles', 'voiliersRéparer'],
    // promises, and where one goes
    ['FRE', 'Vos missions\n- Vous jouerez un rôle de gréeur', 'jouerez'],
    ['DUT', 'Jouw taken\n- zich verplaatsen tussen de jollen', 'verplaatsen'],
    // a gap that somebody filled
    ['ENG', 'Your tasks\n- You varnish <NAME> masts for <NAME>.', '<'],
  ])('ENG-10c and is none where it says when, whose or half of it (%s: %s)', (language, text, absent) => {
    expect(phrases(text, language).filter((phrase) => phrase.includes(absent))).toEqual([]);
  });

  it('ENG-10c a text that lost its punctuation offers nothing, the same text with it does', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, at) => `you will varnish wooden masts of boat ${at} and furl its topsails`,
    );
    expect(phrases(`Your tasks: ${sentences.join('. ')}.`, 'ENG').length).toBeGreaterThan(0);
    expect(phrases(`your tasks ${sentences.join(' ')}`, 'ENG')).toEqual([]);
  });
});
