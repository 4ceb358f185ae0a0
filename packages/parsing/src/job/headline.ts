import type { Language } from '@counterpart/domain';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll, writtenByLanguage } from '../language/word-lists.ts';
import { functionsOfPart } from '../reading/job-functions.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { SectionKind } from '../language/section-kind.ts';
import type { ReadText } from '../structure/read-text.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import { labelsOfForm } from '../structure/headings.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { behindLabel, type TitleLine } from './title-lines.ts';

/**
 * A first line of at most this many characters is a headline: a pasted ad usually begins with its title. In a longer
 * one only a part that begins within so many is.
 */
const HEADLINE_LENGTH = 120;
/** Characters of the line in which the parts end. */
const LINE_SAMPLE = 4 * HEADLINE_LENGTH;
/** Words of "junior", "HGV Class 1" before the job in its part. */
const WORDS_BEFORE = 3;
/** Words between the job and "wanted" behind it: "kok (bistro) gezocht". */
const WORDS_TO_WANTED = 3;

/** What parts a line: "Magazijnier (m/v) - Gent | voltijds. Je …"; the bracket of "cuisinier(ère)" parts nothing. */
const SEPARATOR = /\s(?:[-–—]|\/\/)\s|\s*[|•·]\s*|[:;!?.,…](?=\s|$)|\s\(|\)(?<=\s\([^()\n]{0,60}\))(?=[\s.,:;]|$)/gu;
const SENTENCE_END = /[!?.…]/;
const COMMA = ',';

/** "Gezocht", "recherché": as written, since "recherche" without its accent is what a firm does. */
const WANTED = writtenByLanguage('headline.wanted');
/** What makes a sentence of a name that is a trade, as written: "Bakker Jansen | zoekt", "Fornaio Logistica | è". */
const FIRM_DOES = writtenByLanguage('employer.does', 'headline.firm-verb');
/** The same where a comma parts them from the name: "Bakker Jansen, de warme bakker van Gent, zoekt". */
const FIRM_SEEKS = writtenByLanguage('headline.firm-verb');

/** A part of the first line: tokens `from` to `to` (exclusive). */
interface Part {
  readonly from: number;
  readonly to: number;
  /** What parts it from the one before; empty for the first. */
  readonly separator: string;
}

/**
 * The functions that the first line of a pasted ad names: the whole line where it is short, else the part that begins
 * with the job, before or behind a firm, a town or "vacancy".
 *
 *     WZC De Linde | Verpleegkundige (m/v) | Leuven | halftijds …      Bakker Jansen | is een familiebedrijf: none
 */
export function headlineFunctions(lexicon: Lexicon, body: ReadText): Headline {
  const start = body.original.search(/\S/u);
  if (start === -1) return { functions: [], titles: [] };
  // "Studio legale, Torino" is where one works
  const found = functionsOfFirstLine(lexicon, body, start).filter(
    (job) => !hitsBetween(body.cues.noTrade, job.from, job.to).some(({ from, to }) => from <= job.from && to >= job.to),
  );
  return found.length > 0 ? { functions: found, titles: [] } : laterHeadline(lexicon, body, start);
}

/** What the top of an ad says that the job is. */
export interface Headline {
  readonly functions: readonly ConceptMention[];
  /** Lines that may be the title, where none of them names a function. */
  readonly titles: readonly TitleLine[];
}

