import { DEFAULT_LANGUAGE } from '@counterpart/domain';
import { detectLanguage } from '@counterpart/text';
import type { Lexicon } from '../reading/lexicon.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { headlineFunctions } from './headline.ts';
import type { JobText } from './parse-job.ts';
import { behindLabel } from './title-lines.ts';

/** Characters of bullets, stars and blanks around a title. */
const DECORATION = /^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu;

/** Characters of a line that is a title as a whole; in a longer one its sentence is. */
const LONGEST_LINE = 240;

/**
 * The line of a pasted ad that its job is read from, without its label: "Home > Vacatures | Allround schilder | …".
 * Null where none names a job, and where nothing says that a line is the title.
 */
export function findTitle(lexicon: Lexicon, { text, language }: Omit<JobText, 'title'>): string | null {
  const read = readText(text, language ?? detectLanguage(text, DEFAULT_LANGUAGE));
  const { functions, titles } = headlineFunctions(lexicon, read);
  const at = functions[0]?.start ?? titles.find(({ isSure, isCalled }) => isSure || isCalled)?.start;
  if (at === undefined) return null;
  const start = text.lastIndexOf('\n', at) + 1;
  const next = text.indexOf('\n', at);
  const lineEnd = next === -1 ? text.length : next;
  const end = lineEnd - start > LONGEST_LINE ? Math.min(lineEnd, endOfSentence(read, at)) : lineEnd;
  const from = read.tokens.findIndex((token) => token.start >= start);
  const to = read.tokens.findIndex((token) => token.start >= end);
  const behind = behindLabel(read, from, to === -1 ? read.tokens.length : to);
  const title = text.slice(read.tokens[behind ?? from]?.start ?? start, end).replace(DECORATION, '');
  return title === '' ? null : title;
}

/** The character behind the sentence in which a character stands. */
function endOfSentence({ tokens, original, sentenceOf }: ReadText, at: number): number {
  const token = tokens.findIndex(({ end }) => end > at);
  const last = tokens[(sentenceOf(token)?.to ?? 0) - 1];
  return last === undefined ? original.length : last.end;
}
