import { tokensOf } from '../tokens/text-tokens.ts';
import { blankSuffixes } from '../tokens/blank-gender.ts';
import { findConcepts, type ConceptMention } from '../concepts/find-concepts.ts';
import type { Lexicon } from './lexicon.ts';
import { type ReadText, titlePart } from '../structure/read-text.ts';
import { cueTable } from '../language/cue-table.ts';
import { keyOf, keysByLanguage, keysOfAll, phrasesOfAll } from '../language/word-lists.ts';
import { BORROWED_LANGUAGE } from '../language/grammar/grammars.ts';
import { isRankAlone } from './linked-function.ts';
import { isOfGroup, isOfPeople } from './people-of-title.ts';
import { turnedFunction } from './turned-titles.ts';

/** How sure the head of a compound ("broodbakker" → bakker) is. */
const HEAD_CONFIDENCE = 0.6;
/** A title in English above a text in another language. */
const FOREIGN_FACTOR = 0.9;

/** The functions a title names: in its language, else in English, else by the head of a Dutch compound. */
export function functionsOfTitle(
  lexicon: Lexicon,
  title: ReadText,
  hits: readonly ConceptMention[],
): readonly ConceptMention[] {
  const named = hits.filter((hit) => hit.concept.type === 'OCCUPATION' && isOwn(title, hit) && !isRankOf(title, hit));
  const own = oncePerConcept(withTwins(lexicon, title, named));
  if (own.length > 0) return own;
  if (title.language !== BORROWED_LANGUAGE) {
    // words are cut alike in every language: the title need not be read again
    const found = findConcepts(title, lexicon.labels(BORROWED_LANGUAGE), 'title').filter(
      (hit) =>
        hit.concept.type === 'OCCUPATION' &&
        hit.quality !== 'spelling' &&
        !isOwnWord(lexicon, title, hit) &&
        isOwn(title, hit),
    );
    if (found.length > 0) {
      return oncePerConcept(found).map((hit) => ({
        ...hit,
        confidence: Math.round(hit.confidence * FOREIGN_FACTOR * 100) / 100,
      }));
    }
  }
  const turned = turnedFunction(lexicon, title) ?? lexicon.fieldsOfJobs(title.language).find(title);
  return turned === null ? heads(lexicon, title) : [turned];
}

/**
 * "Chef de mission", "chef de cave": a word with which the language's own names of jobs begin is not English, and what
 * follows says which job it is.
 */
function isOwnWord(lexicon: Lexicon, { tokens, language }: ReadText, { from, to }: ConceptMention): boolean {
  const [first, next] = [tokens[from], tokens[to]];
  if (to - from !== 1 || first === undefined || next === undefined || next.followsBreak) return false;
  // one letter is a gender tag, or what is left of "de": "chef d'exploitation"
  const isFurther = next.key.length > 1 || cueTable(language).stopWords.has(next.key);
  return isFurther && lexicon.longerNames(language).begins(first.key);
}

/** Whether a job that a title names is the one sought, not that of those for whom it works. */
function isOwn(title: ReadText, hit: ConceptMention): boolean {
  return !isOfOther(title, hit) && !isOfPeople(title, hit) && !isOfGroup(title, hit);
}

/** Whether a title names, among `hits`, the trade of those for whom the job works. */
export function worksForPeople(title: ReadText, hits: readonly ConceptMention[]): boolean {
  return hits.some((hit) => hit.concept.type === 'OCCUPATION' && isOfPeople(title, hit));
}

const OF_OTHER = phrasesOfAll('title.of-other').map(keyOf);

/** "Executive Assistant to | CEO": for whom the job works is not the job. */
function isOfOther({ tokens }: ReadText, { from }: ConceptMention): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ key }) => key)
    .join(' ');
  return before !== '' && OF_OTHER.some((phrase) => before === phrase || before.endsWith(` ${phrase}`));
}

const OF = keysByLanguage('grammar.of');

/** "Deputy head | of payroll", "executive director of marketing": a rank alone is the job where no field follows. */
function isRankOf({ tokens, language, original }: ReadText, { from, to, start, end }: ConceptMention): boolean {
  const [next, field] = [tokens[to], tokens[to + 1]];
  if (to - from < 2 || next === undefined || next.followsBreak || field === undefined) return false;
  return OF[language].has(next.key) && isRankAlone(original.slice(start, end), language);
}

/** The jobs, each with the twin before it: "éducatrice / éducateur de jeunes enfants" is one. */
function withTwins(lexicon: Lexicon, title: ReadText, jobs: readonly ConceptMention[]): readonly ConceptMention[] {
  return jobs.flatMap((hit, at) => {
    if (isTwinOf(lexicon, title, hit, jobs[at + 1])) return [];
    const twin = jobs[at - 1];
    return twin !== undefined && isTwinOf(lexicon, title, twin, hit)
      ? [{ ...hit, from: twin.from, start: twin.start }]
      : [hit];
  });
}

