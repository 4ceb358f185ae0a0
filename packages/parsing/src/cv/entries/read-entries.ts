import { hitsBetween } from '../../tokens/hits-between.ts';
import type { CvEntry } from './cv-entry.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { PhraseSet } from '../words/phrase-set.ts';
import { isProse } from '../layout/prose-clauses.ts';
import { type AnchorOf, type EntryBlock, entryBlocks } from './entry-blocks.ts';
import { jobAnchor, schoolAnchor, SHORT_LINE } from './entry-anchors.ts';
import { USUAL_ORDER } from './entry-header.ts';
import { isSchooling, namesDegree, namesSchool, namesStudy } from './schooling-words.ts';
import { chooseSegments, type EntryKind, type HeaderFacts, type ClassifiedSegment } from './classify-segments.ts';
import { proseEntries, type ProseReading } from './prose-entries.ts';
import { employerGroups, withEmployerAbove, withGroupEmployer } from './shared-employer.ts';

/** What the entries of one part show of the order of title and employer counts this much for the doubtful ones. */
const LEARNT_ORDER = 1.2;
const SURE = 2.5;
/** Jobs and schools of one CV; a text of nothing but dates stops here. */
const MOST_ENTRIES = 100;
const NO_PROSE: ProseReading = { entries: [], rest: [] };

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

/** "2024 - 2025: recherche d'emploi", "Full-time carer at home": a time without a job and without a school. */
function isGap({ tokens }: HeaderFacts, { title, place, titleFrom }: CvEntry): boolean {
  if (place !== null && GAPS.endOf(tokens, place.from, place.to) > place.from) return true;
  const end = title === null ? 0 : GAPS.endOf(tokens, titleFrom);
  return end > titleFrom && (place === null || place.from < end);
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
