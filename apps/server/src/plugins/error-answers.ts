import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ROUTES } from '@counterpart/contract';
import { CatalogueError, ERROR_CATALOGUE, type ErrorCode } from '@counterpart/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expectedStorageError } from '../services/refusal.ts';

const CODE_OF_FASTIFY_ERROR: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries<ErrorCode>({
    FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
    FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
    FST_ERR_BAD_URL: 'INVALID_REQUEST',
    FST_ERR_MAX_PARAM_LENGTH: 'INVALID_REQUEST',
  }),
);

/** The calls of the API, to tell an unknown address from a known one with another method. */
const CALLS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** What only the operator can mend is logged as an error; whatever is busy or wrong with the request is none. */
const FOR_THE_OPERATOR: ReadonlySet<ErrorCode> = new Set(['DISK_FULL', 'DISK_FAILED', 'UNREADABLE_DOCUMENT']);

/** The catalogue error that something thrown amounts to; null for a defect. */
export function expectedError(error: unknown): CatalogueError | null {
  const stored = expectedStorageError(error);
  if (stored !== null) return stored;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : CODE_OF_FASTIFY_ERROR.get(code);
  if (known !== undefined) return new CatalogueError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new CatalogueError('MALFORMED_JSON');
  if (statusCode === 429) return new CatalogueError('TOO_MANY_REQUESTS');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new CatalogueError('INVALID_REQUEST');
  return null;
}

function send(request: FastifyRequest, reply: FastifyReply, error: CatalogueError): FastifyReply {
  const { status } = ERROR_CATALOGUE[error.code];
  if (status === 401 && !reply.hasHeader('www-authenticate')) void reply.header('www-authenticate', 'Bearer');
  if (status === 503 || status === 429) void reply.header('retry-after', '2');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      error: {
        code: error.code,
        message: error.message,
        requestId: request.id,
        ...(error.details.length === 0 ? {} : { details: error.details }),
      },
    });
}

/**
 * One error body for everything: expected errors by code, a defect as a bland INTERNAL that is logged under its
 * request id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = expectedError(error);
  if (expected === null) request.log.error({ err: error, requestId: request.id }, 'unexpected failure');
  else {
    const entry = { code: expected.code, requestId: request.id };
    if (FOR_THE_OPERATOR.has(expected.code)) request.log.error(entry, 'failed');
    else request.log.info(entry, 'refused');
  }
  return send(request, reply, expected ?? new CatalogueError('INTERNAL'));
}

/** Answers the errors of every route below an app. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Answers bytes that are no HTTP request, such as an unknown method, and closes the connection. */
export function answerBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const { message, status } = ERROR_CATALOGUE.INVALID_REQUEST;
  const body = JSON.stringify({ error: { code: 'INVALID_REQUEST', message, requestId: randomUUID() } });
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Answers an unknown address in the one error body. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, new CatalogueError('NOT_FOUND'));
}

/** The same below the API's base path; a call with another method than its own hears which ones there are. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply, basePath: string): FastifyReply {
  const [path = ''] = request.url.slice(basePath.length).split('?');
  const methods = new Set(CALLS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return answerNotFound(request, reply);
  return send(request, reply.header('allow', [...methods].join(', ')), new CatalogueError('METHOD_NOT_ALLOWED'));
}
