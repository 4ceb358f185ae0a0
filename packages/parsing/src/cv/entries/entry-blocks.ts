import type { CvLine } from '../layout/cv-line.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import type { EntryBlock } from './cv-entry.ts';
import type { Anchor } from './entry-header.ts';
import { formBlocks } from './form/form-entries.ts';
import { headersOf } from './section-shape.ts';
import { tableBlocks } from './form/table-rows.ts';
import type { EntryKind, HeaderFacts } from './classify-segments.ts';

/** Entries of one part of a CV that are read; a text of nothing but dates stops here. */
const MOST_ENTRIES = 60;

/** Which lines may begin an entry, and what its date then is. */
export type AnchorOf = (lines: readonly CvLine[], at: number) => DateRange | 'undated' | null;

/** Cuts the lines under a heading into entries. */
export function entryBlocks(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchorOf: AnchorOf,
): readonly EntryBlock[] {
  const table = tableBlocks(facts, kind, lines);
  if (table !== null) return [...table.rows, ...blocksOfLines(facts, kind, table.rest, anchorOf)];
  return formBlocks(facts, kind, lines) ?? blocksOfLines(facts, kind, lines, anchorOf);
}

function blocksOfLines(
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
    if (kind === 'experience' && period !== null && isPartOf(lines[at], period, anchors.at(-1)?.dates ?? null))
      continue;
    anchors.push({ at, dates: period });
  }
  const dated = anchors.filter(({ at, dates }) => dates !== null && lines[at]?.isBullet === false);
  const listed = anchors.filter(({ at, dates }) => dates !== null && lines[at]?.isBullet === true);
  // "* Havo, Fons Vitae Lyceum, 2019-2024" in a list, and below it a sentence with a year
  const isList = kind === 'education' && listed.length > dated.length;
  const used = dated.length > 0 ? anchors.filter(({ at }) => lines[at]?.isBullet === isList) : anchors;
  const headers = headersOf(facts, kind, lines, used);
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
