import { MAX_JOB_TEXT, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import { languageFrom } from './call-language.ts';
import type { ParserPool } from './parser-pool.ts';
import { refuseBinary, refuseUnreadable } from './text-checks.ts';

/** Characters of an ad in which its title stands, and its language shows. */
export const TOP_OF_AD = 4000;

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
  const isUntitled = title.trim() === '';
  const [parsed, [headline = null]] = await Promise.all([
    pool.parseJob({ title, text, language }, signal),
    isUntitled ? pool.findTitles([text.slice(0, TOP_OF_AD)], signal) : [],
  ]);
  return isUntitled ? { ...parsed, headline } : parsed;
}
