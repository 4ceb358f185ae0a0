import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@counterpart/client';
import type { Language, MatchingPage, PageConfiguration, ProfileKind } from '@counterpart/domain';
import type { MatchRequest } from './searches/match-request.ts';
import type { MatchingDraft } from './drafts/matching-draft.ts';
import type { KeptTexts, SearchMemory } from '../kept/search-memory.ts';
import type { SourceState } from './source-entity.ts';

/** The state of one matching page: what is drafted, what was last asked, and what is open. */
export interface MatchingState extends MatchingDraft {
  readonly source: SourceState;
  /** Whom the profile was read of, as far as a pasted CV tells: a name, a function; empty where it was read of nobody. */
  readonly subject: readonly string[];
  /** A strategy that was asked for and does not exist any more, so that the default one was used; null otherwise. */
  readonly lostStrategy: string | null;
  readonly openSection: 'profile' | 'results';
  readonly activeIndex: string;
  /** What each index was last asked; null before its first match. */
  readonly lastRequests: Readonly<Record<string, MatchRequest | null>>;
}

/** What a context needs of the world around it. */
export interface MatchingOptions {
  readonly api: ApiClient;
  /** Holds what comes from the server. */
  readonly client: QueryClient;
  readonly name: MatchingPage;
  readonly page: PageConfiguration;
  /** The kind of document that the page finds. */
  readonly target: ProfileKind;
  /** Results on a page. */
  readonly pageSize: number;
  readonly language: Language;
  /** Range of a place that names none, in kilometres. */
  readonly defaultRange: number;
  /** Drafts and searches of earlier visits. */
  readonly memory: SearchMemory;
  /** What this tab alone keeps, such as the name of a person. */
  readonly session: KeptTexts;
  /** The property of a document that says which version of it a kept search was made for. */
  readonly entityVersionProperty: string;
  /** Whether aspects, filters and sort mode are kept after a match (MAT-12e). */
  readonly persistsMatchingOptions: boolean;
  /** Interface language of the labels that answers carry. */
  readonly userLanguage: () => string;
  /** A profile was matched, and how many were found: it can be remembered. */
  readonly onMatched?: (matched: MatchedSearch) => void;
  readonly log: (what: string, error: unknown) => void;
}

/** A match of the open index that found something. */
export interface MatchedSearch {
  readonly index: string;
  readonly request: MatchRequest;
  readonly source: SourceState;
  readonly count: number;
  /** Above the fold, best first. */
  readonly ids: readonly string[];
}
