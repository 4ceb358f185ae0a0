import { hitsBetween } from '../../../tokens/hits-between.ts';
import type { Token } from '../../../tokens/text-tokens.ts';
import { alternativesOfAll } from '../../../language/word-lists.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import { CLEAR, type ClassifiedSegment, type HeaderFacts } from '../classify-segments.ts';
import { chosen } from '../chosen-entry.ts';
import type { CvEntry, EntryBlock } from '../cv-entry.ts';
import { USUAL_ORDER } from '../entry-header.ts';
import { isExported, namesSchool } from './schooling-words.ts';

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
  // "Sint-Jozefscollege, richting Humane Wetenschappen": the field is all that tells the study
  const field = title === null ? block.segments.find(({ isField }) => isField) : undefined;
  const level = field ?? (title === null && place !== null ? levelOf(facts, place) : null);
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
/** "455 points", "7 subjects", "GPA 3.6" */
const POINTS = new RegExp(
  String.raw`^(?:\d{1,3}\s(?:${alternativesOfAll('cv.points')})|GPA:?\s\d(?:[.,]\d{1,2})?)$`,
  'iu',
);

/** "Diploma behaald", "85/100", a part of its own: how a course ended. */
function isNote({ plain, tokens }: HeaderFacts, { from, to, start, end, isInBrackets }: ClassifiedSegment): boolean {
  if (isInBrackets) return false;
  const obtained = CV_WORDS.studied.endOf(tokens, from, to);
  const words = plain.slice(start, end);
  const isObtained = (obtained > from && to - obtained <= 1) || isVerbOfStudy(tokens, from, to);
  return isObtained || CV_WORDS.studyNotes.endOf(tokens, from, to) === to || GRADE.test(words) || POINTS.test(words);
}

/** Words of a clause that says that somebody obtained what follows ("di aver conseguito nel"). */
const LONGEST_VERB = 5;

function isVerbOfStudy(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > LONGEST_VERB || CV_WORDS.degreeWords.countWithin(tokens, from, to) > 0) return false;
  return CV_WORDS.studied.countWithin(tokens, from, to) > 0 && CV_WORDS.proseAt.endOf(tokens, to - 1, to) === to;
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
