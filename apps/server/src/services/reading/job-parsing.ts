import { MAX_JOB_TEXT, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import { languageFrom } from './call-language.ts';
import type { ParserPool } from './parser-pool.ts';
import { refuseBinary, refuseUnreadable } from './text-checks.ts';

/** Reads an advertisement in the pool; refuses an empty, an overlong and a binary one. */
export async function parseJobText(
  pool: ParserPool,
  { title, text, locale }: ParsedBody<'parseJob'>,
  signal: AbortSignal,
): Promise<RouteResponse<'parseJob'>> {
  // A title alone is an advertisement too: recruiters type one to start from.
  if (title.trim() === '') refuseUnreadable(text, 'text', MAX_JOB_TEXT);
  else if (text.trim() !== '') refuseUnreadable(text, 'text', MAX_JOB_TEXT);
  refuseBinary(title, 'title');
  const language = locale === undefined ? null : languageFrom(locale);
  return pool.parseJob({ title, text, language }, signal);
}
