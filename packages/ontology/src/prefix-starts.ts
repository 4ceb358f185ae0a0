import type { ConceptId, ConceptType, Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Concept } from './concept.ts';
import type { Steps } from './steps.ts';

/** A visible label. */
export interface Term {
  readonly concept: Concept;
  readonly text: string;
  /** The folded label. */
  readonly key: string;
  readonly isPreferred: boolean;
  /** How widely used the concept is, 0..1. */
  readonly frequency: number;
}

/** A label found; grade 0 the whole label, 1 its beginning, 2 the beginning of a later word. */
export interface Hit {
  readonly term: Term;
  readonly grade: number;
}

/** The best hits of one concept type for a beginning; `isCut` when there are more. */
interface Best {
  readonly hits: readonly Hit[];
  readonly isCut: boolean;
}

/** Where a word begins within a folded label: index of the term and offset; the label's own start is 0. */
interface Start {
  readonly key: string;
  readonly term: number;
  readonly at: number;
}

/** Concepts whose labels are folded in one piece of work. */
const PIECE = 100;
/** Beginnings that more starts share have their best hits counted out in advance: scanning them would take milliseconds. */
const MANY_STARTS = 2000;
/** Starts looked at in one piece of work. */
const STARTS_PIECE = 2000;
/** Letters by which starts are sorted first. */
const BUCKET_LETTERS = 3;
/** Best hits kept of a type: the most that a call may ask. */
const KEPT = 100;

/** Folded labels are cut here, so that an offset fits 16 bits; nobody types as much to look one up. */
const MAX_KEY = 1000;

