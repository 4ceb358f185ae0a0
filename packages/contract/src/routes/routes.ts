import type { Role } from '@counterpart/domain';
import { z } from 'zod';
import { candidateInput, documentOutput, jobInput } from '../schemas/documents.ts';
import { importQuery, readFileQuery, readFileResponse } from '../schemas/imports.ts';
import {
  detailsRequest,
  exportRequest,
  idsRequest,
  impactRequest,
  matchRequest,
  whyNotRequest,
} from '../schemas/match-requests.ts';
import { impactResponse, matchPage, whyNotResponse } from '../schemas/matches.ts';
import {
  conceptResponse,
  expandRequest,
  expandResponse,
  findPrefixRequest,
  findPrefixResponse,
  parseCandidateRequest,
  parseCandidateResponse,
  parseJobRequest,
  parseJobResponse,
  parseQueryRequest,
  parseQueryResponse,
  placesRequest,
  placesResponse,
  suggestRequest,
  suggestResponse,
} from '../schemas/parsing.ts';
import { id, languageOrLocale, name, profileKind } from '../schemas/primitives.ts';
import {
  annotationsRequest,
  annotationsResponse,
  configResponse,
  deleteResponse,
  healthResponse,
  indicesResponse,
  note,
  noteDeleteResponse,
  noteRequest,
  notesResponse,
  optionsQuery,
  optionsResponse,
  prefixRequest,
  prefixResponse,
  putResponse,
  readyResponse,
  searchRequest,
  searchResponse,
  selectionGetResponse,
  selectionSetRequest,
  selectionSetResponse,
  selectionType,
  subjectResponse,
} from '../schemas/records.ts';
import { ROUTE_PATHS, type RouteName, type RoutePath } from './route-paths.ts';
import { LOGIN_SCHEMAS } from './login-routes.ts';
import { MONITORING_SCHEMAS } from './monitoring-routes.ts';
import { ROUTE_ROLES } from './route-roles.ts';
import { TEXT_MINING_SCHEMAS } from './text-mining-routes.ts';
import { savedSearch, savedSearchesResponse } from '../schemas/searches.ts';
import { strategiesResponse, strategy, strategyParameters, strategyVersionsResponse } from '../schemas/strategies.ts';

/**
 * The families that a token's scope names, as `read:parsing`; ANY takes a token of any scope, OTP one of a trusted
 * caller, PUBLIC calls need none.
 */
export type RouteScope = 'hrmatching' | 'parsing' | 'ontology' | 'ANY' | 'OTP' | 'PUBLIC';

