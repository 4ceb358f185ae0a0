import { hitsBetween } from '../../tokens/hits-between.ts';
import type { CvEntry } from './cv-entry.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { PhraseSet } from '../words/phrase-set.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { isProse } from '../layout/prose-clauses.ts';
import { type AnchorOf, type EntryBlock, entryBlocks } from './entry-blocks.ts';
import { USUAL_ORDER } from './entry-header.ts';
import { chooseSegments, type EntryKind, type HeaderFacts, type ClassifiedSegment } from './classify-segments.ts';
import { proseEntries, type ProseReading } from './prose-entries.ts';
import { employerGroups, withEmployerAbove, withGroupEmployer } from './shared-employer.ts';

/** What the entries of one part show of the order of title and employer counts this much for the doubtful ones. */
const LEARNT_ORDER = 1.2;
const SURE = 2.5;
/** A line with a date in its middle is an entry when it is short; at its begin or end always. */
const SHORT_LINE = 110;
/** Jobs and schools of one CV; a text of nothing but dates stops here. */
const MOST_ENTRIES = 100;
const EDGE = 4;
const NO_PROSE: ProseReading = { entries: [], rest: [] };
/** Words before the dates of a header that ends like a sentence. */
const MOST_HEADER_WORDS = 9;

/** The entries of a CV: jobs under their heading, schooling under its own, and both where no heading tells. */
export function readEntries(facts: HeaderFacts, regions: readonly CvRegion[], nameEnd: number): readonly CvEntry[] {
  const hasHeading = regions.some(({ section }) => section === 'experience');
  const entries: CvEntry[] = [];
  for (const { section, lines } of regions) {
    if (entries.length >= MOST_ENTRIES) break;
    if (section === 'experience' || section === 'education') {
      const anchor = section === 'experience' ? jobAnchor(facts, true) : schoolAnchor(facts);
      const found = entriesOf(facts, section, lines, anchor);
      entries.push(...(found.length > 0 ? found : proseEntries(facts, lines).entries));
    } else if (section !== 'personal' && (section === 'mixed' || !hasHeading)) {
      // the name above the first job is no employer
      const below = section === 'none' ? linesBelowName(facts, lines, nameEnd) : lines;
      const prose = section === 'other' ? NO_PROSE : proseEntries(facts, below);
      entries.push(...prose.entries);
      if (section === 'none' || section === 'mixed') entries.push(...unsorted(facts, prose.rest));
    }
  }
  if (!regions.some(({ section }) => section === 'education' || section === 'mixed'))
    entries.push(...loneDiplomas(facts, regions, entries));
  if (entries.every(({ kind }) => kind === 'experience')) entries.push(...studiesInProse(facts, regions));
  return entries.filter((entry) => !isGap(facts, entry)).slice(0, MOST_ENTRIES);
}

/** "BEP Logistique, Lycée Cormontaigne, 2001" on a line of its own in a CV that has no heading of schooling. */
function loneDiplomas(
  facts: HeaderFacts,
  regions: readonly CvRegion[],
  entries: readonly CvEntry[],
): readonly CvEntry[] {
  // a list of diplomas names again what a sentence told
  const isRead = ({ start, end, ranges }: CvLine): boolean =>
    entries.some(
      (entry) =>
        (entry.start <= start && end <= entry.bodyStart) ||
        (entry.kind === 'education' && entry.dates?.dateTo === ranges[0]?.dateTo),
    );
  const isDiploma = ({ ranges, from, to, start, end }: CvLine): boolean =>
    ranges.length === 1 &&
    ranges[0]?.kind !== 'since' &&
    end - start <= SHORT_LINE &&
    CV_WORDS.courseWords.countWithin(facts.tokens, from, to) === 0 &&
    namesDegree(facts, from, to) &&
    namesSchool(facts, from, to);
  return regions.flatMap(({ section, lines }) =>
    section === 'personal'
      ? []
      : lines.flatMap((line) =>
          // an item of a list of diplomas, or among the tasks of a job
          (line.isBullet && section !== 'none') ||
          isRead(line) ||
          isProse(facts.plain, facts.tokens, line) ||
          !isDiploma(line)
            ? []
            : entriesUnder(facts, 'education', [line], schoolAnchor(facts)),
        ),
  );
}