/**
 * "Éducatrice / | éducateur de jeunes enfants": the first word is the twin of the one with which the job begins, and no
 * other job, though it alone names one.
 */
function isTwinOf(
  { ontology }: Lexicon,
  { original, tokens, language }: ReadText,
  hit: ConceptMention,
  next: ConceptMention | undefined,
): boolean {
  const [first, last] = [tokens[hit.to - hit.from === 1 ? hit.from : -1], tokens[next?.from ?? 0]];
  if (next === undefined || first === undefined || last === undefined || next.from !== hit.to) return false;
  if (next.to - next.from < 2 || !/^\s*\/\s*$/.test(original.slice(hit.end, next.start))) return false;
  const word = original.slice(last.start, last.end);
  return ontology.resolve(word, language, 'OCCUPATION').concepts.includes(hit.concept.id);
}

const NO_HEADS = keysByLanguage('title.no-head');

function heads(lexicon: Lexicon, title: ReadText): readonly ConceptMention[] {
  for (const [at, token] of title.tokens.entries()) {
    if ([...NO_HEADS[title.language]].some((word) => token.key.endsWith(word))) continue;
    const entry = lexicon
      .labels(title.language)
      .headOf(token)
      .find(({ concept }) => concept.type === 'OCCUPATION');
    if (entry === undefined) continue;
    return [
      {
        concept: entry.concept,
        from: at,
        to: at + 1,
        start: token.start,
        end: token.end,
        quality: 'compound',
        confidence: HEAD_CONFIDENCE,
      },
    ];
  }
  return [];
}

/** The functions that a part of a text names when it is read as a title: tokens `from` to `to` (exclusive). */
export function functionsOfPart(lexicon: Lexicon, read: ReadText, from: number, to: number): readonly ConceptMention[] {
  const part = titlePart(read, from, to);
  const found = functionsOfTitle(lexicon, part, findConcepts(part, lexicon.labels(read.language), 'title'));
  // tokens of the part begin anew
  return from === 0 ? found : found.map((hit) => ({ ...hit, from: hit.from + from, to: hit.to + from }));
}

/** Each concept once, at its surest place; ties to the first. */
export function oncePerConcept<Hit extends ConceptMention>(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.concept.id);
    if (known === undefined || hit.confidence > known.confidence) best.set(hit.concept.id, hit);
  }
  return [...best.values()].sort((a, b) => a.start - b.start);
}

const TITLE_END = /\s[-–—|•]\s|[|(,:;[]|\s(?:bij|te|chez|at|presso|in|à)\s(?=\p{Lu})/u;

/** From the end of a text to what stands behind its colon. */
const SEPARATOR_LENGTH = 2;
/** "Zoekt", "recrute", and the words of such a verb: "werft | aan". */
const SEEKS = keysOfAll('headline.firm-verb');
const LONGEST_VERB = 2;

/** Whether a text ends in the verb of somebody who seeks. */
function endsInSeeking(text: string): boolean {
  return tokensOf(text)
    .slice(1)
    .slice(-LONGEST_VERB)
    .some(({ key }) => SEEKS.has(key));
}

/** The verbs that only seeking has: "zoekt", no "werkt". */
const SEEKING_VERBS = keysOfAll('headline.seeks');
const ARTICLES = keysOfAll('grammar.indefinite', 'grammar.definite');

/** Where the job begins in "Gemeente Aalter zoekt een | diensthoofd": behind the verb and its article; else 0. */
function behindSeeking(text: string): number {
  const tokens = tokensOf(text);
  const verb = tokens.findIndex(({ key }, at) => at > 0 && SEEKING_VERBS.has(key));
  if (verb === -1) return 0;
  const job = tokens.slice(verb + 1).find(({ key }) => !SEEKING_VERBS.has(key) && !ARTICLES.has(key));
  return job?.start ?? 0;
}

/** The part of a title that names the job, for a title that no label covers; offsets of the title. */
export function titleCore(
  title: string,
): { readonly text: string; readonly start: number; readonly end: number } | null {
  const start = title.search(/\S/);
  if (start < 0) return null;
  const rest = title.slice(start, start + 200);
  // the bracket of "mécanicien(ne) d'engins" ends no job
  const stop = blankSuffixes(rest).slice(1).search(TITLE_END);
  const text = (stop < 0 ? rest : rest.slice(0, stop + 1)).trimEnd();
  // "Het Rijksarchief werft aan: twee historici"
  if (rest.charAt(stop + 1) === ':' && endsInSeeking(text)) {
    const sought = titleCore(title.slice(start + stop + SEPARATOR_LENGTH));
    const offset = start + stop + SEPARATOR_LENGTH;
    if (sought !== null) return { text: sought.text, start: sought.start + offset, end: sought.end + offset };
  }
  const behind = behindSeeking(text);
  const sought = text.slice(behind);
  return /\p{L}/u.test(sought) ? { text: sought, start: start + behind, end: start + text.length } : null;
}
