import type { ProfileKind } from '@counterpart/domain';
import { stripMarkup } from '@counterpart/text';
import { keysOfAll } from '../language/word-lists.ts';
import { tokensOf } from '../tokens/text-tokens.ts';

/** Characters that are looked at: what a text is shows on its first page. */
const SAMPLE = 6000;
/** Stretches of years that a CV lists; each counts as a phrase, up to these many. */
const MOST_PERIODS = 4;
/** Words from the year in which something began to the one in which it ended, or to what stands for today. */
const PERIOD_REACH = 4;
/** Two phrases more than the other kind, and twice as many, are needed to be sure. */
const LEAST_LEAD = 2;
const LEAST_RATIO = 2;

const JOB_PHRASES = keysOfAll('kind.job');
const CV_PHRASES = keysOfAll('kind.cv');
const PRESENT = keysOfAll('cv.present');

/**
 * What a text is by what it says: an advertisement addresses its reader, a CV tells of its writer. Null when it says
 * too little, or as much of either. Phrases of all four languages count, as texts mix them.
 */
export function kindOfText(text: string): ProfileKind | null {
  const keys = tokensOf(stripMarkup(text.slice(0, SAMPLE))).map(({ key }) => key);
  const words = ` ${keys.join(' ')} `;
  const count = (phrases: ReadonlySet<string>): number =>
    [...phrases].filter((phrase) => words.includes(` ${phrase} `)).length;
  const job = count(JOB_PHRASES);
  const cv = count(CV_PHRASES) + Math.min(MOST_PERIODS, countPeriods(keys));
  const [kind, more, less] = job > cv ? (['JOB', job, cv] as const) : (['CANDIDATE', cv, job] as const);
  return more - less >= LEAST_LEAD && more >= less * LEAST_RATIO ? kind : null;
}

const isYear = (key: string): boolean => /^(?:19|20)\d\d$/.test(key);

/** Stretches from a year to another year or to today. */
function countPeriods(keys: readonly string[]): number {
  let periods = 0;
  for (let at = 0; at < keys.length; at++) {
    if (!isYear(keys[at] ?? '')) continue;
    const behind = keys.slice(at + 1, at + 1 + PERIOD_REACH);
    const end = behind.findIndex((key) => isYear(key) || PRESENT.has(key));
    if (end === -1) continue;
    periods++;
    at += end + 1;
  }
  return periods;
}
