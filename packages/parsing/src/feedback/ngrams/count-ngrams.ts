import type { Language } from '@counterpart/domain';
import { eachSentence, eachWord, stripMarkup } from '@counterpart/text';
import { keyOfWord } from '../rules/key-of-word.ts';
import { longer } from './longer-numbers.ts';
import { PairCounts } from './pair-counts.ts';
import { rulesOf } from '../rules/rule-files.ts';
import { WordNumbers } from './word-numbers.ts';

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
/** A mask: every so many words somebody is asked whether the work is to go on. */
const OFTEN = (1 << 12) - 1;

interface Words {
  /** The words of the text by their numbers, NONE behind each sentence. */
  readonly ids: Int32Array;
  readonly words: WordNumbers;
}

function wordsOf(text: string, language: Language, goOn: () => void): Words {
  const words = new WordNumbers();
  let ids = new Int32Array(1 << 16);
  let size = 0;
  const push = (id: number): void => {
    if (size === ids.length) ids = longer(ids, size + 1);
    // a text may be one sentence
    if ((size & OFTEN) === 0) goOn();
    ids[size++] = id;
  };
  eachSentence(text, language, (start, end) => {
    const sentence = text.slice(start, end);
    eachWord(sentence, (from, to) => push(words.numberOf(sentence, from, to)));
    push(NONE);
  });
  return { ids: ids.subarray(0, size), words };
}

/**
 * The n-grams of a text within its sentences, lower-cased, by frequency and then label; none begins or ends with a
 * small word. An n-gram is no more frequent than its parts: a length is counted only where the shorter one is.
 * `goOn` is called all the while, and throws when nobody waits any more.
 */
export function countNgrams(
  written: string,
  { lengths, languages, cutoff }: NgramOptions,
  goOn: () => void = () => undefined,
): readonly Ngram[] {
  const [language = 'ENG'] = languages;
  const { ids, words } = wordsOf(written.includes('<') ? stripMarkup(written) : written, language, goOn);
  const small = new Set(languages.flatMap((each) => rulesOf(each).lists.get('stop-word') ?? []).map(keyOfWord));
  const asked = new Map<number, { readonly label: string; readonly isSmall: boolean }>();
  const word = (at: number): { readonly label: string; readonly isSmall: boolean } => {
    const id = ids[at] ?? NONE;
    let known = asked.get(id);
    if (known === undefined) {
      const label = words.label(id);
      asked.set(id, (known = { label, isSmall: small.has(keyOfWord(label)) }));
    }
    return known;
  };
  const found: Ngram[] = [];
  let grams: Int32Array = ids;
  let counts = countWords(ids, words.size);
  let firstAt = firstPlaces(ids, words.size);
  const longest = Math.max(...lengths);
  for (let length = 1; length <= longest; length++) {
    if (length > 1) {
      const pairs = new PairCounts(grams, goOn);
      grams = pairs.ids;
      ({ counts, firstAt } = pairs);
    }
    const isAsked = lengths.includes(length);
    for (let id = 0; id < counts.length; id++) {
      const freq = counts[id] ?? 0;
      if (!isAsked || freq < cutoff) continue;
      goOn();
      const at = firstAt[id] ?? 0;
      if (word(at).isSmall || word(at + length - 1).isSmall) continue;
      let { label } = word(at);
      for (let next = at + 1; next < at + length; next++) label += ` ${word(next).label}`;
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
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? NONE;
    if (id !== NONE) counts[id] = (counts[id] ?? 0) + 1;
  }
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
