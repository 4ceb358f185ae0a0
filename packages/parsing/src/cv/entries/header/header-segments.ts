import type { Token } from '../../../tokens/text-tokens.ts';
import type { DateRange } from '../../dates/date-ranges.ts';
import { type CvLabel, CV_WORDS } from '../../words/cv-words.ts';
import { foldLabel } from '@counterpart/text';
import { isLanguageName } from '../../words/language-names.ts';
import { alternativesOfAll, keysOfAll } from '../../../language/word-lists.ts';

/** A part of an entry's header: what stands between commas, dashes, line breaks or "at". */
export interface HeaderSegment {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Parts with the same number are divided by nothing stronger than a comma. */
  readonly group: number;
  readonly isFirst: boolean;
  readonly isInBrackets: boolean;
  /** A colon stands before it. */
  readonly isAfterColon: boolean;
  /** It follows "at" or a weaker word for that. */
  readonly after: 'at' | 'weakAt' | null;
  readonly label: CvLabel | null;
}

/** Tokens of a header line and the label they follow. */
export interface HeaderStretch {
  readonly from: number;
  readonly to: number;
  readonly label: CvLabel | null;
}

const STRONG = /\t| {2,}|[\n\r|•·;:@→=~]|\s\*|\*\s|\s[-/]\s|[–—]/;
const MOST_SEGMENTS = 12;
const THEN = keysOfAll('cv.then');
const AS = keysOfAll('cv.as');
/** A length of time ("8 years"), as a pattern without flags. */
export const DURATION_WORDS = String.raw`\d{1,2}\s?(?:${alternativesOfAll('cv.duration')})(?![\p{L}\p{N}])`;
/** "Full-time", "Hybrid" beside the employer of a profile that a network exports. */
const EMPLOYMENT = new RegExp(`^(?:${alternativesOfAll('cv.employment').replaceAll(/[- ]/g, '[- ]')})$`, 'iu');
const DURATION = new RegExp(`^${DURATION_WORDS}`, 'iu');

/** Cuts the lines of a header into its parts, without the dates; in schooling "for" parts only a school. */
export function segmentsOf(
  plain: string,
  tokens: readonly Token[],
  stretches: readonly HeaderStretch[],
  dates: DateRange | null,
  isSchooling = false,
): readonly HeaderSegment[] {
  const segments: HeaderSegment[] = [];
  let group = -1;
  for (const { from, to, label } of stretches) {
    group++;
    let start = from;
    let isFirst = true;
    let after: HeaderSegment['after'] = null;
    let brackets = 0;
    let isAfterColon = false;
    const close = (end: number): void => {
      const first = tokens[start];
      const last = tokens[end - 1];
      if (first !== undefined && last !== undefined && end > start && segments.length < MOST_SEGMENTS) {
        const stop = /\./.test(last.key) && plain.charAt(last.end) === '.' ? last.end + 1 : last.end;
        const words = plain.slice(first.start, stop);
        const isYear = CV_WORDS.schoolYear.endOf(tokens, start, end) === end;
        if (/\p{L}/u.test(words) && !isYear && !DURATION.test(words) && !EMPLOYMENT.test(words)) {
          segments.push({
            from: start,
            to: end,
            start: first.start,
            end: stop,
            group,
            isFirst,
            isInBrackets: brackets > 0,
            isAfterColon,
            after,
            label,
          });
          isFirst = false;
        }
      }
      after = null;
      isAfterColon = false;
    };
    for (let at = from; at < to; at++) {
      if (dates !== null && at >= dates.from && at < dates.to) {
        if (at > start) close(at);
        group++;
        isFirst = true;
        start = dates.to;
        at = dates.to - 1;
        continue;
      }
      if (at > start || (at === start && at > from)) {
        const gapStart = tokens[at - 1]?.end ?? 0;
        const gap = plain.slice(gapStart, tokens[at]?.start ?? gapStart).replace(SUFFIX, '');
        const behind = isSchooling && at > start ? behindDegreeMark(plain, tokens, start, at, to) : at;
        if (behind > at) {
          at = behind;
          continue;
        }
        const isStrong = STRONG.test(gap);
        // "Commis di cucina, poi demi chef": one job that became another
        const isThen = gap.trim() === ',' && THEN.has(tokens[at]?.key ?? '');
        if (!isThen && (isStrong || /[,()[\]]/.test(gap))) {
          close(at);
          start = at;
          if (/[([]/.test(gap)) brackets = 1;
          else if (/[)\]]/.test(gap)) brackets = 0;
          if (isStrong && brackets === 0) {
            group++;
            isFirst = true;
          }
          if (gap.includes('@')) after = 'at';
          if (/^\s?:\s/.test(gap)) isAfterColon = true;
        }
      }
      // "bij VDL | als | lasser": the title follows its employer
      if (after !== null && !isSchooling && at > start && AS.has(tokens[at]?.key ?? '')) {
        close(at);
        // "as | a | cashier"
        start = CV_WORDS.articles.endOf(tokens, at + 1, to);
        at = start - 1;
        group++;
        isFirst = true;
        continue;
      }
      const employer = label === null ? employerAfter(plain, tokens, at, to, at > start, isSchooling) : null;
      if (employer === null) continue;
      close(at);
      start = employer.to;
      group++;
      isFirst = true;
      after = employer.after;
      at = employer.to - 1;
    }
    close(to);
  }
  return segments;
}

