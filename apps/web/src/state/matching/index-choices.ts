import type { Aspects } from '@counterpart/domain';
import { applyChanges, type RequestChange } from '../apply-change.ts';
import type { AddressedChoices } from './drafts/addressed-choices.ts';
import type { IndexDraft } from './drafts/matching-draft.ts';
import type { MatchingOptions } from './matching-state.ts';
import type { OpenDraft } from './open-draft.ts';
import type { PageSearches } from './page-searches.ts';
import { asksTheSame } from './searches/match-request.ts';

/** What is chosen for one index (filters, order, what is left out), which matches again by itself. */
export class IndexChoices {
  readonly #options: MatchingOptions;
  readonly #draft: OpenDraft;
  readonly #searches: PageSearches;

  constructor(options: MatchingOptions, draft: OpenDraft, searches: PageSearches) {
    this.#options = options;
    this.#draft = draft;
    this.#searches = searches;
  }

  /** A choice for one index; the profile that it matches stays the one of its last match. */
  async choose(index: string, change: Partial<IndexDraft>): Promise<void> {
    const { indices, lastRequests } = this.#draft.store.get();
    const before = indices[index];
    if (before === undefined) return;
    this.#draft.change({ indices: { ...indices, [index]: { ...before, ...change } } });
    const last = lastRequests[index] ?? null;
    if (last !== null && !asksTheSame({ ...last, ...change }, last))
      await this.#searches.ask(index, { ...last, ...change });
  }

  /** Filters and order as an address names them; null are those before anybody chose. */
  async chooseAll(addressed: AddressedChoices): Promise<void> {
    const choices = addressed ?? this.#draft.empty(this.#draft.store.get().language).indices;
    await Promise.all(
      Object.entries(choices).map(([name, { excludedIds: _never, ...choice }]) => this.choose(name, choice)),
    );
  }

  /** Makes changes of what an index is asked and asks again, as the list that it was; answers what takes the changes back. */
  apply(index: string, changes: readonly RequestChange[]): () => void {
    const { store } = this.#draft;
    const { aspects, indices } = store.get();
    const definitions = this.#options.page.indices.find(({ name }) => name === index)?.filters ?? [];
    const changed = applyChanges(this.#searches.nextRequest(index), changes, definitions);
    const { filters, customFiltersPredicate, excludedIds, includeStatus } = changed;
    const before = indices[index];
    const again = () =>
      void (store.get().lastRequests[index]?.isList === true ? this.#searches.list() : this.#searches.match());
    const draftOf = (draft: Aspects, choices: Partial<IndexDraft>) => {
      const { indices: now } = store.get();
      const own = now[index];
      this.#draft.change({
        aspects: draft,
        ...(own === undefined ? {} : { indices: { ...now, [index]: { ...own, ...choices } } }),
      });
      again();
    };
    draftOf(changed.aspects, { filters, customFiltersPredicate, excludedIds, includeStatus });
    return () => draftOf(aspects, before ?? {});
  }
}
