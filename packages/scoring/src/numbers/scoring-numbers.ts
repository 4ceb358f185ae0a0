import {
  ASPECT_NAMES,
  type AspectName,
  type Combine,
  type MissingPolicy,
  type StrategyParameters,
} from '@counterpart/domain';
import { dayNumber, monthNumber, yearOf } from './calendar.ts';
import { compileCompatibility, type CompiledCompatibility } from './compatibility.ts';
import { toMillionths, toScoreUnits, toTenThousandths } from './rounding.ts';
import { strengthTable, type StrengthTable } from './source-strength.ts';

/** A strategy's parameters of one aspect; `lambda` in millionths. */
export interface AspectNumbers {
  readonly lambda: number;
  readonly combine: Combine;
  readonly missing: MissingPolicy;
}

/** A strategy and the day it is applied on, as whole numbers; ten-thousandths where not said otherwise. */
export interface ScoringNumbers {
  readonly aspects: Readonly<Record<AspectName, AspectNumbers>>;
  readonly strengths: StrengthTable;
  readonly asOfYear: number;
  /** Months since year 0, as in MonthSpan. */
  readonly asOfMonth: number;
  /** Days since 1970-01-01. */
  readonly asOfDay: number;
  readonly enumMinimum: number;
  readonly requiredMode: 'FILTER' | 'PENALTY';
  readonly requiredMissing: 'FAIL' | 'PASS';
  readonly penalty: number;
  readonly balance: number;
  readonly falloff: number;
  readonly wageTolerance: number;
  /** Whole days. */
  readonly toleranceDays: number;
  readonly unknownLevel: number;
  readonly contractTypes: CompiledCompatibility;
  readonly workingHours: CompiledCompatibility;
  /** In 10⁻⁹. */
  readonly minScore: number;
}

/** Reads a strategy once; `asOf` is the UTC day (`yyyy-MM-dd`) of the request. */
export function scoringNumbers(strategy: StrategyParameters, asOf: string): ScoringNumbers {
  const aspects = {} as Record<AspectName, AspectNumbers>;
  for (const name of ASPECT_NAMES) {
    const { weight, combine, missing } = strategy.aspects[name];
    aspects[name] = { lambda: toMillionths(weight), combine, missing };
  }
  return {
    aspects,
    strengths: strengthTable(strategy.sources, strategy.recencyHalfLifeYears),
    asOfYear: yearOf(asOf),
    asOfMonth: monthNumber(asOf),
    asOfDay: dayNumber(asOf),
    enumMinimum: toTenThousandths(strategy.required.enumMinimum),
    requiredMode: strategy.required.mode,
    requiredMissing: strategy.required.missing,
    penalty: toTenThousandths(strategy.required.penalty),
    balance: toTenThousandths(strategy.mutual.balance),
    falloff: toTenThousandths(strategy.locations.falloff),
    wageTolerance: toTenThousandths(strategy.wage.tolerance),
    toleranceDays: Math.round(strategy.availability.toleranceDays),
    unknownLevel: toTenThousandths(strategy.languages.unknownLevel),
    contractTypes: compileCompatibility(strategy.compatibility.contractTypes),
    workingHours: compileCompatibility(strategy.compatibility.workingHours),
    minScore: toScoreUnits(strategy.minScore),
  };
}
