import { DEFAULT_STRATEGY_PARAMETERS, type StrategyParameters } from '@counterpart/domain';
import { scoringNumbers } from '@counterpart/scoring';
import { describe, expect, it } from 'vitest';
import type { ValueItem } from '../../src/query/item-outcome.ts';
import { KeptOutcomes } from '../../src/query/kept-outcomes.ts';

const base = { id: '1', label: 'one', weight: 1_000_000, required: false };
const town = { id: 't1', lat: 52, lon: 5, kind: 'town' as const, within: ['region'] };
const place: ValueItem = { ...base, kind: 'place', key: 'utrecht', place: town, rangeMillimetres: 30_000_000 };
const contract: ValueItem = { ...base, kind: 'value', value: 'PERMANENT' };
const wage: ValueItem = { ...base, kind: 'wage', from: 250_000, to: null };
const seniority: ValueItem = { ...base, kind: 'seniority', need: 3000, have: 3000 };
const availability: ValueItem = { ...base, kind: 'availability', days: 30 };
const DAY = '2026-06-15';

function numbers(change: Partial<StrategyParameters> = {}, day = DAY) {
  return scoringNumbers({ ...DEFAULT_STRATEGY_PARAMETERS, ...change }, day);
}

describe('outcomes kept between searches', () => {
  it('are those of the same items, whatever they weigh and whoever requires them', () => {
    const kept = new KeptOutcomes();
    for (const [aspect, item] of [
      ['locations', place],
      ['contractTypes', contract],
      ['wage', wage],
      ['seniority', seniority],
      ['availabilityAspect', availability],
    ] as const) {
      const known = kept.of(aspect, [item], 'JOB', numbers());
      const again = { ...item, id: '2', label: 'two', weight: 5, required: true };
      expect(kept.of(aspect, [again], 'JOB', numbers())).toBe(known);
      expect(kept.of(aspect, [item], 'CANDIDATE', numbers())).not.toBe(known);
      expect(kept.of(aspect, [item, item], 'JOB', numbers())).not.toBe(known);
    }
  });

  it('are others where an item asks something else', () => {
    const kept = new KeptOutcomes();
    const changed: readonly (readonly [Parameters<KeptOutcomes['of']>[0], ValueItem, ValueItem])[] = [
      ['locations', place, { ...place, rangeMillimetres: 50_000_000 }],
      ['locations', place, { ...place, place: { ...town, lat: 51 } }],
      ['locations', place, { ...place, place: null }],
      ['locations', { ...place, place: null }, { ...place, place: null, key: 'amersfoort' }],
      ['contractTypes', contract, { ...contract, value: 'TEMPORARY' }],
      ['wage', wage, { ...wage, from: null, to: 250_000 }],
      ['seniority', seniority, { ...seniority, have: 5000 }],
      ['availabilityAspect', availability, { ...availability, days: 31 }],
    ];
    for (const [aspect, one, other] of changed) {
      const known = kept.of(aspect, [one], 'JOB', numbers());
      expect(kept.of(aspect, [other], 'JOB', numbers())).not.toBe(known);
    }
  });

  it('are others where the strategy, or the day of an availability, makes them so', () => {
    const kept = new KeptOutcomes();
    const table = { ...DEFAULT_STRATEGY_PARAMETERS.compatibility, contractTypes: { PERMANENT: { TEMPORARY: 0.1 } } };
    const hours = { ...DEFAULT_STRATEGY_PARAMETERS.compatibility, workingHours: { PERMANENT: { TEMPORARY: 0.1 } } };
    const { required } = DEFAULT_STRATEGY_PARAMETERS;
    const strict = { required: { ...required, enumMinimum: 0.97 } };
    const changed = [
      ['locations', place, numbers({ locations: { falloff: 0.9 } })],
      ['contractTypes', contract, numbers({ compatibility: table })],
      ['contractTypes', contract, numbers(strict)],
      ['workingHours', contract, numbers({ compatibility: hours })],
      ['workingHours', contract, numbers(strict)],
      ['wage', wage, numbers({ wage: { ...DEFAULT_STRATEGY_PARAMETERS.wage, tolerance: 0.9 } })],
      ['availabilityAspect', availability, numbers({ availability: { toleranceDays: 3 } })],
      ['availabilityAspect', availability, numbers({}, '2026-06-16')],
    ] as const;
    for (const [aspect, item, others] of changed) {
      const known = kept.of(aspect, [item], 'JOB', numbers());
      expect(kept.of(aspect, [item], 'JOB', others)).not.toBe(known);
    }
  });

  it('are forgotten, those not asked for longest first, when they are many', () => {
    const kept = new KeptOutcomes();
    const ofWage = (from: number) => kept.of('wage', [{ ...wage, from }], 'JOB', numbers());
    const [first, second] = [ofWage(1), ofWage(2)];
    for (let from = 3; from <= 512; from += 1) ofWage(from);
    expect(ofWage(1)).toBe(first);
    ofWage(513);
    expect(ofWage(1)).toBe(first);
    expect(ofWage(2)).not.toBe(second);
    const [large, next] = [ofWage(1000), ofWage(1001)];
    large.makeRoom(600_000, 1);
    next.makeRoom(600_000, 1);
    ofWage(1002);
    expect(ofWage(1001)).toBe(next);
    expect(ofWage(1000)).not.toBe(large);
    expect(ofWage(1001)).toBe(next);
  });
});
