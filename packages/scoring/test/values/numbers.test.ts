import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AspectName } from '@counterpart/domain';
import {
  addDays,
  addMonths,
  bestItemValue,
  compareCodePoints,
  dayNumber,
  dealShares,
  findPhrase,
  fromTenThousandths,
  ratioInTenThousandths,
  timesTenThousandths,
  toMillionths,
  toTenThousandths,
  type ShareGroup,
} from '../../src/index.ts';

const RUNS = { seed: 20260615, numRuns: 200 };
const ONE_MILLION = 1_000_000;

function group(
  aspect: AspectName,
  weight: number,
  items: readonly (readonly [string, number])[] | null = null,
): ShareGroup {
  return {
    aspect,
    lambda: ONE_MILLION,
    weight: weight * ONE_MILLION,
    items: items?.map(([label, w]) => ({ label, weight: w * ONE_MILLION })) ?? null,
  };
}

/** The deal as it is written in matching.md, in fractions of BigInt and without any short cut. */
function dealPlainly(groups: readonly ShareGroup[]): readonly (readonly number[])[] {
  const parts = groups.flatMap((g, index) =>
    (g.items ?? [{ label: '', weight: 1 }]).map((item, position) => ({ g, index, item, position })),
  );
  const sum = (g: ShareGroup) => (g.items ?? [{ weight: 1 }]).reduce((all, item) => all + BigInt(item.weight), 0n);
  const product = groups.reduce((all, g) => all * (sum(g) || 1n), 1n);
  const size = parts.map(({ g, item }) =>
    sum(g) === 0n ? 0n : (BigInt(g.lambda) * BigInt(g.weight) * BigInt(item.weight) * product) / sum(g),
  );
  const total = size.reduce((all, n) => all + n, 0n);
  const shares = size.map((n) => (total === 0n ? 0 : Number((n * 1_000_000_000n) / total)));
  const rest = (i: number): bigint => (total === 0n ? 0n : ((size[i] ?? 0n) * 1_000_000_000n) % total);
  const left = total === 0n ? 0 : 1_000_000_000 - shares.reduce((all, share) => all + share, 0);
  const order = parts
    .map((_, i) => i)
    .sort((a, b) => {
      const [x, y] = [parts[a], parts[b]];
      if (x === undefined || y === undefined) return 0;
      return (
        Number(rest(b) - rest(a) > 0n) - Number(rest(b) - rest(a) < 0n) ||
        compareCodePoints(x.g.aspect, y.g.aspect) ||
        compareCodePoints(x.item.label, y.item.label) ||
        x.position - y.position
      );
    });
  for (const i of order.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return groups.map((_, index) => shares.filter((__, i) => parts[i]?.index === index));
}

describe('rounding', () => {
  it('is half up, in one place', () => {
    expect([timesTenThousandths(5, 1000), timesTenThousandths(4, 1000), timesTenThousandths(9000, 8100)]).toEqual([
      1, 0, 7290,
    ]);
    expect([fromTenThousandths(4999), fromTenThousandths(5000), fromTenThousandths(14_999)]).toEqual([0, 1, 1]);
    expect([toTenThousandths(0.29), toTenThousandths(0.00005), toMillionths(0.1), toMillionths(-1)]).toEqual([
      2900, 1, 100_000, 0,
    ]);
    expect([bestItemValue(1, 1, 2), bestItemValue(10_000, 1, 3), bestItemValue(10_000, 2, 3)]).toEqual([1, 3333, 6667]);
  });

  it('a weight that is none counts as 1, which is what a profile without one means', () => {
    const none = undefined as unknown as number;
    expect([none, Number.NaN, Infinity].map(toMillionths)).toEqual([1_000_000, 1_000_000, 1_000_000]);
  });

  it('divides exactly at every size', () => {
    const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER - 1 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 50 }), (a, b, shift) => {
        const denominator = Math.floor(Math.max(a, b, 1) / 2 ** shift) || 1;
        const numerator = Math.min(a, b) % (denominator + 1);
        const exact = (2n * BigInt(numerator) * 10_000n + BigInt(denominator)) / (2n * BigInt(denominator));
        expect(ratioInTenThousandths(numerator, denominator)).toBe(Number(exact));
      }),
      { ...RUNS, numRuns: 2000 },
    );
    expect([ratioInTenThousandths(1, 20_000), ratioInTenThousandths(1, 20_001), ratioInTenThousandths(7, 7)]).toEqual([
      1, 0, 10_000,
    ]);
  });
});

