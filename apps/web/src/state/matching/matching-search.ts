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

/** How a page goes to another address of its own. */
export interface Step {
  /** Leaves no step to go back to. */
  readonly replace?: boolean;
  /** The fragment without `#`; the one that is there by default. */
  readonly hash?: string;
  /** The step opens a dialog over the page as it is: closing it goes back to the step before. */
  readonly opens?: boolean;
  /** A replaced step that differs from the one before it by more than a dialog: closing that does not go back. */
  readonly isApart?: boolean;
}

/** The address of a matching page or a list: its search part, and filters and order in its fragment. */
export interface MatchingAddress {
  readonly search: MatchingSearch;
  /** The fragment without `#`; empty for none. */
  readonly hash: string;
  /** Goes to the same page with another search part. */
  readonly change: (next: MatchingSearch, how?: Step) => void;
  /**
   * Closes what the address has open: back to the step from which it was opened, so that Back never opens it again; to
   * `next` where it was opened by a link.
   */
  readonly close: (next: MatchingSearch) => void;
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
