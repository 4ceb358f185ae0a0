import type { Ontology } from '@counterpart/ontology';
import type { ReadText } from '../../structure/read-text.ts';
import { CONFIDENCE, type ConceptMention } from '../find-concepts.ts';
import { shiftCalled, timesByLanguage } from './times-of-work.ts';

const TIMES = timesByLanguage('hours.of-job');

/** Letters of the shortest job behind the time in one word: "nachtkok". */
const SHORTEST_JOB = 3;

/**
 * When the jobs of a text are done, as their names say it: "infirmier de nuit", "night nurse", "nachtverpleegkundige".
 * The job is read as the word without it.
 */
export function shiftsOfJobs(
  read: ReadText,
  ontology: Ontology,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  return found.flatMap((job): readonly ConceptMention[] => {
    if (job.concept.type !== 'OCCUPATION') return [];
    for (const time of TIMES[read.language]) {
      const place = placeOf(read, job, time.keys);
      const concept = place === null ? undefined : shiftCalled(ontology, time.label, read.language);
      if (place !== null && concept !== undefined)
        return [{ concept, ...place, quality: 'exact', confidence: CONFIDENCE.exact, isOfJob: true }];
    }
    return [];
  });
}

type Place = Pick<ConceptMention, 'from' | 'to' | 'start' | 'end'>;

/** Where the words stand: behind the job, before it, or as the first part of its word. */
function placeOf(read: ReadText, job: ConceptMention, keys: readonly string[]): Place | null {
  const before = job.from - keys.length;
  return wordsAt(read, job.to, keys, job.to) ?? wordsAt(read, before, keys, job.from) ?? partOf(read, job, keys);
}

/** The words from a token on, unless a break at `joint` parts them from the job: "the night. | Nurse". */
function wordsAt({ tokens }: ReadText, from: number, keys: readonly string[], joint: number): Place | null {
  const [first, last] = [tokens[from], tokens[from + keys.length - 1]];
  if (first === undefined || last === undefined || tokens[joint]?.followsBreak !== false) return null;
  if (!keys.every((key, at) => tokens[from + at]?.key === key)) return null;
  return { from, to: from + keys.length, start: first.start, end: last.end };
}

function partOf({ tokens }: ReadText, { from, quality }: ConceptMention, [part = '']: readonly string[]): Place | null {
  const token = tokens[from];
  if (quality !== 'compound' || token?.key.startsWith(part) !== true) return null;
  if (token.key.length < part.length + SHORTEST_JOB) return null;
  return { from, to: from + 1, start: token.start, end: token.start + part.length };
}
