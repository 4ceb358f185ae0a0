import { z } from 'zod';
import {
  detailsRequest,
  exportRequest,
  idsRequest,
  impactRequest,
  matchRequest,
  whyNotRequest,
} from '../schemas/match-requests.ts';
import { impactResponse, matchPage, whyNotResponse } from '../schemas/matches.ts';
import { suggestRequest, suggestResponse } from '../schemas/parsing.ts';
import { name } from '../schemas/primitives.ts';
import { strategyQuery } from './strategy-query.ts';

const index = z.object({ index: name });
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

/** The calls that match, explain, count, suggest and download. */
export const MATCH_SCHEMAS = {
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
} as const;
