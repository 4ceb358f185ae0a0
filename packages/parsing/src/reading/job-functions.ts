import type { Language } from '@counterpart/domain';
import { tokensOf } from '../tokens/text-tokens.ts';
import { blankSuffixes } from '../tokens/blank-gender.ts';
import { findConcepts, type ConceptMention, skillsOf } from '../concepts/find-concepts.ts';
import type { Lexicon } from './lexicon.ts';
import { type ReadText, titlePart } from '../structure/read-text.ts';
import { cueTable } from '../language/cue-table.ts';
import { keyOf, keysByLanguage, phrasesOfAll } from '../language/word-lists.ts';
import { BORROWED_LANGUAGE } from '../language/grammar/grammars.ts';
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
  const named = hits.filter((hit) => hit.concept.type === 'OCCUPATION' && !isOfOther(title, hit));
  const own = oncePerConcept(withTwins(lexicon, title, named));
  if (own.length > 0) return own;
  if (title.language !== BORROWED_LANGUAGE) {
    // words are cut alike in every language: the title need not be read again
    const found = findConcepts(title, lexicon.labels(BORROWED_LANGUAGE), 'title').filter(
      (hit) => hit.concept.type === 'OCCUPATION' && hit.quality !== 'spelling' && !isOwnWord(lexicon, title, hit),
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

const OF_OTHER = phrasesOfAll('title.of-other').map(keyOf);

/** "Executive Assistant to | CEO": for whom the job works is not the job. */
function isOfOther({ tokens }: ReadText, { from }: ConceptMention): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ key }) => key)
    .join(' ');
  return before !== '' && OF_OTHER.some((phrase) => before === phrase || before.endsWith(` ${phrase}`));
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
  return /\p{L}/u.test(text) ? { text, start, end: start + text.length } : null;
}

/**
 * Likeness from which a title that no label covers is taken for the nearest occupation. Of the 191 titles of the open
 * halves of MELO that are linked so 41 % are in the very ISCO unit group (39 % of 194 before ADR 24, when three in four
 * read by eye were the job or one beside it). 1.08 until all labels together counted less in a likeness: as many titles
 * are linked, and as many rightly.
 */
const LINKED_LIKENESS = 1.02;
/** How sure such a function is: less than any label found. */
const LINKED_CONFIDENCE = 0.45;

/**
 * Skills of a text that must hold one of the occupation's own. Of 64 titles of real ads that were linked, 22 stood
 * above so many skills none of which was one: 20 of them were wrong ("Director, Digital Strategy" as art director), and
 * of the 29 with one at least three.
 */
const SKILLS_THAT_TELL = 3;

const LEADERS = phrasesOfAll('title.leader').map(keyOf);
const RANKS = keysByLanguage('title.rank');

/** Whether nothing in a title tells a trade: the one nearest to "Senior Director" or "Team Lead" would be any. */
export function isRankAlone(title: string, language: Language): boolean {
  return tokensOf(title).every(({ key }) => key.length < 2 || RANKS[language].has(key));
}

/** The ISCO groups of trades, operators and elementary occupations. */
const MANUAL = new Set(['isco-7', 'isco-8', 'isco-9']);

/** Whether a title names somebody who leads: "Technical Manager Beton & Prefab". */
function isLeader(title: string): boolean {
  const words = ` ${keyOf(title)} `;
  return LEADERS.some((leader) => words.includes(` ${leader} `));
}

/** Whether an occupation is manual work, by its group, and its name leads nobody. */
function isManual({ ontology }: Lexicon, id: string, language: Language): boolean {
  return ontology.iscoGroups(id).some((group) => MANUAL.has(group)) && !isLeader(ontology.label(id, language));
}

/**
 * The occupation nearest to a title by letters and words, null when none is near enough or the `skills` of the text
 * are all of other trades; the title then stays a keyword. Where the part that names the job is like none, the `whole`
 * may be: "Responsable hygiène | , sécurité et environnement".
 */
export function linkedFunction(
  lexicon: Lexicon,
  title: string,
  language: Language,
  skills: readonly ConceptMention[],
  whole = title,
): { readonly conceptId: string; readonly confidence: number } | null {
  if (isRankAlone(title, language)) return null;
  const linked = nearestFunction(lexicon, title, language, skills);
  return linked === null && whole !== title ? nearestFunction(lexicon, whole, language, skills) : linked;
}

function nearestFunction(
  lexicon: Lexicon,
  title: string,
  language: Language,
  skills: readonly ConceptMention[],
): { readonly conceptId: string; readonly confidence: number } | null {
  const nearest = lexicon.titles.link(title, language, 1)[0];
  if (nearest === undefined || nearest.likeness < LINKED_LIKENESS) return null;
  if (isLeader(title) && isManual(lexicon, nearest.id, language)) return null;
  const occupation = lexicon.ontology.concept(nearest.id);
  const own = new Set(skills.flatMap(({ concept }) => (concept.kind === undefined ? [concept.id] : [])));
  const listed = skillsOf(occupation === undefined ? [] : [occupation]);
  const isOther = own.size >= SKILLS_THAT_TELL && ![...own].some((id) => listed.has(id));
  return isOther ? null : { conceptId: nearest.id, confidence: LINKED_CONFIDENCE };
}
