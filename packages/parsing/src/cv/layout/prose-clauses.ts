import type { Token } from '../../tokens/text-tokens.ts';
import type { CvLine } from './cv-line.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** A part of a sentence with one period or none; tokens `from` to `to`, exclusive. */
export interface ProseClause {
  readonly from: number;
  readonly to: number;
  readonly dates: DateRange | null;
}

/** Words that join two statements of one sentence. */
const JOINING = keysOfAll('grammar.and', 'cv.then');
/** A shorter line is no sentence about a life. */
const SHORTEST_LINE = 40;
/** The end of a sentence; "St. Mary's" and "B.V. X" end none. */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})]{2})[.!?]\s+(?=\p{Lu})/u;

/** Whether a line tells of work or study in sentences. */
export function isProse(
  plain: string,
  tokens: readonly Token[],
  line: Pick<CvLine, 'start' | 'end' | 'from' | 'to' | 'isBullet'>,
): boolean {
  if (line.isBullet || line.end - line.start < SHORTEST_LINE) return false;
  const text = plain.slice(line.start, line.end).trimEnd();
  if (!/[.!?:]$/.test(text) && !SENTENCE_END.test(text)) return false;
  return (
    CV_WORDS.worked.countWithin(tokens, line.from, line.to) + CV_WORDS.studied.countWithin(tokens, line.from, line.to) >
    0
  );
}

/** The clauses of a line, in order: its sentences, and each of their periods apart. */
export function clausesOf(plain: string, tokens: readonly Token[], line: CvLine): readonly ProseClause[] {
  const clauses: ProseClause[] = [];
  let from = line.from;
  let next = 0;
  for (let at = line.from + 1; at <= line.to; at++) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined) break;
    const isEnd =
      at === line.to ||
      token === undefined ||
      SENTENCE_END.test(plain.slice(Math.max(line.start, before.end - 2), token.start + 1));
    if (!isEnd) continue;
    const own: DateRange[] = [];
    for (let range = line.ranges[next]; range !== undefined && range.to <= at; range = line.ranges[++next]) {
      if (range.from >= from) own.push(range);
    }
    clauses.push(...periodsApart(plain, tokens, own, from, at));
    from = at;
  }
  return clauses;
}

/** "I studied at A from 2010 to 2013 and did a course at B in 2019": cut before the word that joins the two. */
function periodsApart(
  plain: string,
  tokens: readonly Token[],
  own: readonly DateRange[],
  from: number,
  to: number,
): readonly ProseClause[] {
  const clauses: ProseClause[] = [];
  let start = from;
  for (const [at, dates] of own.entries()) {
    const next = own[at + 1];
    const end = next === undefined ? to : cutBetween(plain, tokens, dates.to, next.from);
    clauses.push({ from: start, to: end, dates });
    start = end;
  }
  return clauses.length === 0 ? [{ from, to, dates: null }] : clauses;
}

function cutBetween(plain: string, tokens: readonly Token[], from: number, to: number): number {
  let isWork = false;
  for (let at = to - 1; at > from; at--) {
    isWork ||= CV_WORDS.worked.endOf(tokens, at, to) > at;
    if (JOINING.has(tokens[at]?.key ?? '')) return at;
    const gap = plain.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    if (gap.includes(';')) return at;
    // "Après un CAP obtenu en 1977, j'ai commencé comme commis …, de 1977 à 1980"
    if (isWork && gap.includes(',')) return at;
  }
  return from;
}
