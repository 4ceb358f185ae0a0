import type { ProfileKind } from '@counterpart/domain';
import { stripMarkup } from '@counterpart/text';
import { KIND_PHRASES, plainWords } from './kind-phrases.ts';

/** Characters that are looked at: what a text is shows on its first page. */
const SAMPLE = 6000;
/** Stretches of years that a CV lists; each counts as a phrase, up to these many. */
const MOST_PERIODS = 4;
/** Two years or months with a year, or one that lasts until today. */
const PERIOD =
  /\b(?:19|20)\d\d\b[^\n]{0,14}?(?:-|–|—|\/|\bto\b|\btot\b|\bà\b|\bal\b|\bau\b)[^\n]{0,14}?(?:\b(?:19|20)\d\d\b|\b(?:heden|nu|today|present|current|aujourd|ce jour|oggi|attuale)\b)/giu;
/** Two phrases more than the other kind, and twice as many, are needed to be sure. */
const LEAST_LEAD = 2;
const LEAST_RATIO = 2;

/**
 * What a text is by what it says: an advertisement addresses its reader, a CV tells of its writer. Null when it says too
 * little, or as much of either. Phrases of all four languages count, as texts mix them.
 */
export function kindOfText(text: string): ProfileKind | null {
  const sample = stripMarkup(text.slice(0, SAMPLE));
  const words = ` ${plainWords(sample)} `;
  const count = (phrases: readonly string[]): number =>
    phrases.filter((phrase) => words.includes(` ${phrase} `)).length;
  const job = count(KIND_PHRASES.job);
  const cv = count(KIND_PHRASES.cv) + Math.min(MOST_PERIODS, sample.match(PERIOD)?.length ?? 0);
  const [kind, more, less] = job > cv ? (['JOB', job, cv] as const) : (['CANDIDATE', cv, job] as const);
  return more - less >= LEAST_LEAD && more >= less * LEAST_RATIO ? kind : null;
}
