/** What a parser may do with a word before it compares it. */
export interface FeedbackFeatures {
  /** Inflected forms count as their stem. */
  readonly lemma: boolean;
  /** The parts of a compound count too. */
  readonly split: boolean;
  /** A word that no rule knows counts as the one that it is a misspelling of. */
  readonly spell: boolean;
}
