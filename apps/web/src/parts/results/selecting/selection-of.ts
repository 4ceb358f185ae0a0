import type { MatchingContext } from '../../../state/matching/matching-context.ts';
import { entityKey, NO_ENTITY } from '../../../state/matching/source-entity.ts';
import { ResultSelection } from '../../../state/selection/result-selection.ts';

const KNOWN = new WeakMap<MatchingContext, Map<string, ResultSelection>>();

/** What is chosen from an index on a page, for the source of now: another source is another choice. */
export function selectionOf(context: MatchingContext, index: string): ResultSelection {
  const { source } = context.store.get();
  const entity = source.status === 'notLoaded' ? NO_ENTITY : entityKey(source.entity);
  const known = KNOWN.get(context) ?? new Map<string, ResultSelection>();
  KNOWN.set(context, known);
  const key = `${entity} ${index}`;
  const selection = known.get(key) ?? new ResultSelection();
  known.set(key, selection);
  return selection;
}
