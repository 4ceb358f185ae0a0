import { FEWEST_COMPARED, MOST_COMPARED } from '../results/comparison.ts';

/** What a matching page keeps in its address: the open tab, page and dialog (ui.md, "Links are state"). */
export interface MatchingSearch {
  readonly index?: string | undefined;
  /** From 1, as people count. */
  readonly page?: number | undefined;
  /** Id of the match whose details are open. */
  readonly details?: string | undefined;
  /** Ids of the matches that are compared, best first. */
  readonly compare?: readonly string[] | undefined;
}

/** Ids as an address has them: one that is all digits comes as a number. */
function idsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length < FEWEST_COMPARED) return undefined;
  const ids = (value as readonly unknown[]).filter((id) => typeof id === 'string' || typeof id === 'number');
  return ids.length === value.length ? ids.slice(0, MOST_COMPARED).map(String) : undefined;
}

/** The search part of an address as a page gets it: what it says now, and how to change it. */
export interface SearchAddress<Search> {
  readonly search: Search;
  /** Goes to the same page with another search part; `replace` leaves no step to go back to. */
  readonly change: (next: Search, how?: { readonly replace?: boolean }) => void;
}

/** The address of a matching page or a list: its search part, and filters and order in its fragment. */
export interface MatchingAddress {
  readonly search: MatchingSearch;
  /** The fragment without `#`; empty for none. */
  readonly hash: string;
  /** Goes to the same page with another search part, and another fragment where one is given. */
  readonly change: (next: MatchingSearch, how?: { readonly replace?: boolean; readonly hash?: string }) => void;
}

/**
 * Reads the search part of an address. What is not understood is undefined and not left out: the router puts what this
 * answers over what the address has, and `page=abc` would come through.
 */
export function matchingSearch(search: Record<string, unknown>): MatchingSearch {
  const { index, page, details, compare } = search;
  const number = Number(page);
  return {
    index: typeof index === 'string' ? index : undefined,
    page: Number.isInteger(number) && number > 1 ? number : undefined,
    details: typeof details === 'string' || typeof details === 'number' ? String(details) : undefined,
    compare: idsOf(compare),
  };
}
