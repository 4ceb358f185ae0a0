import type { Concept } from '@counterpart/ontology';

/** How the words in the text agree with the label, best first. */
export type MatchQuality = 'exact' | 'inflected' | 'joined' | 'compound' | 'roots' | 'phrase' | 'spelling';

/** A label of a concept, as it was found. */
export interface LabelEntry {
  readonly concept: Concept;
  /** The label as the ontology writes it. */
  readonly label: string;
  /** Its words folded, link words left out. */
  readonly key: string;
  readonly isPreferred: boolean;
  /** It also means something else: it counts only beside its like, or written as the label is. */
  readonly needsContext: boolean;
  /** The label itself joins words: "health and safety", "HTML/CSS". */
  readonly joins?: true;
}

/** A place in a text where one or more labels stand; tokens `from` to `to` (exclusive). */
export interface LabelHit {
  readonly entries: readonly LabelEntry[];
  readonly from: number;
  readonly to: number;
  readonly quality: MatchQuality;
}

/** How far a look-up goes: titles and queries forgive more than running text. */
export interface MatchOptions {
  /** Fewest letters of a word that may be misspelt. */
  readonly spellingFrom: number;
  /** One letter for another counts too; in running text that is more often another word (presentable, preventable). */
  readonly allowsOtherLetter: boolean;
}

/** Labels of at most this many letters are also abbreviations of something else. */
export const SHORT_LABEL = 3;
