import { ApiFailure } from '@counterpart/client';
import { failureMessage } from '../failures/failure-message.ts';
import type { Store } from '../store.ts';
import { type Prevailing, withPrevailing } from './drafts/addressed-choices.ts';
import type { KeptEntity } from './drafts/kept-drafts.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import type { OpenDraft } from './open-draft.ts';
import type { PageSearches } from './page-searches.ts';
import { fetchSource, profileOfSource, versionOfSource } from './source-document.ts';
import { entityKey, NO_ENTITY, type SourceEntity, type SourceState } from './source-entity.ts';

/** A document that is not there, and an id that none can have. */
const MISSING: ReadonlySet<number> = new Set([400, 404]);

/** What a page is opened for: the source whose profile it matches, or none. */
export class PageSource {
  readonly #options: MatchingOptions;
  readonly #draft: OpenDraft;
  readonly #searches: PageSearches;
  /** Settles when the source of the draft is loaded and matched. */
  #loaded: Promise<void> = Promise.resolve();

  constructor(options: MatchingOptions, draft: OpenDraft, searches: PageSearches) {
    this.#options = options;
    this.#draft = draft;
    this.#searches = searches;
  }

  /**
   * Starts without a source, with what was drafted there before; what an address or a saved search names prevails.
   * Matches again when that had been matched.
   */
  async without(prevailing: Prevailing): Promise<void> {
    if (this.#draft.entity?.key === NO_ENTITY) return;
    const isFirst = this.#draft.entity === null;
    this.#open({ key: NO_ENTITY, version: null });
    const { language } = isFirst ? this.#store.get() : this.#options;
    const draft = this.#draft.restored(this.#draft.empty(language), prevailing);
    const isKept = prevailing.aspects === undefined && Object.keys(draft.aspects).length > 0;
    this.#store.set({
      source: { status: 'notLoaded' },
      subject: isKept ? this.#draft.keptSubject() : [],
      ...draft,
      ...(isFirst ? {} : { openSection: 'profile' }),
    });
    if (draft.isMatched) await this.#searches.match();
  }

  /**
   * Loads a source once, takes its profile or what was made of it before, and matches (MAT-10, MAT-12); what an
   * address or a saved search names prevails.
   */
  load(entity: SourceEntity, prevailing: Prevailing): Promise<void> {
    // whoever asks for what is on its way waits for it
    const isSame = this.#draft.entity?.key === entityKey(entity) && this.#store.get().source.status !== 'error';
    return isSame ? this.#loaded : (this.#loaded = this.#load(entity, prevailing));
  }

  /** Takes up a search of before, with its source or without one, and matches. */
  async takeUp(entity: SourceEntity | null, search: Prevailing): Promise<void> {
    const isThere = this.#draft.entity?.key === (entity === null ? NO_ENTITY : entityKey(entity));
    if (!isThere) return entity === null ? this.without({ ...search, isMatched: true }) : this.load(entity, search);
    this.#searches.forget();
    this.#draft.change({ ...withPrevailing(this.#store.get(), search), subject: [] });
    return this.#searches.match();
  }

  async #load(entity: SourceEntity, prevailing: Prevailing): Promise<void> {
    const key = entityKey(entity);
    this.#open({ key, version: null });
    const loading: SourceState = { status: 'loading', entity };
    this.#store.set({ source: loading, subject: [], ...this.#draft.empty(this.#store.get().language) });
    const isCurrent = () => this.#store.get().source === loading;
    try {
      const document = await fetchSource(this.#options.api, entity);
      if (!isCurrent()) return;
      this.#open({ key, version: versionOfSource(document, this.#options.entityVersionProperty) });
      const aspects = profileOfSource(document, this.#options);
      this.#draft.baseline = { aspects, subject: [] };
      const language = document.matchProfile?.language ?? document.language ?? this.#store.get().language;
      const draft = this.#draft.restored({ ...this.#draft.empty(language), aspects }, prevailing);
      this.#store.set({ source: { status: 'loaded', entity, document }, ...draft });
      await this.#searches.match();
    } catch (error) {
      if (!isCurrent()) return;
      // no document can have an id that the server refuses
      const isMissing = error instanceof ApiFailure && MISSING.has(error.status);
      this.#store.set({ source: { status: 'error', entity, isMissing, reason: failureMessage(error).id } });
      this.#options.log('The source could not be loaded', error);
    }
  }

  #open(entity: KeptEntity): void {
    this.#draft.open(entity);
    this.#searches.forget();
    this.#store.set({ lostStrategy: null });
  }

  get #store(): Store<MatchingState> {
    return this.#draft.store;
  }
}
