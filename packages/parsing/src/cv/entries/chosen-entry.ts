import { hitsBetween } from '../../tokens/hits-between.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { CLEAR, type ClassifiedSegment, type EntryKind, type HeaderFacts } from './classify-segments.ts';
import { chooseSegments } from './choose-segments.ts';
import type { CvEntry, EntryBlock } from './cv-entry.ts';
import { USUAL_ORDER } from './entry-header.ts';
import { isExported, namesSchool } from './schooling-words.ts';

/** What the entries of one part show of the order of title and employer counts this much for the doubtful ones. */
const LEARNT_ORDER = 1.2;
/** A classification this clear shows an order. */
const SURE = 2.5;

/** Title before employer or after it, as the clear entries show. */
export function orderOf(blocks: readonly EntryBlock[]): number {
  let votes = 0;
  for (const { segments } of blocks) {
    const { title, place, margin } = chooseSegments(segments, USUAL_ORDER);
    if (title !== null && place !== null && margin >= SURE) votes += title.start < place.start ? 1 : -1;
  }
  return votes === 0 ? USUAL_ORDER : Math.sign(votes) * LEARNT_ORDER;
}

/** An entry with its title and employer chosen. */
export function chosen(
  kind: EntryKind,
  { dates, segments, start, end, bodyStart }: EntryBlock,
  order: number,
): CvEntry {
  const { title, place } = chooseSegments(segments, order, kind);
  const first = kind === 'education' ? degreeBefore(segments, title) : joinedBefore(segments, title, place);
  return {
    kind,
    dates,
    title,
    place,
    titleFrom: first?.from ?? 0,
    titleStart: first?.start ?? 0,
    titleEnd: kind === 'experience' ? endOfJoined(segments, title, place) : endOfTitle(kind, segments, title, place),
    start,
    end,
    bodyStart,
    hasDegree: kind === 'education' && segments.some(({ isInBrackets, titleScore }) => isInBrackets && titleScore > 0),
  };
}

/** An entry of schooling: where its one part names the school, or a lone word the degree behind what was learnt. */
export function asSchooling(facts: HeaderFacts, whole: EntryBlock, order: number): CvEntry {
  const told = behindLevel(
    facts,
    whole.segments.filter((segment) => !isNote(facts, segment)),
  );
  const parts = told.filter((segment, at) => at === 0 || !isLoneDiploma(facts, segment) || isBeforeField(told, at));
  const isNamed = parts.filter(({ isTown, isInBrackets }) => !isTown && !isInBrackets).length > 1;
  const block = { ...whole, segments: isNamed ? parts : told };
  const entry = exported(facts, block) ?? chosen('education', block, order);
  const { title, place } = entry;
  // "liceo scientifico Galilei, 2012"
  const isLyceum =
    title !== null &&
    title.titleScore < 0 &&
    namesSchool(facts, title.from, title.to) &&
    hitsBetween(facts.studies, title.from, title.to).length > 0;
  if (isLyceum && place === null) return { ...entry, title: null, place: title };
  const level = title === null && place !== null ? levelOf(facts, place) : null;
  if (level !== null)
    return { ...entry, title: level, titleFrom: level.from, titleStart: level.start, titleEnd: level.end };
  const isApart =
    title?.isFirst === true &&
    !(entry.dates !== null && title.start > entry.dates.start && title === block.segments.at(-1));
  if (title === null || place === null || isApart || !isLevel(facts, title)) return entry;
  // "zorgkundige (7de jaar), getuigschrift", "Monteur installatietechniek, mbo niveau 2" below or before its school
  const at = block.segments.findIndex(
    ({ group, isFirst }) => group === (title.isFirst ? place.group : title.group) && isFirst,
  );
  const first = block.segments[at];
  if (first === undefined || first === place || first.isTown || Math.abs(first.titleScore) >= 1) return entry;
  const isNext = block.segments[at + 1] === title && !isLoneDiploma(facts, title);
  const titleEnd = isNext ? title.end : first.end;
  return { ...entry, title: first, titleFrom: first.from, titleStart: first.start, titleEnd };
}

/** "mbo niveau 2", "master": a level, and at most its number. */
const LEVEL_NUMBER = /^\s?(?:\p{L}{1,7}\.?\s?)?\d$/u;

