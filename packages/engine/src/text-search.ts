import type { EvidenceSource, Language } from '@counterpart/domain';
import {
  type KeywordCriterion,
  levelNumber,
  levelSimilarity,
  ONE,
  type OwnLabel,
  type ScoringNumbers,
  strengthOf,
} from '@counterpart/scoring';
import { type Outcome, outcome } from './item-outcome.ts';

/** One text as numbers of stems. */
export interface NumberedText {
  readonly source: EvidenceSource;
  readonly endYear: number | null;
  readonly stems: Int32Array;
}

/** A label among the own values of the answering side. */
export type SearchedLabel = Pick<OwnLabel, 'key' | 'source' | 'level'>;

/** Whether the words stand in a text, one after the other and in order. */
export function containsPhrase(stems: Int32Array, words: readonly number[]): boolean {
  const first = words[0];
  if (first === undefined) return false;
  for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
    let i = 1;
    while (i < words.length && stems[at + i] === words[i]) i += 1;
    if (i === words.length) return true;
  }
  return false;
}

/** Numbers of a keyword's words in each language; null in a language of which no document has all of them. */
export type NumberedWords = Readonly<Record<Language, readonly number[] | null>>;

/** The best that a keyword item finds: its words in a text, or an equal own label (as in matching.md, "Keyword"). `isNeedAsked`: the asking side needs. */
export function evaluateKeyword(
  item: KeywordCriterion,
  words: readonly number[] | null,
  texts: readonly NumberedText[],
  labels: readonly SearchedLabel[],
  hasInformation: boolean,
  isNeedAsked: boolean,
  numbers: ScoringNumbers,
): Outcome {
  let similarity = 0;
  let isMet = false;
  const add = (source: EvidenceSource, endYear: number | null, level: number | null): void => {
    const found = item.isLanguage
      ? levelSimilarity(item.level, level, isNeedAsked, numbers.unknownLevel)
      : strengthOf(numbers.strengths, source, endYear, numbers.asOfYear);
    if (found > similarity) similarity = found;
    if (!item.isLanguage || found === ONE) isMet = true;
  };
  if (item.key !== '') {
    for (const label of labels) if (label.key === item.key) add(label.source, null, levelNumber(label.level));
  }
  if (words !== null) {
    for (const { source, endYear, stems } of texts) if (containsPhrase(stems, words)) add(source, endYear, null);
  }
  return outcome(similarity, isMet, hasInformation);
}
