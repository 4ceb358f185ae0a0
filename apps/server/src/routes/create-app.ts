import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@counterpart/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { isLoopback } from '../config/environment.ts';
import { answerBrokenRequest, answerError, answerErrors, answerNotFound } from '../plugins/error-answers.ts';
import { guardOrigin, type OriginGuardOptions } from '../plugins/guard-origin.ts';
import { serveWebApp } from '../plugins/serve-web-app.ts';
import type { Services } from '../services/services.ts';
import { documentRoutes } from './document-routes.ts';
import { importRoutes } from './import-routes.ts';
import { languageRoutes } from './language-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { serviceRoutes } from './service-routes.ts';

/** The base path of the API (api.md). */
export const BASE_PATH = '/api';

/** The largest JSON body, in bytes; an advertisement of 2 MB must still be refused with its own clear message. */
const BODY_LIMIT = 8_000_000;

/** What the HTTP side needs besides the services. */
export interface AppOptions extends OriginGuardOptions {
  readonly logLevel: string;
  /** Folder of the built web app; null serves the API alone. */
  readonly webDist: string | null;
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
}

/** The HTTP server: routes below /api, the API's viewer at /docs, the web app beside them. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      // Ids only: a query string or a body may hold personal data.
      serializers: {
        req: ({ method, url, id }) => ({ method, path: url.split('?')[0], id }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 700 },
    // Accepted requests are finished; what comes in while the server closes is told to come back.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // What fails before a route is found answers in the one error body too.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  answerErrors(app);
  guardOrigin(app, options);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  for (const type of ['application/x-ndjson', 'application/ndjson']) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
  }
  // To a caller on this machine 0.5 MB is nothing, and packing it costs a third of the match (measured: bench http).
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(BASE_PATH) && isLoopback(request.ip)) request.headers['x-no-compression'] = 'true';
  });
  // Level 1: a page of twenty explained matches is 0.5 MB of JSON, and level 6 takes longer than the match itself.
  await app.register(compress, { threshold: 2048, encodings: ['gzip', 'deflate'], zlibOptions: { level: 1 } });
  await app.register(rateLimit, { max: options.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(BASE_PATH, services.version) as never },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  await app.register(
    async (api) => {
      documentRoutes(api, services);
      importRoutes(api, services);
      matchRoutes(api, services);
      languageRoutes(api, services);
      recordRoutes(api, services);
      serviceRoutes(api, services);
      api.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    },
    { prefix: BASE_PATH },
  );
  await serveWebApp(app, options.webDist);
  return app;
}
