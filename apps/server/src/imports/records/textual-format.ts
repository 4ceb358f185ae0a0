import type { ProfileKind } from '@counterpart/domain';
import { delimiterOf, sampleRows } from '@counterpart/text';
import { fieldOfHeader } from './import-fields.ts';
import { isObject } from './json-value.ts';

/** The kinds of text; the last three are read as streams. */
export type TextualFormat = 'TEXT' | 'HTML' | 'JSON' | 'JSON_ARRAY' | 'NDJSON' | 'CSV';

const PAGE =
  /^(?:<!--[^]{0,2000}?-->\s*)?(?:<!doctype html|<\?xml[^>]{0,200}>\s*<(?:!doctype )?html|<(?:html|head|body|div|p|h[1-6]|span|table|ul|ol|section|article|main|script|meta|style|title|br|b|strong|em|font|center)[\s/>])/i;
/** Lines looked at to tell NDJSON from one JSON document. */
const JSON_LINES = 3;
/** A header of a table without the name .csv has short cells, this many of them known. */
const LONGEST_HEADER = 60;
const MIN_KNOWN_HEADERS = 2;

function isJsonObject(line: string): boolean {
  try {
    return isObject(JSON.parse(line));
  } catch {
    return false;
  }
}

function isNdjson(head: string, name: string): boolean {
  if (/\.(ndjson|jsonl)$/i.test(name)) return true;
  const lines = head.split('\n', JSON_LINES + 2).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.slice(0, JSON_LINES).some(isJsonObject);
}

function isTable(head: string, kind: ProfileKind): boolean {
  const [header, second] = sampleRows(head, delimiterOf(head));
  if (header === undefined || second === undefined || header.length < 2 || header.length !== second.length) {
    return false;
  }
  if (header.some((cell) => cell.length > LONGEST_HEADER)) return false;
  return header.filter((cell) => fieldOfHeader(cell, kind) !== null).length >= MIN_KNOWN_HEADERS;
}

/** Tells a text by its first characters; a name ending in .csv or .ndjson decides where the characters leave it open. */
export function textualFormat(head: string, name: string, kind: ProfileKind): TextualFormat {
  const start = head.trimStart();
  if (PAGE.test(start)) return 'HTML';
  if (/^\[\s*[[{\]]/.test(start)) return 'JSON_ARRAY';
  if (/^\{\s*["}]/.test(start)) return isNdjson(start, name) ? 'NDJSON' : 'JSON';
  if (/\.(csv|tsv|tab)$/i.test(name)) return 'CSV';
  return isTable(start, kind) ? 'CSV' : 'TEXT';
}
