/** What the select-all box shows (RES-02). */
export type SelectAllState = 'SELECTING' | 'SELECTED_ALL' | 'SELECTED_NONE';

/** The most ids that select-all chooses, whatever the configuration says (A5). */
export const MOST_SELECTED = 1000;

/** How many results select-all chooses at most; 0 switches it off (RES-02). */
export function selectAllSize(selectAllLimit: number): number {
  return Math.min(MOST_SELECTED, Math.max(0, selectAllLimit));
}

/**
 * What the select-all box shows: undefined when it is off; all when the selection equals the count or reaches the
 * limit.
 */
export function selectAllState(state: {
  readonly selected: number;
  readonly count: number;
  readonly selectAllLimit: number;
  readonly isSelecting: boolean;
}): SelectAllState | undefined {
  const limit = selectAllSize(state.selectAllLimit);
  if (limit === 0) return undefined;
  if (state.isSelecting) return 'SELECTING';
  const { selected, count } = state;
  return selected > 0 && (selected === count || selected >= limit) ? 'SELECTED_ALL' : 'SELECTED_NONE';
}
