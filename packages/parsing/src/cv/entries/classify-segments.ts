import type { Gazetteer } from '@counterpart/ontology';
import type { ConceptMention } from '../../concepts/find-concepts.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { HeaderSegment } from './header/header-segments.ts';
import { splitAtSchool } from './header/split-at-school.ts';
import { splitAtEmployer } from './header/split-segments.ts';
import { BEFORE_TOWN, isBeforeCountry, isTown } from './header/town-of-segment.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';
import { PhraseSet } from '../words/phrase-set.ts';

/** What an entry tells of: work or schooling. */
export type EntryKind = 'experience' | 'education';

/** What the classification of a header's parts rests on. */
export interface HeaderFacts {
  readonly plain: string;
  readonly tokens: readonly Token[];
  /** Occupations, degrees and fields of study read in the CV, in order. */
  readonly occupations: readonly ConceptMention[];
  readonly studies: readonly ConceptMention[];
  readonly gazetteer: Gazetteer;
  /** Signs of the parts judged so far. */
  readonly signs: Map<string, SegmentSigns>;
  /** Whether words name an occupation when they stand alone; asked only when nothing else tells. */
  namesOccupation(segment: HeaderSegment): boolean;
}

/** What speaks for a part's being a title, an employer or a town. */
interface SegmentSigns {
  readonly title: number;
  readonly place: number;
  readonly isTown: boolean;
}

/** A part with what speaks for its being the title (positive) or the employer or school (negative). */
export interface ClassifiedSegment extends HeaderSegment {
  readonly titleScore: number;
  readonly isTown: boolean;
  /** "HAVO, profiel Cultuur": the field of the study before it, whatever the name of it looks like. */
  readonly isField: boolean;
}

/** How much each sign speaks for a title or for an employer. */
const SIGN = {
  label: 4,
  innerLabel: 1,
  word: 3,
  ending: 1.5,
  lowerCase: 1,
  after: 5,
  weakAfter: 3,
  legal: 3,
  beforeTown: 1.5,
  ampersand: 1,
  capitals: 0.5,
  loneDegree: 2,
} as const;
const SHORTEST_ENDING_WORD = 5;
const LONGEST_TITLE = 6;
/** Inhabitants from which a name alone on its line is rather the town than a firm called so. */
const CITY = 30_000;
const NO_SIGNS: SegmentSigns = { title: 0, place: 0, isTown: false };
/** A part with a titleScore below this names no title, above its opposite no employer. */
export const CLEAR = 2.5;

