import type { Language } from '@counterpart/domain';
import { Store } from '../store.ts';
import { type Prevailing, withPrevailing } from './drafts/addressed-choices.ts';
import { type KeptEntity, KeptDrafts } from './drafts/kept-drafts.ts';
import type { MatchRequest } from './searches/match-request.ts';
import { emptyIndexDraft, type MatchingDraft } from './drafts/matching-draft.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import { NO_ENTITY } from './source-entity.ts';

/** A profile to go back to, and whom it was read of. */
export type Baseline = Pick<MatchingState, 'aspects' | 'subject'>;
/** A draft as it was left, and whether it had been matched. */
export type RestoredDraft = MatchingDraft & { readonly isMatched: boolean };

/** What is drafted on a page for the entity that is open, or without one; every change of it survives a reload. */
export class OpenDraft {
  readonly store: Store<MatchingState>;
  readonly #options: MatchingOptions;
  readonly #kept: KeptDrafts;
  #entity: KeptEntity | null = null;
  #baseline: Baseline | null = null;

  constructor(options: MatchingOptions) {
    const { memory, name, page, persistsMatchingOptions, language } = options;
    const { indices } = page;
    this.#options = options;
    this.#kept = new KeptDrafts({ memory, page: name, indices, persistsMatchingOptions });
    this.store = new Store<MatchingState>({
      source: { status: 'notLoaded' },
      subject: [],
      ...this.empty(language),
      lostStrategy: null,
      openSection: 'profile',
      activeIndex: indices[0]?.name ?? '',
      lastRequests: Object.fromEntries(indices.map(({ name: index }) => [index, null])),
    });
  }

  /** Which entity the draft belongs to, and which version of it; null before a first one is opened. */
  get entity(): KeptEntity | null {
    return this.#entity;
  }

  /** The profile that reset returns to: the source document's, or that of a text that was read; null where there is none. */
  get baseline(): Baseline | null {
    return this.#baseline;
  }

  set baseline(baseline: Baseline | null) {
    this.#baseline = baseline;
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

  /** Changes what is drafted; an emptied profile is nobody's any more. */
  change(change: Partial<MatchingDraft & Baseline>): void {
    this.store.set(change);
    const { aspects, subject } = this.store.get();
    if (subject.length > 0 && Object.keys(aspects).length === 0) this.store.set({ subject: [] });
    this.#keepSubject();
    this.keep();
  }

  /** Whom a restored profile was read of, where this tab knows. */
  keptSubject(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#options.session.getItem(this.#subjectName) ?? '[]');
      return Array.isArray(kept) ? kept.filter((part) => typeof part === 'string') : [];
    } catch {
      return [];
    }
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

  get #subjectName(): string {
    return `counterpart.subject.${this.#options.name}`;
  }

  #keepSubject(): void {
    if (this.#entity?.key !== NO_ENTITY) return;
    const { subject } = this.store.get();
    const { session, log } = this.#options;
    try {
      if (subject.length === 0) session.removeItem(this.#subjectName);
      else session.setItem(this.#subjectName, JSON.stringify(subject));
    } catch (error) {
      log('Whose the profile is could not be kept in this tab', error);
    }
  }
}
