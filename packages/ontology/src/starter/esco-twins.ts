import { readFileSync } from 'node:fs';
import type { ConceptId } from '@counterpart/domain';

const TWINS_FILE = new URL('../../starter/esco-twins.txt', import.meta.url);
const ESCO_OCCUPATION = 'http://data.europa.eu/esco/occupation/';
const LINE = /^([a-z0-9-]+) ([0-9a-f-]{36}) \S/;

/** A line of the file of twins that cannot be read. */
export class EscoTwinsError extends Error {}

/**
 * The ESCO URIs of occupations that ESCO has under another name or in another unit group, by the id they have here;
 * labels alone would not join them. Throws EscoTwinsError for a line that is not `id uuid label`.
 */
export function readEscoTwins(): ReadonlyMap<ConceptId, string> {
  const twins = new Map<ConceptId, string>();
  for (const [at, line] of readFileSync(TWINS_FILE, 'utf8').split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, id, uuid] = LINE.exec(line) ?? [];
    if (id === undefined || uuid === undefined || twins.has(id))
      throw new EscoTwinsError(`esco-twins.txt:${at + 1}: expected an id that is not named yet, a UUID and a label`);
    twins.set(id, ESCO_OCCUPATION + uuid);
  }
  return twins;
}
