import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@counterpart/contract';
import { type Route, type RouteName, ROUTES } from '@counterpart/contract';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { z } from 'zod';
import { ROOT } from '../server-process.ts';

/** A request that the server takes, before anything is done to it. */
export interface ValidRequest {
  readonly call: RouteName;
  readonly method: Route['method'];
  /** Below /api, with its parameters in braces. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON, text that is sent as it is, or nothing. */
  readonly body: unknown;
  readonly type: string;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Values that patterns and names ask for where a word would not do. */
const NAMED: Readonly<Record<string, unknown>> = {
  lengths: '1,2',
  languages: 'DUT',
  type: 'CANDIDATE',
  from: 'JOB',
  to: 'CANDIDATE',
  parser: 'feedback',
  number: '1',
  property: 'town',
  field: 'town',
  strategy: 'CANDIDATE',
  key: 'f1',
  language: 'DUT',
  exportType: 'csv',
  label: 'lasser',
  text: 'lasser in Gent',
};

/** The least value that a schema takes. */
function sample(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (schema.enum !== undefined) return schema.enum.includes(named) ? named : schema.enum[0];
  if (named !== undefined) return named;
  if (schema.format === 'date-time') return '2026-03-02T12:00:00.000Z';
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0] ?? {}, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, key)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items ?? {}, name));
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 0);
    case 'boolean':
      return true;
    default:
      return 'x1';
  }
}

function sampleOf(schema: z.ZodType | undefined): Readonly<Record<string, unknown>> {
  if (schema === undefined) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema;
  return sample(json) as Record<string, unknown>;
}

/** The examples of docs/wire.md, by the schema that takes them. */
function examples(): ReadonlyMap<unknown, unknown> {
  const text = readFileSync(path.join(ROOT, 'docs/wire.md'), 'utf8');
  const found = new Map<unknown, unknown>();
  for (const [, name = '', json = ''] of text.matchAll(/```json (\w+)\n([\s\S]*?)```/g)) {
    const schema: unknown = (contract as Readonly<Record<string, unknown>>)[name];
    if (schema !== undefined) found.set(schema, JSON.parse(json));
  }
  return found;
}

const CANDIDATE_LINES = '{"id":"b1","cvText":"lasser in Gent"}\n{"id":"b2","preferredJobTitle":"kok"}\n';
const PERSON = {
  language: 'DUT',
  cvText: 'lasser in Gent',
  workExperiences: [{ title: 'lasser', dateFrom: '2019-03' }],
};
/** Bodies that are no JSON, or that no example and no schema tells. */
const BODIES: Partial<Record<RouteName, { readonly body: unknown; readonly type?: string }>> = {
  bulkJobs: { body: '{"id":"b1","jobTitle":"lasser"}\n{"delete":"b2"}\n', type: 'application/x-ndjson' },
  bulkCandidates: { body: CANDIDATE_LINES, type: 'application/x-ndjson' },
  importJobs: { body: 'id,jobTitle\ni1,lasser\ni2,kok\n', type: 'application/octet-stream' },
  importCandidates: { body: CANDIDATE_LINES, type: 'application/octet-stream' },
  readJobFile: { body: '<p>Wij zoeken een lasser in Gent.</p>', type: 'application/octet-stream' },
  readCandidateFile: {
    body: 'Anna Peeters\nlasser in Gent\n2019 - 2022 lasser bij Staal',
    type: 'application/octet-stream',
  },
  parseFeedback: { body: 'Luistert goed.\nMoet beter plannen.', type: 'text/plain' },
  anonymiseFeedback: { body: 'Anna luistert goed.', type: 'text/plain' },
  ngrams: { body: 'een lasser in Gent en een lasser in Brugge', type: 'text/plain' },
  putCandidate: { body: PERSON },
  putJob: { body: { language: 'DUT', jobTitle: 'lasser', jobText: 'Wij zoeken een lasser in Gent.' } },
  putStrategy: { body: DEFAULT_STRATEGY_PARAMETERS },
  jobDetails: { body: { targetIndex: 'candidates', targetId: 'c1', sourceIndex: 'jobs', sourceId: 'j1' } },
  candidateDetails: { body: { targetIndex: 'jobs', targetId: 'j1', sourceIndex: 'candidates', sourceId: 'c1' } },
};
const QUERIES: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  jobOptions: { property: 'town' },
  candidateOptions: { property: 'town' },
  parseFeedback: { inputType: 'text' },
  exchangeOtp: { otp: '000000' },
};

/** Parameters that must agree with the body. */
const PARAMS: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  putFeedback: { type: 'JOB', id: 'j1' },
  documentFeedback: { type: 'JOB', id: 'j1' },
  config: { name: 'default' },
};

function idOf(call: RouteName): string {
  if (/^delete|^cancel/.test(call)) return 'gone';
  return /Job/.test(call) ? 'j1' : 'c1';
}

/** One request for every call of the route table. */
export function validRequests(): readonly ValidRequest[] {
  const known = examples();
  return (Object.entries(ROUTES) as [RouteName, Route][]).map(([call, route]) => {
    const own = BODIES[call];
    const isJobs = /jobs_index|match2jobs/.test(route.path);
    const params = { ...sampleOf(route.params), index: isJobs ? 'jobs' : 'candidates', id: idOf(call) };
    const example = route.body === undefined ? undefined : (known.get(route.body) ?? sampleOf(route.body));
    const body = own?.body ?? example;
    const { id } = (body ?? {}) as { readonly id?: unknown };
    const named = { ...params, ...(call === 'putSavedSearch' ? { id } : {}), ...PARAMS[call] };
    return {
      call,
      method: route.method,
      path: route.path,
      params: Object.fromEntries(Object.entries<unknown>(named).map(([key, value]) => [key, String(value)])),
      query: QUERIES[call] ?? {},
      body: route.method === 'GET' || route.method === 'DELETE' ? undefined : body,
      type: own?.type ?? 'application/json',
    };
  });
}