/** Weighs every part of a header. */
export function scoreSegments(
  facts: HeaderFacts,
  kind: EntryKind,
  parts: readonly HeaderSegment[],
): readonly ClassifiedSegment[] {
  // "Magazijnier, Bakker Logistics": behind a title a trade begins the name of the firm
  const hasTitle = (segment: HeaderSegment): boolean =>
    hitsBetween(facts.occupations, segment.from, segment.to).some(({ from }) => from === segment.from);
  const namesTitle = (segment: HeaderSegment): boolean => titleSigns(facts, segment) >= SIGN.ending;
  const segments =
    kind === 'experience'
      ? parts
          .map((segment) => withoutTerms(facts, behindVerb(facts, segment)))
          .flatMap((segment, at) =>
            hasTitle(segment) && parts.slice(0, at).some(hasTitle)
              ? [segment]
              : splitAtEmployer(facts, segment, namesTitle),
          )
      : parts.flatMap((segment) => splitAtSchool(facts, segment));
  const signs = segments.map((segment) => signsOf(facts, kind, segment));
  const judged = segments.map((segment, at): ClassifiedSegment => {
    const { title, place, isTown: town } = signs[at] ?? NO_SIGNS;
    if (kind === 'education' && isField(facts, segment, segments[at - 1]))
      return { ...segment, isTown: false, isField: true, titleScore: 0 };
    if (title === 0 && place <= SIGN.capitals && isBeforeCountry(facts, segments, at))
      return { ...segment, isTown: true, isField: false, titleScore: 0 };
    // "Helpende Zorg en Welzijn (mbo 2)": the note behind it names the degree
    const note = segments[at + 1];
    const isNoted =
      kind === 'education' && note?.isInBrackets === true && note.group === segment.group && place < SIGN.label;
    const isDegree = isNoted && (signs[at + 1]?.title ?? 0) > 0;
    const isBeforeTown = signs[at + 1]?.isTown === true && segments[at + 1]?.group === segment.group;
    return {
      ...segment,
      isTown: town,
      isField: false,
      titleScore: title - place + (isDegree ? SIGN.loneDegree : 0) - (isBeforeTown ? SIGN.beforeTown : 0),
    };
  });
  const known =
    kind === 'experience' && !judged.some(({ titleScore }) => titleScore >= CLEAR) ? judged.map(asked) : judged;
  // "2020 – 2022 | Roma" above an employer: beside a clear employer a town is no title, and a city is no firm
  const hasEmployer = known.some(({ titleScore }) => titleScore <= -CLEAR);
  return known.map((segment) =>
    segment.titleScore === 0 && segment.isFirst && known.length > 1
      ? { ...segment, isTown: isTown(facts, { ...segment, isFirst: false }, hasEmployer ? 0 : CITY) }
      : segment,
  );

  /** Only where no word tells: the labels of the ontology, asked for the part alone. */
  function asked(segment: ClassifiedSegment): ClassifiedSegment {
    if (
      segment.isTown ||
      segment.isInBrackets ||
      segment.titleScore <= -CLEAR ||
      segment.to - segment.from > LONGEST_TITLE
    )
      return segment;
    const isTitle = facts.namesOccupation(segment);
    return isTitle ? { ...segment, titleScore: segment.titleScore + SIGN.label } : segment;
  }
}

/** Whether a part behind a comma names the field of the study before it. */
function isField(
  { tokens }: HeaderFacts,
  { from, to, group, label }: HeaderSegment,
  before: HeaderSegment | undefined,
): boolean {
  const end = CV_WORDS.fieldMarks.endOf(tokens, from, to);
  return before?.group === group && before.label === label && end > from && end < to;
}

/** "De 1985 à 1994, j'ai été | couturière": the job without the verb and the article before it. */
function behindVerb({ tokens }: HeaderFacts, segment: HeaderSegment): HeaderSegment {
  let from = CV_WORDS.worked.endOf(tokens, segment.from, segment.to);
  if (from === segment.from) return segment;
  while (from < segment.to && CV_WORDS.articles.has(tokens[from]?.key ?? '')) from++;
  const first = tokens[from];
  return first === undefined || from >= segment.to ? segment : { ...segment, from, start: first.start };
}

const TERMS = new PhraseSet(phrasesOfAll('cv.employment'));
const LONGEST_TERM = 4;

/** "Ostetrica | a tempo determinato", "Cashier | part-time": the job without the terms behind it. */
function withoutTerms({ tokens }: HeaderFacts, segment: HeaderSegment): HeaderSegment {
  for (let to = Math.max(segment.from + 1, segment.to - LONGEST_TERM); to < segment.to; to++) {
    if (TERMS.endOf(tokens, to, segment.to) !== segment.to) continue;
    const last = BEFORE_TOWN.has(tokens[to - 1]?.key ?? '') && to - 1 > segment.from ? to - 1 : to;
    return { ...segment, to: last, end: tokens[last - 1]?.end ?? segment.end };
  }
  return segment;
}

/** What the words of a part say by themselves; remembered, because a header is judged once for each of its lines. */
function signsOf(facts: HeaderFacts, kind: EntryKind, segment: HeaderSegment): SegmentSigns {
  const key = `${kind} ${segment.from} ${segment.to} ${segment.isFirst}`;
  const remembered = facts.signs.get(key);
  if (remembered !== undefined) return remembered;
  const title = kind === 'experience' ? titleSigns(facts, segment) : degreeSigns(facts, segment);
  const signs = { title, place: placeSigns(facts, kind, segment), isTown: title < SIGN.word && isTown(facts, segment) };
  facts.signs.set(key, signs);
  return signs;
}

