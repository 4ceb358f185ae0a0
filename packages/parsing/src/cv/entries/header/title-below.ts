import type { CvLine } from '../../layout/cv-line.ts';
import { CLEAR, type ClassifiedSegment, type HeaderFacts } from '../classify-segments.ts';
import type { CvEntry } from '../cv-entry.ts';
import { proseSegment } from '../prose/prose-names.ts';

/** The end of a sentence, and another one. */
const SENTENCES = /\.\s+\p{Lu}/u;
/** Words of a job that a sentence of its own names. */
const LONGEST_TITLE = 6;

/** "2017 - 2019: Westvlees" above "Magazijnier. Orders picken, …": a job whose first sentence below is its title. */
export function withTitleBelow(facts: HeaderFacts, lines: readonly CvLine[], entry: CvEntry): CvEntry {
  const { place, title } = entry;
  if (place === null) return entry;
  if (title !== null && SENTENCES.test(facts.plain.slice(entry.titleStart, entry.titleEnd)))
    return withoutTasks(facts, entry, title);
  if (title !== null && title.titleScore >= CLEAR) return entry;
  const line = lines.find(({ start }) => start >= entry.bodyStart);
  if (line === undefined || line.isBullet || line.isAfterBlank || line.start >= entry.end) return entry;
  const named = titleOf(facts, line);
  if (named === null) return entry;
  const bodyStart = facts.tokens[named.to]?.start ?? named.end;
  // "Colruyt Group, Halle (depot Deinze)": what was taken for the title may be the firm
  const firm = title !== null && title.start < place.start ? title : place;
  return {
    ...entry,
    title: named,
    place: firm,
    titleFrom: named.from,
    titleStart: named.start,
    titleEnd: named.end,
    bodyStart,
  };
}

/** "Warehouse operative. Picking orders": what stands behind the sentence that names the job is told of it. */
function withoutTasks(facts: HeaderFacts, entry: CvEntry, title: ClassifiedSegment): CvEntry {
  const named = titleOf(facts, title);
  const bodyStart = named === null ? undefined : facts.tokens[named.to]?.start;
  if (named === null || bodyStart === undefined || title.from !== entry.titleFrom) return entry;
  return { ...entry, title: named, titleEnd: named.end, bodyStart };
}

/** The first sentence of a line where it is the name of a job and nothing else. */
function titleOf(
  facts: HeaderFacts,
  { from, to, start, end }: Pick<CvLine, 'from' | 'to' | 'start' | 'end'>,
): ClassifiedSegment | null {
  const { plain, tokens } = facts;
  const stop = plain.slice(start, end).search(/\.\s/);
  if (stop <= 0) return null;
  let last = from;
  while (last < to && (tokens[last]?.end ?? end) <= start + stop) last++;
  if (last === from || last - from > LONGEST_TITLE || tokens.slice(from + 1, last).some((token) => token.followsBreak))
    return null;
  const segment = proseSegment(facts, from, last, CLEAR);
  return facts.namesOccupation(segment) ? segment : null;
}
