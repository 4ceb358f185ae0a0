import { describe, expect, it } from 'vitest';
import { type CardSize, editorColumns, layOutCards } from '../../src/state/profile/editor-layout.ts';

const card = (name: CardSize['name'], height = 80): CardSize => ({ name, height });
const CARDS = [card('jobFunctions'), card('hardSkills', 200), card('softSkills'), card('locations'), card('languages')];

describe('the layout of the editor', () => {
  it('PRO-09 has a column for every 400 pixels, from 1 to 6', () => {
    expect([0, 399, 400, 799, 800, 1239, 2400, 5000].map(editorColumns)).toEqual([1, 1, 1, 1, 2, 3, 6, 6]);
  });

  it('deals the cards out in their order, so that the tallest column is as low as can be', () => {
    expect(layOutCards([], CARDS, 2)).toEqual([
      ['jobFunctions', 'hardSkills'],
      ['softSkills', 'locations', 'languages'],
    ]);
    expect(layOutCards([], CARDS, 1)).toEqual([CARDS.map(({ name }) => name)]);
  });

  it('moves no card when one grows, one is added or one goes', () => {
    const before = layOutCards([], CARDS, 2);
    const grown = CARDS.map((one) => (one.name === 'softSkills' ? card('softSkills', 900) : one));
    expect(layOutCards(before, grown, 2)).toEqual(before);
    const more = layOutCards(before, [...CARDS, card('wage')], 2);
    expect(more).toEqual([before[0], [...(before[1] ?? []), 'wage']]);
    const fewer = CARDS.filter(({ name }) => name !== 'softSkills');
    expect(layOutCards(before, fewer, 2)).toEqual([before[0], ['locations', 'languages']]);
  });

  it('lays another profile, or another number of columns, out anew', () => {
    const before = layOutCards([], CARDS, 2);
    expect(layOutCards(before, [card('wage'), card('seniority')], 2)).toEqual([['wage'], ['seniority']]);
    expect(layOutCards(before, CARDS, 3)).toHaveLength(3);
  });
});
