/** What a matching page keeps in its address: the open tab, page and dialog (ui.md, "Links are state"). */
export interface MatchingSearch {
  readonly index?: string;
  /** From 1, as people count. */
  readonly page?: number;
  /** Id of the match whose details are open. */
  readonly details?: string;
}

/** Reads the search part of an address; what is not understood is left out. */
export function matchingSearch(search: Record<string, unknown>): MatchingSearch {
  const { index, page, details } = search;
  const number = Number(page);
  return {
    ...(typeof index === 'string' ? { index } : {}),
    ...(Number.isInteger(number) && number > 1 ? { page: number } : {}),
    ...(typeof details === 'string' || typeof details === 'number' ? { details: String(details) } : {}),
  };
}