function isLevel({ plain, tokens }: HeaderFacts, { from, to, end }: ClassifiedSegment): boolean {
  if (to - from === 1) return true;
  const last = CV_WORDS.degreeWords.endOf(tokens, from, to);
  return last === to || (last > from && LEVEL_NUMBER.test(plain.slice(tokens[last - 1]?.end, end)));
}

/** "MAVO Carolus Borromeus": the study that the name of a school begins with. */
function levelOf({ tokens }: HeaderFacts, place: ClassifiedSegment): ClassifiedSegment | null {
  const { from, to } = place;
  const end = CV_WORDS.degreeWords.endOf(tokens, from, to);
  if (end === from || end === to || CV_WORDS.instituteWords.endOf(tokens, from, to) > from) return null;
  if (CV_WORDS.degreeWords.countWithin(tokens, end, to) > 0) return null;
  return { ...place, to: end, end: tokens[end - 1]?.end ?? place.end };
}

/** "110/110 e lode", "votazione 85/100", "2:1" */
const GRADE = /^(?:\p{L}{4,12}\s)?\d{1,3}(?:[.,]\d)?\s?[/:]\s?\d{1,3}(?:\s\p{L}{1,4}){0,2}$/u;
/** "455 points" */
const POINTS = /^\d{2,3}\s(?:points?|pts|punti|punten)$/u;

/** "Diploma behaald", "85/100", a part of its own: how a course ended. */
function isNote({ plain, tokens }: HeaderFacts, { from, to, start, end, isInBrackets }: ClassifiedSegment): boolean {
  if (isInBrackets) return false;
  const obtained = CV_WORDS.studied.endOf(tokens, from, to);
  const words = plain.slice(start, end);
  const isObtained = obtained > from && to - obtained <= 1;
  return isObtained || CV_WORDS.studyNotes.endOf(tokens, from, to) === to || GRADE.test(words) || POINTS.test(words);
}

/** "Secundair onderwijs: Welzijnswetenschappen": the level before what was learnt is no study of its own. */
function behindLevel({ tokens }: HeaderFacts, segments: readonly ClassifiedSegment[]): readonly ClassifiedSegment[] {
  const [first, ...rest] = segments;
  // "middelbaar onderwijs, richting textiel" is one
  if (first === undefined || first.label !== null || rest[0]?.group === first.group) return segments;
  if (CV_WORDS.schoolLevels.endOf(tokens, first.from, first.to) !== first.to) return segments;
  // "Lycée Donka, Conakry" below it: behind a school stands its town
  const isBehindSchool = ({ group, isFirst }: ClassifiedSegment, at: number): boolean =>
    !isFirst && rest[at - 1]?.group === group && (rest[at - 1]?.titleScore ?? 0) <= -CLEAR;
  const isNamed = rest.some(
    (segment, at) =>
      !segment.isTown && !segment.isInBrackets && segment.titleScore > -CLEAR && !isBehindSchool(segment, at),
  );
  return isNamed ? rest.map((segment, at) => (at === 0 ? { ...segment, isFirst: true } : segment)) : segments;
}

/** "HAVO, Gerrit College, 2011 - 2016, diploma": a word that names no study where another part does. */
function isLoneDiploma({ tokens }: HeaderFacts, { from, to, isInBrackets, label }: ClassifiedSegment): boolean {
  return !isInBrackets && label === null && CV_WORDS.loneDiplomas.endOf(tokens, from, to) === to;
}

/** "College - Certificate, Heating and Refrigeration": a word for any diploma before what it was given for. */
function isBeforeField(segments: readonly ClassifiedSegment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (segment?.isFirst !== true || next?.group !== segment.group) return false;
  return !next.isTown && !next.isInBrackets && next.titleScore > -CLEAR;
}

/** A profile as a network exports it: the school on its line, below it the degree and its field. */
function exported(facts: HeaderFacts, block: EntryBlock): CvEntry | null {
  const { dates, segments } = block;
  const [school, degree] = segments;
  if (dates === null || !isExported(facts, dates) || school === undefined || degree === undefined) return null;
  if (degree.group === school.group || degree.start > dates.start) return null;
  // "Bachelor of Science - BSc, Computer Networks · (2012 - 2015)"
  const last = segments.findLast(({ start, isInBrackets }) => start < dates.start && !isInBrackets) ?? degree;
  const title = { ...degree, to: last.to, end: last.end };
  return {
    ...chosen('education', block, USUAL_ORDER),
    title,
    place: school,
    titleFrom: title.from,
    titleStart: title.start,
    titleEnd: title.end,
    hasDegree: true,
  };
}

