import { foldLabel } from '@counterpart/text';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { HeaderFacts, ClassifiedSegment } from '../classify-segments.ts';
import type { ProseClause } from '../../layout/prose-clauses.ts';
import { keysOfAll } from '../../../language/word-lists.ts';

/** A name after a word such as "at"; the word itself begins at token `before`. */
export interface ProseName {
  readonly before: number;
  readonly from: number;
  readonly to: number;
  readonly isTown: boolean;
  readonly isSchool: boolean;
}

/** Small words inside a name ("Universiteit van Amsterdam", "the College of Further Education"). */
const PARTICLES = new Set(['&', ...keysOfAll('cv.name.particle')]);
/** Words in small letters before a name that belong to it ("verpleeghuis Zonnehoek", "la ditta Colella"). */
const MOST_SMALL = 2;
const LONGEST_NAME = 8;

/** A part of a sentence as the part of a header. */
export function proseSegment(
  { tokens, plain }: HeaderFacts,
  from: number,
  to: number,
  titleScore: number,
): ClassifiedSegment {
  const last = tokens[to - 1]?.end ?? 0;
  const isAbbreviation = /\.\p{L}{1,3}$/u.test(plain.slice(Math.max(0, last - 4), last)) && plain.charAt(last) === '.';
  return {
    from,
    to,
    start: tokens[from]?.start ?? 0,
    end: isAbbreviation ? last + 1 : last,
    group: 0,
    isFirst: true,
    isInBrackets: false,
    isAfterColon: false,
    after: null,
    label: null,
    titleScore,
    isTown: false,
    isField: false,
  };
}

/** Whether a token begins with a capital or a digit. */
export function isCapital({ plain, tokens }: HeaderFacts, at: number): boolean {
  return /[\p{Lu}\p{N}]/u.test(plain.charAt(tokens[at]?.start ?? -1));
}

/** The names of a clause that stand after a word of place, in order. */
export function namesIn(facts: HeaderFacts, clause: ProseClause): readonly ProseName[] {
  const { tokens } = facts;
  const names: ProseName[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    const start = CV_WORDS.proseAt.endOf(tokens, at, clause.to);
    if (start === at || isDated(clause, start)) continue;
    const to = nameTo(facts, clause, start);
    if (to === start) continue;
    const isSchool =
      CV_WORDS.instituteWords.countWithin(tokens, start, to) > 0 ||
      tokens.slice(start, to).some(({ key }) => CV_WORDS.instituteEndings.some((ending) => key.endsWith(ending)));
    names.push({ before: at, from: start, to, isTown: isTown(facts, start, to), isSchool });
    at = to - 1;
  }
  return names;
}

function isDated({ dates }: ProseClause, at: number): boolean {
  return dates !== null && at >= dates.from && at < dates.to;
}

/** Where the name that begins at a token ends; `from` when none does. */
function nameTo(facts: HeaderFacts, clause: ProseClause, from: number): number {
  const { tokens } = facts;
  let first = from;
  while (first < clause.to && first - from < MOST_SMALL && !isCapital(facts, first)) first++;
  if (first >= clause.to || !isCapital(facts, first) || isDated(clause, first)) return from;
  for (let at = from; at < first; at++) {
    // "a cleaner for Comfort Homes": the name stands after the second of the two words
    if (tokens[at + 1]?.followsBreak !== false || CV_WORDS.proseAt.endOf(tokens, at, clause.to) > at) return from;
  }
  let to = first + 1;
  while (to < clause.to && to - from < LONGEST_NAME && tokens[to]?.followsBreak === false && !isDated(clause, to)) {
    if (isCapital(facts, to)) to++;
    else if (PARTICLES.has(tokens[to]?.key ?? '') && isNextCapital(facts, clause, to)) to += 2;
    // "Chantiers de l'Atlantique"
    else if (areParticles(facts, to) && isNextCapital(facts, clause, to + 1)) to += 3;
    // "Istituto alberghiero Malatesta", "lycée professionnel Jean Moulin"
    else if (isKindOfSchool(facts, clause, first, to)) to += 2;
    // "St Brigid's Primary School"
    else if (tokens[to]?.key === 's' && /['’]/.test(facts.plain.charAt((tokens[to]?.start ?? 1) - 1))) to++;
    else break;
  }
  return to;
}

/** Whether the one small word behind a word for a school tells its kind: its name follows. */
function isKindOfSchool(facts: HeaderFacts, clause: ProseClause, first: number, at: number): boolean {
  const { tokens } = facts;
  if (CV_WORDS.proseAt.endOf(tokens, at, clause.to) > at || !isNextCapital(facts, clause, at)) return false;
  return at - first === 1 && CV_WORDS.instituteWords.has(tokens[first]?.key ?? '');
}

function areParticles({ tokens }: HeaderFacts, at: number): boolean {
  return [at, at + 1].every((one) => PARTICLES.has(tokens[one]?.key ?? '') && tokens[one]?.followsBreak === false);
}

function isNextCapital(facts: HeaderFacts, clause: ProseClause, at: number): boolean {
  return at + 1 < clause.to && facts.tokens[at + 1]?.followsBreak === false && isCapital(facts, at + 1);
}

function isTown({ plain, tokens, gazetteer }: HeaderFacts, from: number, to: number): boolean {
  const words = plain.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  return gazetteer.placesNamed(foldLabel(words)).length > 0;
}
