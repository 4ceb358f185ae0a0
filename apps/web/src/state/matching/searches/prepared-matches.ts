import type { IndexConfiguration, WireDocument } from '@counterpart/domain';
import type { Match } from './index-results.ts';

/** Matches whose documents the customer's module changed, before anything is read from them (SET-21q). */
export function preparedMatches(
  { apiConversionPreProcessor: prepare }: IndexConfiguration,
  matches: readonly Match[],
): readonly Match[] {
  if (prepare === undefined) return matches;
  return matches.map((match) => {
    const document = prepare(match.document as unknown as WireDocument);
    return { ...match, document: document as unknown as Match['document'] };
  });
}
