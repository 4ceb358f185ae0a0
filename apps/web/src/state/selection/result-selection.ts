import type { Match } from '../matching/searches/index-results.ts';
import { Store } from '../store.ts';

/** What is chosen among the results of one index. */
export interface SelectionState {
  /** Ids in the order in which they were chosen. */
  readonly ids: ReadonlySet<string>;
  /** What is known of a chosen match: the whole of those that were on a page. */
  readonly known: ReadonlyMap<string, Match>;
  /** Rank of ids that select-all chose, best first: they may never have been on a page. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Select-all is on its way. */
  readonly isSelecting: boolean;
}

const NOTHING: SelectionState = { ids: new Set(), known: new Map(), ranks: new Map(), isSelecting: false };

/** The matches that a person chose from one index, over all its pages. */
export class ResultSelection {
  readonly store = new Store<SelectionState>(NOTHING);

  /** Chooses a match or leaves it out again. */
  set(match: Match, isSelected: boolean): void {
    const { ids, known } = this.store.get();
    const nextIds = new Set(ids);
    const nextKnown = new Map(known).set(match.id, match);
    if (isSelected) nextIds.add(match.id);
    else nextIds.delete(match.id);
    this.store.set({ ids: nextIds, known: nextKnown });
  }

  /** Chooses what select-all answers; a failure leaves everything as it was and is thrown on. */
  async selectAll(fetchIds: () => Promise<readonly string[]>): Promise<void> {
    this.store.set({ isSelecting: true });
    try {
      const ids = await fetchIds();
      this.store.set({ ids: new Set(ids), ranks: new Map(ids.map((id, rank) => [id, rank])) });
    } finally {
      this.store.set({ isSelecting: false });
    }
  }

  /** Leaves out what was sent; the rest stays chosen. */
  leaveOut(sent: ReadonlySet<string>): void {
    const ids = [...this.store.get().ids].filter((id) => !sent.has(id));
    if (ids.length === 0) this.clear();
    else this.store.set({ ids: new Set(ids) });
  }

  clear(): void {
    this.store.set(NOTHING);
  }
}

/** Chosen ids, best first: by score where it is known, otherwise by the rank that select-all gave (A5). */
export function bestFirst({ ids, known, ranks }: SelectionState): readonly string[] {
  const rank = (id: string) => ranks.get(id) ?? Number.POSITIVE_INFINITY;
  return [...ids].toSorted((a, b) => {
    const scoreA = known.get(a)?.score;
    const scoreB = known.get(b)?.score;
    if (scoreA !== undefined && scoreB !== undefined && scoreA !== scoreB) return scoreB - scoreA;
    return rank(a) === rank(b) ? a.localeCompare(b) : rank(a) - rank(b);
  });
}
