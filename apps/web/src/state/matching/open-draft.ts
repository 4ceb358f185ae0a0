import type { Aspects, Language } from '@counterpart/domain';
import { Store } from '../store.ts';
import { type Prevailing, withPrevailing } from './addressed-choices.ts';
import { type KeptEntity, KeptDrafts } from './kept-drafts.ts';
import type { MatchRequest } from './match-request.ts';
import { emptyIndexDraft, type MatchingDraft } from './matching-draft.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import { NO_ENTITY } from './source-entity.ts';

/** A draft as it was left, and whether it had been matched. */
export type RestoredDraft = MatchingDraft & { readonly isMatched: boolean };

/** What is drafted on a page for the entity that is open, or without one; every change of it survives a reload. */
export class OpenDraft {
  readonly store: Store<MatchingState>;
  readonly #options: MatchingOptions;
  readonly #kept: KeptDrafts;
  #entity: KeptEntity | null = null;
  #baseline: Aspects | null = null;

  constructor(options: MatchingOptions) {
    const { memory, name, page, persistsMatchingOptions, language } = options;
    const { indices } = page;
    this.#options = options;
    this.#kept = new KeptDrafts({ memory, page: name, indices, persistsMatchingOptions });
    this.store = new Store<MatchingState>({
      source: { status: 'notLoaded' },
      ...this.empty(language),
      openSection: 'profile',
      activeIndex: indices[0]?.name ?? '',
      lastRequests: Object.fromEntries(indices.map(({ name: index }) => [index, null])),
    });
  }

  /** Which entity the draft belongs to, and which version of it; null before a first one is opened. */
  get entity(): KeptEntity | null {
    return this.#entity;
  }

  /** The profile that reset returns to: the source document's, or the parsed job's; null where there is none. */
  get baseline(): Aspects | null {
    return this.#baseline;
  }

  set baseline(aspects: Aspects | null) {
    this.#baseline = aspects;
  }

  /** What is drafted before anybody chose anything. */
  empty(language: Language): MatchingDraft {
    const indices = Object.fromEntries(this.#options.page.indices.map((index) => [index.name, emptyIndexDraft(index)]));
    return { aspects: {}, language, strategy: null, indices };
  }

  /** Goes on with the draft of another entity, or of another version of it; there is nothing to return to yet. */
  open(entity: KeptEntity): void {
    this.#entity = entity;
    this.#baseline = null;
  }

  /** What was made of the open entity before, over a base; what prevails stands over both. */
  restored(base: MatchingDraft, prevailing: Prevailing): RestoredDraft {
    const draft = this.#entity === null ? { ...base, isMatched: false } : this.#kept.restored(this.#entity, base);
    return withPrevailing(draft, prevailing);
  }

  /** Changes what is drafted. */
  change(change: Partial<MatchingDraft>): void {
    this.store.set(change);
    this.keep();
  }

  /** Keeps what is drafted, and whether it was matched; of nothing at all nothing is kept. */
  keep(): void {
    if (this.#entity === null) return;
    const state = this.store.get();
    const isNothing = this.#entity.key === NO_ENTITY && Object.keys(state.aspects).length === 0;
    const isMatched = Object.values(state.lastRequests).some((request) => request !== null);
    if (isNothing) this.#kept.forget(this.#entity);
    else this.#kept.keep(this.#entity, state, isMatched);
  }

  /** Keeps what an index was asked for an entity; without one the draft is all there is to come back to: what was cleared stays cleared. */
  keepRequest(entity: KeptEntity | null, index: string, request: MatchRequest): void {
    if (entity !== null && entity.key !== NO_ENTITY) this.#kept.keepRequest(entity, index, request);
  }
}
