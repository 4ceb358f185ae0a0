import type { ConceptMention } from '../../concepts/find-concepts.ts';
import type { CvEntry } from './cv-entry.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { PhraseSet } from '../words/phrase-set.ts';
import { isProse } from '../layout/prose-clauses.ts';
import { type AnchorOf, entryBlocks } from './entry-blocks.ts';
import { jobAnchor, schoolAnchor, SHORT_LINE } from './entry-anchors.ts';
import { USUAL_ORDER } from './entry-header.ts';
import { asSchooling } from './schooling/as-schooling.ts';
import { chosen, orderOf } from './chosen-entry.ts';
import { isSchooling, namesDegree, namesSchool, namesStudy } from './schooling/schooling-words.ts';
import { withDiplomasBelow } from './schooling/diploma-below.ts';
import { withSchoolExams } from './schooling/school-exams.ts';
import { linesOfSchooling, schoolingApart } from './schooling/schooling-apart.ts';
import { type EntryKind, type HeaderFacts, scoreSegments } from './classify-segments.ts';
import { withTitleBelow } from './header/title-below.ts';
import { proseEntries, type ProseReading } from './prose/prose-entries.ts';
import { employerGroups, withEmployerAbove, withGroupEmployer } from './shared-employer.ts';

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
      const found =
        section === 'education' ? schoolsAndJobs(facts, lines, hasHeading) : entriesOf(facts, section, lines, anchor);
      // "My career" above sentences: what they tell, where it is more than their dates as lines of a list do
      const isTold = found.length === 0 || lines.some((line) => isProse(facts.plain, facts.tokens, line));
      const told = isTold ? proseEntries(facts, lines).entries : [];
      entries.push(...(told.length > found.length ? told : found));
    } else if (section !== 'personal' && (section === 'mixed' || !hasHeading)) {
      // the name above the first job is no employer
      const below = section === 'none' ? linesBelowName(facts, lines, nameEnd) : lines;
      const prose = section === 'other' ? NO_PROSE : proseEntries(facts, below);
      entries.push(...prose.entries);
      if (section === 'none' || section === 'mixed') entries.push(...unsorted(facts, prose.rest));
    }
  }
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
  return end > titleFrom && (place === null || place.from < end || end === title?.to);
}

function entriesOf(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchor: AnchorOf,
): readonly CvEntry[] {
  if (kind === 'education') return entriesUnder(facts, kind, lines, anchor);
  const groups = employerGroups(facts, lines);
  const jobs = groups.flatMap((group) => withGroupEmployer(group, entriesUnder(facts, kind, group.lines, anchor)));
  return withEmployerAbove(jobs)
    .map((entry) => (isTraining(facts, entry) ? { ...entry, kind: 'education' as const } : entry))
    .map((entry) => (isPupil(facts, entry) ? { ...entry, kind: 'education' as const, title: null } : entry));
}

/** "Student" above a school, among the jobs: the title says that it is none and names no degree. */
function isPupil({ tokens }: HeaderFacts, { title, place, titleFrom, titleEnd }: CvEntry): boolean {
  if (title === null || place === null || titleEnd > title.end) return false;
  return CV_WORDS.pupil.endOf(tokens, titleFrom, title.to) === title.to;
}

/**
 * "Cursus" above schools and jobs of a CV that has no heading of work: a trade without a degree and a school, beside
 * an entry that has one. With `hasHeading` (of work) elsewhere only the jobs of teachers.
 */
function schoolsAndJobs(facts: HeaderFacts, whole: readonly CvLine[], hasHeading: boolean): readonly CvEntry[] {
  const lines = linesOfSchooling(facts, whole);
  const schools = entriesUnder(facts, 'education', lines, schoolAnchor(facts));
  if (!schools.some((entry) => namesStudy(facts, entry))) return schools;
  // reading the part twice pays only where it may hold a job
  const hasTeacher = lines.some(({ from, to }) => hitsBetween(facts.occupations, from, to).some(isTeaching));
  if (hasHeading && !hasTeacher) return schools;
  const blocks = entryBlocks(facts, 'education', lines, schoolAnchor(facts));
  const jobs = blocks
    .map((block) => ({ ...block, segments: scoreSegments(facts, 'experience', block.segments) }))
    .map((block) => chosen('experience', block, USUAL_ORDER))
    .filter((entry) => (entry.title?.titleScore ?? 0) >= SURE)
    .filter((entry) => (!hasHeading && !namesStudy(facts, entry)) || isTeachers(facts, entry));
  const isJob = ({ start }: CvEntry): boolean => jobs.some((job) => job.start === start);
  return [...schools.filter((entry) => !isJob(entry)), ...jobs].sort((a, b) => a.start - b.start);
}