/** Exact, then the label's beginning before a later word, then frequent, then preferred labels, then short (ENG-12). */
export function compareHits(a: Hit, b: Hit): number {
  const [x, y] = [a.term, b.term];
  return (
    a.grade - b.grade ||
    y.frequency - x.frequency ||
    Number(y.isPreferred) - Number(x.isPreferred) ||
    x.text.length - y.text.length ||
    compareText(x.key, y.key) ||
    compareText(x.concept.id, y.concept.id)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The labels of one language by the beginnings of their words. */
export class PrefixStarts {
  readonly #terms: readonly Term[];
  /** Term and offset of every start, in the order of the text from there. */
  readonly #termOf: Uint32Array;
  readonly #at: Uint16Array;
  readonly #best = new Map<string, ReadonlyMap<ConceptType, Best>>();

  private constructor(terms: readonly Term[], termOf: Uint32Array, at: Uint16Array) {
    this.#terms = terms;
    this.#termOf = termOf;
    this.#at = at;
  }

  static *build(
    concepts: Iterable<Concept>,
    language: Language,
    frequencies: ReadonlyMap<ConceptId, number>,
  ): Steps<PrefixStarts> {
    const terms: Term[] = [];
    const byBeginning = new Map<string, Start[]>();
    let total = 0;
    let count = 0;
    for (const concept of concepts) {
      if (++count % PIECE === 0) yield;
      const labels = concept.labels[language];
      if (labels === undefined) continue;
      const frequency = frequencies.get(concept.id) ?? 0;
      for (const text of [labels.preferred, ...labels.alternative]) {
        const key = foldLabel(text).slice(0, MAX_KEY);
        const term = terms.push({ concept, text, key, isPreferred: text === labels.preferred, frequency }) - 1;
        for (let at = 0; at >= 0; at = nextWord(key, at)) {
          const start = { key: key.slice(at), term, at };
          const beginning = key.slice(at, at + BUCKET_LETTERS);
          const starts = byBeginning.get(beginning);
          if (starts === undefined) byBeginning.set(beginning, [start]);
          else starts.push(start);
          total++;
        }
      }
    }
    // sorting by the first letters and then within them is the same order in many small pieces
    const termOf = new Uint32Array(total);
    const at = new Uint16Array(total);
    let place = 0;
    let paused = 0;
    for (const beginning of [...byBeginning.keys()].sort()) {
      if (place > paused + STARTS_PIECE) {
        paused = place;
        yield;
      }
      for (const start of (byBeginning.get(beginning) ?? []).sort((a, b) => compareText(a.key, b.key))) {
        termOf[place] = start.term;
        at[place++] = start.at;
      }
      byBeginning.delete(beginning);
    }
    const starts = new PrefixStarts(terms, termOf, at);
    yield* starts.#countOut('', 0, total);
    return starts;
  }

  /** Counts out the best hits of every beginning that many starts share, the shorter before the longer. */
  *#countOut(prefix: string, from: number, to: number): Steps<void> {
    if (to - from <= MANY_STARTS) return;
    if (prefix !== '') this.#best.set(prefix, yield* this.#bestByType(prefix, from, to));
    let begin = from;
    while (begin < to) {
      const next = this.#keyAt(begin)[prefix.length];
      if (next === undefined) {
        begin++;
        continue;
      }
      const longer = prefix + next;
      const end = this.#endOf(longer, begin, to);
      yield* this.#countOut(longer, begin, end);
      begin = end;
    }
  }

  *#bestByType(prefix: string, from: number, to: number): Steps<ReadonlyMap<ConceptType, Best>> {
    const found = new Map<Concept, Hit>();
    for (let at = from; at < to; at += STARTS_PIECE) {
      this.#takeHits(found, prefix, at, Math.min(at + STARTS_PIECE, to));
      yield;
    }
    const byType = new Map<ConceptType, Best>();
    for (const [type, hits] of Map.groupBy(found.values(), ({ term }) => term.concept.type))
      byType.set(type, best(hits));
    yield;
    return byType;
  }

  /** The hits of the wanted types, best first, each concept once; at least `wanted` when there are as many. */
  hits(prefix: string, types: ReadonlySet<ConceptType>, wanted: number): readonly Hit[] {
    const known = this.#best.get(prefix);
    if (known !== undefined) {
      const lists = [...types].flatMap((type) => known.get(type) ?? []);
      // each list holds the best of its type: as far as the shortest cut one reaches, their union is complete
      if (lists.every(({ hits, isCut }) => !isCut || hits.length >= wanted))
        return lists.flatMap(({ hits }) => hits).sort(compareHits);
    }
    const from = this.#lowerBound(prefix);
    const to = this.#endOf(prefix, from, this.#termOf.length);
    const found = new Map<Concept, Hit>();
    this.#takeHits(found, prefix, from, to);
    return [...found.values()].filter(({ term }) => types.has(term.concept.type)).sort(compareHits);
  }

  /** Takes in the best hit of each concept among starts. */
  #takeHits(found: Map<Concept, Hit>, prefix: string, from: number, to: number): void {
    for (let place = from; place < to; place++) {
      const term = this.#terms[this.#termOf[place] ?? 0];
      if (term === undefined) continue;
      const hit = { term, grade: this.#at[place] !== 0 ? 2 : term.key === prefix ? 0 : 1 };
      const known = found.get(term.concept);
      if (known === undefined || compareHits(hit, known) < 0) found.set(term.concept, hit);
    }
  }

  #keyAt(place: number): string {
    return this.#terms[this.#termOf[place] ?? 0]?.key.slice(this.#at[place]) ?? '';
  }

  /** The first place whose text is not before the prefix. */
  #lowerBound(prefix: string): number {
    let low = 0;
    let high = this.#termOf.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keyAt(middle) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first place from `begin` on whose text does not begin with the prefix. */
  #endOf(prefix: string, begin: number, end: number): number {
    let low = begin;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keyAt(middle).startsWith(prefix)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where the next word begins, or -1. */
function nextWord(key: string, at: number): number {
  const space = key.indexOf(' ', at);
  return space < 0 || space === key.length - 1 ? -1 : space + 1;
}

/** The best of many hits without sorting them all: those that cannot be among the kept are passed over. */
function best(hits: readonly Hit[]): Best {
  if (hits.length <= KEPT) return { hits: [...hits].sort(compareHits), isCut: false };
  let kept: Hit[] = [];
  let worst: Hit | undefined;
  for (const hit of hits) {
    if (worst !== undefined && compareHits(hit, worst) >= 0) continue;
    kept.push(hit);
    if (kept.length < 2 * KEPT) continue;
    kept = kept.sort(compareHits).slice(0, KEPT);
    worst = kept.at(-1);
  }
  return { hits: kept.sort(compareHits).slice(0, KEPT), isCut: true };
}
