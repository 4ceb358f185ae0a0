import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Locale, LOCALES } from '@counterpart/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answers.ts';
import { buildingPage } from './building-page.ts';
import { contentPolicy, type KnownOrigins } from './security-headers.ts';

const YEAR_S = 31_536_000;
/** The icon, which browsers ask for again with every address. */
const DAY_S = 86_400;
/** Where the build of the screens leaves room for the nonce of a response (apps/web/vite.config.ts). */
const NONCE_PLACE = '__CSP_NONCE__';
/** The language of the page as it was built; the screens begin to load their texts in the one that stands there. */
const BUILT_LANGUAGE = 'en';
/** Where the build names the texts of each language (apps/web/vite.config.ts). */
const TEXTS = /<link [^>]*hreflang="(\w+)"[^>]*>\s*/g;

/** Whether the built screens are in a folder. */
function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, 'index.html'));
}

function keptFor(file: string): string {
  if (file.startsWith('assets')) return `public, max-age=${YEAR_S}, immutable`;
  return file === 'icon.svg' ? `public, max-age=${DAY_S}` : 'no-cache';
}

/** The language of a configured locale; as built for none and for one that the screens do not have. */
function languageOf(locale: unknown): Locale {
  const language = typeof locale === 'string' ? locale.toLowerCase().split('-')[0] : undefined;
  return LOCALES.find((known) => known === language) ?? BUILT_LANGUAGE;
}

/** The page as built, in a language: it says so, and names that language's texts alone. */
function inLanguage(built: string, language: string): string {
  return built
    .replace(`<html lang="${BUILT_LANGUAGE}">`, `<html lang="${language}">`)
    .replaceAll(TEXTS, (link, of) => (of === language ? link : ''));
}

/**
 * Serves the built screens: files with a hash in their name for a year and the icon for a day, packed as the build packed them, and every other
 * address as the app's page in the configured locale.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string | null,
  origins: KnownOrigins,
  locale: unknown,
): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    return;
  }
  const language = languageOf(locale);
  // before the first build it is not there, which the library warns of
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    serveDotFiles: false,
    preCompressed: true,
    prefix: '/',
    cacheControl: false,
    setHeaders: (response, file) => {
      void response.header('cache-control', keptFor(path.relative(folder, file)));
    },
  });
  function page({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(origins, nonce));
    if (folder === null || !isBuilt(folder)) {
      const waiting = buildingPage(headers['accept-language'], language, nonce);
      return reply.code(503).header('retry-after', '2').send(waiting);
    }
    const built = readFileSync(path.join(folder, 'index.html'), 'utf8');
    return reply.send(inLanguage(built, language).replaceAll(NONCE_PLACE, nonce));
  }
  app.get('/', page);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage && !request.url.startsWith('/assets/') ? page(request, reply) : answerNotFound(request, reply);
  });
}
