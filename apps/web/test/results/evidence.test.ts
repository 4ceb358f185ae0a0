import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksByField } from '../../src/state/results/details/evidence.ts';
import { item } from './a-match.ts';

const at = (label: string, start: number, end: number, field = 'cvText') =>
  item(label, { matchedTo: [{ source: 'CV_TEXT', field, start, end }] });
const marks = (...items: ReturnType<typeof item>[]) => marksByField(items, 'FORWARD').get('cvText') ?? [];

describe('evidence in a text', () => {
  it('DET-05 where two pieces overlap, the stretch they share meets both items', () => {
    expect(
      marks(at('TIG-lassen', 0, 10), at('lassen', 4, 14)).map(({ start, end, labels }) => [start, end, labels]),
    ).toEqual([
      [0, 4, ['TIG-lassen']],
      [4, 10, ['TIG-lassen', 'lassen']],
      [10, 14, ['lassen']],
    ]);
  });

  it('DET-05 a piece within another splits it in three', () => {
    expect(marks(at('whole', 0, 12), at('inner', 3, 5)).map(({ start, end, labels }) => [start, end, labels])).toEqual([
      [0, 3, ['whole']],
      [3, 5, ['whole', 'inner']],
      [5, 12, ['whole']],
    ]);
  });

  it('offsets count UTF-16 code units, so that what stands after an emoji is marked where it is', () => {
    const text = '👷🏽‍♀️ ik las';
    const [mark] = marks(at('las', text.indexOf('las'), text.length));
    expect(text.slice(mark?.start, mark?.end)).toBe('las');
  });

  it('a profile item is no text, and the other direction has marks of its own', () => {
    const profile = item('x', {
      matchedTo: [{ source: 'ASPECT.hardSkills', field: 'matchProfile.aspects.hardSkills', start: 0, end: 3 }],
    });
    const reverse = { ...at('dagploeg', 1, 4, 'jobText'), scoreType: 'REVERSE' as const };
    expect(marksByField([profile, reverse], 'FORWARD').size).toBe(0);
    expect([...marksByField([profile, reverse], 'REVERSE').keys()]).toEqual(['jobText']);
  });

  it('stretches are in order, never overlap, and cover exactly what the evidence covers', () => {
    const piece = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const found = marks(...pieces.map(([start, length], i) => at(`item ${i}`, start, start + length)));
        const covered = new Set(pieces.flatMap(([start, length]) => Array.from({ length }, (_, i) => start + i)));
        const marked = found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i));
        expect(marked).toEqual([...covered].toSorted((a, b) => a - b));
        for (const { start, end, labels } of found) {
          const meant = pieces.flatMap(([from, length], i) =>
            from <= start && end <= from + length ? [`item ${i}`] : [],
          );
          expect([...labels].toSorted()).toEqual(meant.toSorted());
        }
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});
