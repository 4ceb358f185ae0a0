import { z } from 'zod';
import { languageOrLocale, name, profileKind } from '../schemas/primitives.ts';
import {
  givenStrategyParameters,
  strategiesResponse,
  strategy,
  strategyVersionsResponse,
} from '../schemas/strategies.ts';

/** The calls of matching strategies. */
export const STRATEGY_SCHEMAS = {
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
    body: givenStrategyParameters,
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
} as const;
