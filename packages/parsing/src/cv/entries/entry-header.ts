import { foldLabel } from '@counterpart/text';
import type { DateRange } from '../dates/date-ranges.ts';
import { type ClassifiedSegment, type EntryKind, type HeaderFacts, scoreSegments } from './classify-segments.ts';
import type { CvLabel } from '../words/cv-words.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { type HeaderStretch, segmentsOf } from './header/header-segments.ts';
import { labelAt } from '../layout/cv-labels.ts';
import { chooseSegments, type Classification } from './choose-segments.ts';
import { goesOn, isBetter, isHeaderLike, isTitleBelowFirm, SURE } from './further-lines.ts';

/** The line that an entry is found by, and its dates. */
export interface Anchor {
  readonly at: number;
  readonly dates: DateRange | null;
}

/** The lines that tell who, where and when. */
export interface Header {
  readonly dates: DateRange | null;
  readonly segments: readonly ClassifiedSegment[];
  readonly first: number;
  /** The line after the header. */
  readonly next: number;
  readonly bodyStart: number;
}

/** How titles and employers follow each other where no entry of the part tells: titles rather first. */
export const USUAL_ORDER = 0.4;
/** Lines of a header below its dates, and those of a form. */
const MOST_BELOW = 2;
const MOST_LABELLED = 6;

const LONGEST_ANCHOR = 160;

/** Characters of a second sentence that may name the employer. */
const LONGEST_NAME = 70;

const TITLE_END = /[.,;:!?](?=\s|$)/u;
const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Ll}\))[.!?]\s+(?=[\p{Lu}\p{N}])/u;

/** Labels that say what a part of the header is. */
function isAbout(label: CvLabel): boolean {
  return label !== 'dates' && label !== 'tasks' && label !== 'aside';
}

function stretchOf({ plain, tokens }: HeaderFacts, kind: EntryKind, line: CvLine): HeaderStretch {
  const label = labelAt(plain, tokens, line, kind);
  return label === null
    ? { from: line.from, to: line.to, label: null }
    : { from: label.to, to: line.to, label: isAbout(label.label) ? label.label : null };
}

/** Where the text begins that a colon parts from the dates of a line that begins with something else. */
function behindDates({ plain, tokens }: HeaderFacts, line: CvLine, dates: DateRange): number | null {
  if (dates.start - line.start < 5 || dates.to >= line.to) return null;
  const start = tokens[dates.to]?.start ?? line.end;
  return /^\)?\s?:\s/.test(plain.slice(dates.end, start)) ? start : null;
}

/** "2015 – 2019  Kiosko | Breda | winkelmedewerker": a town between the employer and the title. */
function isTownBeforeTitle(facts: HeaderFacts, lines: readonly CvLine[], at: number, limit: number): boolean {
  const [line, below] = [lines[at], at + 1 < limit ? lines[at + 1] : undefined];
  if (line === undefined || below === undefined) return false;
  const scored = ({ from, to }: CvLine): readonly ClassifiedSegment[] =>
    scoreSegments(facts, 'experience', segmentsOf(facts.plain, facts.tokens, [{ from, to, label: null }], null));
  const town = facts.gazetteer.placesNamed(foldLabel(facts.plain.slice(line.start, line.end)));
  return town.length > 0 && (scored(below)[0]?.titleScore ?? 0) >= SURE;
}

/** A period and its parts on one line, which may go on with the story: only its first sentence is header. */
function firstSentence({ plain, tokens }: HeaderFacts, line: CvLine, dates: DateRange | null): number {
  const start = dates !== null && dates.start - line.start < 5 ? dates.end : line.start;
  const limit = Math.min(line.end, start + LONGEST_ANCHOR);
  // "sept. 2020" ends no sentence: what is dated after its title is searched behind the dates
  const inDates = (at: number): boolean => dates !== null && at >= dates.start - 1 && at < dates.end;
  let stop = plain.slice(start, limit).search(SENTENCE_END);
  if (dates !== null && stop >= 0 && inDates(start + stop)) {
    stop = plain.slice(dates.end, limit).search(SENTENCE_END);
    if (stop >= 0) stop += dates.end - start;
  }
  const end = stop >= 0 ? start + stop + 1 : limit < line.end ? plain.lastIndexOf(' ', limit) : line.end;
  let to = line.from;
  while (to < line.to && (tokens[to]?.end ?? 0) <= end) to++;
  return to;
}

/** Whether a line below the dates is of the header because those of the other entries are. */
function isOfShape({ plain, tokens }: HeaderFacts, line: CvLine): boolean {
  return !line.isAfterBlank && isHeaderLike(plain, tokens, line);
}

