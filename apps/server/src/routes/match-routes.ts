import type { ProfileKind } from '@counterpart/domain';
import { strategySchema } from '@counterpart/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

function registerKind(app: FastifyInstance, services: Services, kind: ProfileKind): void {
  const isJob = kind === 'JOB';
  const { matching } = services;

  registerRoute(app, isJob ? 'matchToJobs' : 'matchToCandidates', async ({ params, query, body, signal }) =>
    matching.page(kind, params.index, body, query ?? {}, signal),
  );
  registerRoute(app, isJob ? 'jobIds' : 'candidateIds', async ({ params, query, body, signal }) =>
    matching.ids(kind, params.index, body, query ?? {}, signal),
  );
  registerRoute(app, isJob ? 'jobDetails' : 'candidateDetails', async ({ query, body }) => ({
    matches: [await matching.details(body, query ?? {})],
  }));
  registerRoute(app, isJob ? 'jobImpact' : 'candidateImpact', async ({ params, query, body }) =>
    services.insight.impact(kind, params.index, body, query ?? {}),
  );
  registerRoute(app, isJob ? 'jobWhyNot' : 'candidateWhyNot', async ({ params, query, body }) =>
    services.insight.whyNot(kind, params.index, body, query ?? {}),
  );
  registerRoute(app, isJob ? 'exportJobs' : 'exportCandidates', async ({ params, query, body, signal, reply }) => {
    const { exportType } = params;
    const content = await services.downloads.content(kind, params.index, exportType, body, query ?? {}, signal);
    const type = exportType === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8';
    const name = `${params.index}-${services.clock().toISOString().slice(0, 10)}.${exportType}`.replace(
      /[^\w.-]/g,
      '_',
    );
    return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
  });
}

/** Matches of both kinds, and the strategies that tune them. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  registerKind(app, services, 'CANDIDATE');
  registerKind(app, services, 'JOB');

  const { strategies } = services;
  registerRoute(app, 'strategies', async () => ({ strategies: [...strategies.list()] as never }));
  registerRoute(app, 'strategyDescription', async () => strategySchema());
  registerRoute(app, 'strategyDefaults', async ({ params }) => strategies.defaults(params.type) as never);
  registerRoute(
    app,
    'putStrategy',
    async ({ params, query, body }) => strategies.put(params.name, body, query?.template) as never,
  );
  registerRoute(app, 'deleteStrategy', async ({ params }) => {
    strategies.remove(params.name);
    return { name: params.name, deleted: true as const };
  });
}