/** "Master, Economics": the degree before the field belongs to it. */
function degreeBefore(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
): ClassifiedSegment | null {
  const at = title === null ? -1 : segments.indexOf(title);
  let first = title;
  // "Certificate, Air Conditioning, Heating and Refrigeration": the fields between belong to it too
  for (const before of segments.slice(0, Math.max(0, at)).reverse()) {
    if (before.group !== title?.group || before.isInBrackets || before.isTown || before.titleScore < LEAST_FIELD) break;
    if (before.titleScore > 0) first = before;
  }
  return first;
}

/** Whether the title goes on right behind a bracket. */
function goesOnBehind(
  segments: readonly ClassifiedSegment[],
  bracket: ClassifiedSegment,
  place: ClassifiedSegment | null,
): boolean {
  const next = segments[segments.indexOf(bracket) + 1];
  const isNear = next?.group === bracket.group && !next.isInBrackets && next.start - bracket.end <= '.), '.length;
  return isNear && next !== place && !next.isTown;
}

/** Characters of a slash or a dash with blanks between two names of one job. */
const JOINT = ' / '.length;

/** "Courier / owner driver", "Lasser - monteerder": a job of two names on one line, where the employer stands apart. */
function endOfJoined(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
  place: ClassifiedSegment | null,
): number {
  const end = endOfTitle('experience', segments, title, place);
  const next = segments.find(({ start }) => start > end);
  if (title === null || next === undefined || next === place || next.start - end !== JOINT) return end;
  const isJoined =
    next.group === title.group + 1 && next.isFirst && !next.isTown && !next.isInBrackets && !next.isAfterColon;
  return isJoined && next.after === null && next.label === title.label && next.titleScore > 0 ? next.end : end;
}

/** "METSELAAR / PLOEGBAAS": the first of the two names, where the second was the clearer one. */
function joinedBefore(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
  place: ClassifiedSegment | null,
): ClassifiedSegment | null {
  const before = title === null ? undefined : segments[segments.indexOf(title) - 1];
  if (title === null || before === undefined || before === place || before.isTown || before.isInBrackets) return title;
  const isJoined = before.group === title.group - 1 && title.isFirst && title.start - before.end === JOINT;
  return isJoined && title.after === null && before.label === title.label && before.titleScore > -1 ? before : title;
}

/** What speaks for a school in a part that may be a field of study. */
const LEAST_FIELD = -1;
/** The same where the school stands on another line: less than any word for a school counts. */
const LEAST_BESIDE_SCHOOL = -3.5;

function endOfTitle(
  kind: EntryKind,
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
  place: ClassifiedSegment | null,
): number {
  let end = title?.end ?? 0;
  // the name of a field of study has capitals as a school's has
  const isElsewhere = place !== null && place.group !== title?.group && place.titleScore <= -CLEAR;
  const least = kind === 'education' ? (isElsewhere ? LEAST_BESIDE_SCHOOL : LEAST_FIELD) : 0;
  let group = title?.group;
  for (const [at, segment] of segments.entries()) {
    if (title === null || segment.start <= title.start) continue;
    // "Diploma: A levels in History, French" of a form that names the school elsewhere
    if (
      title.label !== null &&
      segments[at - 1]?.label === title.label &&
      segment.label === title.label &&
      place !== null
    ) {
      end = segment.end;
      continue;
    }
    // "HAVO profiel: natuur", "Diploma tecnico - Meccanica" above its school
    const isBehindDash = isElsewhere && segment.start - end === JOINT && segment.group === (group ?? 0) + 1;
    const isTold =
      kind === 'education' &&
      (segment.isAfterColon || isBehindDash) &&
      segments[at - 1]?.end === end &&
      segment !== place;
    if (isTold && !segment.isTown && segment.titleScore > -CLEAR) {
      group = segment.group;
      end = segment.end;
      continue;
    }
    if (segment.group !== group) continue;
    // "MA (Hons) French"
    if (segment.isInBrackets && goesOnBehind(segments, segment, place)) continue;
    if (segment.isField && segments[at - 1]?.end === end) {
      end = segment.end;
      continue;
    }
    if (segment === place || segment.isInBrackets || segment.isTown || segment.titleScore < least) break;
    // without an employer elsewhere the next part may be one
    if (place === null || (place.group === segment.group && place.start < segment.start)) break;
    end = segment.end;
  }
  return end;
}
