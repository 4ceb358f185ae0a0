import type { StemmedText } from '@counterpart/domain';
import type { TextReading } from '../reading/text-reading.ts';
import type { CvSpan } from '../cv/entries/cv-entries.ts';

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** The hits inside some characters of a text, with offsets counted from there. Hits stand in order. */
function within<Hit extends Placed>(hits: readonly Hit[], { start, end }: CvSpan): readonly Hit[] {
  const inside: Hit[] = [];
  for (let at = firstFrom(hits.length, (index) => (hits[index]?.start ?? 0) >= start); at < hits.length; at++) {
    const hit = hits[at];
    if (hit === undefined || hit.start >= end) break;
    if (hit.end <= end) inside.push({ ...hit, start: hit.start - start, end: hit.end - start });
  }
  return inside;
}

/** The first index from which a condition holds, by halving. */
function firstFrom(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What a text names inside some of its characters, with offsets counted from there: a part is not read twice. */
export function sliceReading(reading: TextReading, span: CvSpan): TextReading {
  const occupations = within(reading.occupations, span);
  return {
    read: reading.read,
    employer: reading.employer,
    occupations,
    trades: within(reading.trades, span),
    functions: occupations,
    skills: within(reading.skills, span),
    softSkills: within(reading.softSkills, span),
    languages: within(reading.languages, span),
    education: within(reading.education, span),
  };
}

/** The stems inside some characters of a text, with offsets counted from there. */
export function sliceStems(
  { stems, starts, ends }: Pick<StemmedText, 'stems' | 'starts' | 'ends'>,
  { start, end }: CvSpan,
): Pick<StemmedText, 'stems' | 'starts' | 'ends'> {
  const first = firstFrom(starts.length, (index) => (starts[index] ?? 0) >= start);
  const last = firstFrom(ends.length, (index) => (ends[index] ?? 0) > end);
  return {
    stems: stems.slice(first, last),
    starts: starts.slice(first, last).map((at) => at - start),
    ends: ends.slice(first, last).map((at) => at - start),
  };
}
