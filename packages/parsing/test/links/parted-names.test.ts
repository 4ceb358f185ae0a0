import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Words and concepts of the skills of an advertisement. */
function skillsOf(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' ? [`${aspect.matchedText}: ${aspect.conceptId}`] : [],
    );
}

describe('the name of a product that is written in two words', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Profiel\n- Je hebt ervaring met Java Script en Type Script', 'Java Script: javascript'],
    ['FRE', 'Profil\n- Vous maîtrisez Word Press et les réseaux sociaux', 'Word Press: wordpress'],
    ['ENG', 'Your profile\n- Good knowledge of My SQL and reporting', 'My SQL: mysql'],
    ['ITA', 'Requisiti\n- Conoscenza di Quick Books e della contabilità', 'Quick Books: quickbooks'],
    ['ENG', 'Skills: Photoshop, In Design, Illustrator', 'In Design: adobe-indesign'],
    ['ENG', 'Skills: Photoshop, Dream Weaver, Illustrator', 'Dream Weaver: dreamweaver'],
  ])('ENG-10c is that product in %s, not what its halves are: %s', (language, text, expected) => {
    expect(skillsOf(text, language)).toContain(expected);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Profiel\n- Je hebt ervaring met Java. Script schrijven leer je bij ons', 'javascript'],
    ['FRE', 'Profil\n- Vous maîtrisez Word, Press Book à l’appui', 'wordpress'],
    ['ENG', 'What you do\n- In Design projects you work with architects', 'adobe-indesign'],
    ['ENG', 'Your profile\n- You know my SQL team already', 'mysql'],
    ['ITA', 'Requisiti\n- Usi Word e la press room', 'wordpress'],
  ])('ENG-10c is none in %s: %s', (language, text, concept) => {
    expect(skillsOf(text, language).filter((skill) => skill.endsWith(`: ${concept}`))).toEqual([]);
  });
});
