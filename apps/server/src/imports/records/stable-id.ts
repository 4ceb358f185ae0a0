import { createHash } from 'node:crypto';

const LONGEST_ID = 200;

/** An id made from what identifies a document, so that importing it again replaces it; of a file, its bytes. */
export function stableId(content: string | Uint8Array): string {
  return `import-${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;
}

/** An id that a file gives, as ids may be written: without slashes and control characters; null when nothing is left. */
export function givenId(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replace(/[/\\\p{Cc}]+/gu, '-')
    .trim();
  if (text === '' || text === '.' || text === '..') return null;
  return text.length <= LONGEST_ID ? text : stableId(text);
}
