import { describe, expect, it } from 'vitest';
import { ResultSelection, bestFirst } from '../../src/state/selection/result-selection.ts';
import { selectAllSize, selectAllState } from '../../src/state/selection/select-all.ts';
import { aMatch } from './a-match.ts';

const state = (selected: number, count: number, selectAllLimit: number, isSelecting = false) =>
  selectAllState({ selected, count, selectAllLimit, isSelecting });

describe('select all', () => {
  it('RES-02 SET-21l is off when the limit is 0 or less, which is the default', () => {
    expect(state(0, 50, 0)).toBeUndefined();
    expect(state(0, 50, -1)).toBeUndefined();
    expect(selectAllSize(0)).toBe(0);
  });

  it('RES-02 SET-21l asks for 1000 at most, whatever the configuration says', () => {
    expect(selectAllSize(1001)).toBe(1000);
    expect(selectAllSize(1000)).toBe(1000);
    expect(selectAllSize(200)).toBe(200);
  });

  it('RES-02 is SELECTING while it selects, SELECTED_ALL at the count or the limit, otherwise SELECTED_NONE', () => {
    expect(state(0, 50, 100, true)).toBe('SELECTING');
    expect(state(50, 50, 100)).toBe('SELECTED_ALL');
    expect(state(49, 50, 100)).toBe('SELECTED_NONE');
    expect(state(100, 5000, 100)).toBe('SELECTED_ALL');
    expect(state(99, 5000, 100)).toBe('SELECTED_NONE');
    expect(state(1000, 5000, 4000)).toBe('SELECTED_ALL');
    expect(state(0, 0, 100)).toBe('SELECTED_NONE');
  });

  it('RES-06 what was sent is chosen no more, and what was chosen meanwhile is', () => {
    const selection = new ResultSelection();
    for (const id of ['a', 'b']) selection.set(aMatch([], { id }), true);
    const sent = selection.store.get().ids;
    selection.set(aMatch([], { id: 'c' }), true);
    selection.leaveOut(sent);
    expect([...selection.store.get().ids]).toEqual(['c']);
    selection.leaveOut(new Set(['c']));
    expect([selection.store.get().ids.size, selection.store.get().known.size]).toEqual([0, 0]);
  });

  it('RES-02 a failure leaves the selection as it was and the box free again', async () => {
    const selection = new ResultSelection();
    selection.set(aMatch([], { id: 'a' }), true);
    await expect(selection.selectAll(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect([...selection.store.get().ids]).toEqual(['a']);
    expect(selection.store.get().isSelecting).toBe(false);
  });
});

describe('the order of a comparison', () => {
  it('RES-10 is by score, descending, whichever was chosen first', () => {
    const selection = new ResultSelection();
    for (const [id, score] of [
      ['low', 0.2],
      ['high', 0.9],
      ['middle', 0.5],
    ] as const)
      selection.set(aMatch([], { id, score }), true);
    expect(bestFirst(selection.store.get())).toEqual(['high', 'middle', 'low']);
  });

  it('RES-10 ids that were never on a page keep the rank that select-all gave them', async () => {
    const selection = new ResultSelection();
    await selection.selectAll(() => Promise.resolve(['first', 'second', 'third']));
    expect(bestFirst(selection.store.get())).toEqual(['first', 'second', 'third']);
  });
});