/**
 * Reads the lines around the dates of an entry until they tell a title and an employer, or as many below the dates as
 * its part of the CV has.
 */
export function readHeader(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  { at, dates }: Anchor,
  first: number,
  limit: number,
  below: number | null = null,
): Header {
  const { plain, tokens } = facts;
  const stretches: HeaderStretch[] = [];
  for (const line of lines.slice(first, at)) stretches.push(stretchOf(facts, kind, line));
  const anchorLine = lines[at];
  let next = at + 1;
  let bodyStart = anchorLine?.end ?? 0;
  if (anchorLine !== undefined) {
    const stretch = stretchOf(facts, kind, anchorLine);
    const to = Math.max(stretch.from, firstSentence(facts, anchorLine, dates));
    stretches.push({ ...stretch, to });
    if (to < anchorLine.to) bodyStart = tokens[to]?.start ?? bodyStart;
  }
  const judge = (): { readonly segments: readonly ClassifiedSegment[]; readonly classification: Classification } => {
    const segments = scoreSegments(facts, kind, segmentsOf(plain, tokens, stretches, dates, kind === 'education'));
    return { segments, classification: chooseSegments(segments, USUAL_ORDER, kind) };
  };
  let judged = judge();
  const told = anchorLine === undefined || dates === null ? null : behindDates(facts, anchorLine, dates);
  if (told !== null && dates !== null) {
    // "Kes — marketing lead (2020 – 2025): a team of four": what stands behind the dates is told of the job
    const last = stretches.at(-1);
    if (last !== undefined) stretches[stretches.length - 1] = { ...last, to: dates.to };
    const short = judge();
    const isWhole = short.classification.title !== null && short.classification.place !== null;
    if (isWhole) {
      judged = short;
      bodyStart = told;
    } else if (last !== undefined) stretches[stretches.length - 1] = last;
  }
  const isCut = bodyStart < (anchorLine?.end ?? 0);
  const { title: firstTitle, place: firstPlace } = judged.classification;
  if (isCut && anchorLine !== undefined && (firstPlace === null || firstTitle === null)) {
    // "2019: self-employed carpenter. Own firm: Dijkstra. I work for…"
    const rest = plain.slice(bodyStart, Math.min(anchorLine.end, bodyStart + LONGEST_NAME));
    // a title ends where more is told of it
    const stop = rest.search(firstTitle === null ? TITLE_END : SENTENCE_END);
    let to = stretches.at(-1)?.to ?? anchorLine.to;
    const from = to;
    const limitEnd = bodyStart + stop;
    while ((tokens[to]?.end ?? Infinity) <= limitEnd) to++;
    stretches.push({ from, to, label: null });
    const more = to > from ? judge() : judged;
    const { title, place } = more.classification;
    // "2014 to 2019, DPD, Swansea. Delivery driver, 120 drops a day."
    const isTold = firstPlace === null ? (place?.titleScore ?? 0) <= -SURE : (title?.titleScore ?? 0) >= SURE;
    if (isTold) {
      judged = more;
      bodyStart = tokens[to]?.start ?? bodyStart;
    }
  }
  let labelled = 0;
  let most = isCut ? 0 : (below ?? MOST_BELOW);
  for (let at = 0; at < most + labelled && next < limit && labelled <= MOST_LABELLED; at++) {
    const line = lines[next];
    if (line === undefined) break;
    const label = labelAt(plain, tokens, line, kind);
    if (label === null && line.isBullet) break;
    if (label !== null) {
      // "School: fashion, Salford College" below the last job
      if (kind === 'experience' && (label.label === 'institute' || label.label === 'degree')) break;
      if (label.label === 'tasks') {
        bodyStart = tokens[label.to]?.start ?? bodyStart;
        break;
      }
      labelled++;
      if (label.label === 'aside') {
        next++;
        bodyStart = line.end;
        continue;
      }
    } else if (labelled > 0) break;
    else if (below === null ? !goesOn(facts, kind, line, judged) : !isOfShape(facts, line)) break;
    const stretch = stretchOf(facts, kind, line);
    stretches.push(
      label === null && isTitleBelowFirm(facts, kind, line, judged) ? { ...stretch, label: 'title' } : stretch,
    );
    const more = judge();
    // a further line must add a part, not only words; a town on a line of its own stands before the title
    if (label === null && below === null && !isBetter(judged.classification, more.classification, kind)) {
      if (kind !== 'experience' || !isTownBeforeTitle(facts, lines, next, limit)) break;
      stretches.pop();
      next++;
      most++;
      continue;
    }
    judged = more;
    next++;
    bodyStart = line.end;
  }
  return { dates, segments: judged.segments, first, next, bodyStart };
}