/** The schemas of one call; a body or answer without one is not JSON (bulk, files, downloads). */
export interface RouteSchemas {
  readonly scope: RouteScope;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

const index = z.object({ index: name });
const indexAndId = z.object({ index: name, id });
const strategyQuery = z.object({ strategy: name.optional(), language: languageOrLocale.optional() });
const putQuery = z.object({ refresh: z.enum(['true', 'false']).optional() });
const kindAndId = z.object({
  type: z.union([profileKind, z.enum(['job', 'candidate'])], 'Expected JOB or CANDIDATE.'),
  index: name,
  id,
});

const match = { params: index, query: strategyQuery, scope: 'hrmatching' } as const;
const page = { ...match, body: matchRequest, response: matchPage } as const;
const details = { query: strategyQuery, body: detailsRequest, scope: 'hrmatching' } as const;
const detailsResponse = z.object({ matches: matchPage.shape.matches });
const idsResponse = z.object({ ids: z.array(z.string()), count: z.int() });
const download = {
  params: z.object({ index: name, exportType: z.enum(['csv', 'xlsx', 'ndjson']) }),
  query: strategyQuery,
  body: exportRequest,
  scope: 'hrmatching',
} as const;
const document = { params: indexAndId, query: strategyQuery, response: documentOutput, scope: 'hrmatching' } as const;
const put = { params: indexAndId, query: putQuery, response: putResponse, scope: 'hrmatching' } as const;
const remove = { params: indexAndId, query: putQuery, response: deleteResponse, scope: 'hrmatching' } as const;
const options = { params: index, query: optionsQuery, response: optionsResponse, scope: 'hrmatching' } as const;
const readFile = { params: index, query: readFileQuery, response: readFileResponse, scope: 'hrmatching' } as const;
const importFile = { params: index, query: importQuery, scope: 'hrmatching' } as const;

const oneNote = kindAndId.extend({ note: id });

const SCHEMAS = {
  getJob: { ...document, summary: 'A job with its complete profile' },
  getCandidate: { ...document, summary: 'A candidate with their complete profile' },
  putJob: { ...put, body: jobInput, summary: 'Add or replace a job' },
  putCandidate: { ...put, body: candidateInput, summary: 'Add or replace a candidate' },
  deleteJob: { ...remove, summary: 'Remove a job' },
  deleteCandidate: { ...remove, summary: 'Remove a candidate' },
  bulkJobs: { params: index, query: putQuery, scope: 'hrmatching', summary: 'Jobs, one NDJSON line each' },
  bulkCandidates: { params: index, query: putQuery, scope: 'hrmatching', summary: 'Candidates, one NDJSON line each' },
  readJobFile: { ...readFile, summary: 'What a file with jobs says, without storing it' },
  readCandidateFile: { ...readFile, summary: 'What a file with candidates says, without storing it' },
  importJobs: { ...importFile, summary: 'Jobs from a file of any readable format and size' },
  importCandidates: { ...importFile, summary: 'Candidates from a file of any readable format and size' },
  jobValues: {
    params: index,
    body: searchRequest,
    response: searchResponse,
    scope: 'hrmatching',
    summary: 'Filter values of jobs',
  },
  candidateValues: {
    params: index,
    body: searchRequest,
    response: searchResponse,
    scope: 'hrmatching',
    summary: 'Filter values of candidates',
  },
  jobOptions: { ...options, summary: 'Values of a property of jobs as options of a selector' },
  candidateOptions: { ...options, summary: 'Values of a property of candidates as options of a selector' },
  jobPrefix: {
    params: index,
    body: prefixRequest,
    response: prefixResponse,
    scope: 'hrmatching',
    summary: 'Values of a property that begin so',
  },
  candidatePrefix: {
    params: index,
    body: prefixRequest,
    response: prefixResponse,
    scope: 'hrmatching',
    summary: 'Values of a property that begin so',
  },
  indices: { response: indicesResponse, scope: 'hrmatching', summary: 'The indices and how far indexing is' },
  matchToJobs: { ...page, summary: 'Ranked and explained jobs; a list without profile and source' },
  matchToCandidates: { ...page, summary: 'Ranked and explained candidates; a list without profile and source' },
  jobDetails: { ...details, response: detailsResponse, summary: 'One match in full' },
  candidateDetails: { ...details, response: detailsResponse, summary: 'One match in full; jobs indices too' },
  jobIds: { ...match, body: idsRequest, response: idsResponse, summary: 'Ids of the first matches' },
  candidateIds: { ...match, body: idsRequest, response: idsResponse, summary: 'Ids of the first matches' },
  jobImpact: { ...match, body: impactRequest, response: impactResponse, summary: 'What each requirement removes' },
  candidateImpact: {
    ...match,
    body: impactRequest,
    response: impactResponse,
    summary: 'What each requirement removes',
  },
  jobWhyNot: { ...match, body: whyNotRequest, response: whyNotResponse, summary: 'Why one job is not in the list' },
  candidateWhyNot: {
    ...match,
    body: whyNotRequest,
    response: whyNotResponse,
    summary: 'Why one candidate is not in the list',
  },
  exportJobs: { ...download, summary: 'Download matches' },
  exportCandidates: { ...download, summary: 'Download matches' },
  suggest: {
    params: index,
    body: suggestRequest,
    response: suggestResponse,
    scope: 'hrmatching',
    summary: 'Keywords that go with those given',
  },
  parseJob: {
    body: parseJobRequest,
    response: parseJobResponse,
    scope: 'parsing',
    summary: 'What an advertisement says',
  },
  parseCandidate: {
    body: parseCandidateRequest,
    response: parseCandidateResponse,
    scope: 'parsing',
    summary: 'What a CV says: the document that an import would make, stored nowhere',
  },
  ...TEXT_MINING_SCHEMAS,
  parseQuery: {
    body: parseQueryRequest,
    response: parseQueryResponse,
    scope: 'ontology',
    summary: 'The parts of a keyword query',
  },
  findPrefix: {
    body: findPrefixRequest,
    response: findPrefixResponse,
    scope: 'ontology',
    summary: 'Labels that begin so',
  },
  places: {
    body: placesRequest,
    response: placesResponse,
    scope: 'ontology',
    summary: 'Places that begin so, by name or post code',
  },
  expand: {
    query: strategyQuery,
    body: expandRequest,
    response: expandResponse,
    scope: 'ontology',
    summary: 'What a value of a profile is looked for as',
  },
  concept: {
    params: z.object({ id: z.string().min(1).max(300) }),
    query: strategyQuery,
    response: conceptResponse,
    scope: 'ontology',
    summary: 'A concept with labels and relations',
  },
  strategies: { response: strategiesResponse, scope: 'hrmatching', summary: 'All matching strategies' },
  strategyDescription: {
    query: z.object({ language: languageOrLocale.optional() }),
    response: z.record(z.string(), z.unknown()),
    scope: 'hrmatching',
    summary: 'JSON Schema of the parameters',
  },
  strategyDefaults: {
    params: z.object({ type: profileKind }),
    response: strategy,
    scope: 'hrmatching',
    summary: 'The template of a kind',
  },
  strategyVersions: {
    params: z.object({ name }),
    response: strategyVersionsResponse,
    scope: 'hrmatching',
    summary: 'How a strategy was before',
  },
  putStrategy: {
    params: z.object({ name }),
    query: z.object({ template: profileKind.optional() }),
    body: strategyParameters,
    response: strategy,
    scope: 'hrmatching',
    summary: 'Save a strategy',
  },
  deleteStrategy: {
    params: z.object({ name }),
    response: z.object({ name: z.string(), deleted: z.literal(true) }),
    scope: 'hrmatching',
    summary: 'Remove a strategy',
  },
  subject: {
    params: z.object({ id }),
    response: subjectResponse,
    scope: 'hrmatching',
    summary: 'Everything that is kept of an id',
  },
  getSelection: {
    params: z.object({ type: selectionType, id }),
    response: selectionGetResponse,
    scope: 'hrmatching',
    summary: 'An existing selection',
  },
  makeSelection: {
    params: z.object({ type: selectionType }),
    body: selectionSetRequest,
    response: selectionSetResponse,
    scope: 'hrmatching',
    summary: 'Make a selection',
  },
  annotations: {
    params: index,
    body: annotationsRequest,
    response: annotationsResponse,
    scope: 'hrmatching',
    summary: 'What is known of results',
  },
  notes: { params: kindAndId, response: notesResponse, scope: 'hrmatching', summary: 'Notes, newest first' },
  createNote: { params: kindAndId, body: noteRequest, response: note, scope: 'hrmatching', summary: 'Add a note' },
  putNote: {
    params: oneNote,
    body: noteRequest,
    response: note,
    scope: 'hrmatching',
    summary: 'Change a note, the version in If-Match only',
  },
  deleteNote: {
    params: oneNote,
    response: noteDeleteResponse,
    scope: 'hrmatching',
    summary: 'Remove a note, the version in If-Match only',
  },
  ...MONITORING_SCHEMAS,
  savedSearches: { response: savedSearchesResponse, scope: 'hrmatching', summary: 'The searches that I saved' },
  putSavedSearch: {
    params: z.object({ id }),
    body: savedSearch,
    response: savedSearch,
    scope: 'hrmatching',
    summary: 'Save a search of mine',
  },
  deleteSavedSearch: {
    params: z.object({ id }),
    response: deleteResponse,
    scope: 'hrmatching',
    summary: 'Forget a search of mine',
  },
  ...LOGIN_SCHEMAS,
  config: {
    params: z.object({ name }),
    response: configResponse,
    scope: 'PUBLIC',
    summary: 'A layer of configuration',
  },
  health: { response: healthResponse, scope: 'PUBLIC', summary: 'Whether the process lives' },
  ready: { response: readyResponse, scope: 'PUBLIC', summary: 'Whether it can answer matches' },
} as const satisfies Record<RouteName, RouteSchemas>;

type Schemas = typeof SCHEMAS;
type SchemaIn<Name extends RouteName, Part extends string> =
  Schemas[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Schema : never;

/** What a caller sends as the body of a call. */
export type RouteBody<Name extends RouteName> = z.input<SchemaIn<Name, 'body'>>;
/** What the server reads from the body of a call. */
export type ParsedBody<Name extends RouteName> = z.output<SchemaIn<Name, 'body'>>;
/** The query of a call. */
export type RouteQuery<Name extends RouteName> = z.input<SchemaIn<Name, 'query'>>;
/** What the server reads from the query of a call. */
export type ParsedQuery<Name extends RouteName> = z.output<SchemaIn<Name, 'query'>>;
/** The path parameters of a call. */
export type RouteParams<Name extends RouteName> = z.input<SchemaIn<Name, 'params'>>;
/** What a call answers. */
export type RouteResponse<Name extends RouteName> = z.output<SchemaIn<Name, 'response'>>;

/** A call with its schemas and the role that it needs; null needs none. */
export type Route = RoutePath & RouteSchemas & { readonly role: Role | null };

/** The schemas of every call, by name. */
export const ROUTE_SCHEMAS = SCHEMAS;

/** The route table: every call with method, path, schemas, scope and role. */
export const ROUTES: Readonly<Record<RouteName, Route>> = Object.fromEntries(
  Object.entries(ROUTE_PATHS).map(([routeName, route]) => [
    routeName,
    { ...route, ...SCHEMAS[routeName as RouteName], role: ROUTE_ROLES[routeName as RouteName] },
  ]),
) as unknown as Record<RouteName, Route>;
