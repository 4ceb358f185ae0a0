import type { IndexConfiguration } from '@counterpart/domain';
import type { Match } from '../../matching/searches/index-results.ts';
import { fillAddress } from '../fill-address.ts';
import { documentOf } from '../row-facts.ts';

/** How the address of a match's external details is found; undefined where an index has none, and so no tab (DET-01). */
export function externalDetails(
  index: IndexConfiguration,
  match: Match | null,
): ((id: string) => Promise<string>) | undefined {
  if (match === null) return undefined;
  if (index.externalDetailsTabUrlFetcher !== undefined) return index.externalDetailsTabUrlFetcher;
  const address = fillAddress(index.externalDetailsTabUrl, documentOf(match));
  return address === null ? undefined : () => Promise.resolve(address);
}