/** "I studied law at Leuven from 2010 to 2014": a sentence outside the jobs, where no heading names schooling. */
function studiesInProse(facts: HeaderFacts, regions: readonly CvRegion[]): readonly CvEntry[] {
  return regions.flatMap(({ section, lines }) =>
    section === 'personal' || section === 'experience'
      ? []
      : proseEntries(facts, lines).entries.filter(({ kind }) => kind === 'education'),
  );
}

/** The lines behind a name; "My name is Ana Lima. | Since 2019 I have been a nurse at …" goes on behind it. */
function linesBelowName({ plain, tokens }: HeaderFacts, lines: readonly CvLine[], nameEnd: number): readonly CvLine[] {
  return lines.flatMap((line) => {
    if (line.start >= nameEnd) return [line];
    const from = line.end > nameEnd ? tokens.findIndex(({ start }) => start >= nameEnd) : -1;
    if (from === -1 || from >= line.to) return [];
    const rest = { ...line, start: tokens[from]?.start ?? line.end, from };
    return isProse(plain, tokens, rest) ? [rest] : [];
  });
}

const GAPS = new PhraseSet(phrasesOfAll('cv.gap'));

/** "2024 - 2025: recherche d'emploi": a time without a job and without a school. */
function isGap({ tokens }: HeaderFacts, { title, place, titleFrom }: CvEntry): boolean {
  return title !== null && place === null && GAPS.endOf(tokens, titleFrom) > titleFrom;
}

function entriesOf(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchor: AnchorOf,
): readonly CvEntry[] {
  if (kind === 'education') return entriesUnder(facts, kind, lines, anchor);
  const groups = employerGroups(facts, lines);
  return withEmployerAbove(
    groups.flatMap((group) => withGroupEmployer(group, entriesUnder(facts, kind, group.lines, anchor))),
  );
}

function entriesUnder(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchor: AnchorOf,
): readonly CvEntry[] {
  const blocks = entryBlocks(facts, kind, lines, anchor);
  const order = orderOf(blocks);
  return blocks
    .map((block) => (kind === 'education' ? asSchooling(facts, block, order) : chosen(kind, block, order)))
    .filter(
      (entry) => (entry.title !== null || entry.place !== null) && (kind === 'experience' || isSchooling(facts, entry)),
    );
}

/** Title before employer or after it, as the clear entries show. */
function orderOf(blocks: readonly EntryBlock[]): number {
  let votes = 0;
  for (const { segments } of blocks) {
    const { title, place, margin } = chooseSegments(segments, USUAL_ORDER);
    if (title !== null && place !== null && margin >= SURE) votes += title.start < place.start ? 1 : -1;
  }
  return votes === 0 ? USUAL_ORDER : Math.sign(votes) * LEARNT_ORDER;
}

function chosen(kind: EntryKind, { dates, segments, start, end, bodyStart }: EntryBlock, order: number): CvEntry {
  const { title, place } = chooseSegments(segments, order);
  const first = kind === 'education' ? degreeBefore(segments, title) : title;
  return {
    kind,
    dates,
    title,
    place,
    titleFrom: first?.from ?? 0,
    titleStart: first?.start ?? 0,
    titleEnd: endOfTitle(segments, title, place),
    start,
    end,
    bodyStart,
    hasDegree: kind === 'education' && segments.some(({ isInBrackets, titleScore }) => isInBrackets && titleScore > 0),
  };
}

