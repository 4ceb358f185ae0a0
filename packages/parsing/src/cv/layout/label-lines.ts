import type { Token } from '../../tokens/text-tokens.ts';
import { CV_LABELS, CV_WORDS, type CvLabel } from '../words/cv-words.ts';
import type { CvLine } from './cv-line.ts';

/** Labels above their values that make a form; fewer may be headings. */
const FEWEST_PAIRS = 2;

/** The labels that a line holds and nothing else. */
function labelsOf(tokens: readonly Token[], { from, to, isBullet, ranges }: CvLine): readonly CvLabel[] {
  if (isBullet || ranges.length > 0) return [];
  return CV_LABELS.filter(([, phrases]) => phrases.endOf(tokens, from, to) === to && to > from).map(([label]) => label);
}

/** A wide gap, and behind it words that a colon ends. */
const NEXT_LABEL = /(?:\t| {3,})\s*(?=\p{L}[^:\t\n]{1,40}:)/gu;
/** What may announce a value on a line of several. */
const FORM_LABELS = [...CV_LABELS.map(([, phrases]) => phrases), CV_WORDS.columnFrom, CV_WORDS.columnTo];
/** Labels on one line; a longer line is no form. */
const MOST_LABELS = 6;
const LONGEST_LINE = 300;

/** "Level: 2    Diploma: yes    Year: 2017": several labels of a form on one line, as lines of their own. */
function labelsApart(plain: string, tokens: readonly Token[], line: CvLine): readonly CvLine[] {
  const { start, end, from, to } = line;
  const written = plain.slice(start, Math.min(end, start + LONGEST_LINE));
  if (!/(?:\t| {3}).*:/.test(written)) return [line];
  const parts: CvLine[] = [];
  let rest = line;
  for (const { index, 0: gap } of written.matchAll(NEXT_LABEL)) {
    const at = start + index + gap.length;
    const first = tokens.slice(from, to).findIndex((token) => token.start >= at) + from;
    const isLabel = FORM_LABELS.some((phrases) => {
      const last = phrases.endOf(tokens, first, to);
      return last > first && /^\s?:/.test(plain.slice(tokens[last - 1]?.end ?? end, end));
    });
    // "From: 2012   To: 2018" are a period already
    const isInside = line.ranges.some((range) => range.from < first && first < range.to);
    if (first < from || !isLabel || isInside || first <= rest.from || parts.length >= MOST_LABELS) continue;
    const before = (range: { readonly from: number }): boolean => range.from < first;
    parts.push({ ...rest, to: first, end: tokens[first - 1]?.end ?? end, ranges: rest.ranges.filter(before) });
    rest = {
      ...rest,
      from: first,
      start: tokens[first]?.start ?? end,
      isAfterBlank: false,
      ranges: rest.ranges.filter((range) => !before(range)),
    };
  }
  return [...parts, rest];
}

/**
 * The lines of a CV, each label of a form that stands above its value ("Period" | "2010 - 2014") on one line with it:
 * the copy of a screen has them so. One label above a line may be a heading; two that follow each other are a form.
 */
export function withLabelsBeside(plain: string, tokens: readonly Token[], whole: readonly CvLine[]): readonly CvLine[] {
  const lines = whole.flatMap((line) => labelsApart(plain, tokens, line));
  const labels = lines.map((line) => labelsOf(tokens, line));
  const isPair = (at: number): boolean =>
    (labels[at]?.length ?? 0) > 0 && labels[at + 1]?.length === 0 && lines[at + 1]?.isAfterBlank === false;
  if (!lines.some((_, at) => isPair(at) && isPair(at + 2))) return lines;
  const joined: CvLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (isPair(end)) end += 2;
    const pairs = (end - at) / 2;
    const distinct = new Set(labels.slice(at, end).flatMap((own) => own.slice(0, 1)));
    if (pairs < FEWEST_PAIRS || distinct.size < FEWEST_PAIRS) {
      const line = lines[at++];
      if (line !== undefined) joined.push(line);
      continue;
    }
    for (; at < end; at += 2) {
      const [label, value] = [lines[at], lines[at + 1]];
      if (label === undefined || value === undefined) continue;
      joined.push({ ...label, end: value.end, to: value.to, ranges: value.ranges });
    }
  }
  return joined;
}
