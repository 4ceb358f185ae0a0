import { type Language, LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { keyOf, wordLists } from '../../src/language/word-lists.ts';
import { parser } from '../starter-parser.ts';

function skillsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'JOB_SOFT_COMPTENCE' ? [aspect.conceptId] : [],
    );
}

interface Case {
  readonly language: Language;
  readonly title: string;
  readonly concept: string;
  /** Where the words around it tell of the firm, its offer, others or a thing. */
  readonly doubtful: string;
  /** Where they ask it of the reader. */
  readonly asked: string;
}

const CASES: readonly Case[] = [
  {
    language: 'ENG',
    title: 'Estate Agent',
    concept: 'marketing',
    doubtful:
      'We give every new agent training and coaching, professional marketing and industry leading benefits including ' +
      'medical and dental insurance and a retirement plan.',
    asked:
      'You have experience with marketing and sales of houses and you will work with the owners, write about their ' +
      'houses and show them to people who want to buy.',
  },
  {
    language: 'ENG',
    title: 'Nurse',
    concept: 'care-for-others',
    doubtful:
      'Our residents and their families receive the highest quality of service in a caring and compassionate ' +
      'atmosphere which respects the needs of each of them.',
    asked:
      'We are looking for a caring and compassionate nurse who will work with residents and their families and has ' +
      'experience with the needs of older people.',
  },
  {
    language: 'ENG',
    title: 'Receptionist',
    concept: 'decision-making',
    doubtful:
      'You report to the head of the marketing department and your work will be used to influence decision making ' +
      'within the company and at its clients.',
    asked:
      'You have strong skills in decision making and you can work alone or in a team with many people of the company.',
  },
  {
    language: 'FRE',
    title: 'Infirmier',
    concept: 'respect',
    doubtful:
      'Missions : aider les résidents à trouver des solutions pour surmonter les difficultés de la vie et à maintenir ' +
      'leur autonomie, développer le respect des autres dans la vie de la maison.',
    asked:
      'Vous avez le respect des autres et vous aimez travailler avec les résidents, leurs familles et toute une équipe ' +
      'dans la vie de la maison.',
  },
];

describe('a find whose words around it say that it is not asked', () => {
  it.each(CASES)('ENG-10c ENG-10d $language $concept: $doubtful', ({ language, title, concept, doubtful }) => {
    expect(skillsIn(language, title, doubtful)).not.toContain(concept);
  });

  it.each(CASES)('ENG-10c ENG-10d $language $concept stays: $asked', ({ language, title, concept, asked }) => {
    expect(skillsIn(language, title, asked)).toContain(concept);
  });

  it('ENG-10c what the trade of the title lists is asked, whatever stands around it', () => {
    const text =
      'We give everybody individualized training and coaching, professional marketing, industry leading benefits ' +
      'including medical, dental and vision insurance and a retirement plan.';
    expect(skillsIn('ENG', 'Marketing manager', text)).toContain('marketing');
    expect(skillsIn('ENG', 'Nurse', text)).not.toContain('marketing');
  });

  it('ENG-10d a quality that is a clause of the profile is asked, whatever stands around it', () => {
    const text = (words: string): string =>
      `Profile\nOur residents receive the highest quality of service, ${words} which respects the needs of each of ` +
      'them and their families.';
    expect(skillsIn('ENG', 'Nurse', text('caring, in an atmosphere'))).toContain('care-for-others');
    expect(skillsIn('ENG', 'Nurse', text('in a caring atmosphere'))).not.toContain('care-for-others');
  });

  it('ENG-10d nothing is doubted for fewer than eight words around that are known', () => {
    expect(skillsIn('ENG', 'Nurse', 'A caring and compassionate atmosphere.')).toContain('care-for-others');
  });
});

describe.each(LANGUAGES)('the weights of doubts, %s', (language) => {
  const lists = wordLists(language);
  const PARTS = ['inside', 'previous', 'next', 'before', 'behind'] as const;

  it.each(['hard', 'soft'] as const)('ENG-10c are words and pairs as texts hold them, of two digits: %s', (kind) => {
    const shape = new Map(lists.values(`doubt.${kind}.shape`));
    const words = PARTS.map((part) => lists.values(`doubt.${kind}.${part}`));
    // what was learned has all of its lists, what was not has none
    expect(words.map((list) => list.length > 0)).toEqual(PARTS.map(() => shape.has('least')));
    for (const [phrase, weight] of words.flat()) {
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(2);
      expect(phrase.split(' ').map(keyOf).join(' '), phrase).toBe(phrase);
      expect(Math.abs(weight * 100 - Math.round(weight * 100)), phrase).toBeLessThan(1e-9);
      expect(weight, phrase).not.toBe(0);
    }
  });
});
