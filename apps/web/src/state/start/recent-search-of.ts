import { rowTitle } from '../documents/document-labels.ts';
import { jobName, type ParsedText } from '../job/job-input.ts';
import type { MatchedSearch } from '../matching/matching-state.ts';
import type { RecentSearch } from './recent-searches.ts';
import { searchAbout, searchName } from './search-name.ts';

/** A match as it is remembered: named after its job, its document or what it asks; null for one that has no name. */
export function recentSearchOf(
  { request, source, count }: MatchedSearch,
  job: ParsedText | null,
  now: Date,
): RecentSearch | null {
  const { aspects, language } = request;
  const loaded = source.status === 'loaded' ? source : null;
  const ofJob = job === null ? '' : jobName(job);
  const ofDocument = loaded === null ? '' : rowTitle(loaded.entity.type, loaded.document);
  const label = [ofJob, ofDocument, searchName(aspects)].find((name) => name !== '');
  if (label === undefined) return null;
  return {
    kind: job === null ? (loaded === null ? 'query' : 'document') : 'job',
    label,
    about: searchAbout(aspects),
    count,
    when: now.toISOString(),
    aspects,
    language,
    entity: loaded?.entity ?? null,
    job: job === null ? null : { title: job.title, text: job.description },
  };
}
