import { foldLabel } from '@counterpart/text';
import { CV_WORDS } from '../words/cv-words.ts';
import type { JudgeContext, JudgedAtom } from './judge-atoms.ts';
import type { ProseClause } from '../layout/prose-clauses.ts';

/** A name after a word such as "at"; the word itself begins at piece `before`. */
export interface ProseName {
  readonly before: number;
  readonly from: number;
  readonly to: number;
  readonly isTown: boolean;
  readonly isSchool: boolean;
}

/** Small words inside a name ("Universiteit van Amsterdam", "the College of Further Education"). */
const PARTICLES = new Set('van de der den of the du des di del della d l dei et en & e for voor'.split(' '));
/** Words in small letters before a name that belong to it ("verpleeghuis Zonnehoek", "la ditta Colella"). */
const MOST_SMALL = 2;
const LONGEST_NAME = 8;

/** A part of a sentence as the part of a header. */
export function proseAtom({ pieces, plain }: JudgeContext, from: number, to: number, lean: number): JudgedAtom {
  const last = pieces[to - 1]?.end ?? 0;
  const isAbbreviation = /\.\p{L}{1,3}$/u.test(plain.slice(Math.max(0, last - 4), last)) && plain.charAt(last) === '.';
  return {
    from,
    to,
    start: pieces[from]?.start ?? 0,
    end: isAbbreviation ? last + 1 : last,
    segment: 0,
    isFirst: true,
    isInBrackets: false,
    after: null,
    label: null,
    lean,
    isTown: false,
  };
}

/** Whether a piece begins with a capital or a digit. */
export function isCapital({ plain, pieces }: JudgeContext, at: number): boolean {
  return /[\p{Lu}\p{N}]/u.test(plain.charAt(pieces[at]?.start ?? -1));
}

/** The names of a clause that stand after a word of place, in order. */
export function namesIn(context: JudgeContext, clause: ProseClause): readonly ProseName[] {
  const { pieces } = context;
  const names: ProseName[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    const start = CV_WORDS.proseAt.endOf(pieces, at, clause.to);
    if (start === at || isDated(clause, start)) continue;
    const to = nameTo(context, clause, start);
    if (to === start) continue;
    const isSchool =
      CV_WORDS.instituteWords.countWithin(pieces, start, to) > 0 ||
      pieces.slice(start, to).some(({ key }) => CV_WORDS.instituteEndings.some((ending) => key.endsWith(ending)));
    names.push({ before: at, from: start, to, isTown: isTown(context, start, to), isSchool });
    at = to - 1;
  }
  return names;
}

function isDated({ dates }: ProseClause, at: number): boolean {
  return dates !== null && at >= dates.from && at < dates.to;
}

/** Where the name that begins at a piece ends; `from` when none does. */
function nameTo(context: JudgeContext, clause: ProseClause, from: number): number {
  const { pieces } = context;
  let first = from;
  while (first < clause.to && first - from < MOST_SMALL && !isCapital(context, first)) first++;
  if (first >= clause.to || !isCapital(context, first) || isDated(clause, first)) return from;
  for (let at = from; at < first; at++) {
    // "a cleaner for Comfort Homes": the name stands after the second of the two words
    if (pieces[at + 1]?.isApart !== false || CV_WORDS.proseAt.endOf(pieces, at, clause.to) > at) return from;
  }
  let to = first + 1;
  while (to < clause.to && to - from < LONGEST_NAME && pieces[to]?.isApart === false && !isDated(clause, to)) {
    if (isCapital(context, to)) to++;
    else if (PARTICLES.has(pieces[to]?.key ?? '') && isNextCapital(context, clause, to)) to += 2;
    // "St Brigid's Primary School"
    else if (pieces[to]?.key === 's' && /['’]/.test(context.plain.charAt((pieces[to]?.start ?? 1) - 1))) to++;
    else break;
  }
  return to;
}

function isNextCapital(context: JudgeContext, clause: ProseClause, at: number): boolean {
  return at + 1 < clause.to && context.pieces[at + 1]?.isApart === false && isCapital(context, at + 1);
}

function isTown({ plain, pieces, gazetteer }: JudgeContext, from: number, to: number): boolean {
  const words = plain.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0);
  return gazetteer.placesNamed(foldLabel(words)).length > 0;
}
