import { Readable } from 'node:stream';
import { MAX_MINED_BYTES } from '@counterpart/contract';
import { CatalogueError } from '@counterpart/domain';
import { feedbackTopics } from '@counterpart/parsing/without-reader';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expectedError } from '../plugins/error-answers.ts';
import { languageFrom } from '../services/reading/call-language.ts';
import type { Services } from '../services/services.ts';
import { spacedBytes } from '../services/text-mining/spaced-bytes.ts';
import type { FeedbackReading, TextMining } from '../services/text-mining/text-mining.ts';
import { registerRoute } from './register-route.ts';
import { sendStream } from './send-stream.ts';

const NDJSON = 'application/x-ndjson';

/** The answer alone, once everything is read. */
async function wholeAnswer(mining: TextMining, reading: FeedbackReading, signal: AbortSignal): Promise<Readable> {
  const steps = mining.read(reading, signal);
  for (;;) {
    const { done, value } = await steps.next();
    if (done === true) return Readable.from(spacedBytes(value));
  }
}

/** A line for each step, and the answer, or what went wrong, as the last one; a defect is logged under its request id. */
async function* linesOf(
  mining: TextMining,
  reading: FeedbackReading,
  signal: AbortSignal,
  { log, id: requestId }: FastifyRequest,
): AsyncGenerator<Uint8Array | string> {
  try {
    const steps = mining.read(reading, signal);
    for (;;) {
      const { done, value } = await steps.next();
      if (done === true) {
        yield* spacedBytes(value);
        break;
      }
      yield `${JSON.stringify(value)}\n`;
    }
  } catch (error) {
    const expected = expectedError(error);
    if (expected === null) log.error({ err: error, requestId }, 'unexpected failure');
    const { code, message } = expected ?? new CatalogueError('INTERNAL');
    yield JSON.stringify({ error: { code, message } });
  }
  yield '\n';
}

/** Feedback into categories and competences, and texts into n-grams. */
export function textMiningRoutes(app: FastifyInstance, { mining, taught, lanes }: Services): void {
  const options = { bodyLimit: MAX_MINED_BYTES, lane: lanes.mining };
  registerRoute(
    app,
    'parseFeedback',
    async ({ params, query, body, signal, request, reply }) =>
      lanes.mining.run(async () => {
        const reading = await mining.begin(params.parser, query, body, signal);
        if (request.headers.accept?.includes(NDJSON) === true) {
          return sendStream(reply.type(NDJSON), Readable.from(linesOf(mining, reading, signal, request)));
        }
        const answer = await wholeAnswer(mining, reading, signal);
        return sendStream(reply.type('application/json; charset=utf-8'), answer);
      }, signal),
    options,
  );
  registerRoute(
    app,
    'ngrams',
    async ({ params, query, body, signal, reply }) =>
      lanes.mining.run(async () => {
        const json = await mining.ngrams(params, query.cutoff, body, signal);
        return reply.type('application/json; charset=utf-8').send(Buffer.from(json));
      }, signal),
    options,
  );
  registerRoute(
    app,
    'anonymiseFeedback',
    async ({ body, signal }) => lanes.mining.run(async () => ({ lines: await mining.hideNames(body, signal) }), signal),
    options,
  );
  registerRoute(app, 'feedbackCompetences', async ({ query }) => ({
    groups: feedbackTopics(languageFrom(query?.language ?? 'en')).map((group) => ({
      ...group,
      competences: group.competences.map((competence) => ({ ...competence, behaviours: [...competence.behaviours] })),
    })),
  }));
  registerRoute(app, 'feedbackRules', async () => ({ rules: taught.list() }));
  registerRoute(app, 'teachFeedback', async ({ body, request }) => taught.teach(body, request.caller.person));
  registerRoute(app, 'forgetFeedback', async ({ params }) => {
    const number = Number(params.number);
    taught.forget(number);
    return { number, deleted: true as const };
  });
}
