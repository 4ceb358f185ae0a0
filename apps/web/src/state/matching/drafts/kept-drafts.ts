import type { IndexConfiguration, MatchingPage } from '@counterpart/domain';
import type { MatchRequest } from '../searches/match-request.ts';
import { draftFromKept, draftToKeep, type MatchingDraft, requestToKeep, withKeptRequest } from './matching-draft.ts';
import type { SearchMemory } from '../../kept/search-memory.ts';

/** What drafts are kept of: an entity by its key, and which version of it. */
export interface KeptEntity {
  readonly key: string;
  /** The value of the entity's version property as text; null without an entity. */
  readonly version: string | null;
}

/** Where the drafts of a page are kept. */
export interface KeptDraftsOptions {
  readonly memory: SearchMemory;
  readonly page: MatchingPage;
  readonly indices: readonly IndexConfiguration[];
  /** Whether aspects, filters and sort mode are kept after a match (MAT-12e). */
  readonly persistsMatchingOptions: boolean;
}

/** The drafts and the last matches of one page, kept in the browser per entity and index (MAT-12). */
export class KeptDrafts {
  readonly #options: KeptDraftsOptions;

  constructor(options: KeptDraftsOptions) {
    this.#options = options;
  }

  /** What was made of an entity before: a match that was kept prevails over the document, a draft over both. */
  restored(entity: KeptEntity, base: MatchingDraft): MatchingDraft & { readonly isMatched: boolean } {
    const { memory, indices } = this.#options;
    let draft = base;
    for (const index of indices) {
      const request = memory.read(this.#requestName(entity, index.name), entity.version);
      if (request !== null) draft = withKeptRequest(draft, request, index);
    }
    const kept = memory.read(this.#draftName(entity), entity.version);
    return kept === null ? { ...draft, isMatched: false } : draftFromKept(kept, draft, indices);
  }

  /** Keeps a draft, and whether it was matched. */
  keep(entity: KeptEntity, draft: MatchingDraft, isMatched: boolean): void {
    this.#options.memory.write(this.#draftName(entity), entity.version, draftToKeep(draft, isMatched));
  }

  /** Forgets the draft of an entity. */
  forget(entity: KeptEntity): void {
    this.#options.memory.remove(this.#draftName(entity));
  }

  /** Keeps what an index was last asked (MAT-12a). */
  keepRequest(entity: KeptEntity, index: string, request: MatchRequest): void {
    const { memory, persistsMatchingOptions } = this.#options;
    const kept = requestToKeep(request, persistsMatchingOptions);
    memory.write(this.#requestName(entity, index), entity.version, kept);
  }

  #draftName({ key }: KeptEntity): string {
    return `draft.${this.#options.page}.${key}`;
  }

  #requestName({ key }: KeptEntity, index: string): string {
    return `request.${this.#options.page}.${key}.${index}`;
  }
}
