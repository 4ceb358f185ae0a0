import type { Language } from '@counterpart/domain';
import { sentenceSpans, stripMarkup, tokenize } from '@counterpart/text';
import { keyOfWord } from './key-of-word.ts';
import { PairCounts } from './pair-counts.ts';
import { rulesOf } from './rule-files.ts';

/** What to count. */
export interface NgramOptions {
  /** Numbers of words, each 1–6. */
  readonly lengths: readonly number[];
  /** Languages whose small words begin and end no n-gram. */
  readonly languages: readonly Language[];
  /** The fewest times. */
  readonly cutoff: number;
}

/** Words one behind the other and how often they stand so. */
export interface Ngram {
  readonly label: string;
  readonly freq: number;
  readonly nrOfTokens: number;
}

/** Between sentences, and where an n-gram is too rare to be part of a longer one. */
const NONE = -1;

interface Words {
  /** The words of the text by their numbers, NONE behind each sentence. */
  readonly ids: Int32Array;
  readonly labels: readonly string[];
}

function wordsOf(text: string, language: Language): Words {
  const numbers = new Map<string, number>();
  const labels: string[] = [];
  let ids = new Int32Array(1 << 16);
  let size = 0;
  const push = (id: number): void => {
    if (size === ids.length) {
      const longer = new Int32Array(2 * size);
      longer.set(ids);
      ids = longer;
    }
    ids[size++] = id;
  };
  for (const { start, end } of sentenceSpans(text, language)) {
    for (const token of tokenize(text.slice(start, end))) {
      // most words are met again as they are written: lower case costs as much as the look-up
      let id = numbers.get(token.text);
      if (id === undefined) {
        const word = token.text.toLowerCase();
        id = numbers.get(word);
        if (id === undefined) id = labels.push(word) - 1;
        numbers.set(word, id).set(token.text, id);
      }
      push(id);
    }
    push(NONE);
  }
  return { ids: ids.subarray(0, size), labels };
}

/**
 * The n-grams of a text within its sentences, lower-cased, by frequency and then label; none begins or ends with a
 * small word. An n-gram is no more frequent than its parts: a length is counted only where the shorter one is.
 */
export function countNgrams(written: string, { lengths, languages, cutoff }: NgramOptions): readonly Ngram[] {
  const [language = 'ENG'] = languages;
  const { ids, labels } = wordsOf(written.includes('<') ? stripMarkup(written) : written, language);
  const small = new Set(languages.flatMap((each) => rulesOf(each).lists.get('stop-word') ?? []).map(keyOfWord));
  const isSmall = (id: number | undefined): boolean => small.has(keyOfWord(labels[id ?? NONE] ?? ''));
  const found: Ngram[] = [];
  let grams: Int32Array = ids;
  let counts = countWords(ids, labels.length);
  let firstAt = firstPlaces(ids, labels.length);
  const longest = Math.max(...lengths);
  for (let length = 1; length <= longest; length++) {
    if (length > 1) {
      const pairs = new PairCounts(grams);
      grams = pairs.ids;
      ({ counts, firstAt } = pairs);
    }
    const isAsked = lengths.includes(length);
    for (let id = 0; id < counts.length; id++) {
      const freq = counts[id] ?? 0;
      if (!isAsked || freq < cutoff) continue;
      const at = firstAt[id] ?? 0;
      if (isSmall(ids[at]) || isSmall(ids[at + length - 1])) continue;
      let label = labels[ids[at] ?? 0] ?? '';
      for (let next = at + 1; next < at + length; next++) label += ` ${labels[ids[next] ?? 0] ?? ''}`;
      found.push({ label, freq, nrOfTokens: length });
    }
    const reached = counts;
    const frequent = new Int32Array(grams.length);
    for (let at = 0; at < grams.length; at++) {
      const id = grams[at] ?? NONE;
      frequent[at] = id !== NONE && (reached[id] ?? 0) >= cutoff ? id : NONE;
    }
    grams = frequent;
  }
  return found.sort((a, b) => b.freq - a.freq || (a.label < b.label ? -1 : Number(a.label > b.label)));
}

function countWords(ids: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const id of ids) if (id !== NONE) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function firstPlaces(ids: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size).fill(NONE);
  for (let at = ids.length - 1; at >= 0; at--) {
    const id = ids[at] ?? NONE;
    if (id !== NONE) places[id] = at;
  }
  return places;
}