/** The ISCO group of teaching professionals. */
const TEACHING = '23';
/** Words of a degree before what was learnt, on its line. */
const WORDS_BEFORE = 3;

/** "1999-2004 Professeure des écoles, école Jean Moulin": who teaches works at a school. */
function isTeachers(facts: HeaderFacts, { title, dates }: CvEntry): boolean {
  if (title === null || dates === null || dates.kind === 'point') return false;
  // "Bachelier : instituteur préscolaire" is what was learnt
  const { plain, tokens } = facts;
  let from = title.from;
  while (from > 0 && title.from - from < WORDS_BEFORE) {
    if (plain.slice(tokens[from - 1]?.end, tokens[from]?.start).includes('\n')) break;
    from--;
  }
  if (namesDegree(facts, from, title.to)) return false;
  return hitsBetween(facts.occupations, title.from, title.to).some((hit) => hit.from === title.from && isTeaching(hit));
}

function isTeaching({ concept }: ConceptMention): boolean {
  return concept.isco?.startsWith(TEACHING) === true;
}

/** "2020 - 2021 opleiding zorgkundige bij VDAB" among jobs: a course or degree that begins a title, and a school. */
function isTraining(facts: HeaderFacts, { title, place }: CvEntry): boolean {
  if (title === null || place === null || !namesSchool(facts, place.from, place.to)) return false;
  if (CV_WORDS.trainingWords.endOf(facts.tokens, title.from, title.to) > title.from) return true;
  // "PhD researcher", "Secondary school teacher" are jobs
  const isTrade =
    CV_WORDS.titleWords.countWithin(facts.tokens, title.from, title.to) > 0 ||
    hitsBetween(facts.occupations, title.from, title.to).length > 0;
  return !isTrade && CV_WORDS.degreeWords.endOf(facts.tokens, title.from, title.to) > title.from;
}

function entriesUnder(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  anchor: AnchorOf,
): readonly CvEntry[] {
  const blocks = entryBlocks(facts, kind, lines, anchor);
  const order = orderOf(blocks);
  if (kind === 'experience') {
    return blocks
      .map((block) => withTitleBelow(facts, lines, chosen(kind, block, order)))
      .filter(({ title, place }) => title !== null || place !== null);
  }
  const schools = blocks.map((block) => asSchooling(facts, block, order));
  return withDiplomasBelow(facts, withSchoolExams(facts, lines, schools)).filter(
    (entry) => (entry.title !== null || entry.place !== null) && isSchooling(facts, entry),
  );
}

/** Where nothing tells jobs from schooling, each paragraph of diplomas does, and each other entry by its own words. */
function unsorted(facts: HeaderFacts, lines: readonly CvLine[]): readonly CvEntry[] {
  return schoolingApart(facts, lines).flatMap(({ isSchooling, lines }) =>
    isSchooling ? entriesUnder(facts, 'education', lines, schoolAnchor(facts)) : unsortedOf(facts, lines),
  );
}

function unsortedOf(facts: HeaderFacts, lines: readonly CvLine[]): readonly CvEntry[] {
  const blocks = entryBlocks(facts, 'experience', lines, jobAnchor(facts, false));
  const order = orderOf(blocks);
  return blocks.flatMap((block) => {
    const job = withTitleBelow(facts, lines, chosen('experience', block, order));
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
    return [asSchooling(facts, { ...block, segments: scoreSegments(facts, 'education', block.segments) }, USUAL_ORDER)];
  });
}
