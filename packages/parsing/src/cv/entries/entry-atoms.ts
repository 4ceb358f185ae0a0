import type { Piece } from '../../tokens/text-pieces.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { type CvLabel, CV_WORDS } from '../words/cv-words.ts';

/** A part of an entry's header: what stands between commas, dashes, line breaks or "at". */
export interface Atom {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Parts with the same number are divided by nothing stronger than a comma. */
  readonly segment: number;
  readonly isFirst: boolean;
  readonly isInBrackets: boolean;
  /** It follows "at" or a weaker word for that. */
  readonly after: 'at' | 'weakAt' | null;
  readonly label: CvLabel | null;
}

/** Pieces of a header line and the label they follow. */
export interface HeaderStretch {
  readonly from: number;
  readonly to: number;
  readonly label: CvLabel | null;
}

const STRONG = /\t| {2,}|[\n\r|•·;:@→=~*]|\s[-/]\s|[–—]/;
const MOST_ATOMS = 12;
/** A length of time ("8 years"), as a pattern without flags. */
export const DURATION_WORDS =
  '\\d{1,2}\\s?(?:jaar|jaren|jr|mnd|maand|maanden|weken|week|ans?|mois|semaines?|years?|yrs?|months?|mos?|weeks?|anni|anno|mesi|mese|settimane)(?![\\p{L}\\p{N}])';
const DURATION = new RegExp(`^${DURATION_WORDS}`, 'iu');

/** Cuts the lines of a header into its parts, without the dates. */
export function atomsOf(
  plain: string,
  pieces: readonly Piece[],
  stretches: readonly HeaderStretch[],
  dates: DateRange | null,
): readonly Atom[] {
  const atoms: Atom[] = [];
  let segment = -1;
  for (const { from, to, label } of stretches) {
    segment++;
    let start = from;
    let isFirst = true;
    let after: Atom['after'] = null;
    let brackets = 0;
    const close = (end: number): void => {
      const first = pieces[start];
      const last = pieces[end - 1];
      if (first !== undefined && last !== undefined && end > start && atoms.length < MOST_ATOMS) {
        const stop = /\./.test(last.key) && plain.charAt(last.end) === '.' ? last.end + 1 : last.end;
        const words = plain.slice(first.start, stop);
        if (/\p{L}/u.test(words) && !DURATION.test(words)) {
          atoms.push({
            from: start,
            to: end,
            start: first.start,
            end: stop,
            segment,
            isFirst,
            isInBrackets: brackets > 0,
            after,
            label,
          });
          isFirst = false;
        }
      }
      after = null;
    };
    for (let at = from; at < to; at++) {
      if (dates !== null && at >= dates.from && at < dates.to) {
        if (at > start) close(at);
        segment++;
        isFirst = true;
        start = dates.to;
        at = dates.to - 1;
        continue;
      }
      if (at > start || (at === start && at > from)) {
        const gapStart = pieces[at - 1]?.end ?? 0;
        const gap = plain.slice(gapStart, pieces[at]?.start ?? gapStart);
        const isStrong = STRONG.test(gap);
        if (isStrong || /[,()[\]]/.test(gap)) {
          close(at);
          start = at;
          if (/[([]/.test(gap)) brackets = 1;
          else if (/[)\]]/.test(gap)) brackets = 0;
          if (isStrong && brackets === 0) {
            segment++;
            isFirst = true;
          }
          if (gap.includes('@')) after = 'at';
        }
      }
      const employer = employerAfter(plain, pieces, at, to, at > start);
      if (employer === null) continue;
      close(at);
      start = employer.to;
      segment++;
      isFirst = true;
      after = employer.after;
      at = employer.to - 1;
    }
    close(to);
  }
  return atoms;
}

function employerAfter(
  plain: string,
  pieces: readonly Piece[],
  at: number,
  to: number,
  isInside: boolean,
): { readonly to: number; readonly after: 'at' | 'weakAt' } | null {
  for (const after of ['at', 'weakAt'] as const) {
    const end = CV_WORDS[after].endOf(pieces, at, to);
    const next = pieces[end];
    if (end === at || end >= to || next === undefined) continue;
    if (/[\p{Lu}\p{N}]/u.test(plain.charAt(next.start))) return { to: end, after };
    // "chez bpost", "bij de Lijn": after a title a name may be small
    let last = end;
    while (last < to && last - end < 4 && (last === end || pieces[last]?.isApart === false)) last++;
    if (after === 'at' && isInside && last - end <= 3) return { to: end, after };
  }
  return null;
}
