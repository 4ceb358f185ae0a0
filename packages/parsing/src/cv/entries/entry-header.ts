import type { Token } from '../../tokens/text-tokens.ts';
import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { type CvLabel, CV_WORDS } from '../words/cv-words.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { segmentsOf, type HeaderStretch } from './header-segments.ts';
import { type EntryKind, type HeaderFacts, type ClassifiedSegment, scoreSegments } from './classify-segments.ts';
import { chooseSegments, type Classification } from './choose-segments.ts';

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
const LONGEST_HEADER = 110;
const LONGEST_ANCHOR = 160;
const MOST_HEADER_WORDS = 14;
const MOST_NAME_WORDS = 7;
const MOST_TITLE_WORDS = 5;
/** A classification this clear needs no further line. */
const SURE = 2.5;
/** Characters of a second sentence that may name the employer. */
const LONGEST_NAME = 70;
const CONTACT = /\S@\S+\.\S|https?:|www\.|\d{6}/;
const TITLE_END = /[.,;:!?](?=\s|$)/u;
const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Ll}\))[.!?]\s+(?=[\p{Lu}\p{N}])/u;

/** Whether a line is short and no sentence. */
export function isHeaderLike(plain: string, tokens: readonly Token[], line: CvLine): boolean {
  const length = line.end - line.start;
  if (length > LONGEST_HEADER || line.to - line.from > MOST_HEADER_WORDS) return false;
  if (CONTACT.test(plain.slice(line.start, line.end))) return false;
  const last = plain.charAt(line.end - 1);
  // "B.V." and "Ltd." end a firm, not a sentence
  if (/[.:!?;,]/.test(last) && !CV_WORDS.companyWords.has(tokens[line.to - 1]?.key ?? '')) {
    if (last !== '.' || (tokens[line.to - 1]?.key.length ?? 0) > 3) return false;
  }
  return (plain.slice(line.start, line.end).match(/,/g)?.length ?? 0) <= 3;
}

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

/** Reads the lines around the dates of an entry until they tell a title and an employer. */
export function readHeader(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  { at, dates }: Anchor,
  first: number,
  limit: number,
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
    const segments = scoreSegments(facts, kind, segmentsOf(plain, tokens, stretches, dates));
    return { segments, classification: chooseSegments(segments, USUAL_ORDER, kind) };
  };
  let judged = judge();
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
  const most = isCut ? 0 : MOST_BELOW;
  for (let below = 0; below < most + labelled && next < limit && labelled <= MOST_LABELLED; below++) {
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
    } else if (labelled > 0 || !goesOn(facts, kind, line, judged)) break;
    const stretch = stretchOf(facts, kind, line);
    stretches.push(
      label === null && isTitleBelowFirm(facts, kind, line, judged) ? { ...stretch, label: 'title' } : stretch,
    );
    const more = judge();
    // a further line must add a part, not only words
    if (label === null && !isBetter(judged.classification, more.classification, kind)) break;
    judged = more;
    next++;
    bodyStart = line.end;
  }
  return { dates, segments: judged.segments, first, next, bodyStart };
}

/**
 * "Koerier Zwaluwe, Almere (2019 - 2022)" and below it "Buschauffeur": a name with its town is the firm, whatever it
 * means.
 */
function isTitleBelowFirm(
  facts: HeaderFacts,
  kind: EntryKind,
  line: CvLine,
  {
    segments,
    classification: { title, place },
  }: { readonly segments: readonly ClassifiedSegment[]; readonly classification: Classification },
): boolean {
  if (kind !== 'experience' || title === null || place !== null || line.to - line.from > MOST_TITLE_WORDS) return false;
  if (segments[segments.indexOf(title) + 1]?.isTown !== true) return false;
  const [only, ...others] = scoreSegments(
    facts,
    kind,
    segmentsOf(facts.plain, facts.tokens, [{ from: line.from, to: line.to, label: null }], null),
  );
  return others.length === 0 && (only?.titleScore ?? 0) > 0;
}

/** "Bachelor of Arts, Visual Communication": what follows a degree on its line may be its field and no school. */
function mayBeField({ title, place }: Classification): boolean {
  if (title === null || place === null || title.titleScore < SURE) return false;
  return !place.isFirst && place.group === title.group && place.titleScore > -SURE;
}

function isBetter(before: Classification, after: Classification, kind: EntryKind): boolean {
  const count = ({ title, place }: Classification): number => (title === null ? 0 : 1) + (place === null ? 0 : 1);
  if (before.place === null && after.place !== null) return true;
  if (count(after) > count(before) || after.margin > before.margin + SURE) return true;
  if (kind === 'education' && mayBeField(before) && after.place?.isFirst === true) return true;
  // "Works, Ukraine" and below it the title: what begins a line is more than the end of another
  return before.title?.isFirst === false && after.title?.isFirst === true;
}

/** Whether a line below the dates still tells who and where. */
function goesOn(
  facts: HeaderFacts,
  kind: EntryKind,
  line: CvLine,
  {
    segments,
    classification: { title, place, margin },
  }: { readonly segments: readonly ClassifiedSegment[]; readonly classification: Classification },
): boolean {
  const { plain, tokens } = facts;
  if (line.isAfterBlank && segments.length > 0) return false;
  if (!isHeaderLike(plain, tokens, line)) return false;
  if (title === null && place === null) return true;
  if (isTitleBelowFirm(facts, kind, line, { segments, classification: { title, place, margin } })) return true;
  const more = scoreSegments(
    facts,
    kind,
    segmentsOf(plain, tokens, [{ from: line.from, to: line.to, label: null }], null),
  );
  const [head] = more;
  if (head === undefined) return false;
  const isName =
    line.to - line.from <= MOST_NAME_WORDS && /^[\p{Lu}\p{N}'’"]/u.test(plain.slice(line.start, line.start + 1));
  // "zorgkundige (7de jaar), getuigschrift" below the school
  if (title === null) return more.some(({ titleScore }) => titleScore > 0) || (isName && head.titleScore > -1);
  if (kind === 'education' && isName && head.titleScore <= 0 && mayBeField({ title, place, margin })) return true;
  const isMiddle = title.titleScore <= 0 && !title.isFirst;
  if (place !== null && margin >= SURE && title.titleScore > 0 && place.titleScore <= -1) return false;
  // a title and something that may be an employer: only a clear employer or a clear title says more
  if (place !== null && isMiddle && isName && head.titleScore > -1) return true;
  if (place !== null)
    return place.titleScore > -1 && (head.titleScore <= -SURE || (title.titleScore <= 0 && head.titleScore >= SURE));
  // "Accountants Boterdaele, Antwerpen (2019 - 2022)" and below it a title: what looked like one was the firm
  if (head.titleScore >= SURE && more.length === 1 && line.to - line.from <= MOST_TITLE_WORDS) return true;
  if (head.titleScore <= -1) return isName || head.titleScore <= -SURE;
  if (title.titleScore <= 0 && head.titleScore >= SURE) return true;
  return (
    head.titleScore <= 0 &&
    isName &&
    (line.to - line.from <= 2 || more.some(({ isTown }) => isTown) || isCapitalised(plain, line))
  );
}

function isCapitalised(plain: string, line: CvLine): boolean {
  const words = plain
    .slice(line.start, line.end)
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return words.length > 0 && words.filter((word) => /^[("'’]?\p{Lu}/u.test(word)).length >= words.length * 0.6;
}
