import type { IndexConfiguration } from '@counterpart/domain';
import { emptyValue, type FilterChoices } from '../../filters/filter-choice.ts';
import { emptyIndexDraft, type IndexDraft, indexFromKept, indexToKeep, type MatchingDraft } from './matching-draft.ts';

/** What an address says of filters and order, index by index; null when it says nothing. */
export type AddressedChoices = Readonly<Record<string, IndexDraft>> | null;

/** What prevails over what was kept: the choices of an address, or a whole search that was saved. */
export interface Prevailing extends Partial<Omit<MatchingDraft, 'indices'>> {
  readonly choices?: AddressedChoices;
  readonly isMatched?: boolean;
}

/** A draft with what prevails over it. */
export function withPrevailing<Draft extends MatchingDraft>(
  draft: Draft,
  { choices, ...prevailing }: Prevailing,
): Draft {
  return { ...draft, ...prevailing, indices: { ...draft.indices, ...choices } };
}

/** Filters that hold something or are off; one that was filled in and emptied again is like one that was never touched. */
function touchedFilters(filters: FilterChoices, { filters: definitions }: IndexConfiguration): FilterChoices {
  return Object.fromEntries(
    Object.entries(filters).filter(([name, choice]) => {
      const definition = definitions.find((one) => one.name === name);
      const untouched = { enabled: true, value: definition === undefined ? null : emptyValue(definition.type) };
      return JSON.stringify(choice) !== JSON.stringify(untouched);
    }),
  );
}

function toText(value: unknown): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}

/**
 * Filters and order of a page as the fragment of its address, which is neither sent nor logged; empty when nothing was
 * chosen. Letters, digits, `-` and `_` only, so that no mail program and no router rewrites it.
 */
export function choicesText(
  drafts: Readonly<Record<string, IndexDraft>>,
  indices: readonly IndexConfiguration[],
): string {
  const chosen = indices.flatMap((index) => {
    const empty = emptyIndexDraft(index);
    const draft = drafts[index.name] ?? empty;
    const { customFiltersPredicate: custom } = draft;
    const kept = indexToKeep({
      ...draft,
      filters: touchedFilters(draft.filters, index),
      customFiltersPredicate: custom === null || custom.rules.length === 0 ? null : custom,
    });
    return JSON.stringify(kept) === JSON.stringify(indexToKeep(empty)) ? [] : [[index.name, kept] as const];
  });
  return chosen.length === 0 ? '' : toText(Object.fromEntries(chosen));
}

/** Nothing chosen for any index. */
export function emptyChoices(indices: readonly IndexConfiguration[]): Readonly<Record<string, IndexDraft>> {
  return Object.fromEntries(indices.map((index) => [index.name, emptyIndexDraft(index)]));
}

/** What a fragment says; an index that it leaves out has nothing chosen. A fragment that is none of ours says nothing. */
export function readChoices(text: string, indices: readonly IndexConfiguration[]): AddressedChoices {
  const read = text === '' ? null : fromText(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const kept: Readonly<Record<string, unknown>> = { ...read };
  return Object.fromEntries(
    indices.map((index) => [
      index.name,
      Object.hasOwn(kept, index.name) ? indexFromKept(kept[index.name], index) : emptyIndexDraft(index),
    ]),
  );
}
