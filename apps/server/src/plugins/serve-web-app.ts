import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answers.ts';
import { contentPolicy, type KnownOrigins } from './security-headers.ts';

const YEAR_S = 31_536_000;
/** Where the build of the screens leaves room for the nonce of a response (apps/web/vite.config.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

/** Shown while the screens are being built at a first start; asks again by itself. */
const BUILDING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Counterpart</title></head><body><p role="status">Counterpart is preparing its screens. This page opens them by itself in a few seconds.</p></body></html>`;

/** Whether the built screens are in a folder. */
function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, 'index.html'));
}

/** Serves the built screens: files with a hash in their name for a year, every other address as the app's page. */
export async function serveWebApp(app: FastifyInstance, folder: string | null, origins: KnownOrigins): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    serveDotFiles: false,
    prefix: '/',
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(folder, file).startsWith('assets');
      void response.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  function page(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (folder === null || !isBuilt(folder)) return reply.code(503).header('retry-after', '2').send(BUILDING);
    const nonce = randomBytes(16).toString('base64');
    void reply.header('content-security-policy', contentPolicy(origins, nonce));
    return reply.send(readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll(NONCE_PLACE, nonce));
  }
  app.get('/', page);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage && !request.url.startsWith('/assets/') ? page(request, reply) : answerNotFound(request, reply);
  });
}
