import { z } from 'zod';
import { candidateInput, documentOutput, jobInput } from '../schemas/documents.ts';
import { importQuery, readFileQuery, readFileResponse } from '../schemas/imports.ts';
import { id, name } from '../schemas/primitives.ts';
import {
  deleteResponse,
  indicesResponse,
  optionsQuery,
  optionsResponse,
  prefixRequest,
  prefixResponse,
  putResponse,
  searchRequest,
  searchResponse,
  subjectResponse,
} from '../schemas/records.ts';
import { strategyQuery } from './strategy-query.ts';

const index = z.object({ index: name });
const indexAndId = z.object({ index: name, id });
const putQuery = z.object({ refresh: z.enum(['true', 'false']).optional() });

const document = { params: indexAndId, query: strategyQuery, response: documentOutput, scope: 'hrmatching' } as const;
const put = { params: indexAndId, query: putQuery, response: putResponse, scope: 'hrmatching' } as const;
const remove = { params: indexAndId, query: putQuery, response: deleteResponse, scope: 'hrmatching' } as const;
const options = { params: index, query: optionsQuery, response: optionsResponse, scope: 'hrmatching' } as const;
const readFile = { params: index, query: readFileQuery, response: readFileResponse, scope: 'hrmatching' } as const;
const importFile = { params: index, query: importQuery, scope: 'hrmatching' } as const;

/** The calls of documents, their files and the values of their properties. */
export const DOCUMENT_SCHEMAS = {
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
  subject: {
    params: z.object({ id }),
    response: subjectResponse,
    scope: 'hrmatching',
    summary: 'Everything that is kept of an id',
  },
} as const;