function functionsOfFirstLine(lexicon: Lexicon, body: ReadText, start: number): readonly ConceptMention[] {
  const lineEnd = body.original.indexOf('\n', start);
  const end = lineEnd === -1 ? body.original.length : lineEnd;
  const parts = partsOf(body, start, end);
  if (end - start <= HEADLINE_LENGTH) {
    const hits = functionsOfPart(lexicon, body, 0, tokenAt(body, end));
    const [[job], [part]] = [hits, parts];
    const isInFirst = job !== undefined && part !== undefined && job.to <= part.to;
    return isInFirst && isOfFirm(body, part, job) ? [] : hits;
  }
  let areLabels = true;
  for (const [at, part] of parts.entries()) {
    const hits = jobOfPart(lexicon, body, part);
    const job = hits[0];
    if (job !== undefined && (at === 0 || isHeadline(body, part, job, areLabels))) {
      return isOfFirm(body, part, job) ? [] : hits;
    }
    areLabels &&= !hasSmallWord(body, part.from, part.to);
  }
  return [];
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
function laterHeadline(lexicon: Lexicon, body: ReadText, start: number): Headline {
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
    if (line.length > HEADLINE_LENGTH) continue;
    const [first, to] = [tokenAt(body, from), tokenAt(body, end)];
    // the title of a form stands below its label or behind it
    const isBelow: boolean =
      isLabelled && isTitleLike(body, { from: first, to, separator: '' }, line) && !isItem(body, first);
    const behind: number | null = isBelow ? first : behindLabel(body, first, to);
    isLabelled = behind === to;
    if (isLabelled) continue;
    if (behind !== null) {
      const hits = functionsOfPart(lexicon, body, behind, to).filter(({ quality }) => quality !== 'spelling');
      if (hits.length > 0) return { functions: hits, titles };
      titles.push({ start: body.tokens[behind]?.start ?? end, end, isSure: true });
      continue;
    }
    if (part === undefined) continue;
    const sentence = body.sentenceOf(part.from);
    // the labels of a form head no sections
    if (isForm && sentence?.isHeading === true) continue;
    if (sentence?.isHeading === true && BELOW_TITLE.has(sentence.section)) return { functions: [], titles };
    if (NUMBERED.test(line) || (sentence?.isItem === true && !DECORATED.test(line))) continue;
    // labels are only looked up in a line that may be a title
    const isShaped = isTitleLike(body, part, line);
    const isMarked = blankGender(line) !== line;
    if (!isShaped && !isMarked) continue;
    if (sentence?.isHeading !== true) titles.push({ start: from, end, isSure: isMarked });
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

/** The job that a part names somewhere, if it is the only one. */
function onlyJob(lexicon: Lexicon, body: ReadText, { from, to }: Part): readonly ConceptMention[] {
  const hits = functionsOfPart(lexicon, body, from, to).filter(({ quality }) => quality !== 'spelling');
  return hits.length === 1 ? hits : [];
}

/** "Lasser gezocht voor onze werf" below a line of facts: the job with which a sentence begins that says so. */
function wantedJob(lexicon: Lexicon, body: ReadText, part: Part | undefined): readonly ConceptMention[] {
  if (part === undefined || !hasWritten(body, part.from, Math.min(part.to, part.from + LONGEST_TITLE), WANTED))
    return [];
  const hits = jobOfPart(lexicon, body, part);
  const [job] = hits;
  const isMeant = job !== undefined && isWanted(body, job, part.to) && !isOfFirm(body, part, job);
  return isMeant ? hits : [];
}

/** "1. Orderpickers" is one of several jobs. */
const NUMBERED = /^\s*\d{1,2}[.)]\s/;
/** "*** COOK ***" is no item of a list. */
const DECORATED = /^\s*([^\p{L}\p{N}\s])\1.*\P{L}{2}\s*$/u;
/** "Apply now" stands above titles as well. */
const BELOW_TITLE: ReadonlySet<SectionKind | null> = new Set(['tasks', 'profile', 'offer']);

/** More people than one ad seeks for one job. */
export const MOST_SOUGHT = 20;
/** Words of a title: those before the job, of the longest jobs and behind them. */
const LONGEST_TITLE = 14;

function isItem(body: ReadText, at: number): boolean {
  return body.sentenceOf(at)?.isItem === true;
}

/** Whether a line begins with a capital, is short and ends like no sentence. */
function isTitleLike({ tokens, original }: ReadText, { from, to }: Part, line: string): boolean {
  const first = tokens[from];
  return (
    first !== undefined &&
    // "1 tornitore CNC", "2 x roofers": so many are sought
    (isCapital(original, first) || (first.number !== null && first.number <= MOST_SOUGHT)) &&
    to - from <= LONGEST_TITLE &&
    !NO_TITLE_END.test(line.trimEnd())
  );
}

/** The first token at or behind a character. */
function tokenAt({ tokens }: ReadText, character: number): number {
  const at = tokens.findIndex(({ start }) => start >= character);
  return at === -1 ? tokens.length : at;
}

function partsOf(body: ReadText, start: number, end: number): readonly Part[] {
  const parts: Part[] = [];
  let from = tokenAt(body, start);
  let separator = '';
  const last = Math.min(end, start + LINE_SAMPLE);
  const line = body.original.slice(start, last);
  for (const match of [...line.matchAll(SEPARATOR), null]) {
    const to = tokenAt(body, match === null ? last : start + match.index);
    if (to > from) parts.push({ from, to, separator });
    // gender marks leave no words: what stands before them parts what stands behind
    separator = (to > from ? '' : separator) + (match?.[0] ?? '').trim();
    from = to;
    if (match === null || match.index > HEADLINE_LENGTH) break;
  }
  return parts;
}

/** The jobs at the beginning of a part: the first, and those that "or" and the like join to it. */
function jobOfPart(lexicon: Lexicon, body: ReadText, { from, to }: Part): readonly ConceptMention[] {
  const [first, ...others] = functionsOfPart(lexicon, body, from, to).filter(({ quality }) => quality !== 'spelling');
  if (first === undefined) return [];
  const isAhead = first.from - from <= WORDS_BEFORE && !hasSmallWord(body, from, first.from);
  if (!isAhead && !isWanted(body, first, to)) return [];
  const jobs = [first];
  for (const hit of others) {
    const gap = body.tokens.slice(jobs.at(-1)?.to, hit.from);
    if (gap.every(({ key }) => body.table.joiningWords.has(key) || JOINING.has(key))) jobs.push(hit);
  }
  return jobs;
}

const JOINING = keysOfAll('headline.or');

/** Articles, prepositions, pronouns: a line of labels has none. */
function hasSmallWord({ tokens, table }: ReadText, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ key }) => table.stopWords.has(key));
}

