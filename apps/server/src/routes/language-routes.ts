import type { FastifyInstance } from 'fastify';
import { parseJobText } from '../services/reading/job-parsing.ts';
import { languageFrom } from '../services/reading/call-language.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

/** Texts and labels to concepts. */
export function languageRoutes(app: FastifyInstance, { pool, lookup, imports, expansion, lanes }: Services): void {
  registerRoute(app, 'parseJob', async ({ body, signal }) => parseJobText(pool, body, signal));
  registerRoute(app, 'parseCandidate', async ({ body }) => imports.readText(body));
  registerRoute(app, 'parseQuery', async ({ body, signal }) => lookup.parseQuery(body, signal));
  registerRoute(app, 'findPrefix', async ({ body }) => lookup.findPrefix(body));
  registerRoute(app, 'places', async ({ body }) => lookup.places(body));
  registerRoute(app, 'expand', async ({ query, body, signal }) =>
    lanes.matching.run(() => expansion.expand(body, query ?? {}, signal), signal),
  );
  registerRoute(app, 'concept', async ({ params, query }) => lookup.concept(params.id, languageFrom(query?.language)));
  registerRoute(app, 'suggest', async ({ params, body }) => lookup.suggest(params.index, body));
}
