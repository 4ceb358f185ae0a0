import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@counterpart/contract';
import { CatalogueError } from '@counterpart/domain';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isLoopback } from '../config/environment.ts';
import { answerBrokenRequest, answerError, answerErrors, answerUnknownCall } from '../plugins/error-answers.ts';
import { CONNECTION_OPTIONS } from '../plugins/connections.ts';
import { readJsonBodies } from '../plugins/json-bodies.ts';
import { guardOrigin, type OriginGuardOptions } from '../plugins/guard-origin.ts';
import { requireLogin } from '../plugins/require-login.ts';
import { setSecurityHeaders } from '../plugins/security-headers.ts';
import { serveWebApp } from '../plugins/serve-web-app.ts';
import type { Services } from '../services/services.ts';
import { documentRoutes } from './document-routes.ts';
import { importRoutes } from './import-routes.ts';
import { languageRoutes } from './language-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { monitoringRoutes } from './monitoring-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { serviceRoutes } from './service-routes.ts';
import { textMiningRoutes } from './text-mining-routes.ts';

/** The base path of the API (api.md). */
export const BASE_PATH = '/api';

/** The largest JSON body, in bytes; an advertisement of 2 MB must still be refused with its own clear message. */
const BODY_LIMIT = 8_000_000;

/** What the HTTP side needs besides the services. */
export interface AppOptions extends OriginGuardOptions {
  readonly logLevel: string;
  /** Other origins whose pages the screens show in a frame. */
  readonly framedOrigins: readonly string[];
  /** Other origins whose answers the screens fetch. */
  readonly calledOrigins?: readonly string[];
  /** The origin of the identity provider, where the screens log in. */
  readonly identityOrigins?: readonly string[];
  /** Folder of the built web app; null serves the API alone. */
  readonly webDist: string | null;
  /** Requests a minute from one caller. */
  readonly requestsPerMinute: number;
  /** The header that tells callers behind a proxy apart; null goes by their addresses. */
  readonly clientHeader: string | null;
}

function callerOf({ headers, ip }: FastifyRequest, clientHeader: string | null): string {
  const named = clientHeader === null ? undefined : headers[clientHeader];
  return typeof named === 'string' && named !== '' ? `${clientHeader} ${named}` : ip;
}

/** While the server ends, new requests over connections that are still open are told to come back. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new CatalogueError('NOT_READY', [], 'The server is ending: try again in a moment.');
  });
}

/** The HTTP server: routes below /api, the API's viewer at /docs, the web app beside them. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      // The route only: an address, a query string or a body may hold personal data, ids of people among them.
      serializers: {
        req: ({ method, id, routeOptions }) => ({ method, route: routeOptions.url ?? 'none', id }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 700 },
    http: CONNECTION_OPTIONS,
    // Accepted requests are finished; what comes in while the server closes is told to come back, in the one error body.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // What fails before a route is found answers in the one error body too.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  answerErrors(app);
  refuseWhileClosing(app);
  guardOrigin(app, options);
  const { frameAncestors, framedOrigins, calledOrigins = [], identityOrigins = [] } = options;
  const origins = { frameAncestors, framedOrigins, calledOrigins, identityOrigins };
  setSecurityHeaders(app, { ...origins, basePath: BASE_PATH });
  readJsonBodies(app);
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
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => callerOf(request, options.clientHeader),
  });
  // a viewer in a browser has no token to show: with a login there is none
  if (services.login === null) {
    await app.register(swagger, {
      mode: 'static',
      specification: { document: openApiDocument(BASE_PATH, services.version) as never },
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  }
  await app.register(
    async (api) => {
      requireLogin(api, services.login);
      documentRoutes(api, services);
      importRoutes(api, services);
      matchRoutes(api, services);
      monitoringRoutes(api, services);
      languageRoutes(api, services);
      textMiningRoutes(api, services);
      recordRoutes(api, services);
      loginRoutes(api, services);
      serviceRoutes(api, services);
      // the files of the screens take every other GET: below the API an address is that of a call, or of nothing
      api.get('/*', (request, reply) => answerUnknownCall(request, reply, BASE_PATH));
      api.setNotFoundHandler((request, reply) => answerUnknownCall(request, reply, BASE_PATH));
    },
    { prefix: BASE_PATH },
  );
  const locale = services.configurationLayers.get('default')?.config['locale'];
  await serveWebApp(app, options.webDist, origins, locale);
  return app;
}
