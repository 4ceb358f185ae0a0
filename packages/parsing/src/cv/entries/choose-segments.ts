import { CLEAR, type ClassifiedSegment, type EntryKind } from './classify-segments.ts';

/** Which part is what; either may be missing. */
export interface Classification {
  readonly title: ClassifiedSegment | null;
  readonly place: ClassifiedSegment | null;
  /** How clearly the two differ. */
  readonly margin: number;
}

/** An employer in the middle of a list is less likely than one that begins a line. */
const MIDDLE = 1;
/** Of two parts alike, the one next to the title is the employer. */
const NEARNESS = 0.2;

/** Chooses title and employer (or school, of `kind` education); `order` above 0: titles come first. */
export function chooseSegments(
  segments: readonly ClassifiedSegment[],
  order: number,
  kind?: EntryKind,
): Classification {
  const labelled = (labels: readonly (string | null)[]): ClassifiedSegment | undefined =>
    segments.find(({ label, isTown: town }) => label !== null && labels.includes(label) && !town);
  const usable = segments.filter(
    ({ isTown, isField, isInBrackets, label }) => !isTown && !isField && !isInBrackets && label === null,
  );
  const scoreOf = (segment: ClassifiedSegment): number =>
    segment.titleScore - order * usable.indexOf(segment) - (segment.isFirst ? 0 : MIDDLE / 2);
  let title: ClassifiedSegment | null = labelled(['title', 'degree']) ?? null;
  let place: ClassifiedSegment | null = labelled(['company', 'institute']) ?? schoolBehind(segments, title);
  let margin = title !== null && place !== null ? Infinity : 0;
  if (title === null) {
    const [first] = usable.filter((segment) => segment.after !== 'at').sort((a, b) => scoreOf(b) - scoreOf(a));
    title = first ?? null;
  }
  if (place === null) {
    const rest = usable.filter((segment) => segment !== title);
    const titleAt = title === null ? 0 : usable.indexOf(title);
    // "Bachelor of Arts, Visual Communication" above "UdK Berlin"
    const isField = (segment: ClassifiedSegment, others: readonly ClassifiedSegment[]): boolean =>
      kind === 'education' &&
      !segment.isFirst &&
      segment.group === title?.group &&
      title.titleScore > CLEAR &&
      segment.titleScore > -CLEAR &&
      others.some(
        ({ isFirst, group, titleScore, start }) =>
          (isFirst && group !== segment.group && titleScore <= 0) ||
          // "Certificate, Carpentry and Joinery, SOLAS Dundalk"
          (group === segment.group && start > segment.start && titleScore <= segment.titleScore),
      );
    const cost = (segment: ClassifiedSegment): number => {
      const distance = usable.indexOf(segment) - titleAt;
      const isAsUsual = Math.sign(distance) === Math.sign(order);
      const middle = (segment.isFirst || follows(segments, segment, title)) && !isField(segment, rest) ? 0 : MIDDLE;
      return segment.titleScore + middle + Math.abs(distance) * NEARNESS - (isAsUsual ? Math.abs(order) : 0);
    };
    const [first] = rest.sort((a, b) => cost(a) - cost(b) || a.start - b.start);
    place = first === undefined || (first.titleScore > CLEAR && title?.label == null) ? null : first;
    // "Diploma di perito (ITIS Castelli, 2003-2008)"
    place ??= segments.find((part) => part.isInBrackets && !part.isTown && part.titleScore <= -CLEAR) ?? null;
    // "Electrician (Designer Group, Dublin)"
    place ??=
      segments.find((part, at) => part.isInBrackets && isBeforeTown(segments, at) && part.titleScore < CLEAR) ?? null;
    if (title !== null && place !== null) margin = title.titleScore - place.titleScore;
  }
  // "Kingspan (IT Manager) Dublin": a trade in brackets behind the first part, and none elsewhere
  const [first] = usable;
  const note = kind === 'education' || first === undefined ? null : bracketBehind(segments, first);
  const isFirm =
    first !== undefined && first.label === null && first.titleScore <= 0 && (place?.titleScore ?? 0) > -CLEAR;
  if (note !== null && first !== undefined && isFirm && note.titleScore > CLEAR)
    if (!usable.some(({ titleScore }) => titleScore > CLEAR))
      return { title: note, place: first, margin: note.titleScore - first.titleScore };
  // "Zonneveld Verzekeringen (schadebehandelaar)"
  const role = place === null && title !== null && title.label === null ? bracketBehind(segments, title) : null;
  if (role !== null && title !== null && title.titleScore <= 0 && (title.titleScore < -1 || role.titleScore > CLEAR))
    return { title: role, place: title, margin: role.titleScore - title.titleScore };
  if (place === null && title !== null && title.label === null && title.titleScore < -1)
    return { title: null, place: title, margin };
  return { title, place, margin };
}

/** "Diploma: Baccalauréat, Lycée Donka": a school in the value of a label for the study. */
function schoolBehind(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
): ClassifiedSegment | null {
  if (title?.label !== 'degree') return null;
  const isSchool = ({ label, start, titleScore, isInBrackets }: ClassifiedSegment): boolean =>
    label === title.label && start > title.start && titleScore <= -CLEAR && !isInBrackets;
  return segments.find(isSchool) ?? null;
}

/** What stands in brackets right behind a part and is neither a town nor an employer. */
function bracketBehind(segments: readonly ClassifiedSegment[], part: ClassifiedSegment): ClassifiedSegment | null {
  const next = segments[segments.indexOf(part) + 1];
  const isRole = next?.isInBrackets === true && next.group === part.group && !next.isTown && next.titleScore >= 0;
  return isRole ? next : null;
}

function isBeforeTown(segments: readonly ClassifiedSegment[], at: number): boolean {
  return segments[at]?.isTown === false && segments[at + 1]?.isTown === true;
}

function follows(
  segments: readonly ClassifiedSegment[],
  segment: ClassifiedSegment,
  title: ClassifiedSegment | null,
): boolean {
  const at = segments.indexOf(segment);
  return at > 0 && segments[at - 1] === title;
}