/** An entry of schooling: where its one part names the school, or a lone word the degree behind what was learnt. */
function asSchooling(facts: HeaderFacts, block: EntryBlock, order: number): CvEntry {
  const entry = chosen('education', block, order);
  const { title, place } = entry;
  // "liceo scientifico Galilei, 2012"
  const isLyceum =
    title !== null &&
    title.titleScore < 0 &&
    namesSchool(facts, title.from, title.to) &&
    hitsBetween(facts.studies, title.from, title.to).length > 0;
  if (isLyceum && place === null) return { ...entry, title: null, place: title };
  if (title === null || place === null || title.isFirst || title.to - title.from > 1) return entry;
  // "zorgkundige (7de jaar), getuigschrift" below its school
  const first = block.segments.find(({ group, isFirst }) => group === title.group && isFirst);
  if (first === undefined || first === place || first.isTown || first.titleScore !== 0) return entry;
  return { ...entry, title: first, titleFrom: first.from, titleStart: first.start, titleEnd: first.end };
}

/** "Master, Economics": the degree before the field belongs to it. */
function degreeBefore(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
): ClassifiedSegment | null {
  const before = title === null ? undefined : segments[segments.indexOf(title) - 1];
  return before !== undefined && before.group === title?.group && before.titleScore > 0 && !before.isInBrackets
    ? before
    : title;
}

function endOfTitle(
  segments: readonly ClassifiedSegment[],
  title: ClassifiedSegment | null,
  place: ClassifiedSegment | null,
): number {
  let end = title?.end ?? 0;
  for (const segment of segments) {
    if (title === null || segment.start <= title.start || segment.group !== title.group) continue;
    if (segment === place || segment.isInBrackets || segment.isTown || segment.titleScore < 0) break;
    // without an employer elsewhere the next part may be one
    if (place === null || (place.group === title.group && place.start < segment.start)) break;
    end = segment.end;
  }
  return end;
}

/** Where nothing tells jobs from schooling, each entry does by its own words. */
function unsorted(facts: HeaderFacts, lines: readonly CvLine[]): readonly CvEntry[] {
  const blocks = entryBlocks(facts, 'experience', lines, jobAnchor(facts, false));
  const order = orderOf(blocks);
  return blocks.flatMap((block) => {
    const job = chosen('experience', block, order);
    if (job.title === null && job.place === null) return [];
    // "51 anni, rumena, a Roma dal 2010"
    if (block.dates?.kind === 'since' && job.place === null && (job.title?.titleScore ?? 0) < SURE) return [];
    // "Ho studiato da infermiera": the trade was learnt
    const hasStudied = block.segments.some(({ from, to }) => CV_WORDS.studied.countWithin(facts.tokens, from, to) > 0);
    // "Qualifica di acconciatore, CFP Pescara": a degree before the trade, and a school
    const hasDegree = job.title !== null && CV_WORDS.degreeWords.endOf(facts.tokens, job.title.from) > job.title.from;
    const isSchool = job.place !== null && namesSchool(facts, job.place.from, job.place.to);
    const isJob = (job.title?.titleScore ?? 0) > 1 && !hasStudied && !(hasDegree && isSchool);
    if (isJob || !namesStudy(facts, job)) return [job];
    return [asSchooling(facts, block, USUAL_ORDER)];
  });
}

function isEdge({ start, end }: CvLine, range: DateRange): boolean {
  return range.start - start <= EDGE || end - range.end <= EDGE;
}

