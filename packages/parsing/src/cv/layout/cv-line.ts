import type { DateRange } from '../dates/date-ranges.ts';

/** A line of a CV without its bullet and decoration; tokens `from` to `to`, characters `start` to `end`. */
export interface CvLine {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly isBullet: boolean;
  readonly isAfterBlank: boolean;
  /** The dates in it. */
  readonly ranges: readonly DateRange[];
}
