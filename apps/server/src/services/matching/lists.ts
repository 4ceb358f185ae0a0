import type { DocumentStore, ListedDocument } from '@counterpart/store';
import { Pacer } from '../slices.ts';
import type { MatchBody } from './match-preparation.ts';

/** Documents of a list that are read at a time: some milliseconds. */
const STEP = 50;

/** A search that scores nobody and refuses nobody: what a filtered or sorted list asks. */
export const ASKS_NOTHING: MatchBody = { matchProfile: { aspects: {} }, queryParams: { scoreType: 'FORWARD' } };

/** Whether a body asks for a list: it names nothing to match with (ENG-02c). */
export function isList({ matchProfile, source }: MatchBody): boolean {
  return matchProfile === undefined && source === undefined;
}

/** Whether it asks for all documents by id. */
export function isPlainList(body: MatchBody): boolean {
  const { matchFilter, sort = [], excludedIds = [] } = body;
  return isList(body) && matchFilter == null && sort.length === 0 && excludedIds.length === 0;
}

/** The documents of an index by id, one after the other, while other requests are answered. */
export async function* documentsById(
  store: DocumentStore,
  index: string,
  { from, size }: { readonly from: number; readonly size: number },
  signal: AbortSignal,
): AsyncGenerator<ListedDocument> {
  const pacer = new Pacer(signal);
  let left = size;
  // the first step counts from the beginning, the others go on by id: a whole index takes as long as it is
  const [before] = from === 0 ? [] : store.page(index, from - 1, 1);
  if (from > 0 && before === undefined) return;
  for (let last: string | null = before?.id ?? ''; last !== null && left > 0;) {
    const step = store.after(index, last, Math.min(STEP, left));
    for (const document of step.documents) {
      yield document;
      left -= 1;
      await pacer.pause();
    }
    last = step.last;
  }
}
