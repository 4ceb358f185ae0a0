import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { wordLists } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import { CONFIDENCE, type ConceptMention } from './find-concepts.ts';

/** Words that tell when a job is done, folded, and the label of the shift that they mean. */
interface TimeOfJob {
  readonly keys: readonly string[];
  readonly label: string;
}

const TIMES: Readonly<Record<Language, readonly TimeOfJob[]>> = {
  DUT: timesOf('DUT'),
  FRE: timesOf('FRE'),
  ENG: timesOf('ENG'),
  ITA: timesOf('ITA'),
};

function timesOf(language: Language): readonly TimeOfJob[] {
  return wordLists(language)
    .phrases('hours.of-job')
    .map((line) => {
      const [words = '', label = ''] = line.split(' = ');
      return { keys: tokensOf(words).map(({ key }) => key), label };
    });
}

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

function shiftCalled(ontology: Ontology, label: string, language: Language): Concept | undefined {
  const [id] = ontology.resolve(label, language).concepts;
  const concept = id === undefined ? undefined : ontology.concept(id);
  return concept?.kind === 'shift' ? concept : undefined;
}
