import type { Lexicon } from '../reading/lexicon.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Headline, laterHeadline } from './later-headline.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { hasSmallWord, HEADLINE_LENGTH, type Part, partsOf, tokenAt } from './headline-parts.ts';
import { functionsOfPart } from '../reading/job-functions.ts';
import { hasGenderMark, isOfFirm, isWanted, jobOfPart } from './part-jobs.ts';
import { jobsOfTitle } from '../reading/joined-jobs.ts';

const SENTENCE_END = /[!?.…]/;
const COMMA = ',';

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

function functionsOfFirstLine(lexicon: Lexicon, body: ReadText, start: number): readonly ConceptMention[] {
  const lineEnd = body.original.indexOf('\n', start);
  const end = lineEnd === -1 ? body.original.length : lineEnd;
  const parts = partsOf(body, start, end);
  if (end - start <= HEADLINE_LENGTH) {
    const hits = functionsOfPart(lexicon, body, 0, tokenAt(body, end));
    const [[job], [part]] = [hits, parts];
    const isInFirst = job !== undefined && part !== undefined && job.to <= part.to;
    return isInFirst && isOfFirm(body, part, job) ? [] : jobsOfTitle(body, hits);
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

/** Whether a later part of the line is the headline. */
function isHeadline(body: ReadText, part: Part, job: ConceptMention, areLabels: boolean): boolean {
  if (isWanted(body, job, part.to) || hasGenderMark(body, job)) return true;
  if (SENTENCE_END.test(part.separator)) return part.separator.startsWith('!') || areLabels;
  // "nurses, doctors and cooks work together" is a list; "Gent, kok, voltijds" is a line of labels
  return part.separator === COMMA ? areLabels : true;
}
