import type { ConceptId } from '@counterpart/domain';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { CvSpan } from '../cv/entries/cv-entries.ts';
import { keysByLanguage, keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { REACH } from '../tokens/reach.ts';
import type { ParsedSpans } from './parsed-entries.ts';
import type { ReadDocumentText } from './read-candidate.ts';

const EDUCATION = /^educations\[\d+\]\.info$/;
const EXPERIENCE = /^workExperiences\[\d+\]\./;
const AS = keysOfAll('cv.as');
const POST = keysByLanguage('people.post');
const LINE_BREAK = /[\n\r]/;

/**
 * What a candidate's texts name without the trades that the tasks of a job only mention: whoever has a title tells what
 * they are there, and "coordinate with warehouse manager", "supervised loan officers" below it are others. A trade of
 * any title of theirs stays, and so does one that they say to have ("as an accountant") or that heads a line. Of 45 in
 * real CVs 36 were somebody else's. Where a title of theirs is known, the same holds of what stands below a school
 * ("one a junior pharmacist": a child) and between the commas of a list of skills ("purchasing manager, quality").
 */
export function withoutTradesInPassing(
  readings: readonly ReadDocumentText[],
  spans: ParsedSpans,
): readonly ReadDocumentText[] {
  const own = new Set<ConceptId>();
  const titled = new Set<string>();
  for (const { text, reading } of readings) {
    if (text.purpose !== 'title') continue;
    for (const { concept } of reading.functions) own.add(concept.id);
    titled.add(EXPERIENCE.exec(text.field)?.[0] ?? '');
  }
  if (own.size === 0) return readings;
  const tasks = [...spans].flatMap(([field, at]) => (isTasksOf(field, titled) ? at : []));
  return readings.map((each) => {
    const { field } = each.text;
    const isTasks = isTasksOf(field, titled);
    if (!isTasks && field !== 'cvText') return each;
    const { reading } = each;
    const isInPassing = (hit: ConceptMention): boolean =>
      (isTasks || isWithin(tasks, hit) || isListed(reading.read, hit)) &&
      !own.has(hit.concept.id) &&
      !isClaimed(reading.read, hit);
    const functions = reading.functions.filter((hit) => !isInPassing(hit));
    if (functions.length === reading.functions.length) return each;
    const occupations = reading.occupations.filter((hit) => !isInPassing(hit));
    return { ...each, reading: { ...reading, functions, occupations } };
  });
}

/** Whether a field holds what somebody did in a job that has a title, known or not, or what stands below a school. */
function isTasksOf(field: string, titled: ReadonlySet<string>): boolean {
  return EDUCATION.test(field) || (field.endsWith('.text') && titled.has(EXPERIENCE.exec(field)?.[0] ?? ''));
}

/** Whether a mention is all there is between two commas of a line. */
function isListed({ original }: ReadText, { start, end }: ConceptMention): boolean {
  return (
    /,[^\S\n\r]*$/.test(original.slice(Math.max(0, start - 3), start)) && /^ ?,/.test(original.slice(end, end + 2))
  );
}

function isWithin(spans: readonly CvSpan[], { start, end }: ConceptMention): boolean {
  return spans.some((span) => start >= span.start && end <= span.end);
}

/** Whether somebody says to be what a mention names: "as an accountant", "the role of buyer", or heads a line so. */
function isClaimed({ tokens, original, language, table }: ReadText, { from }: ConceptMention): boolean {
  const first = tokens[from];
  if (first === undefined) return false;
  const gap = original.slice(tokens[from - 1]?.end ?? 0, first.start);
  if (isCapital(original, first) && (from === 0 || LINE_BREAK.test(gap))) return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH.relevance.claim); at--) {
    const before = tokens[at];
    if (before === undefined || tokens[at + 1]?.followsBreak === true) return false;
    if (AS.has(before.key) || POST[language].has(before.key)) return true;
    if (at < from - 1 && !table.stopWords.has(before.key) && !table.lightWords.has(before.key)) return false;
  }
  return false;
}
