import type { FeedbackCategory } from '@counterpart/parsing';
import type { GroupTopics } from '@counterpart/parsing/without-reader';
import type { ReadSlice } from '../reading/parser-pool.ts';

const CATEGORIES = [
  'START_DOING',
  'KEEP_DOING',
  'STOP_DOING',
  'UNKNOWN',
] as const satisfies readonly FeedbackCategory[];

/** The names of the categories on the wire; screens translate them. */
const LABELS: Readonly<Record<FeedbackCategory, string>> = {
  START_DOING: 'start doing',
  KEEP_DOING: 'keep doing',
  STOP_DOING: 'stop doing',
  UNKNOWN: 'unknown',
};

interface Mentions {
  count: number;
  readonly parts: Uint8Array[];
}

/** What stands beside the aspects of an answer. */
export interface FeedbackFacts {
  readonly parserVersion: string;
  readonly timestamp: string;
  /** Milliseconds. */
  readonly duration: number;
  /** What was not read; null when all was. */
  readonly problem: string | null;
}

interface Topic {
  readonly id: string;
  readonly label: string;
}

/** A node with its place in the tree, before it is written. */
interface Node {
  readonly aspectType: string;
  readonly label: string;
  readonly count: number;
  readonly mentions: readonly Uint8Array[];
  readonly children: readonly Node[];
}

/**
 * An answer as its slices come in. Mentions stay the JSON bytes that the workers made: an answer of a hundred megabytes
 * is joined and sent piece by piece, and its objects are never made here.
 */
export class FeedbackAnswer {
  readonly #found = new Map<string, Mentions>();

  add({ bytes, runs }: ReadSlice): void {
    for (const { category, behaviour, count, start, end } of runs) {
      const key = `${category} ${behaviour}`;
      let mentions = this.#found.get(key);
      if (mentions === undefined) this.#found.set(key, (mentions = { count: 0, parts: [] }));
      mentions.count += count;
      mentions.parts.push(bytes.subarray(start, end));
    }
  }

  /** The answer as JSON, piece by piece (TXT-06b). */
  *pieces(groups: readonly GroupTopics[], { problem, ...facts }: FeedbackFacts): Generator<Uint8Array | string> {
    yield '{"aspects":[';
    for (const [at, category] of CATEGORIES.entries()) {
      if (at > 0) yield ',';
      yield* written(this.#category(category, groups));
    }
    yield `],${JSON.stringify({ ...facts, error: problem !== null, errorMessage: problem }).slice(1)}`;
  }

  #category(category: FeedbackCategory, groups: readonly GroupTopics[]): Node {
    const children = groups.map((group) =>
      joined(
        'COMPETENCE_GROUP',
        group,
        group.competences.map((competence) =>
          joined(
            'COMPETENCE',
            competence,
            competence.behaviours.map((behaviour) => this.#behaviour(category, behaviour)),
          ),
        ),
      ),
    );
    return joined(category, { id: category, label: LABELS[category] }, children);
  }

  #behaviour(category: FeedbackCategory, { id, label }: Topic): Node {
    const { count, parts } = this.#found.get(`${category} ${id}`) ?? { count: 0, parts: [] };
    return { aspectType: 'BEHAVIOUR', label, count, mentions: parts, children: [] };
  }
}

/** A node over those of its children that have mentions. */
function joined(aspectType: string, { label }: Topic, all: readonly Node[]): Node {
  const children = all.filter(({ count }) => count > 0);
  return { aspectType, label, count: children.reduce((sum, { count }) => sum + count, 0), mentions: [], children };
}

function* written({ aspectType, label, count, mentions, children }: Node): Generator<Uint8Array | string> {
  yield `${JSON.stringify({ aspectType, label, nrOfMentions: count }).slice(0, -1)},"mentions":[`;
  for (const [at, part] of mentions.entries()) {
    if (at > 0) yield ',';
    yield part;
  }
  yield '],"nestedAspects":[';
  for (const [at, child] of children.entries()) {
    if (at > 0) yield ',';
    yield* written(child);
  }
  yield ']}';
}
