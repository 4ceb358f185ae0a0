import { compareCodePoints } from '@counterpart/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, hasId, idAt, idBytes } from '../../src/documents/id-bytes.ts';

const ids = fc.oneof(
  fc.constantFrom('a', 'aa', 'B', 'é', '\u{ff21}', '\u{1f600}', '\u{1f600}a', '\u{ff21}z'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);

function columnsOf(list: readonly string[]) {
  const bytes = list.map(idBytes);
  const idStarts = new Uint32Array(list.length + 1);
  for (const [i, each] of bytes.entries()) idStarts[i + 1] = (idStarts[i] ?? 0) + each.length;
  return { idStarts, idBytes: Uint8Array.from(bytes.flatMap((each) => [...each])) };
}

describe('ids in UTF-8', () => {
  it('stand in the order of their code points, and read back as they were', () => {
    fc.assert(
      fc.property(ids, ids, (a, b) => {
        const columns = columnsOf([a, b]);
        expect(Math.sign(compareIds(columns, 0, columns, 1))).toBe(Math.sign(compareCodePoints(a, b)));
        expect([idAt(columns, 0), idAt(columns, 1)]).toEqual([a, b]);
        expect(hasId(columns, 1, idBytes(a))).toBe(a === b);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
