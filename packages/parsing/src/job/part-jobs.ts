import type { Language } from '@counterpart/domain';
import { keysOfAll, writtenByLanguage } from '../language/word-lists.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasSmallWord, type Part } from './headline-parts.ts';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { functionsOfPart } from '../reading/job-functions.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import { isCapital } from '../tokens/is-capital.ts';

/** Words of "junior", "HGV Class 1" before the job in its part. */
const WORDS_BEFORE = 3;
/** Words between the job and "wanted" behind it: "kok (bistro) gezocht". */
const WORDS_TO_WANTED = 3;

/** "Gezocht", "recherché": as written, since "recherche" without its accent is what a firm does. */
const WANTED = writtenByLanguage('headline.wanted');
/** What makes a sentence of a name that is a trade, as written: "Bakker Jansen | zoekt", "Fornaio Logistica | è". */
const FIRM_DOES = writtenByLanguage('employer.does', 'headline.firm-verb');
/** The same where a comma parts them from the name: "Bakker Jansen, de warme bakker van Gent, zoekt". */
const FIRM_SEEKS = writtenByLanguage('headline.firm-verb');

/** The job that a part names somewhere, if it is the only one. */
export function onlyJob(lexicon: Lexicon, body: ReadText, { from, to }: Part): readonly ConceptMention[] {
  const hits = functionsOfPart(lexicon, body, from, to).filter(({ quality }) => quality !== 'spelling');
  return hits.length === 1 ? hits : [];
}

/** "Lasser gezocht voor onze werf" below a line of facts: the job with which a sentence begins that says so. */
export function wantedJob(lexicon: Lexicon, body: ReadText, part: Part | undefined): readonly ConceptMention[] {
  if (part === undefined || !hasWritten(body, part.from, Math.min(part.to, part.from + LONGEST_TITLE), WANTED))
    return [];
  const hits = jobOfPart(lexicon, body, part);
  const [job] = hits;
  const isMeant = job !== undefined && isWanted(body, job, part.to) && !isOfFirm(body, part, job);
  return isMeant ? hits : [];
}

/** Words of a title: those before the job, of the longest jobs and behind them. */
export const LONGEST_TITLE = 14;

/** The jobs at the beginning of a part: the first, and those that "or" and the like join to it. */
export function jobOfPart(lexicon: Lexicon, body: ReadText, { from, to }: Part): readonly ConceptMention[] {
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

/** Whether "wanted" stands behind a job and before the token `end`. */
export function isWanted(body: ReadText, { to }: ConceptMention, end: number): boolean {
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
export function hasGenderMark({ tokens, original }: ReadText, { end, to }: ConceptMention): boolean {
  const behind = original.slice(end, tokens[to]?.start ?? original.length);
  return blankGender(behind) !== behind;
}

/** Whether a trade is a part of the name of a firm that its sentence speaks of. */
export function isOfFirm(body: ReadText, part: Part, { from, to }: ConceptMention): boolean {
  const { tokens, original } = body;
  if (hasWritten(body, to, part.to, FIRM_DOES)) return true;
  const [first, next] = [tokens[from], tokens[to]];
  if (first === undefined || next === undefined || next.followsBreak || to >= part.to) return false;
  if (!isCapital(original, first) || !isCapital(original, next)) return false;
  return hasWritten(body, part.to, body.sentenceOf(from)?.to ?? part.to, FIRM_SEEKS);
}
