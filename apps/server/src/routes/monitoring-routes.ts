import { Readable } from 'node:stream';
import type { Person } from '@counterpart/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { judgementSet } from '../services/monitoring/judgements.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';
import { sendStream } from './send-stream.ts';

function sendCsv(reply: FastifyReply, name: string, rows: Generator<string>): Promise<FastifyReply> {
  const file = `${name.replace(/[^\w.-]/g, '_')}.csv`;
  return sendStream(
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`),
    Readable.from(rows),
  );
}

/** What reviewers decide of matches, and the tests that hold the engine against it. */
export function monitoringRoutes(app: FastifyInstance, services: Services): void {
  const { judgements, tests, weights, lanes, audit, clock } = services;
  // a file of many ids: in the log before it leaves
  const logFile = (detail: string, by: Person | null) =>
    audit.add({ at: clock().toISOString(), by, action: 'judgements csv', detail });
  registerRoute(app, 'feedbackIds', async ({ params }) => judgements.keys(params.type));
  registerRoute(app, 'feedbackProfiles', async ({ params, query }) => {
    const set = judgementSet(params.from, params.to, params.key);
    return judgements.profiles(set, query.from, query.size, tests.lastResults(set));
  });
  registerRoute(app, 'exportFeedback', async ({ params, reply, request }) => {
    const set = judgementSet(params.from, params.to, params.key);
    logFile(`${params.from} ${params.to}`, request.caller.person);
    return sendCsv(reply, `judgements-${params.key}`, judgements.csv(set));
  });
  registerRoute(app, 'putFeedback', async ({ params, body, request }) =>
    judgements.decide(params.type, params.id, body, request.caller.person),
  );
  registerRoute(app, 'documentFeedback', async ({ params }) =>
    judgements.ofDocument(judgementSet(params.type, params.to, params.key), params.id),
  );
  registerRoute(app, 'startTest', async ({ params, query: { strategy, limit, threshold }, request }) =>
    tests.start(
      judgementSet(params.from, params.to, params.key),
      strategy,
      { limit, threshold },
      request.caller.person,
    ),
  );
  registerRoute(app, 'testReports', async () => tests.list());
  registerRoute(app, 'testReport', async ({ params }) => tests.report(params.reportId));
  registerRoute(app, 'cancelTest', async ({ params }) => tests.cancel(params.reportId));
  registerRoute(app, 'compareTests', async ({ params }) => tests.compare(params.reportId, params.otherId));
  registerRoute(app, 'proposeWeights', async ({ params, query, signal }) => {
    const set = judgementSet(params.from, params.to, params.key);
    return lanes.long.run(() => weights.of(set, query.strategy, signal), signal);
  });
  registerRoute(app, 'exportReport', async ({ params, reply, request }) => {
    const { reportId } = await tests.report(params.reportId);
    logFile(`test ${reportId}`, request.caller.person);
    return sendCsv(reply, `test-${reportId}`, tests.csv(reportId));
  });
}
