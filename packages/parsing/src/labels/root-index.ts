import type { Ontology } from '@counterpart/ontology';
import type { Language } from '@counterpart/domain';
import { splitCompound } from '@counterpart/text';
import { hasCount, nearest, type RootEntry, type RootHit, withoutOverlaps } from './root-hits.ts';
import { ActionWords } from './action-words.ts';
import { TermFacts } from '../tokens/term-dictionary.ts';
import { losesName } from './lost-names.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { cueTable } from '../language/cue-table.ts';
import type { LabelEntry } from './label-hit.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { blankGender } from '../tokens/blank-gender.ts';

/** A label as the roots of its words in any order, by number. */
interface RootLabel {
  readonly entry: RootEntry;
  /** Without repetition and without the rarest, which is the one that brings the label up; the rarer first. */
  readonly others: readonly number[];
  /** The roots of a label that is one compound, in its order; null for a label of several words. */
  readonly order: readonly number[] | null;
  /** Numbers of the label, which tell one course or category from another. */
  readonly counts: readonly number[];
}

/** Words between the first and the last that agree with a label, beyond the label's own. */
const MOST_OTHERS = 2;
/** Labels with more words are sentences; longer windows find their words by chance. */
const MOST_WORDS = 5;
/** Labels a word may bring up; a word of more labels says nothing of any. */
const MOST_LABELS = 60;
const SHORTEST_KEY = 3;
const SHORTEST_COMPOUND = 8;
const LETTERS = /^\p{L}+$/u;
const NOTHING: readonly never[] = [];
/** The root of a word that no label has: it only keeps words apart. */
const STRANGE: readonly number[] = [0];

/**
 * Labels of two or more words found by the roots of their words, in any order and with a word or two between: "lost en
 * laadt vrachtwagens" for "laden en lossen", "prévenir les escarres" for "prévention des escarres".
 *
 *     text    soldeer | je | koperleidingen | zorgvuldig
 *     keys    solder         koper, leiding
 *     label   leidingen solderen = {leiding, solder}: both stand within two words of each other
 */
export class RootIndex {
  /** Comparisons made since the index was made: the measure that grows linearly with the text. */
  steps = 0;
  /** How it compares words. */
  readonly words: ActionWords;
  readonly #hasCompounds: boolean;
  readonly #light: ReadonlySet<string>;
  /** Labels by the number of their rarest root. */
  readonly #byRarest: (RootLabel[] | undefined)[] = [];
  readonly #vocabulary = new Set<string>();
  /** Numbers of the roots that labels have, from 1. */
  readonly #numbers = new Map<string, number>();
  readonly #roots = new TermFacts((key) => this.#numbersOf(key));
  /** The clause in which a root was met last, by its number. */
  #metIn = new Float64Array(0);
  #clauses = 0;

