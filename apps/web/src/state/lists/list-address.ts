import { LIST_SORTS, type ListRequest } from './list-request.ts';

const TEXT = 'q';
const SORT = 'sort';

/** A list's text, order and chosen values as the fragment of an address, which is neither sent nor logged; empty for the whole list. */
export function listToHash({ text, sort, facets }: ListRequest): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set(TEXT, text.trim());
  if (sort !== 'none') parameters.set(SORT, sort);
  for (const [property, values] of Object.entries(facets)) {
    for (const value of values) parameters.append(`f.${property}`, value);
  }
  return parameters.toString();
}

/** What the fragment of an address says of a list; what is not understood is left out. */
export function listFromHash(hash: string): ListRequest {
  const parameters = new URLSearchParams(hash);
  const facets: Record<string, readonly string[]> = {};
  for (const [name, value] of parameters) {
    if (!name.startsWith('f.') || value === '') continue;
    const property = name.slice(2);
    facets[property] = [...(facets[property] ?? []), value];
  }
  const sort = LIST_SORTS.find((known) => known === parameters.get(SORT)) ?? 'none';
  return { text: parameters.get(TEXT) ?? '', sort, facets };
}
