import { describe, expect, it } from 'vitest';
import { spacedBytes } from '../../src/services/text-mining/spaced-bytes.ts';

describe('a long answer', () => {
  it('leaves in pieces of 64 KiB that hold every byte in its place, with turns for others between them', async () => {
    const large = new Uint8Array(200_000).map((_, at) => at % 251);
    const pieces = [
      '{"a":[',
      large,
      ',',
      'é'.repeat(70_000),
      ...Array.from({ length: 5000 }, (_, at) => `${at},`),
      ']}',
    ];
    let turns = 0;
    const count = (): void => {
      turns++;
      again = setImmediate(count);
    };
    let again = setImmediate(count);
    const sent: Uint8Array[] = [];
    for await (const piece of spacedBytes(pieces)) sent.push(piece);
    clearImmediate(again);
    const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    expect(Buffer.concat(sent).equals(whole)).toBe(true);
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(2 * 65_536);
    expect(turns).toBeGreaterThanOrEqual(sent.length - 1);
    expect(sent.length).toBeGreaterThan(4);
  });

  it('is nothing when there is nothing', async () => {
    const sent: Uint8Array[] = [];
    for await (const piece of spacedBytes(['', new Uint8Array(0)])) sent.push(piece);
    expect(sent).toEqual([]);
  });
});