/** "Technicien(ne)", "Infirmier(ère)": what a word ends with. */
const SUFFIX = /^\(\p{Ll}{1,4}\)/u;

/** Words of a note in brackets inside the name of a study. */
const MOST_NOTED = 2;
/** Words of the name of a degree. */
const LONGEST_DEGREE = 5;

/** "BSc (Hons) | Nursing": the token behind a bracket between a degree and its field; `at` where there is none. */
function behindDegreeMark(plain: string, tokens: readonly Token[], start: number, at: number, to: number): number {
  const gapBefore = (token: number): string => plain.slice(tokens[token - 1]?.end ?? 0, tokens[token]?.start ?? 0);
  if (gapBefore(at) !== ' (') return at;
  let first = Math.max(start, at - LONGEST_DEGREE);
  while (first < at && CV_WORDS.degreeWords.endOf(tokens, first, at) !== at) first++;
  if (first === at) return at;
  for (let next = at + 1; next < to && next - at <= MOST_NOTED; next++) {
    if (gapBefore(next) !== ') ') continue;
    const isSchool = CV_WORDS.instituteWords.endOf(tokens, next, to) > next;
    return isSchool || !/\p{L}/u.test(plain.charAt(tokens[next]?.start ?? 0)) ? at : next;
  }
  return at;
}

/** Words for the kind of a firm before its name: "| dress shop | Bella Moda". */
const LONGEST_KIND = 2;
/** Characters of a number and the blank behind it. */
const LONGEST_COUNT = 10;

function employerAfter(
  plain: string,
  tokens: readonly Token[],
  at: number,
  to: number,
  isInside: boolean,
  isSchooling: boolean,
): { readonly to: number; readonly after: 'at' | 'weakAt' } | null {
  for (const after of ['at', 'weakAt'] as const) {
    const end = CV_WORDS[after].endOf(tokens, at, to);
    const next = tokens[end];
    if (end === at || end >= to || next === undefined) continue;
    if (after === 'weakAt' && isSchooling && CV_WORDS.instituteWords.endOf(tokens, end, to) === end) continue;
    // "IC Via Manzoni": a capital inside a line is of a name
    if (after === 'weakAt' && isInside && /\p{Lu}/u.test(plain.charAt(tokens[at]?.start ?? 0))) continue;
    // "Customer Service Specialist with German"
    if (after === 'weakAt' && isInside && isLanguageName(foldLabel(plain.slice(next.start, next.end)))) continue;
    // "responsible for 210 people" counts them; "3 Suisses" is a name
    if (/^\d+\s\p{Ll}/u.test(plain.slice(next.start, next.start + LONGEST_COUNT))) continue;
    if (/[\p{Lu}\p{N}]/u.test(plain.charAt(next.start))) return { to: end, after };
    // "presso l'Istituto Tecnico"
    const name = tokens[end + 1];
    if (isSchooling && name !== undefined && end + 1 < to && /^['’]\p{Lu}/u.test(plain.slice(next.end, name.start + 1)))
      return { to: end + 1, after };
    // "chez bpost", "bij de Lijn": after a title a name may be small
    let last = end;
    while (last < to && last - end < 4 && (last === end || tokens[last]?.followsBreak === false)) last++;
    if (after === 'at' && isInside && last - end <= 3) return { to: end, after };
    // "Stikster bij confectieatelier Van de Velde": what kind of firm it is stands before its name
    const kind = tokens.slice(end + 1, Math.min(last, end + LONGEST_KIND + 1));
    const isNamed = kind.some(({ start }) => /\p{Lu}/u.test(plain.charAt(start)));
    if (after === 'at' && isInside && isNamed) return { to: end, after };
  }
  return null;
}