function jobAnchor({ plain, tokens }: HeaderFacts, hasHeading: boolean): AnchorOf {
  return (lines, at) => {
    const line = lines[at];
    if (line === undefined || line.ranges.length === 0) return null;
    const range = line.ranges.find(({ kind }) => kind !== 'point') ?? (hasHeading ? line.ranges[0] : undefined);
    if (range === undefined) return null;
    const isShort = line.end - line.start <= SHORT_LINE;
    if (!isEdge(line, range) && !(isShort && range.kind === 'range' && !line.isBullet) && !isBehindGap(plain, range))
      return null;
    if (CV_WORDS.birthWords.countWithin(tokens, line.from, range.from) > 0) return null;
    // "I learnt it at X, from 2025 on.": a sentence is no header
    const isSentence = /[.!?]$/.test(plain.slice(line.start, line.end)) && range.start - line.start > EDGE;
    const isSeason = range.dateFrom === range.dateTo;
    const isStory = range.kind === 'since' || isSeason || range.from - line.from > MOST_HEADER_WORDS || !hasHeading;
    if (isSentence && isStory) return null;
    if (range.kind === 'since')
      return range.start - line.start <= EDGE || isBehindGap(plain, range) || isShort ? range : null;
    if (range.kind === 'range') return range;
    // one date alone: "summer 2015" below a title, or "2015 Seller, Firm"
    const isParagraph =
      at === 0 || line.isAfterBlank || (lines[at - 1]?.isAfterBlank === true && lines[at - 1]?.ranges.length === 0);
    const isOpening = line.start === range.start && /^\s{0,2}[:–—-]\s/.test(plain.slice(range.end, range.end + 4));
    return (isParagraph || (isOpening && !line.isBullet)) && isShort && isEdge(line, range) ? range : null;
  };
}

function isBehindGap(plain: string, { start }: DateRange): boolean {
  return /(?:\s{2}|[\t|(–—,:-]\s?)$/.test(plain.slice(Math.max(0, start - 3), start));
}

function schoolAnchor(facts: HeaderFacts): AnchorOf {
  return (lines, at) => {
    const line = lines[at];
    if (line === undefined) return null;
    const range = line.ranges.find(({ kind }) => kind !== 'point') ?? line.ranges[0];
    if (range !== undefined && line.end - line.start <= SHORT_LINE * 2) {
      const isBirth = CV_WORDS.birthWords.countWithin(facts.tokens, line.from, range.from) > 0;
      // a list of certificates with their years
      const isList = range.kind === 'point' && line.ranges.length > 1;
      if (isBirth || isList) return null;
      return range;
    }
    return !line.isBullet && namesDegree(facts, line.from, line.to) && namesSchool(facts, line.from, line.to)
      ? 'undated'
      : null;
  };
}

function namesDegree({ tokens }: HeaderFacts, from: number, to: number): boolean {
  return CV_WORDS.degreeWords.countWithin(tokens, from, to) > 0;
}

function namesSchool({ tokens }: HeaderFacts, from: number, to: number): boolean {
  return CV_WORDS.instituteWords.countWithin(tokens, from, to) > 0;
}

function namesStudy(facts: HeaderFacts, { title, place }: CvEntry): boolean {
  const names = (segment: ClassifiedSegment | null): boolean =>
    segment !== null && (namesDegree(facts, segment.from, segment.to) || namesSchool(facts, segment.from, segment.to));
  return names(title) || names(place);
}

/** Whether the only degree that a title names is one that certificates of a day are called too. */
function isSlight({ tokens }: HeaderFacts, title: ClassifiedSegment | null): boolean {
  if (title === null) return false;
  const slight = CV_WORDS.slightDegrees.countWithin(tokens, title.from, title.to);
  return slight > 0 && slight >= CV_WORDS.degreeWords.countWithin(tokens, title.from, title.to);
}

/** A period and two parts are schooling under its heading; one year alone needs a degree or a school. */
function isSchooling(facts: HeaderFacts, { title, place, dates, hasDegree }: CvEntry): boolean {
  const degree = title !== null && (title.titleScore > 0 || namesDegree(facts, title.from, title.to) || hasDegree);
  const school =
    place !== null && (place.titleScore <= -2 || (title === null && namesSchool(facts, place.from, place.to)));
  // "Certificate BREEAM AP, 2021": a year and no school
  if (dates?.kind === 'point' && place === null && isSlight(facts, title)) return false;
  const isCourse = title !== null && CV_WORDS.courseWords.countWithin(facts.tokens, title.from, title.to) > 0;
  // "2017, cours de nettoyage (Bruxelles Formation)"
  if (dates?.kind === 'point' && isCourse && place?.isInBrackets === true) return false;
  if (degree || school) return title === null || school || degree;
  return dates !== null && dates.kind !== 'point' && !isCourse;
}
