import type { ConceptMention } from '../concepts/find-concepts.ts';
import { behindLabel, type TitleLine } from './title-lines.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { isHeadedByTitle } from '../reading/work-words.ts';
import type { ReadText } from '../structure/read-text.ts';
import { labelsOfForm } from '../structure/headings/headings.ts';
import { HEADLINE_LENGTH, type Part, partsOf, tokenAt } from './headline-parts.ts';
import { hasGenderMark, isOfFirm, jobOfPart, LONGEST_TITLE, onlyJob, wantedJob } from './part-jobs.ts';
import { functionsOfPart } from '../reading/job-functions.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import type { SectionKind } from '../language/section-kind.ts';
import { isCapital } from '../tokens/is-capital.ts';

/** What the top of an ad says that the job is. */
export interface Headline {
  readonly functions: readonly ConceptMention[];
  /** Lines that may be the title, where none of them names a function. */
  readonly titles: readonly TitleLine[];
}

/** Characters and lines of a text in which a headline below its first line stands. */
const TOP_LENGTH = 700;
const TOP_LINES = 9;
/** Lines of a form, whose values stand below their labels, and the labels that make one. */
const FORM_LINES = 24;
const LEAST_LABELS = 2;
/** Words behind the job in a headline that has no mark of gender: "Beleidsadviseur Mobiliteit en Ruimte". */
const WORDS_BEHIND = 4;
/** A line that ends so is a sentence, or announces what stands below it. */
const NO_TITLE_END = /[.,:;?…]$/u;

/**
 * The title that stands below "Home > Jobs", "Internal vacancy" or the town: a line that is hardly more
 * than the job. What is done, asked and offered begins below it.
 */
export function laterHeadline(lexicon: Lexicon, body: ReadText, start: number): Headline {
  const { original } = body;
  const top = original.slice(start, start + TOP_LENGTH);
  const titles: TitleLine[] = [];
  let lineStart = start;
  let isLabelled = false;
  const isForm = labelsOfForm(top) >= LEAST_LABELS;
  const lines = top.split('\n').slice(0, original.length > start + TOP_LENGTH ? -1 : undefined);
  for (const [at, line] of lines.slice(0, isForm ? FORM_LINES : TOP_LINES + 1).entries()) {
    const [from, end] = [lineStart, lineStart + line.length];
    lineStart = end + 1;
    if (line.trim() === '') continue;
    const [part] = partsOf(body, from, end);
    const wanted = at === 0 ? [] : wantedJob(lexicon, body, part);
    if (wanted.length > 0) return { functions: wanted, titles };
    const isLong = line.length > HEADLINE_LENGTH;
    const [first, to] = [tokenAt(body, from), tokenAt(body, end)];
    // the title of a form stands below its label or behind it
    const below: Part = { from: first, to, separator: '' };
    const isBelow: boolean = isLabelled && !isLong && isShort(body, below, line) && !isItem(body, first);
    const behind: number | null = isBelow ? first : behindLabel(body, first, to);
    isLabelled = behind === to;
    if (isLabelled) continue;
    if (behind !== null) {
      const hits = functionsOfPart(lexicon, body, behind, to).filter(({ quality }) => quality !== 'spelling');
      if (hits.length > 0) return { functions: hits, titles };
      titles.push({ start: body.tokens[behind]?.start ?? end, end, isSure: true, isCalled: false });
      continue;
    }
    if (part === undefined || isLong || isCountOfTime(body, part)) continue;
    const sentence = body.sentenceOf(part.from);
    const isShaped = isTitleLike(body, part, line);
    const isCalled = isShaped && isHeadedByTitle(textOf(body, part), body.language);
    // a first line that is called as jobs are is the title, whatever stands below it
    if (at === 0 && isCalled) {
      titles.push({ start: from, end, isSure: false, isCalled });
      continue;
    }
    // "Lokaal bestuur Machelen zoekt | Teamleider openbaar domein"
    const sought = at === 0 ? soughtTitle(body, first, to) : null;
    if (sought !== null) titles.push({ ...sought, isSure: false, isCalled: true });
    // the labels of a form head no sections
    if (isForm && sentence?.isHeading === true) continue;
    // "Offre n° 12" heads an ad, not what is offered
    const isReference = at === 0 && /\d/.test(line);
    if (sentence?.isHeading === true && BELOW_TITLE.has(sentence.section) && !isReference)
      return { functions: [], titles };
    if (NUMBERED.test(line) || (sentence?.isItem === true && !DECORATED.test(line))) continue;
    // labels are only looked up in a line that may be a title
    const isMarked = blankGender(line) !== line;
    if (!isShaped && !isMarked) continue;
    if (sentence?.isHeading !== true) titles.push({ start: from, end, isSure: isMarked, isCalled });
    if (at === 0) continue;
    const ahead = jobOfPart(lexicon, body, part);
    // "Engagement d'un(e) ouvrier(ère) d'entretien": a line that tells both genders is about whom one seeks
    const hits = ahead.length === 0 && isMarked ? onlyJob(lexicon, body, part) : ahead;
    const job = hits[0];
    if (job === undefined || isOfFirm(body, part, job)) continue;
    const isMere = isMarked || (isShaped && part.to - (hits.at(-1)?.to ?? part.to) <= WORDS_BEHIND);
    if (hasGenderMark(body, job) || (job.quality !== 'compound' && isMere)) return { functions: hits, titles };
  }
  return { functions: [], titles };
}