describe('shares', () => {
  it('are λ·W·wᵢ/Σw of 10⁹ for items of AVERAGE aspects, λ·W for the others', () => {
    expect(
      dealShares([
        group('jobFunctions', 1),
        group('hardSkills', 1, [
          ['a', 3],
          ['b', 1],
        ]),
      ]),
    ).toEqual([[500_000_000], [375_000_000, 125_000_000]]);
    expect(dealShares([{ ...group('wage', 1), lambda: 3 * ONE_MILLION }, group('seniority', 1)])).toEqual([
      [750_000_000],
      [250_000_000],
    ]);
  });

  it('give what the floors leave to the largest remainders, ties by aspect name, label by code point, position', () => {
    // Thirds: 333,333,333.3 each, one left over.
    expect(dealShares([group('wage', 1), group('languages', 1), group('seniority', 1)])).toEqual([
      [333_333_333],
      [333_333_334],
      [333_333_333],
    ]);
    expect(
      dealShares([
        group('hardSkills', 1, [
          ['b', 1],
          ['a', 1],
          ['c', 1],
        ]),
      ]),
    ).toEqual([[333_333_333, 333_333_334, 333_333_333]]);
    expect(
      dealShares([
        group('hardSkills', 1, [
          ['\u{1F600}', 1],
          ['\uFFFD', 1],
          ['\u{1F600}', 1],
        ]),
      ]),
    ).toEqual([[333_333_333, 333_333_334, 333_333_333]]);
    expect(
      dealShares([
        group('hardSkills', 1, [
          ['a', 1],
          ['a', 1],
          ['a', 1],
        ]),
      ]),
    ).toEqual([[333_333_334, 333_333_333, 333_333_333]]);
    // 2/7 = 285,714,285.71; 5/7 = 714,285,714.29: the larger remainder is the first.
    expect(dealShares([group('wage', 5), group('seniority', 2)])).toEqual([[714_285_714], [285_714_286]]);
  });

  it('see a tie as a tie, however crooked the weights', () => {
    // Every `a` is 123,456,789 of 2,553,198,556 (W = Σw, so Σw cancels); floating products would differ in the last bit.
    const sums = { languages: 952_984_225, hardSkills: 914_053_257, softSkills: 686_161_066 } as const;
    const groups = Object.entries(sums).map(([aspect, sum]) => ({
      aspect: aspect as AspectName,
      lambda: ONE_MILLION,
      weight: sum,
      items: [
        { label: 'a', weight: 123_456_789 },
        { label: 'b', weight: sum - 123_456_789 },
      ],
    }));
    expect(dealShares(groups)).toEqual([
      [48_353_775, 324_897_348],
      [48_353_776, 309_649_427],
      [48_353_775, 220_391_899],
    ]);
  });

  it('are all 0 when every weight is 0', () => {
    expect(dealShares([group('wage', 0), group('hardSkills', 1, [['a', 0]])])).toEqual([[0], [0]]);
    expect(dealShares([])).toEqual([]);
  });

  it('are the plain BigInt deal for ordinary and crooked weights alike, and always add up to 10⁹', () => {
    const weight = fc.oneof(fc.constantFrom(0, ONE_MILLION, 500_000, 1_500_000), fc.nat({ max: 1_000_000_000 }));
    const item = fc.record({ label: fc.constantFrom('a', 'b', 'c', '\u{1F600}'), weight });
    const aspect = fc.constantFrom<AspectName>('wage', 'hardSkills', 'softSkills', 'languages', 'jobFunctions');
    const groups = fc.uniqueArray(
      fc.record({ aspect, lambda: weight, weight, items: fc.option(fc.array(item, { minLength: 1, maxLength: 6 })) }),
      { selector: (entry) => entry.aspect, maxLength: 5 },
    );
    fc.assert(
      fc.property(groups, (list) => {
        const dealt = dealShares(list);
        expect(dealt).toEqual(dealPlainly(list));
        const total = dealt.flat().reduce((all, share) => all + share, 0);
        expect([0, 1_000_000_000]).toContain(total);
      }),
      RUNS,
    );
  });
});

describe('building blocks', () => {
  it('order strings by code point', () => {
    expect(['\u{1F600}', '\uFFFD', 'é', 'b', 'ab', 'a', 'B', ''].sort(compareCodePoints)).toEqual([
      '',
      'B',
      'a',
      'ab',
      'b',
      'é',
      '\uFFFD',
      '\u{1F600}',
    ]);
  });

  it('find phrases without overlap', () => {
    expect(findPhrase(['a', 'a', 'a', 'b', 'a'], ['a', 'a'])).toEqual([0]);
    expect(findPhrase(['a', 'b', 'a', 'b'], ['a', 'b'])).toEqual([0, 2]);
    expect(findPhrase(['a'], [])).toEqual([]);
    expect(findPhrase(['a'], ['a', 'b'])).toEqual([]);
  });

  it('move dates by months and days, keeping to the end of a shorter month', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect([addMonths('2026-01-01', -99_999), addMonths('2026-01-01', 999_999), addDays('2026-01-01', 1e12)]).toEqual([
      '0000-01-01',
      '9999-12-31',
      '9999-12-31',
    ]);
    expect(dayNumber('1970-01-02')).toBe(1);
  });
});