/** Whether a later part of the line is the headline. */
function isHeadline(body: ReadText, part: Part, job: ConceptMention, areLabels: boolean): boolean {
  if (isWanted(body, job, part.to) || hasGenderMark(body, job)) return true;
  if (SENTENCE_END.test(part.separator)) return part.separator.startsWith('!') || areLabels;
  // "nurses, doctors and cooks work together" is a list; "Gent, kok, voltijds" is a line of labels
  return part.separator === COMMA ? areLabels : true;
}

function isWanted(body: ReadText, { to }: ConceptMention, end: number): boolean {
  return hasWritten(body, to, Math.min(end, to + WORDS_TO_WANTED), WANTED);
}

function hasWritten(
  { tokens, original, language }: ReadText,
  from: number,
  to: number,
  words: Readonly<Record<Language, ReadonlySet<string>>>,
): boolean {
  return tokens.slice(from, to).some(({ start, end }) => words[language].has(original.slice(start, end).toLowerCase()));
}

/** "(m/v/x)", "h/f" right behind the job. */
function hasGenderMark({ tokens, original }: ReadText, { end, to }: ConceptMention): boolean {
  const behind = original.slice(end, tokens[to]?.start ?? original.length);
  return blankGender(behind) !== behind;
}

/** Whether a trade is a part of the name of a firm that its sentence speaks of. */
function isOfFirm(body: ReadText, part: Part, { from, to }: ConceptMention): boolean {
  const { tokens, original } = body;
  if (hasWritten(body, to, part.to, FIRM_DOES)) return true;
  const [first, next] = [tokens[from], tokens[to]];
  if (first === undefined || next === undefined || next.followsBreak || to >= part.to) return false;
  if (!isCapital(original, first) || !isCapital(original, next)) return false;
  return hasWritten(body, part.to, body.sentenceOf(from)?.to ?? part.to, FIRM_SEEKS);
}
