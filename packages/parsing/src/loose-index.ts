import type { Language } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { splitCompound } from '@counterpart/text';
import { ActionWords } from './action-words.ts';
import { blankGender } from './blank-gender.ts';
import { cueTable } from './cue-table.ts';
import type { LabelEntry, LabelHit } from './label-index.ts';
import { type Piece, textPieces } from './text-pieces.ts';

/** A label as the keys of its words in any order. */
interface LooseLabel {
  readonly entry: LabelEntry;
  /** Keys without repetition, the rarest first: it is the one that brings the label up. */
  readonly keys: readonly string[];
}

/** Words between the first and the last that agree with a label, beyond the label's own. */
const MOST_OTHERS = 2;
/** Labels with more words are sentences; longer windows find their words by chance. */
const MOST_WORDS = 5;
/** Labels a word may bring up; a word of more labels says nothing of any. */
const MOST_LABELS = 60;
const SHORTEST_KEY = 3;
const SHORTEST_COMPOUND = 8;
const CACHE_SIZE = 50_000;
const LETTERS = /^\p{L}+$/u;
const NOTHING: readonly string[] = [];

/**
 * Labels of two or more words found by the roots of their words, in any order and with a word or two between: "lost en
 * laadt vrachtwagens" for "laden en lossen", "prévenir les escarres" for "prévention des escarres".
 *
 *     text    soldeer | je | koperleidingen | zorgvuldig
 *     keys    solder         koper, leiding
 *     label   leidingen solderen = {leiding, solder}: both stand within two words of each other
 */
