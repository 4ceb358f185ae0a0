import { Readable } from 'node:stream';
import { CatalogueError, type ProfileKind, type WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';
import type { Precondition } from '@counterpart/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bulkLoad } from '../services/documents/bulk-load.ts';
import { expectationOf, isRefusedBy, versionTag } from '../services/entity-tags.ts';
import { languageFrom } from '../services/reading/call-language.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';
import { sendStream } from './send-stream.ts';

/** What a write expects of the version that it replaces. */
function preconditionOf({ headers }: FastifyRequest): Precondition {
  const expected = expectationOf(headers);
  return (version) => !isRefusedBy(expected, version === null ? null : versionTag(version));
}

/** Options that a selector offers where the call does not say (A9: up to 10000 buckets). */
const MOST_OPTIONS = 10_000;

function registerKind(app: FastifyInstance, services: Services, kind: ProfileKind): void {
  const isJob = kind === 'JOB';
  const { documents, indices } = services;

  registerRoute(app, isJob ? 'getJob' : 'getCandidate', async ({ params, query, reply }) => {
    const { strategy, language } = query ?? {};
    // A document does not depend on a strategy; a name that is wrong is a mistake all the same (ENG-01).
    services.strategies.find(strategy, kind);
    const labels = language === undefined ? null : languageFrom(language);
    const document = documents.get(kind, params.index, params.id, labels);
    void reply.header('etag', versionTag(document.version ?? 0));
    return document as unknown as RouteResponse<'getJob'>;
  });

  registerRoute(app, isJob ? 'putJob' : 'putCandidate', async ({ params, query, body, request, reply }) => {
    if (body.id !== undefined && body.id !== params.id) {
      throw new CatalogueError('INVALID_REQUEST', [
        { path: 'id', message: 'The id of the body is not the id of the address.' },
      ]);
    }
    const document = { ...body, id: params.id } as WireDocument;
    const { id, version, change } = await documents.put(
      kind,
      params.index,
      document,
      preconditionOf(request),
      request.caller.person,
    );
    if (query?.refresh === 'true') await indices.get(params.index).follower.waitFor(change);
    void reply.header('etag', versionTag(version));
    return { id, version };
  });

  registerRoute(app, isJob ? 'deleteJob' : 'deleteCandidate', async ({ params, query, request }) => {
    indices.get(params.index, kind);
    const { id, change } = documents.delete(
      kind,
      params.index,
      params.id,
      preconditionOf(request),
      request.caller.person,
    );
    if (query?.refresh === 'true') await indices.get(params.index).follower.waitFor(change);
    return { id, deleted: true as const };
  });

  registerRoute(
    app,
    isJob ? 'bulkJobs' : 'bulkCandidates',
    async ({ params, query, request, reply, signal }) => {
      const { follower } = indices.get(params.index, kind);
      // Only the NDJSON types hand their stream on; anything else was read as JSON already.
      if (!(request.body instanceof Readable)) throw new CatalogueError('UNSUPPORTED_MEDIA_TYPE');
      const body: AsyncIterable<Uint8Array> = request.body;
      async function* answer() {
        for await (const line of bulkLoad(documents, { kind, index: params.index, by: request.caller.person }, body)) {
          if ('ok' in line && query?.refresh === 'true') await follower.follow();
          yield `${JSON.stringify(line)}\n`;
        }
      }
      const send = () => sendStream(reply.type('application/x-ndjson'), Readable.from(answer()));
      return services.lanes.loading.run(send, signal);
    },
    { bodyLimit: Number.MAX_SAFE_INTEGER },
  );

  registerRoute(app, isJob ? 'jobValues' : 'candidateValues', async ({ params, body, signal, reply }) => {
    const pieces = await services.facets.open(kind, params.index, body, signal);
    return sendStream(reply.type('application/json; charset=utf-8'), Readable.from(pieces));
  });

  registerRoute(app, isJob ? 'jobOptions' : 'candidateOptions', async ({ params, query }) =>
    services.facets.options(kind, params.index, query.property, query.size ?? MOST_OPTIONS),
  );

  registerRoute(app, isJob ? 'jobPrefix' : 'candidatePrefix', async ({ params, body }) => [
    ...(await indices.get(params.index, kind).search.prefix(body.property, body.text, body.size)),
  ]);
}

/** Documents of both kinds: read, write, remove, bulk, values. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  registerKind(app, services, 'CANDIDATE');
  registerKind(app, services, 'JOB');
  registerRoute(app, 'indices', async () => services.indexing.report());
}
