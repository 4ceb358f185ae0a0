import { z } from 'zod';
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
} from '../schemas/parsing.ts';
import { strategyQuery } from './strategy-query.ts';

/** The calls that read texts, and those of concepts, labels and places. */
export const PARSING_SCHEMAS = {
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
} as const;
