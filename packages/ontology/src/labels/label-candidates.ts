import { type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { labelReadings } from './clean-label.ts';
import type { Concept } from '../concepts/concept.ts';
import { LabelIndex } from './label-index.ts';
import type { Resolution } from '../concepts/ontology.ts';
import type { Steps } from '../concepts/steps.ts';

/** Concepts whose labels are folded in one piece of work. */
const PIECE = 50;
/** Answers kept; past it the cache begins anew. */
const CACHE_LIMIT = 20_000;
/** Longer texts are hardly labels: answers about them are not kept. */
const CACHED_LENGTH = 100;

/** The letters of a label without the spaces: whatever else two readings differ in, they agree in these. */
function lettersOf(label: string): string {
  return foldLabel(label).replaceAll(' ', '');
}

/** One map of everything would stand still for tens of milliseconds whenever it grows. */
const SHARDS = 64;

type Shard = Map<string, Concept | Concept[]>;

function shardOf(shards: readonly Shard[], letters: string): Shard | undefined {
  return shards[(letters.length + 7 * letters.charCodeAt(0)) % SHARDS];
}

/**
 * Resolves labels with a label index over only the few concepts that have a label of the same letters. An index over
 * all labels of an imported ontology would take several times the memory, and most of a second that nobody may wait.
 */
export class LabelCandidates {
  readonly #shards: readonly Shard[];
  readonly #answers = new Map<string, Resolution>();

  private constructor(shards: readonly Shard[]) {
    this.#shards = shards;
  }

  static *build(concepts: Iterable<Concept>): Steps<LabelCandidates> {
    const shards = Array.from({ length: SHARDS }, (): Shard => new Map());
    let count = 0;
    for (const concept of concepts) {
      for (const language of LANGUAGES) {
        const labels = concept.labels[language];
        if (labels === undefined) continue;
        for (const label of [labels.preferred, ...labels.alternative, ...labels.hidden]) {
          const letters = lettersOf(label);
          if (letters === '') continue;
          const shard = shardOf(shards, letters);
          const known = shard?.get(letters);
          if (known === undefined) shard?.set(letters, concept);
          else if (Array.isArray(known)) {
            if (known.at(-1) !== concept) known.push(concept);
          } else if (known !== concept) shard?.set(letters, [known, concept]);
        }
      }
      if (++count % PIECE === 0) yield;
    }
    return new LabelCandidates(shards);
  }

  /** The concepts a label names; see Ontology.resolve. */
  resolve(label: string, language: Language, type?: ConceptType): Resolution {
    const key = `${language} ${type ?? ''} ${label}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const candidates = new Set<Concept>();
    for (const reading of labelReadings(label)) {
      const letters = lettersOf(reading);
      const found = letters === '' ? undefined : shardOf(this.#shards, letters)?.get(letters);
      if (Array.isArray(found)) for (const concept of found) candidates.add(concept);
      else if (found !== undefined) candidates.add(found);
    }
    const answer = new LabelIndex(candidates).resolve(label, language, type);
    if (this.#answers.size >= CACHE_LIMIT) this.#answers.clear();
    if (label.length <= CACHED_LENGTH) this.#answers.set(key, answer);
    return answer;
  }
}