/** "1. Orderpickers" is one of several jobs. */
const NUMBERED = /^\s*\d{1,2}[.)]\s/;
/** "*** COOK ***" is no item of a list. */
const DECORATED = /^\s*([^\p{L}\p{N}\s])\1.*\P{L}{2}\s*$/u;
/** "Apply now" stands above titles as well. */
const BELOW_TITLE: ReadonlySet<SectionKind | null> = new Set(['tasks', 'profile', 'offer']);

/** More people than one ad seeks for one job. */
export const MOST_SOUGHT = 20;

const SEEKS = keysOfAll('headline.seeks');

/** What follows the verb of a first line in which a firm seeks somebody, where it is called as jobs are. */
function soughtTitle(
  body: ReadText,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } | null {
  const { tokens, original, language, table } = body;
  const verb = tokens.slice(from + 1, to).findIndex(({ key }) => SEEKS.has(key));
  if (verb === -1) return null;
  let begin = from + verb + 2;
  while (begin < to && (table.lightWords.has(tokens[begin]?.key ?? '') || SEEKS.has(tokens[begin]?.key ?? ''))) begin++;
  const [start, end] = [tokens[begin]?.start, tokens[to - 1]?.end];
  if (start === undefined || end === undefined || to - begin > LONGEST_TITLE) return null;
  return isHeadedByTitle(original.slice(start, end), language) ? { start, end } : null;
}

function textOf({ tokens, original }: ReadText, { from, to }: Part): string {
  return original.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** "2 x 6 maand(en)", "3 days": what a form tells in numbers is no title. */
function isCountOfTime({ tokens, cues }: ReadText, { from, to }: Part): boolean {
  if (tokens[from]?.number == null) return false;
  return [cues.month, cues.year, cues.day, cues.hourUnit].some((hits) => hasHitBetween(hits, from, to));
}

function isItem(body: ReadText, at: number): boolean {
  return body.sentenceOf(at)?.isItem === true;
}

/** Whether a line begins with a capital, is short and ends like no sentence. */
function isTitleLike(body: ReadText, part: Part, line: string): boolean {
  const first = body.tokens[part.from];
  const isHead = first !== undefined && (isCapital(body.original, first) || first.number !== null);
  return isHead && isShort(body, part, line);
}

/** Whether a line that may begin with a small letter is short and ends like no sentence. */
function isShort({ tokens }: ReadText, { from, to }: Part, line: string): boolean {
  const first = tokens[from];
  // "1 tornitore CNC", "2 x roofers": so many are sought
  const isFew = first !== undefined && (first.number === null || first.number <= MOST_SOUGHT);
  return isFew && to - from <= LONGEST_TITLE && !NO_TITLE_END.test(line.trimEnd());
}
