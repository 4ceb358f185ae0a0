import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { Stretches } from './employer/employer-description.ts';

/** Parts of a CV that tell of no work of its owner. */
export interface CvAsides {
  /** What somebody does besides work: "Hobby's: fotograaf bij de wandelclub". */
  readonly hobbies: Stretches;
  /** Those who speak for somebody: "References: Peter Carpenter, 07700 900000". */
  readonly references: Stretches;
}

/** A text without such parts. */
export const NO_ASIDES: CvAsides = { hobbies: [], references: [] };

type Heading = 'hobbies' | 'references' | 'other';

const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ...headings(
    'other',
    keysOfAll(
      'cv.heading.experience',
      'cv.heading.education',
      'cv.heading.profile',
      'cv.heading.personal',
      'cv.heading.other',
    ),
  ),
  ...headings('references', keysOfAll('cv.references')),
  ...headings('hobbies', keysOfAll('cv.hobbies')),
]);
const FIRST_WORDS: ReadonlySet<string> = new Set([...HEADINGS.keys()].map((key) => key.split(' ')[0] ?? ''));
/** Words of the longest such heading. */
const LONGEST_HEADING = 4;
/** Characters behind a heading in which its colon or line break stands. */
const HEADING_GAP = 3;
/** Sentences below a heading that still belong to it. */
const MOST_BELOW = 12;

function headings(kind: Heading, keys: ReadonlySet<string>): readonly (readonly [string, Heading])[] {
  return [...keys].map((key) => [key, kind] as const);
}

/** Finds the parts below the headings of hobbies and references, up to the next heading; once a text. */
export function cvAsides(read: ReadText): CvAsides {
  const found = { hobbies: [] as Sentence[], references: [] as Sentence[] };
  let current: Heading = 'other';
  let below = 0;
  for (const sentence of read.sentences) {
    const heading = headingOf(read, sentence);
    below = heading === null ? below + 1 : 0;
    if (heading !== null) current = heading;
    if (current !== 'other' && below <= MOST_BELOW) found[current].push(sentence);
  }
  return found;
}

/** The heading that a sentence is, or begins with before a colon. */
function headingOf({ tokens, original }: ReadText, { from, to }: Sentence): Heading | null {
  let key = tokens[from]?.key ?? '';
  if (!FIRST_WORDS.has(key)) return null;
  for (let at = from; at < Math.min(to, from + LONGEST_HEADING); at++) {
    if (at > from) key += ` ${tokens[at]?.key ?? ''}`;
    const heading = HEADINGS.get(key);
    const end = tokens[at]?.end ?? 0;
    const isEnded = /^\s*(?::|[-–—]\s|\r?\n|$)/.test(original.slice(end, end + HEADING_GAP));
    if (heading !== undefined && isEnded) return heading;
  }
  return null;
}
