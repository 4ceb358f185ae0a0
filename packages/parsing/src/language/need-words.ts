/** What one language says a must, a nice to have or neither with. Phrases are written as people write them. */
export interface NeedWords {
  /** A nice to have, of what stands in the same clause ("would help", "c'est encore mieux"). */
  readonly soft: readonly string[];
  /** A nice to have, of what follows up to the end of the thought ("we'd love", "l'idéal serait"). */
  readonly softAhead: readonly string[];
  /** A nice to have where they end the clause: elsewhere they are words like others ("mag", "nice"). */
  readonly softLast: readonly string[];
  /** A must ("indispensable", "you can't do without"). */
  readonly hard: readonly string[];
  /** A must where it ends the clause ("Nederlands spreken moet"). */
  readonly hardLast: readonly string[];
  /** Behind something that one cannot be "without": what is missed is needed ("it won't work"). */
  readonly hardBehind: readonly string[];
  /** Neither: what the job itself teaches ("you'll pick that up"). */
  readonly taught: readonly string[];
  /** Phrases that hold a word of need and tell none ("if needed", "you welcome guests"). */
  readonly none: readonly string[];
  /** Words by which a clause speaks of what stands before it ("it", "this"). */
  readonly anaphors: readonly string[];
  /** Words by which a clause says of its own thing what was said of the one before ("as is", "net als"). */
  readonly likewise: readonly string[];
  /** Whole lines that head a list of musts, of nice to haves, or of what is taught or used. */
  readonly hardHeadings: readonly string[];
  readonly softHeadings: readonly string[];
  readonly taughtHeadings: readonly string[];
  /** What a heading says about the offer, whatever else it says ("what you get on top"). */
  readonly offered: readonly string[];
}

/** A list as it is written in the files of words. */
export function phrasesOf(text: string): readonly string[] {
  return text.split('|').map((phrase) => phrase.trim());
}
