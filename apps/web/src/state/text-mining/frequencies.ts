import type { RouteResponse } from '@counterpart/client';

type Ngram = RouteResponse<'ngrams'>['ngrams'][number];

/** How often each text occurs, the most frequent first. */
export type Frequencies = ReadonlyMap<string, number>;

/** Single words and longer phrases apart (TXT-07). */
export interface NgramMaps {
  readonly oneGrams: Frequencies;
  readonly nGrams: Frequencies;
}

/** N-grams as two maps from label to frequency: one token goes to `oneGrams`, more to `nGrams` (TXT-07). */
export function ngramMaps(ngrams: readonly Ngram[]): NgramMaps {
  const pairs = (isOne: boolean) =>
    new Map(
      ngrams
        .filter(({ nrOfTokens }) => (nrOfTokens === 1) === isOne)
        .map(({ label, freq }): [string, number] => [label, freq]),
    );
  return { oneGrams: pairs(true), nGrams: pairs(false) };
}