function titleSigns({ plain, tokens, occupations }: HeaderFacts, segment: HeaderSegment): number {
  const { from, to } = segment;
  let signs = 0;
  const hits = hitsBetween(occupations, from, to).filter(({ quality }) => quality !== 'spelling');
  // "Studio Legale Greco": an occupation in the middle of a name is a part of that name
  if (hits.some((hit) => hit.from <= from || hit.to >= to)) signs += SIGN.label;
  else if (hits.length > 0) signs += SIGN.innerLabel;
  if (CV_WORDS.titleWords.countWithin(tokens, from, to) > 0) signs += SIGN.word;
  else if (hasEnding(tokens, from, to, CV_WORDS.titleEndings)) signs += SIGN.ending;
  if (/\p{Ll}/u.test(plain.charAt(segment.start))) signs += SIGN.lowerCase;
  return signs;
}

function degreeSigns({ tokens, studies }: HeaderFacts, { from, to }: HeaderSegment): number {
  let signs = 0;
  if (CV_WORDS.degreeWords.countWithin(tokens, from, to) > 0) signs += SIGN.word;
  if (hitsBetween(studies, from, to).length > 0) signs += SIGN.word;
  // "…, 2018 – 2022, diploma": a word alone is rather a note than the study
  return to - from === 1 ? Math.min(signs, SIGN.loneDegree) : signs;
}

function placeSigns({ plain, tokens, occupations }: HeaderFacts, kind: EntryKind, segment: HeaderSegment): number {
  const { from, to } = segment;
  let signs = 0;
  if (segment.after === 'at') signs += SIGN.after;
  if (segment.after === 'weakAt') signs += SIGN.weakAfter;
  const isSchool =
    !(kind === 'education' && isDegreeOfSchool(tokens, segment)) &&
    (CV_WORDS.instituteWords.countWithin(tokens, from, to) > 0 ||
      hasEnding(tokens, from, to, CV_WORDS.instituteEndings));
  const isEmployer = CV_WORDS.companyWords.countWithin(tokens, from, to) > 0;
  if (kind === 'education') signs += isSchool ? SIGN.label : isEmployer ? 1 : 0;
  else if (isEmployer || isSchool) signs += SIGN.legal;
  // "Carpenter Group Ltd": a trade that a firm's word follows is a part of its name
  const trade = kind === 'experience' && isEmployer ? hitsBetween(occupations, from, to)[0] : undefined;
  if (trade !== undefined && trade.from === from && trade.to < to) signs += SIGN.legal;
  else if (kind === 'experience' && hasEnding(tokens, from, to, CV_WORDS.companyEndings)) signs += SIGN.ending;
  const words = plain.slice(segment.start, segment.end);
  // "Bakker Groente & Fruit" is a firm whatever its first word means
  if (words.includes('&')) signs += kind === 'experience' ? SIGN.ampersand * 2 : SIGN.ampersand;
  if (to - from > 1 && words.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&('’"]/u.test(word) || word.length <= 3))
    signs += SIGN.capitals;
  const isPart =
    kind === 'experience' && [from, to - 1].some((at) => CV_WORDS.departmentWords.has(tokens[at]?.key ?? ''));
  return isPart && segment.after === null ? Math.min(signs, 0) : signs;
}

/** "Diploma di Istituto Tecnico", "School Leaving Certificate": what a kind of school gives. */
function isDegreeOfSchool(tokens: readonly Token[], { from, to }: HeaderSegment): boolean {
  for (let at = from + 1; at < to; at++) if (CV_WORDS.degreeWords.endOf(tokens, at, to) === to) return true;
  const degree = CV_WORDS.degreeWords.endOf(tokens, from, to);
  const link = degree > from ? CV_WORDS.degreeLinks.endOf(tokens, degree, to) : degree;
  return link > degree && CV_WORDS.instituteWords.endOf(tokens, link, to) > link;
}

function hasEnding(tokens: readonly Token[], from: number, to: number, endings: readonly string[]): boolean {
  for (let at = from; at < to; at++) {
    const key = tokens[at]?.key ?? '';
    if (
      key.length >= SHORTEST_ENDING_WORD &&
      endings.some((ending) => key.length > ending.length && key.endsWith(ending))
    )
      return true;
  }
  return false;
}
