import { type ApiClient, aspectsFromWire } from '@counterpart/client';
import type { AspectName, Configuration, WireDocument } from '@counterpart/domain';
import { knownBy } from '../documents/document-labels.ts';
import type { JobInput } from '../job/job-input.ts';
import type { MatchingContext } from '../matching/matching-context.ts';
import { addParsedQuery } from '../profile/parsed-query.ts';
import { withDefaultRange } from '../profile/profile-editing.ts';

/** A text of more than this, or of several lines, is an advertisement or a CV. */
const LONGEST_QUERY = 200;
/** Keyword search starts at two characters (A5, MAT-03d). */
const MIN_CHARACTERS = 2;

/** What a start begins with. */
export interface StartOptions {
  readonly api: ApiClient;
  readonly configuration: Configuration;
  readonly allowed: ReadonlySet<AspectName>;
  readonly context: MatchingContext;
  /** The page for CVs. */
  readonly jobsContext: MatchingContext;
  readonly jobInput: JobInput;
  readonly newId: () => string;
}

/** What was made of what was typed, pasted or dropped, and on which page it goes on. */
export type StartOutcome =
  /** The search goes on here, with a profile or, for a blank query, with everything. */
  | 'here'
  | 'jobToCandidates'
  | 'profileToJobs'
  /** A query too short, or a text in which nothing was found. */
  | 'nothing';

/** Nobody searches with tags or with one sentence after another: what is copied from a page has them, however short. */
const READS_AS_TEXT = /<\/?[a-z][^<>]*>|\p{L}{4}[.!?]\s+\p{Lu}/u;

/** Whether a text is a short query: one line, not long, and no sentences. */
export function isQuery(text: string): boolean {
  return text.length <= LONGEST_QUERY && !text.trim().includes('\n') && !READS_AS_TEXT.test(text);
}

/** Whether a query is long enough to be read. */
export function isReadable(query: string): boolean {
  return query.trim().length >= MIN_CHARACTERS;
}

/** Begins a search from a query, a pasted text or a file; rejects when the server cannot be reached or refuses it. */
export async function beginSearch(input: string | File, options: StartOptions): Promise<StartOutcome> {
  if (typeof input !== 'string') return beginWithDocument(input, options);
  if (input.trim() === '') {
    await options.context.list();
    return 'here';
  }
  return isQuery(input)
    ? searchKeywords(input, options)
    : beginWithDocument(new File([input], 'text.txt', { type: 'text/plain' }), options);
}

/**
 * Reads a query into the profile and matches; a blank one just matches what is there (MAT-03b, MAT-03c). Rejects when the
 * server cannot be reached.
 */
export async function searchKeywords(
  query: string,
  { api, context, allowed, newId }: Pick<StartOptions, 'api' | 'context' | 'allowed' | 'newId'>,
): Promise<'here' | 'nothing'> {
  if (query.trim() === '') {
    void context.match();
    return 'here';
  }
  if (!isReadable(query)) return 'nothing';
  const body = { query: query.trim(), lang: context.store.get().language };
  const { parsedQueryItems } = await api.call('parseQuery', { body });
  context.edit((aspects) => addParsedQuery(aspects, parsedQueryItems, { allowed, newId }));
  if (Object.keys(context.store.get().aspects).length === 0) return 'nothing';
  void context.match();
  return 'here';
}

/** A job or a CV is read as what it is, and opened on the page for it. */
async function beginWithDocument(file: File, options: StartOptions): Promise<StartOutcome> {
  const { api, configuration, jobInput, jobsContext, newId } = options;
  const { profileToJobs, profileToCandidates } = configuration.pages;
  const jobs = profileToJobs.indices[0]?.name ?? 'jobs';
  const asJob = await api.readFile('readJobFile', { params: { index: jobs }, file });
  if (asJob.otherKind === 'CANDIDATE' && profileToJobs.enabled) {
    const candidates = profileToCandidates.indices[0]?.name ?? 'candidates';
    const { documents } = await api.readFile('readCandidateFile', { params: { index: candidates }, file });
    const [candidate] = documents;
    if (candidate === undefined) return 'nothing';
    const read = aspectsFromWire(candidate.matchProfile?.aspects).aspects;
    const aspects = withDefaultRange(read, configuration.defaultRange);
    if (Object.keys(aspects).length === 0) return 'nothing';
    await jobsContext.withoutSource();
    const subject = knownBy('CANDIDATE', candidate as unknown as WireDocument);
    jobsContext.startFrom(aspects, candidate.language ?? jobsContext.store.get().language, subject);
    void jobsContext.match();
    return 'profileToJobs';
  }
  const [job] = asJob.documents as readonly { readonly jobTitle?: string | null; readonly jobText?: string | null }[];
  if (job === undefined) return 'nothing';
  return beginWithJob({ title: job.jobTitle ?? '', text: job.jobText ?? '' }, { jobInput, newId });
}

/** A job's title and text become a profile on the page for jobs. */
export async function beginWithJob(
  { title, text }: { readonly title: string; readonly text: string },
  { jobInput, newId }: Pick<StartOptions, 'jobInput' | 'newId'>,
): Promise<StartOutcome> {
  jobInput.setTitle(title);
  jobInput.setDescription(text);
  return (await jobInput.parse(newId)) ? 'jobToCandidates' : 'nothing';
}
