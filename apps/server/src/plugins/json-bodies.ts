import { CatalogueError } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';
import { refuseUnboundedJson } from '../services/json-bounds.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The encoding that a content type names; JSON is UTF-8 where it names none (RFC 8259, 8.1). */
function encodingOf(contentType: string | undefined): string {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
}

/**
 * The text of a body. Letters of another encoding would be kept as replacement characters, which nobody can mend
 * afterwards: a body that names one, or is none of UTF-8, is refused.
 */
function textOf(bytes: Buffer, contentType: string | undefined): string {
  if (!['utf-8', 'utf8', 'us-ascii'].includes(encodingOf(contentType))) {
    throw new CatalogueError('UNSUPPORTED_MEDIA_TYPE', [], 'JSON is read in UTF-8 only.');
  }
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new CatalogueError('MALFORMED_JSON', [], 'The body is not UTF-8.');
  }
}

/** JSON bodies in UTF-8 with their bounds, before anything looks into them. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = textOf(bytes as Buffer, request.headers['content-type']);
    } catch (refusal) {
      return done(refusal as Error);
    }
    void parse(request, text, (error, value: unknown) => {
      if (error !== null) return done(error);
      try {
        refuseUnboundedJson(value);
      } catch (refusal) {
        return done(refusal as Error);
      }
      return done(null, value);
    });
  });
}
