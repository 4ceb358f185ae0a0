import type { EvidenceSource, SourceStrengths } from '@counterpart/domain';
import { ONE, toTenThousandths } from './rounding.ts';

/** The sources that have a strength of their own, in the order of the strategy's `sources` (wire.md), which breaks ties. */
export const SOURCE_CLASSES = [
  'ASPECT',
  'JOB_TITLE',
  'WORK_EXPERIENCES',
  'EDUCATIONS',
  'JOB_TEXT',
  'CV_TEXT',
] as const satisfies readonly (keyof SourceStrengths)[];
/** Where evidence was found, all aspects being one. */
export type SourceClass = (typeof SOURCE_CLASSES)[number];

/** Ages beyond this many years count as this many, so that a table by year ends somewhere. */
export const OLDEST_AGE = 199;

/** Strengths in ten-thousandths; `byAge[y]` is that of a work experience that ended y years before `asOf`. */
export interface StrengthTable {
  readonly bySource: Readonly<Record<SourceClass, number>>;
  readonly byAge: readonly number[];
}

/** The class of an evidence source: every ASPECT.* is ASPECT. */
export function sourceClassOf(source: EvidenceSource): SourceClass {
  switch (source) {
    case 'JOB_TITLE':
    case 'WORK_EXPERIENCES':
    case 'EDUCATIONS':
    case 'JOB_TEXT':
    case 'CV_TEXT':
      return source;
    default:
      return 'ASPECT';
  }
}

/** The table of a strategy: strength, and strength × 2^(−age ÷ half life) rounded once. */
export function strengthTable(sources: SourceStrengths, halfLifeYears: number): StrengthTable {
  const bySource: Record<SourceClass, number> = { ...sources };
  for (const source of SOURCE_CLASSES) bySource[source] = toTenThousandths(sources[source]);
  const byAge = Array.from({ length: OLDEST_AGE + 1 }, (_, age) =>
    age === 0 ? bySource.WORK_EXPERIENCES : toTenThousandths(sources.WORK_EXPERIENCES * 2 ** (-age / halfLifeYears)),
  );
  return { bySource, byAge };
}

/** Age in whole years, 0..OLDEST_AGE, of a work experience that ended in `endYear`. */
export function ageInYears(endYear: number, asOfYear: number): number {
  return Math.min(OLDEST_AGE, Math.max(0, asOfYear - endYear));
}

/** Strength × recency of evidence, in ten-thousandths; only work experiences with an end date age. */
export function strengthOf(
  table: StrengthTable,
  source: EvidenceSource,
  endYear: number | null,
  asOfYear: number,
): number {
  const sourceClass = sourceClassOf(source);
  if (sourceClass !== 'WORK_EXPERIENCES' || endYear === null) return table.bySource[sourceClass];
  return table.byAge[ageInYears(endYear, asOfYear)] ?? ONE;
}
