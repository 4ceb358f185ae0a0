import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { chooseSegments } from './choose-segments.ts';
import type { EntryKind, HeaderFacts } from './classify-segments.ts';
import { type Anchor, type Header, readHeader, USUAL_ORDER } from './entry-header.ts';
import { isHeaderLike, SURE } from './further-lines.ts';

/** How many lines of a header stand above and below its dates. */
export interface HeaderShape {
  readonly above: number;
  readonly below: number;
}

interface ShapeVotes {
  readonly shape: HeaderShape;
  /** Entries that have it and tell title and employer clearly. */
  readonly count: number;
}

/** Lines of a header above its dates. */
const MOST_ABOVE = 3;
/** Shapes of one part that are tried. */
const MOST_SHAPES = 3;

/**
 * The headers of a part of a CV: read line by line, and once more in each shape that its clear entries have. Who
 * writes one entry as "school, dates, study" on three lines writes the next one so; the shape counts when titles and
 * employers come to light by it, or when most entries have it and nothing is lost.
 */
export function headersOf(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
): readonly Header[] {
  const alone = readAll(facts, kind, lines, anchors, null);
  let best = alone;
  let most = toldIn(kind, alone);
  for (const { shape, count } of shapesOf(kind, lines, alone)) {
    if (count === alone.length) break;
    const shaped = readAll(facts, kind, lines, anchors, shape);
    const told = toldIn(kind, shaped);
    // what most entries are like the others are like too, if nothing is lost by it
    const isUsual = best === alone && count * 2 >= alone.length && told === most;
    if (shaped.length < alone.length || (told <= most && !isUsual)) continue;
    best = shaped;
    most = told;
  }
  return best;
}

/** Titles and employers that headers tell. */
function toldIn(kind: EntryKind, headers: readonly Header[]): number {
  let told = 0;
  for (const { segments } of headers) {
    const { title, place } = chooseSegments(segments, USUAL_ORDER, kind);
    told += (title === null ? 0 : 1) + (place === null ? 0 : 1);
  }
  return told;
}

/** The shapes of the entries that tell title and employer clearly, the usual ones first. */
function shapesOf(kind: EntryKind, lines: readonly CvLine[], headers: readonly Header[]): readonly ShapeVotes[] {
  const votes = new Map<string, ShapeVotes>();
  for (const { segments, first, next, dates } of headers) {
    const { title, place, margin } = chooseSegments(segments, USUAL_ORDER, kind);
    if (title === null || place === null || margin < SURE || title.label !== null || dates === null) continue;
    let at = first;
    while (at < next && (lines[at]?.end ?? Infinity) < dates.start) at++;
    const shape = { above: at - first, below: next - at - 1 };
    const key = `${shape.above} ${shape.below}`;
    votes.set(key, { shape, count: (votes.get(key)?.count ?? 0) + 1 });
  }
  return [...votes.values()].sort((a, b) => b.count - a.count).slice(0, MOST_SHAPES);
}

function readAll(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  shape: HeaderShape | null,
): readonly Header[] {
  const headers: Header[] = [];
  let taken = 0;
  let usualAbove: number | null = null;
  for (const [index, anchor] of anchors.entries()) {
    // a line without a date that belongs to the header above is no entry of its own
    if (anchor.at < taken || (anchor.dates === null && isAboveDates(lines, anchor.at))) continue;
    const next = anchors.slice(index + 1, index + 4).find(({ dates }) => dates !== null)?.at ?? lines.length;
    const usual: number =
      shape === null || anchor.dates === null
        ? linesAbove(facts, lines, anchor.at, taken, usualAbove)
        : shapedAbove(facts, lines, anchor.at, taken, shape.above);
    usualAbove ??= usual;
    const above = Math.max(usual, openAbove(facts, lines, anchor.at, taken));
    const limit = shape === null || next === lines.length ? next : Math.max(anchor.at + 1, next - shape.above);
    const header = readHeader(facts, kind, lines, anchor, anchor.at - above, limit, shape?.below ?? null);
    headers.push(header);
    taken = header.next;
  }
  return headers;
}

/** "BSc Accounting, Leeds University, | 2009 - 2012": lines above the dates that end with a comma and go on there. */
function openAbove({ plain }: HeaderFacts, lines: readonly CvLine[], anchor: number, floor: number): number {
  let above = 0;
  while (above < MOST_ABOVE && anchor - above - 1 >= floor) {
    const line = lines[anchor - above - 1];
    if (line === undefined || lines[anchor - above]?.isAfterBlank !== false || line.ranges.length > 0) break;
    if (!/^,[ \t]*(?:\n|$)/.test(plain.slice(line.end - 1, line.end + 8)) && plain.charAt(line.end) !== ',') break;
    above++;
  }
  return above;
}

/** As many lines above the dates as the shape has, where they are of the header's paragraph. */
function shapedAbove(
  { plain, tokens }: HeaderFacts,
  lines: readonly CvLine[],
  anchor: number,
  floor: number,
  most: number,
): number {
  const dateLine = lines[anchor];
  if (dateLine === undefined || dateLine.isAfterBlank || dateLine.isBullet) return 0;
  let above = 0;
  while (above < most && anchor - above - 1 >= floor) {
    const line = lines[anchor - above - 1];
    if (line === undefined || line.isBullet || !isHeaderLike(plain, tokens, line)) break;
    above++;
    if (line.isAfterBlank) break;
  }
  return above;
}

/** A degree whose dates stand below it is the header of that line. */
function isAboveDates(lines: readonly CvLine[], at: number): boolean {
  for (let below = at + 1; below <= at + MOST_ABOVE; below++) {
    const line = lines[below];
    if (line === undefined || line.isAfterBlank || line.isBullet) return false;
    if (line.ranges.length > 0) return true;
  }
  return false;
}

/** How many lines above the dates belong to the header: those of its paragraph, or as many as the first entry has. */
function linesAbove(
  { plain, tokens }: HeaderFacts,
  lines: readonly CvLine[],
  anchor: number,
  floor: number,
  usual: number | null,
): number {
  const dateLine = lines[anchor];
  if (dateLine === undefined || dateLine.isAfterBlank || dateLine.isBullet) return 0;
  // labelled forms tell their dates first or in any order; the label of the line above says enough
  let above = 0;
  while (above <= MOST_ABOVE) {
    const line = lines[anchor - above - 1];
    if (line === undefined || anchor - above - 1 < floor || line.isBullet || !isHeaderLike(plain, tokens, line)) break;
    if (labelAt(plain, tokens, line)?.label === 'tasks') break;
    // "1988     BTS Comptabilité" above "1988 - 1995     Secrétaire": a line that begins with a date is an entry's own
    if (line.ranges[0]?.from === line.from && line.ranges[0].to < line.to) break;
    above++;
    if (line.isAfterBlank) return above <= MOST_ABOVE ? above : Math.min(MOST_ABOVE, usual ?? 0);
  }
  if (anchor - above === 0 && above <= MOST_ABOVE) return above;
  return Math.min(above, usual ?? (above > MOST_ABOVE ? 0 : above));
}
