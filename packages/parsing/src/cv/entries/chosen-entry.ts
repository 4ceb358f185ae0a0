import { CLEAR, type ClassifiedSegment, type EntryKind } from './classify-segments.ts';
import { chooseSegments } from './choose-segments.ts';
import type { CvEntry, EntryBlock } from './cv-entry.ts';
import { USUAL_ORDER } from './entry-header.ts';

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
      place !== null &&
      place.label !== title.label
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