  constructor(ontology: Ontology, language: Language) {
    this.#hasCompounds = grammarOf(language).hasCompounds;
    this.words = new ActionWords(language);
    const table = cueTable(language);
    this.#light = table.stopWords;
    const labels: { readonly entry: LabelEntry; readonly tokens: readonly Token[] }[] = [];
    for (const concept of ontology.concepts()) {
      const set = concept.labels[language];
      if (set === undefined || (concept.type !== 'SKILL' && concept.type !== 'SOFT_SKILL')) continue;
      const contextual = new Set(concept.needContext ?? []);
      const add = (label: string, isPreferred: boolean): void => {
        if (contextual.has(label) || isName(label)) return;
        const tokens = tokensOf(blankGender(label));
        if (losesName(label, tokens, this.#light)) return;
        for (const { key } of tokens) if (key.length >= SHORTEST_KEY && LETTERS.test(key)) this.#vocabulary.add(key);
        labels.push({ entry: { concept, label, key: '', isPreferred, needsContext: false }, tokens });
      };
      add(set.preferred, true);
      for (const label of [...set.alternative, ...set.hidden]) add(label, false);
    }
    this.#build(labels);
  }

  #build(labels: readonly { readonly entry: LabelEntry; readonly tokens: readonly Token[] }[]): void {
    const frequency = new Map<string, number>();
    const candidates: {
      readonly entry: LabelEntry;
      readonly keys: readonly string[];
      readonly counts: readonly number[];
      readonly isCompound: boolean;
    }[] = [];
    for (const { entry, tokens } of labels) {
      const keys = [...new Set(tokens.flatMap((token) => (token.number === null ? this.#keysOf(token.key) : NOTHING)))];
      if (keys.length < 2 || keys.length > MOST_WORDS) continue;
      if (keys.every((key) => this.words.isAction(key))) continue;
      for (const key of keys) frequency.set(key, (frequency.get(key) ?? 0) + 1);
      candidates.push({ entry, keys, counts: numbersOf(tokens), isCompound: tokens.length === 1 });
    }
    const seen = new Set<string>();
    for (const { entry, keys, counts, isCompound } of candidates) {
      const ordered = keys.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1));
      const name = [entry.concept.id, ...ordered.toSorted(), ...counts].join(' ');
      if (seen.has(name)) continue;
      seen.add(name);
      const rarest = ordered.find((key) => !this.words.isAction(key)) ?? '';
      const others = ordered.filter((key) => key !== rarest).map((key) => this.#numberOf(key));
      (this.#byRarest[this.#numberOf(rarest)] ??= []).push({
        entry: { ...entry, roots: keys.length },
        others,
        order: isCompound ? keys.map((key) => this.#numberOf(key)) : null,
        counts,
      });
    }
    this.#metIn = new Float64Array(this.#numbers.size + 1);
  }

  #numberOf(root: string): number {
    let number = this.#numbers.get(root);
    if (number === undefined) this.#numbers.set(root, (number = this.#numbers.size + 1));
    return number;
  }

  /** The roots of a word: one, more for a compound, none for a word that says nothing. */
  #keysOf(key: string): readonly string[] {
    if (this.#light.has(key) || key.length < 2) return NOTHING;
    const isCompound = this.#hasCompounds && key.length >= SHORTEST_COMPOUND && LETTERS.test(key);
    const parts = isCompound ? splitCompound(key, (part) => part.length > 3 && this.#vocabulary.has(part)) : null;
    return (parts ?? [key]).map((part) => this.words.keyOf(part));
  }

  #numbersOf(key: string): readonly number[] {
    const keys = this.#keysOf(key);
    if (keys.length === 0) return NOTHING;
    const numbers = keys.flatMap((each) => this.#numbers.get(each) ?? []);
    return numbers.length === 0 ? STRANGE : numbers;
  }

  /** Labels whose words all stand near one another within `from`..`to`; `isBorder` says where a clause begins. */
  find(tokens: readonly Token[], from: number, to: number, isBorder: (at: number) => boolean): readonly RootHit[] {
    const clause: { readonly at: number; readonly roots: readonly number[] }[] = [];
    const hits: RootHit[] = [];
    for (let at = from; at <= to; at++) {
      const token = tokens[at];
      if (at === to || token === undefined || (at > from && isBorder(at))) {
        for (const hit of this.#inClause(clause, tokens)) hits.push(hit);
        clause.length = 0;
      }
      if (at === to || token === undefined) break;
      const roots = token.number === null ? this.#roots.of(token) : NOTHING;
      if (roots.length > 0) clause.push({ at, roots });
    }
    return hits;
  }

  /** Whether all of these roots stand in the clause; asked of every label, so it makes nothing. */
  #haveMet(roots: readonly number[], clause: number): boolean {
    for (let at = 0; at < roots.length; at++) if (this.#metIn[roots[at] ?? 0] !== clause) return false;
    return true;
  }

  #inClause(
    clause: readonly { readonly at: number; readonly roots: readonly number[] }[],
    tokens: readonly Token[],
  ): readonly RootHit[] {
    if (clause.length < 2 && (clause[0]?.roots.length ?? 0) < 2) return NOTHING;
    const hits: { readonly hit: RootHit; readonly words: number; readonly spread: number }[] = [];
    // most labels lack a word of the clause altogether: no place needs to be looked for
    const here = ++this.#clauses;
    for (const { roots } of clause) for (const root of roots) this.#metIn[root] = here;
    for (const [place, { at, roots }] of clause.entries()) {
      for (const rare of roots) {
        const labels = this.#byRarest[rare];
        if (labels === undefined || labels.length > MOST_LABELS) continue;
        for (const { entry, others, order, counts } of labels) {
          this.steps++;
          if (!this.#haveMet(others, here)) continue;
          const reach = others.length + MOST_OTHERS;
          let [first, last] = [place, place];
          const isWhole = others.every((other) => {
            const found = nearest(clause, place, reach, other);
            if (found === -1) return false;
            first = Math.min(first, found);
            last = Math.max(last, found);
            return true;
          });
          const spread = last - first;
          if (!isWhole || spread > reach) continue;
          // a "werkplaats" is no "plaatwerk"
          if (order !== null && spread === 0 && !isInOrder(roots, order)) continue;
          const start = clause[first]?.at ?? at;
          const end = (clause[last]?.at ?? at) + 1;
          if (counts.length > 0 && !counts.every((count) => hasCount(tokens, start, end, count))) continue;
          hits.push({
            hit: { entries: [entry], from: start, to: end, quality: 'roots' },
            words: others.length + 1,
            spread: spread - others.length,
          });
        }
      }
    }
    // more words agreeing, then fewer between them
    hits.sort((a, b) => b.words - a.words || a.spread - b.spread || a.hit.from - b.hit.from);
    return withoutOverlaps(hits.map(({ hit }) => hit));
  }
}

/** Whether the parts of one compound stand in the order of a label that is one. */
function isInOrder(roots: readonly number[], order: readonly number[]): boolean {
  const places = order.map((root) => roots.indexOf(root));
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
}

/** "Good Manufacturing Practice": a name of several words has no other forms and no other order. */
function isName(label: string): boolean {
  const words = label.split(' ').filter((word) => word.length > SHORTEST_KEY);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Nearly all labels share one empty list. */
function numbersOf(tokens: readonly Token[]): readonly number[] {
  return tokens.some(({ number }) => number !== null) ? tokens.flatMap(({ number }) => number ?? []) : NOTHING;
}
