import type { ExpansionOptions, PathRelation } from '@counterpart/domain';

/** One in ten-thousandths, the unit of factors and products (matching.md, "Numbers"). */
export const ONE = 10_000;

/** How a strategy lets concepts reach others. */
export interface Rules {
  /** Steps of a path at most. */
  readonly maxSteps: number;
  readonly crossesTypes: boolean;
  /** What a step of each relation leaves, in ten-thousandths. */
  readonly factors: Readonly<Record<PathRelation, number>>;
  /** The least product of a path, in ten-thousandths. */
  readonly minimum: number;
  /** Relations whose end holds as the asked concept does, for required flags. */
  readonly relations: ReadonlySet<string>;
}

/** The rules that options come to. */
export function rulesOf(options: ExpansionOptions): Rules {
  const unit = (factor: number): number => Math.round(factor * ONE);
  const isFull = options.type === 'FULL' || options.type === 'FULL_CROSS_TYPES';
  return {
    maxSteps: options.type === 'NONE' ? 0 : isFull ? options.maxSteps : 1,
    crossesTypes: options.type === 'LIMITED_CROSS_TYPES' || options.type === 'FULL_CROSS_TYPES',
    factors: {
      narrower: unit(options.narrower),
      broader: unit(options.broader),
      related: unit(options.related),
      occupationToSkill: unit(options.occupationToSkill),
      skillToOccupation: unit(options.skillToOccupation),
    },
    minimum: unit(options.minSimilarity),
    relations: new Set(options.relations),
  };
}

/** The same text for rules that say the same. */
export function keyOf(rules: Rules): string {
  return JSON.stringify([
    rules.maxSteps,
    rules.crossesTypes,
    Object.values(rules.factors),
    rules.minimum,
    [...rules.relations].sort(),
  ]);
}
