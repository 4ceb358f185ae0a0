import type { Token } from '../../tokens/text-tokens.ts';
import { CV_LABELS, type CvLabel } from '../words/cv-words.ts';
import type { CvLine } from './cv-line.ts';

/** Labels above their values that make a form; fewer may be headings. */
const FEWEST_PAIRS = 2;

/** The labels that a line holds and nothing else. */
function labelsOf(tokens: readonly Token[], { from, to, isBullet, ranges }: CvLine): readonly CvLabel[] {
  if (isBullet || ranges.length > 0) return [];
  return CV_LABELS.filter(([, phrases]) => phrases.endOf(tokens, from, to) === to && to > from).map(([label]) => label);
}

/**
 * The lines of a CV, each label of a form that stands above its value ("Period" | "2010 - 2014") on one line with it:
 * the copy of a screen has them so. One label above a line may be a heading; two that follow each other are a form.
 */
export function withLabelsBeside(tokens: readonly Token[], lines: readonly CvLine[]): readonly CvLine[] {
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
