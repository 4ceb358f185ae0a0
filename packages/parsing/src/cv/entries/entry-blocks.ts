import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { type Anchor, type Header, readHeader } from './entry-header.ts';
import { isHeaderLike } from './further-lines.ts';
import type { ClassifiedSegment, EntryKind, HeaderFacts } from './classify-segments.ts';

/** An entry of a CV: its dates, the parts of its header and the characters of what is told below. */
export interface EntryBlock {
  readonly dates: DateRange | null;
  readonly segments: readonly ClassifiedSegment[];
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

/** Entries of one part of a CV that are read; a text of nothing but dates stops here. */
const MOST_ENTRIES = 60;
/** Lines of a header above its dates. */
const MOST_ABOVE = 3;

/** Which lines may begin an entry, and what its date then is. */
export type AnchorOf = (lines: readonly CvLine[], at: number) => DateRange | 'undated' | null;

/** Cuts the lines under a heading into entries. */
export function entryBlocks(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchorOf: AnchorOf,
): readonly EntryBlock[] {
  const anchors: Anchor[] = [];
  for (let at = 0; at < lines.length && anchors.length < MOST_ENTRIES; at++) {
    const dates = anchorOf(lines, at);
    if (dates === null) continue;
    const period = dates === 'undated' ? null : dates;
    if (period !== null && isPartOf(lines[at], period, anchors.at(-1)?.dates ?? null)) continue;
    anchors.push({ at, dates: period });
  }
  const dated = anchors.filter(({ at, dates }) => dates !== null && lines[at]?.isBullet === false);
  const used = dated.length > 0 ? anchors.filter(({ at }) => lines[at]?.isBullet === false) : anchors;
  const headers: Header[] = [];
  let taken = 0;
  let usualAbove: number | null = null;
  for (const [index, anchor] of used.entries()) {
    // a line without a date that belongs to the header above is no entry of its own
    if (anchor.at < taken || (anchor.dates === null && isAboveDates(lines, anchor.at))) continue;
    const next = used.slice(index + 1, index + 4).find(({ dates }) => dates !== null)?.at ?? lines.length;
    const above = linesAbove(facts, lines, anchor.at, taken, usualAbove);
    usualAbove ??= above;
    const header = readHeader(facts, kind, lines, anchor, anchor.at - above, next);
    headers.push(header);
    taken = header.next;
  }
  const blocks: EntryBlock[] = [];
  for (const [at, header] of headers.entries()) {
    const following = headers[at + 1];
    const lastLine = lines[(following?.first ?? lines.length) - 1];
    const first = lines[header.first];
    if (first === undefined || lastLine === undefined) continue;
    const end = Math.max(lastLine.end, header.bodyStart);
    blocks.push({
      dates: header.dates,
      segments: header.segments,
      start: first.start,
      end,
      bodyStart: header.bodyStart,
    });
  }
  return blocks;
}

/**
 * A project inside a job ("Project X (2018-2020): …"): its period lies within that of the job and it stands in its
 * text.
 */
function isPartOf(line: CvLine | undefined, period: DateRange, last: DateRange | null): boolean {
  if (line === undefined || last === null || line.isAfterBlank || last.dateFrom === null || period.dateFrom === null)
    return false;
  const isEdge = period.start - line.start < 5 || line.end - period.end < 5;
  const isShorter =
    period.dateFrom >= last.dateFrom && (last.dateTo === null || (period.dateTo ?? '9999') <= last.dateTo);
  return !isEdge && isShorter && (period.dateFrom !== last.dateFrom || period.dateTo !== last.dateTo);
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
    above++;
    if (line.isAfterBlank) return above <= MOST_ABOVE ? above : Math.min(MOST_ABOVE, usual ?? 0);
  }
  if (anchor - above === 0 && above <= MOST_ABOVE) return above;
  return Math.min(above, usual ?? (above > MOST_ABOVE ? 0 : above));
}
