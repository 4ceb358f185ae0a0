import type { Token } from '../../tokens/text-tokens.ts';
import { headingWordsAt } from './cv-headings.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { isProse } from './prose-clauses.ts';

/** A line longer than this may be a whole CV. */
const LONG_LINE = 300;
/** A title before its dates, in running text. */
const LONGEST_TITLE = 120;
const LONGEST_RUN = 4;
const BULLET = /\s[•▪●■◦*·]\s|\s-\s(?=\p{Ll})/gu;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly firstToken: number;
  readonly firstRange: number;
}

/**
 * Where a line is cut into several: at periods when it holds more than one, in a long line also at headings and
 * bullets.
 */
export function cutsOf(
  plain: string,
  tokens: readonly Token[],
  ranges: readonly DateRange[],
  { start, end, firstToken, firstRange }: Stretch,
): readonly number[] {
  const inside: DateRange[] = [];
  for (let at = firstRange; (ranges[at]?.start ?? end) < end; at++) {
    const range = ranges[at];
    if (range !== undefined && range.kind !== 'point') inside.push(range);
  }
  const isLong = end - start > LONG_LINE;
  const opened = inside.filter((range) => opensSentence(plain, range)).map((range) => range.start);
  if (inside.length < 2 && !isLong) return opened.filter((cut) => cut > start);
  const cuts = new Set<number>(opened);
  const headings = isLong || inside.length > 1 ? headingsIn(plain, tokens, end, firstToken) : [];
  // sentences are read whole, with all their periods
  if (headings.length === 0 && opened.length === 0 && isProse(plain, tokens, proseLine(tokens, start, end, firstToken)))
    return [];
  for (const { from, to } of headings) {
    cuts.add(from);
    cuts.add(to);
  }
  let heading = 0;
  let floor = start;
  let isDateFirst: boolean | null = null;
  for (const range of inside) {
    while (heading < headings.length && (headings[heading]?.from ?? 0) < range.start) {
      floor = headings[heading]?.to ?? floor;
      heading++;
      isDateFirst = null;
    }
    // the first period after a heading shows whether dates stand before or after what they date
    isDateFirst ??= range.start - floor < 5;
    if (isDateFirst) cuts.add(range.start);
    else {
      const before = plain.slice(Math.max(floor, range.start - LONGEST_TITLE), range.start);
      const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('• '));
      if (sentence >= 0) cuts.add(range.start - before.length + sentence + 1);
      const close = /^[\s)\]]{0,2}/.exec(plain.slice(range.end, range.end + 2))?.[0].length ?? 0;
      cuts.add(range.end + close);
    }
    floor = range.end;
  }
  if (isLong) for (const { index } of plain.slice(start, end).matchAll(BULLET)) cuts.add(start + index + 1);
  return [...cuts].filter((cut) => cut > start && cut < end).sort((a, b) => a - b);
}

/** "… in Bologna. October 2016 to July 2020: Teacher": a sentence that a period and a colon open is an entry. */
function opensSentence(plain: string, { start, end }: DateRange): boolean {
  return /[.!?]\s+$/.test(plain.slice(Math.max(0, start - 4), start)) && /^\s?:/.test(plain.slice(end, end + 2));
}

function proseLine(tokens: readonly Token[], start: number, end: number, from: number): Parameters<typeof isProse>[2] {
  let to = from;
  while ((tokens[to]?.start ?? end) < end) to++;
  return { start, end, from, to, isBullet: false };
}

/** "Esperienze lavorative": the words that may stand beside a heading's. */
function headingRunTo(tokens: readonly Token[], from: number): number {
  let to = from;
  for (let count = 0; count < LONGEST_RUN && tokens[to]?.followsBreak === false; count++) {
    const next = Math.max(headingWordsAt(tokens, to), CV_WORDS.headingWords.endOf(tokens, to));
    if (next === to) break;
    to = next;
  }
  return to;
}

/** Headings inside a long line: in capitals, or with a capital after the end of a sentence or before a colon. */
function headingsIn(
  plain: string,
  tokens: readonly Token[],
  end: number,
  firstToken: number,
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = firstToken; (tokens[at]?.start ?? end) < end; at++) {
    const token = tokens[at];
    if (token === undefined || !/\p{Lu}/u.test(plain.charAt(token.start))) continue;
    const base = headingWordsAt(tokens, at);
    if (base === at) continue;
    const run = headingRunTo(tokens, base);
    const isRun = run > base && /^\s?:/.test(plain.slice(tokens[run - 1]?.end ?? 0, (tokens[run - 1]?.end ?? 0) + 2));
    const to = isRun ? run : base;
    const last = tokens[to - 1];
    if (last === undefined || last.end > end) continue;
    const written = plain.slice(token.start, last.end);
    const isShouted = written.length > 2 && !/\p{Ll}/u.test(written);
    const isBetween =
      token.followsBreak && (tokens[to]?.followsBreak !== false || /\p{N}/u.test(plain.charAt(tokens[to].start)));
    const isBeforeDate = /\p{N}/u.test(plain.charAt(tokens[to]?.start ?? 0));
    const isOpened = /^\s?:/.test(plain.slice(last.end, last.end + 2));
    if (!isShouted && !isBetween && !isOpened && !isBeforeDate) continue;
    found.push({ from: token.start, to: isOpened ? last.end + 2 : last.end });
    at = to - 1;
  }
  return found;
}