export class LooseIndex {
  /** Comparisons made since the index was made: the measure that grows linearly with the text. */
  steps = 0;
  readonly #language: Language;
  readonly #words: ActionWords;
  readonly #light: ReadonlySet<string>;
  readonly #byRarest = new Map<string, LooseLabel[]>();
  readonly #vocabulary = new Set<string>();
  readonly #keys = new Map<string, readonly string[]>();

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    this.#words = new ActionWords(language);
    const table = cueTable(language);
    this.#light = table.looseWords;
    const labels: { readonly entry: LabelEntry; readonly pieces: readonly Piece[] }[] = [];
    for (const concept of ontology.concepts()) {
      const set = concept.labels[language];
      if (set === undefined || (concept.type !== 'SKILL' && concept.type !== 'SOFT_SKILL')) continue;
      const contextual = new Set(concept.needContext ?? []);
      const add = (label: string, isPreferred: boolean): void => {
        if (contextual.has(label)) return;
        const pieces = textPieces(blankGender(label));
        for (const { key } of pieces) if (key.length >= SHORTEST_KEY && LETTERS.test(key)) this.#vocabulary.add(key);
        labels.push({ entry: { concept, label, key: '', isPreferred, needsContext: false }, pieces });
      };
      add(set.preferred, true);
      for (const label of [...set.alternative, ...set.hidden]) add(label, false);
    }
    this.#build(labels);
  }

  #build(labels: readonly { readonly entry: LabelEntry; readonly pieces: readonly Piece[] }[]): void {
    const frequency = new Map<string, number>();
    const loose: { readonly entry: LabelEntry; readonly keys: readonly string[] }[] = [];
    for (const { entry, pieces } of labels) {
      const keys = [...new Set(pieces.flatMap((piece) => this.#keysOf(piece)))];
      if (keys.length < 2 || keys.length > MOST_WORDS) continue;
      if (keys.every((key) => this.#words.isAction(key))) continue;
      for (const key of keys) frequency.set(key, (frequency.get(key) ?? 0) + 1);
      loose.push({ entry, keys });
    }
    const seen = new Set<string>();
    for (const { entry, keys } of loose) {
      const ordered = keys.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1));
      const name = `${entry.concept.id} ${ordered.toSorted().join(' ')}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const rarest = ordered.find((key) => !this.#words.isAction(key)) ?? '';
      const list = this.#byRarest.get(rarest);
      const label: LooseLabel = { entry, keys: ordered.filter((key) => key !== rarest) };
      if (list === undefined) this.#byRarest.set(rarest, [label]);
      else list.push(label);
    }
  }

  /** The keys of a piece: one for a word, more for a Dutch compound, none for a word that says nothing. */
  #keysOf(piece: Piece): readonly string[] {
    const { key } = piece;
    if (this.#light.has(key) || key.length < 2 || piece.number !== null) return NOTHING;
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const isCompound = this.#language === 'DUT' && key.length >= SHORTEST_COMPOUND && LETTERS.test(key);
    const parts = isCompound ? splitCompound(key, (part) => part.length > 3 && this.#vocabulary.has(part)) : null;
    const keys = (parts ?? [key]).map((part) => this.#words.keyOf(part));
    if (this.#keys.size >= CACHE_SIZE) this.#keys.clear();
    this.#keys.set(key, keys);
    return keys;
  }

  /** Labels whose words all stand near one another within `from`..`to`; `isBorder` says where a clause begins. */
  find(pieces: readonly Piece[], from: number, to: number, isBorder: (at: number) => boolean): readonly LabelHit[] {
    const clause: { readonly at: number; readonly keys: readonly string[] }[] = [];
    const hits: LabelHit[] = [];
    for (let at = from; at <= to; at++) {
      const piece = pieces[at];
      if (at === to || piece === undefined || (at > from && isBorder(at))) {
        for (const hit of this.#inClause(clause)) hits.push(hit);
        clause.length = 0;
      }
      if (at === to || piece === undefined) break;
      const keys = this.#keysOf(piece);
      if (keys.length > 0) clause.push({ at, keys });
    }
    return hits;
  }

  #inClause(clause: readonly { readonly at: number; readonly keys: readonly string[] }[]): readonly LabelHit[] {
    const hits: { readonly hit: LabelHit; readonly words: number; readonly spread: number }[] = [];
    // most labels lack a word of the clause altogether: no place needs to be looked for
    const present = new Set(clause.flatMap(({ keys }) => keys));
    for (const [place, { at, keys }] of clause.entries()) {
      for (const rare of keys) {
        const labels = this.#byRarest.get(rare);
        if (labels === undefined || labels.length > MOST_LABELS) continue;
        for (const { entry, keys: others } of labels) {
          this.steps++;
          if (!others.every((other) => present.has(other))) continue;
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
          const start = clause[first]?.at ?? at;
          const end = (clause[last]?.at ?? at) + 1;
          hits.push({
            hit: { entries: [entry], from: start, to: end, quality: 'loose' },
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

/** The nearest place within reach that has the key, itself included (two parts of one compound); -1 when there is none. */
function nearest(
  clause: readonly { readonly keys: readonly string[] }[],
  place: number,
  reach: number,
  key: string,
): number {
  for (let distance = 0; distance <= reach; distance++) {
    if (clause[place - distance]?.keys.includes(key) === true) return place - distance;
    if (clause[place + distance]?.keys.includes(key) === true) return place + distance;
  }
  return -1;
}

/** The hits that no earlier one touches; labels agreeing with the very same words are kept together. */
function withoutOverlaps(hits: readonly LabelHit[]): readonly LabelHit[] {
  const taken = new Map<number, LabelHit>();
  const kept = new Set<LabelHit>();
  for (const hit of hits) {
    const known = taken.get(hit.from);
    const isSame = known !== undefined && known.from === hit.from && known.to === hit.to;
    let isFree = !isSame;
    for (let at = hit.from; isFree && at < hit.to; at++) isFree = !taken.has(at);
    if (!isSame && !isFree) continue;
    const next = isSame ? { ...known, entries: [...known.entries, ...hit.entries] } : hit;
    if (isSame) kept.delete(known);
    kept.add(next);
    for (let at = hit.from; at < hit.to; at++) taken.set(at, next);
  }
  return [...kept].sort((a, b) => a.from - b.from);
}
