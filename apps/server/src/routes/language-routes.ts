import type { FastifyInstance } from 'fastify';
import { parseJobText } from '../services/reading/job-parsing.ts';
import { languageFrom } from '../services/matching/lookup.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

/** Texts and labels to concepts. */
export function languageRoutes(app: FastifyInstance, { pool, lookup }: Services): void {
  registerRoute(app, 'parseJob', async ({ body, signal }) => parseJobText(pool, body, signal));
  registerRoute(app, 'parseQuery', async ({ body, signal }) => lookup.parseQuery(body, signal));
  registerRoute(app, 'findPrefix', async ({ body }) => lookup.findPrefix(body));
  registerRoute(app, 'concept', async ({ params, query }) => lookup.concept(params.id, languageFrom(query?.language)));
  registerRoute(app, 'suggest', async ({ params, body }) => lookup.suggest(params.index, body));
}
