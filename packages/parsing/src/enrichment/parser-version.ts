import { DEFAULT_RANGE_KM } from './resolve-profile.ts';

/** Rises when reading changes: enrichments of another version are stale. */
const PARSER_VERSION = 36;

/** The version of enrichments that are made with this version of an ontology and this default range, in kilometres. */
export function parserVersion(ontologyVersion: string, defaultRangeKm: number = DEFAULT_RANGE_KM): string {
  // What was stored under another default range is stale: resolved places hold the range in metres.
  const range = defaultRangeKm === DEFAULT_RANGE_KM ? '' : `.${defaultRangeKm}km`;
  return `${ontologyVersion}.${PARSER_VERSION}${range}`;
}
