import { stripMarkup } from '@counterpart/text';
import type { Token } from '../../tokens/text-tokens.ts';
import type { Stretch } from './cv-columns.ts';
import type { CvLine } from './cv-line.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { cutsOf } from './line-cuts.ts';

const BLOCK_TAG = /<\/?(?:br|p|li|div|h[1-6]|tr|ul|ol|table|section)(?=[\s/>])[^<>]{0,200}>/gi;
const BULLET = /^(?:[-–—*•·▪◦●○■□➢➤►✓✔‣∙⁃+>]|o(?= )|\d{1,2}[.)])[ \t]+/;
const NUMBER = /^\d/;
const DECORATION = /^(?:[\s#*_=~|•·\-–—>★☆◆◇✦❖]|\p{Extended_Pictographic}|\uFE0F|\u200D|\+(?!\d))+/u;
/** Most lines begin with a letter or a digit, and need not be looked at. */
const LETTER = /[A-Za-z\d]/;
const TRAILING = /[\s*_=~|•·\-–—+★☆◆◇✦❖]$/;
/** Numbered lines that are looked at; more are a list. */
const MOST_NUMBERED = 100;
/** When this share of the lines stands after a blank one, blank lines separate nothing. */
const DOUBLE_SPACED = 0.75;

/** The text with its layout: blocks of HTML become lines, other markup spaces; offsets stay. */
export function layoutOf(text: string): string {
  return stripMarkup(text).length === text.length && text.includes('<')
    ? stripMarkup(text.replace(BLOCK_TAG, (tag) => '\n'.padEnd(tag.length)))
    : text;
}

/**
 * The lines of a CV in the order of its stretches; a line that holds several periods is cut, so that a CV pasted as
 * one line has lines too.
 */
export function linesOf(
  plain: string,
  tokens: readonly Token[],
  ranges: readonly DateRange[],
  stretches: readonly Stretch[],
): readonly CvLine[] {
  const lines: CvLine[] = [];
  let token = 0;
  let range = 0;
  let isAfterBlank = true;
  let blanks = 0;
  const numbered: number[] = [];
  const add = (from: number, to: number, isNew: boolean): void => {
    const written = plain.slice(from, to);
    const lead = /^\s*/.exec(written)?.[0].length ?? 0;
    const bullet = BULLET.exec(written.slice(lead, lead + 8));
    const skip = lead + (bullet?.[0].length ?? 0);
    const decoration = LETTER.test(written.charAt(skip)) ? null : DECORATION.exec(written.slice(skip, skip + 40));
    const start = from + skip + (decoration?.[0].length ?? 0);
    let end = to;
    while (end > start && TRAILING.test(plain.charAt(end - 1))) end--;
    if (end <= start) {
      isAfterBlank = true;
      return;
    }
    while (token < tokens.length && (tokens[token]?.end ?? 0) <= start) token++;
    const first = token;
    while (token < tokens.length && (tokens[token]?.start ?? 0) < end) token++;
    while (range < ranges.length && (ranges[range]?.start ?? 0) < start && (ranges[range]?.to ?? 0) <= first) range++;
    const own: DateRange[] = [];
    while (range < ranges.length && (ranges[range]?.start ?? 0) < end) {
      const found = ranges[range++];
      if (found !== undefined) own.push(found);
    }
    if (isAfterBlank && isNew) blanks++;
    if (NUMBER.test(bullet?.[0] ?? '')) numbered.push(lines.length);
    lines.push({
      start,
      end,
      from: first,
      to: token,
      isBullet: bullet !== null,
      isAfterBlank: isAfterBlank && isNew,
      ranges: own,
    });
    isAfterBlank = false;
  };
  let firstToken = 0;
  let firstRange = 0;
  let floor = 0;
  for (const { start, end } of stretches) {
    // the second column begins at the top of the page again
    if (start < floor) token = range = firstToken = firstRange = 0;
    floor = start;
    while ((tokens[firstToken]?.start ?? end) < start) firstToken++;
    while ((ranges[firstRange]?.start ?? end) < start) firstRange++;
    const cuts = cutsOf(plain, tokens, ranges, { start, end, firstToken, firstRange });
    let from = start;
    for (const cut of cuts) {
      add(from, cut, from === start);
      from = cut;
    }
    add(from, end, from === start);
  }
  // numbers that do not follow line by line count what stands below them
  const isListed = (at: number): boolean => numbered.includes(at - 1) || numbered.includes(at + 1);
  for (const at of numbered.slice(0, MOST_NUMBERED)) {
    const line = lines[at];
    if (line !== undefined && !isListed(at)) lines[at] = { ...line, isBullet: false };
  }
  if (lines.some((_, at) => isHeadWithBullet(lines, at)))
    for (const [at, line] of lines.entries())
      if (line.isBullet && line.isAfterBlank && (isHeadWithBullet(lines, at) || line.ranges.length > 0))
        lines[at] = { ...line, isBullet: false };
  const isDoubleSpaced = lines.length > 6 && blanks > lines.length * DOUBLE_SPACED;
  return isDoubleSpaced ? lines.map((line) => ({ ...line, isAfterBlank: false })) : lines;
}

/** "> Chef de partie, La Coquille" above a line of nothing but its dates: a bullet of an entry, of no list. */
function isHeadWithBullet(lines: readonly CvLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (line?.isBullet !== true || !line.isAfterBlank || line.ranges.length > 0) return false;
  const [dates] = below?.ranges ?? [];
  const isBelow = below?.isBullet === false && !below.isAfterBlank;
  return isBelow && dates !== undefined && dates.from === below.from && dates.to === below.to;
}
