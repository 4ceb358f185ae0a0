/** One call: method and path below the base path; `{name}` is a path parameter. Free of zod, for the web bundle. */
export interface RoutePath {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Every call of the product, by name (A7, B7, api.md). Server and client both derive from this table. */
export const ROUTE_PATHS = {
  getJob: { method: 'GET', path: '/hrmatching/jobs_index/{index}/doc/{id}' },
  getCandidate: { method: 'GET', path: '/hrmatching/candidates_index/{index}/doc/{id}' },
  putJob: { method: 'PUT', path: '/hrmatching/jobs_index/{index}/doc/{id}' },
  putCandidate: { method: 'PUT', path: '/hrmatching/candidates_index/{index}/doc/{id}' },
  deleteJob: { method: 'DELETE', path: '/hrmatching/jobs_index/{index}/doc/{id}' },
  deleteCandidate: { method: 'DELETE', path: '/hrmatching/candidates_index/{index}/doc/{id}' },
  bulkJobs: { method: 'POST', path: '/hrmatching/jobs_index/{index}/_bulk' },
  bulkCandidates: { method: 'POST', path: '/hrmatching/candidates_index/{index}/_bulk' },
  readJobFile: { method: 'POST', path: '/hrmatching/jobs_index/{index}/_read' },
  readCandidateFile: { method: 'POST', path: '/hrmatching/candidates_index/{index}/_read' },
  importJobs: { method: 'POST', path: '/hrmatching/jobs_index/{index}/_import' },
  importCandidates: { method: 'POST', path: '/hrmatching/candidates_index/{index}/_import' },
  jobValues: { method: 'POST', path: '/hrmatching/jobs_index/{index}/_search' },
  candidateValues: { method: 'POST', path: '/hrmatching/candidates_index/{index}/_search' },
  jobOptions: { method: 'GET', path: '/hrmatching/jobs_index/{index}/_options' },
  candidateOptions: { method: 'GET', path: '/hrmatching/candidates_index/{index}/_options' },
  jobPrefix: { method: 'POST', path: '/hrmatching/jobs_index/{index}/_prefix' },
  candidatePrefix: { method: 'POST', path: '/hrmatching/candidates_index/{index}/_prefix' },
  indices: { method: 'GET', path: '/hrmatching/indices' },
  matchToJobs: { method: 'POST', path: '/hrmatching/match2jobs/{index}' },
  matchToCandidates: { method: 'POST', path: '/hrmatching/match2candidates/{index}' },
  jobDetails: { method: 'POST', path: '/hrmatching/match2jobs/details' },
  candidateDetails: { method: 'POST', path: '/hrmatching/match2candidates/details' },
  jobIds: { method: 'POST', path: '/hrmatching/match2jobs/{index}/ids' },
  candidateIds: { method: 'POST', path: '/hrmatching/match2candidates/{index}/ids' },
  jobImpact: { method: 'POST', path: '/hrmatching/match2jobs/{index}/impact' },
  candidateImpact: { method: 'POST', path: '/hrmatching/match2candidates/{index}/impact' },
  jobWhyNot: { method: 'POST', path: '/hrmatching/match2jobs/{index}/whynot' },
  candidateWhyNot: { method: 'POST', path: '/hrmatching/match2candidates/{index}/whynot' },
  exportJobs: { method: 'POST', path: '/hrmatching/match2jobs/{index}/{exportType}' },
  exportCandidates: { method: 'POST', path: '/hrmatching/match2candidates/{index}/{exportType}' },
  suggest: { method: 'POST', path: '/hrmatching/suggest/{index}' },
  parseJob: { method: 'POST', path: '/parsing/parseJob' },
  parseCandidate: { method: 'POST', path: '/parsing/parseCandidate' },
  parseQuery: { method: 'POST', path: '/ontology/parseQuery' },
  findPrefix: { method: 'POST', path: '/ontology/findPrefix' },
  places: { method: 'POST', path: '/ontology/places' },
  expand: { method: 'POST', path: '/ontology/expand' },
  concept: { method: 'GET', path: '/ontology/concepts/{id}' },
  strategies: { method: 'GET', path: '/hrmatching/matchingstrategies' },
  strategyDescription: { method: 'GET', path: '/hrmatching/matchingstrategies/description' },
  strategyDefaults: { method: 'GET', path: '/hrmatching/matchingstrategies/defaults/{type}' },
  putStrategy: { method: 'PUT', path: '/hrmatching/matchingstrategies/{name}' },
  deleteStrategy: { method: 'DELETE', path: '/hrmatching/matchingstrategies/{name}' },
  getSelection: { method: 'GET', path: '/selections/{type}/{id}' },
  makeSelection: { method: 'POST', path: '/selections/{type}' },
  annotations: { method: 'POST', path: '/annotations/{index}' },
  notes: { method: 'GET', path: '/notes/{type}/{index}/{id}' },
  createNote: { method: 'POST', path: '/notes/{type}/{index}/{id}' },
  config: { method: 'GET', path: '/config/{name}' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
} as const satisfies Record<string, RoutePath>;

/** The name of a call. */
export type RouteName = keyof typeof ROUTE_PATHS;
