import type { DateRange } from '../dates/date-ranges.ts';
import type { EntryKind, ClassifiedSegment } from './classify-segments.ts';

/** An entry with its parts chosen. */
export interface CvEntry {
  readonly kind: EntryKind;
  readonly dates: DateRange | null;
  readonly title: ClassifiedSegment | null;
  readonly place: ClassifiedSegment | null;
  /** The title with the parts that belong to it ("Staff Nurse, Surgical Ward", "Master, Economics"). */
  readonly titleFrom: number;
  readonly titleStart: number;
  readonly titleEnd: number;
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
  /** Whether a note in brackets names a degree. */
  readonly hasDegree: boolean;
}

/** An entry of a CV: its dates, the parts of its header and the characters of what is told below. */
export interface EntryBlock {
  readonly dates: DateRange | null;
  readonly segments: readonly ClassifiedSegment[];
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}
