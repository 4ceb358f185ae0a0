import { describe, expect, it } from 'vitest';
import { isSmallCard, layOutCards } from '../../src/state/profile/editor-layout.ts';

describe('the cards of the editor', () => {
  const card = (
    name: 'jobFunctions' | 'hardSkills' | 'softSkills' | 'wage' | 'seniority' | 'languages',
    height: number,
  ) => ({ name, height });

  it('PRO-09 are small where they hold a value or two', () => {
    expect(
      ['contractTypes', 'workingHours', 'wage', 'seniority', 'availabilityAspect'].every((name) =>
        isSmallCard(name as never),
      ),
    ).toBe(true);
    expect(['jobFunctions', 'hardSkills', 'locations', 'languages'].some((name) => isSmallCard(name as never))).toBe(
      false,
    );
  });

  it('PRO-09 two small ones share a row, which counts once', () => {
    const cards = [card('jobFunctions', 100), card('wage', 100), card('seniority', 100), card('hardSkills', 100)];
    expect(layOutCards([], cards, 2)).toEqual([
      ['jobFunctions', 'wage'],
      ['seniority', 'hardSkills'],
    ]);
    expect(layOutCards([], [card('jobFunctions', 100), card('hardSkills', 100)], 3)).toEqual([
      ['jobFunctions'],
      ['hardSkills'],
      [],
    ]);
    expect(layOutCards([], [], 2)).toEqual([[], []]);
    expect(layOutCards([], cards, 0)).toEqual([['jobFunctions', 'wage', 'seniority', 'hardSkills']]);
  });

  it('PRO-09 one that is added goes below the shortest column, one that goes moves none', () => {
    const before = [['jobFunctions', 'hardSkills'], ['softSkills']] as const;
    const cards = [card('jobFunctions', 100), card('hardSkills', 100), card('softSkills', 150)];
    expect(layOutCards(before, [...cards, card('languages', 10)], 2)).toEqual([
      ['jobFunctions', 'hardSkills'],
      ['softSkills', 'languages'],
    ]);
    expect(layOutCards(before, cards.slice(1), 2)).toEqual([['hardSkills'], ['softSkills']]);
    // one in place of another is another profile
    expect(layOutCards(before, [...cards.slice(1), card('languages', 10)], 2)).toEqual([
      ['hardSkills'],
      ['softSkills', 'languages'],
    ]);
  });
});
