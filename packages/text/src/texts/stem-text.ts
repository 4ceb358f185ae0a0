import type { Language } from '../words/profile-language.ts';
import { stemWord } from '../words/stem-word.ts';
import { tokenize } from './tokenize.ts';

/** The stems of a text in order; `starts[i]`..`ends[i]` are the characters stem i came from. */
export interface Stems {
  readonly stems: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const INNER_MARK = /[-_'‘’‐‑]/;

/** Lower case, without accents, stemmed. Parts of a hyphenated word are words, so that "all-round" finds "all round". */
export function stemText(text: string, language: Language): Stems {
  const stems: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (word: string, start: number): void => {
    stems.push(stemWord(word, language));
    starts.push(start);
    ends.push(start + word.length);
  };
  for (const token of tokenize(text)) {
    if (!INNER_MARK.test(token.text)) {
      add(token.text, token.start);
      continue;
    }
    let offset = token.start;
    for (const part of token.text.split(INNER_MARK)) {
      if (part !== '') add(part, offset);
      offset += part.length + 1;
    }
  }
  return { stems, starts, ends };
}
