import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@counterpart/client';
import type { Aspects, IndexConfiguration, PageConfiguration } from '@counterpart/domain';
import { MatchingContext } from '../../../src/state/matching/matching-context.ts';
import type { MatchingOptions } from '../../../src/state/matching/matching-state.ts';
import { type KeptTexts, SearchMemory } from '../../../src/state/kept/search-memory.ts';

/** A request that the context sent, to be answered by the test. */
export interface Sent {
  readonly url: string;
  readonly body: {
    from?: number;
    size?: number;
    matchProfile?: { aspects: Record<string, unknown>; language?: string };
    source?: object;
    sort?: object;
    matchFilter?: object;
    excludedIds?: readonly string[];
    includeStatus?: readonly string[];
    queryParams?: object;
  };
  readonly signal: AbortSignal | null;
  answer(json: unknown, status?: number): Promise<void>;
}

/** Sorts that both indices offer. */
export const sortModes = [
  { name: 'relevance', label: 'r', field: 'score', order: 'desc' as const },
  { name: 'name', label: 'n', field: 'name', order: 'asc' as const },
] as const;

function index(name: string): IndexConfiguration {
  return {
    name,
    label: name,
    scoreType: 'MUTUAL',
    expansionType: 'LIMITED',
    showMatchButton: false,
    allowSelection: false,
    allowComparison: false,
    allowDownload: false,
    filters: [],
    filterProperties: [],
    filterDepth: 1,
    exportType: 'csv',
    exportSize: 10,
    selectAllLimit: 0,
    extraColumns: [],
    extraProperties: [],
    sortModeGroup: sortModes,
  };
}

const page: PageConfiguration = {
  enabled: true,
  keywordSearch: false,
  keywordSuggestions: false,
  strategySelect: false,
  indices: [index('a'), index('b')],
};

/** A browser's storage that the test can look into. */
export function storageOf(kept: Map<string, string>): KeptTexts {
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Lets everything that is on its way arrive. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i += 1) await new Promise((done) => setTimeout(done, 0));
}

/** The network's side of the client: every request waits until the test answers it. */
export function waitingNetwork(sent: Sent[]): typeof fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? null;
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      sent.push({
        url: url instanceof Request ? url.url : url.toString(),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
        signal,
        async answer(json, status = 200) {
          resolve(new Response(JSON.stringify(json), { status }));
          await settle();
        },
      });
    });
}

/** A page as it is opened in a browser: its context, what it sends, and what it logs. */
export interface OpenedPage {
  readonly context: MatchingContext;
  readonly sent: Sent[];
  readonly logged: unknown[][];
}

/** Opens a page; what an earlier one kept is there again. */
export function openPage(
  kept: Map<string, string>,
  { today = '2026-11-22', ...changes }: Partial<MatchingOptions> & { readonly today?: string } = {},
): OpenedPage {
  const sent: Sent[] = [];
  const logged: unknown[][] = [];
  const log = (...what: unknown[]) => void logged.push(what);
  const memory = new SearchMemory({
    storage: storageOf(kept),
    maxAgeMs: 30 * 24 * 60 * 60 * 1000,
    now: () => new Date(`${today}T12:00:00Z`),
    log,
  });
  const context = new MatchingContext({
    api: createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) }),
    client: new QueryClient(),
    name: 'profileToCandidates',
    page,
    target: 'CANDIDATE',
    pageSize: 20,
    language: 'DUT',
    defaultRange: 45,
    memory,
    session: storageOf(new Map()),
    entityVersionProperty: 'version',
    persistsMatchingOptions: true,
    userLanguage: () => 'nl',
    log,
    ...changes,
  });
  return { context, sent, logged };
}

/** An answer of so many matches, of which these are shown. */
export function answerOf(count: number, ...ids: string[]): object {
  return { from: 0, size: 20, count, matches: ids.map((id) => ({ id })) };
}

/** A profile that asks one hard skill. */
export function skill(label: string, weight = 100): Aspects {
  const value = [{ id: label, label, weight, required: false }];
  return { hardSkills: { type: 'concepts', weight: 100, required: false, value } };
}
