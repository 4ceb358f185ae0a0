import { Readable } from 'node:stream';
import type { ProfileKind } from '@counterpart/domain';
import { strategySchema } from '@counterpart/contract';
import type { FastifyInstance } from 'fastify';
import { languageFrom } from '../services/reading/call-language.ts';
import { isShortPage } from '../services/matching/matching.ts';
import { SCREEN_PAGE } from '../services/access-log.ts';
import { expectationOf } from '../services/entity-tags.ts';
import type { Services } from '../services/services.ts';
import { pageJson, wholePage } from './page-json.ts';
import { registerRoute } from './register-route.ts';
import { sendStream } from './send-stream.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function registerKind(app: FastifyInstance, services: Services, kind: ProfileKind): void {
  const isJob = kind === 'JOB';
  const { matching, lanes, accessLog } = services;

  registerRoute(
    app,
    isJob ? 'matchToJobs' : 'matchToCandidates',
    async ({ params, query, body, signal, request, reply }) => {
      const { index } = params;
      const caller = request.caller.person;
      const log = ({ count }: { readonly count: number }) => {
        const { size } = body;
        if (size > SCREEN_PAGE) accessLog.add({ action: 'page', kind, index, body, size, count, caller });
      };
      if (isShortPage(body)) {
        return lanes.matching.run(async () => {
          const page = await matching.open(kind, index, body, query ?? {}, signal);
          log(page);
          return reply.type(JSON_TYPE).send(await wholePage(page));
        }, signal);
      }
      return lanes.long.run(async () => {
        const page = await matching.open(kind, index, body, query ?? {}, signal);
        log(page);
        return sendStream(reply.type(JSON_TYPE), Readable.from(pageJson(page)));
      }, signal);
    },
  );
  registerRoute(app, isJob ? 'jobIds' : 'candidateIds', async ({ params, query, body, signal, request }) =>
    lanes.matching.run(async () => {
      const answer = await matching.ids(kind, params.index, body, query ?? {}, signal);
      const { count } = answer;
      const caller = request.caller.person;
      accessLog.add({ action: 'ids', kind, index: params.index, body, size: body.size, count, caller });
      return answer;
    }, signal),
  );
  registerRoute(app, isJob ? 'jobDetails' : 'candidateDetails', async ({ query, body, signal }) => ({
    matches: [await lanes.matching.run(() => matching.details(body, query ?? {}), signal)],
  }));
  registerRoute(app, isJob ? 'jobImpact' : 'candidateImpact', async ({ params, query, body, signal }) =>
    lanes.long.run(() => services.insight.impact(kind, params.index, body, query ?? {}, signal), signal),
  );
  registerRoute(app, isJob ? 'jobWhyNot' : 'candidateWhyNot', async ({ params, query, body, signal }) =>
    lanes.long.run(() => services.insight.whyNot(kind, params.index, body, query ?? {}, signal), signal),
  );
  registerRoute(
    app,
    isJob ? 'exportJobs' : 'exportCandidates',
    async ({ params, query, body, signal, request, reply }) => {
      const { exportType } = params;
      return lanes.long.run(async () => {
        const file = await services.downloads.open(kind, params.index, exportType, body, query ?? {}, signal);
        const { name, mediaType, content, count } = file;
        const caller = request.caller.person;
        accessLog.add({ action: exportType, kind, index: params.index, body, size: body.size, count, caller });
        return sendStream(
          reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`),
          content,
        );
      }, signal);
    },
  );
}

/** Matches of both kinds, and the strategies that tune them. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  registerKind(app, services, 'CANDIDATE');
  registerKind(app, services, 'JOB');

  const { strategies } = services;
  registerRoute(app, 'strategies', async () => ({
    strategies: strategies.list().map((strategy) => ({ ...strategy, etag: strategies.etag(strategy) })) as never,
  }));
  registerRoute(app, 'strategyDescription', async ({ query }) => strategySchema(languageFrom(query?.language)));
  registerRoute(app, 'strategyDefaults', async ({ params }) => strategies.defaults(params.type) as never);
  registerRoute(app, 'strategyVersions', async ({ params }) => ({
    versions: [...strategies.versions(params.name)] as never,
  }));
  registerRoute(app, 'putStrategy', async ({ params, query, body, request, reply }) => {
    strategies.check(params.name, expectationOf(request.headers));
    const strategy = strategies.put(params.name, body, query?.template, request.caller.person);
    void reply.header('etag', strategies.etag(strategy) ?? '');
    return strategy as never;
  });
  registerRoute(app, 'deleteStrategy', async ({ params, request }) => {
    strategies.check(params.name, expectationOf(request.headers));
    strategies.remove(params.name, request.caller.person);
    return { name: params.name, deleted: true as const };
  });
}
