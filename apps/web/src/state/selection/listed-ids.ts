import type { MatchRequest } from '../matching/searches/match-request.ts';
import { Store } from '../store.ts';

/** What is known of one list: of each document whether it stands there. */
export interface KnownInList {
  readonly isListed: ReadonlyMap<string, boolean>;
}

/** Which documents stand in one list, as far as its pages and answers have shown: asked once for each. */
export class ListedIds {
  /** The list: an index, and what was asked of it. */
  readonly list: readonly [index: string, request: MatchRequest | null];
  readonly store = new Store<KnownInList>({ isListed: new Map() });

  constructor(index: string, request: MatchRequest | null) {
    this.list = [index, request];
  }

  /** They were on a page of the list. */
  see(ids: readonly string[]): void {
    this.learn(ids, new Set(ids));
  }

  /** What the list answered of some. */
  learn(asked: readonly string[], listed: ReadonlySet<string>): void {
    const { isListed } = this.store.get();
    this.store.set({ isListed: new Map([...isListed, ...asked.map((id) => [id, listed.has(id)] as const)]) });
  }
}
