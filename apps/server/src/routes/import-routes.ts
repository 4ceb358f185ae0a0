import { Readable } from 'node:stream';
import type { Language, ProfileKind } from '@counterpart/domain';
import { type ImportLine, MAX_NAMED_REJECTS } from '@counterpart/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import type { ImportTarget } from '../imports/imports.ts';
import type { Upload } from '../imports/upload.ts';
import { registerRoute } from './register-route.ts';
import { sendStream } from './send-stream.ts';

const LONGEST_NAME = 255;
const ANY_SIZE = { bodyLimit: Number.MAX_SAFE_INTEGER };

/** The name that the caller gives the file, without folders; URI-encoded in `X-File-Name`. */
function fileName({ headers }: FastifyRequest): string {
  const given = headers['x-file-name'];
  if (typeof given !== 'string') return '';
  let name = given;
  try {
    name = decodeURIComponent(given);
  } catch {
    // Not encoded after all: taken as it is.
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return (name.split(/[/\\]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f-\u009f]/g, '').slice(-LONGEST_NAME);
}

function uploadOf(request: FastifyRequest): Upload {
  const { body } = request;
  if (!(body instanceof Readable)) return { name: fileName(request), bytes: Readable.from([]) };
  // A refusal leaves the stream open: whoever still sends gets the answer rather than a broken connection.
  const bytes: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false });
  return { name: fileName(request), bytes };
}

/** Lets what is still sent of a refused file run off, unkept, so that the caller hears the answer. */
async function runningOff<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (request.body instanceof Readable) request.body.resume();
    throw error;
  }
}

function registerKind(app: FastifyInstance, { imports, indices, lanes }: Services, kind: ProfileKind): void {
  const isJob = kind === 'JOB';
  const targetOf = (
    index: string,
    query?: { map?: string | string[] | undefined; language?: Language | undefined },
  ): ImportTarget => ({
    kind,
    index,
    map: [query?.map ?? []].flat(),
    language: query?.language ?? null,
  });

  registerRoute(
    app,
    isJob ? 'readJobFile' : 'readCandidateFile',
    async ({ params, query, request, signal }) =>
      runningOff(request, () => imports.read(targetOf(params.index, query), uploadOf(request), signal)),
    ANY_SIZE,
  );

  registerRoute(
    app,
    isJob ? 'importJobs' : 'importCandidates',
    async ({ params, query, request, reply, signal }) => {
      const { index } = params;
      const isTerse = query?.results === 'errors';
      const target = targetOf(index, query);
      const options = { after: query?.after ?? 0, id: query?.id ?? null, isTerse, by: request.caller.person };
      const begin = () => imports.begin(target, uploadOf(request), options, signal);
      async function* answer(lines: AsyncGenerator<ImportLine>) {
        for await (const line of lines) {
          if ('format' in line && query?.refresh === 'true') await indices.get(index).follower.follow();
          yield `${JSON.stringify(line)}\n`;
        }
      }
      // A browser reads no answer before its file is sent: a terse answer fits in memory and waits for nobody.
      const highWaterMark = isTerse ? 2 * MAX_NAMED_REJECTS : 16;
      const load = async () => {
        const { lines } = await begin();
        return sendStream(reply.type('application/x-ndjson'), Readable.from(answer(lines), { highWaterMark }));
      };
      return runningOff(request, () => lanes.loading.run(load, signal));
    },
    ANY_SIZE,
  );
}

/** Files with candidates and jobs, of any content type: what they say, and taking them in. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    registerKind(files, services, 'CANDIDATE');
    registerKind(files, services, 'JOB');
  });
}
