import type { Language } from '@counterpart/domain';
import { type ConceptMention, skillsOf } from '../concepts/find-concepts.ts';
import { cueTable } from '../language/cue-table.ts';
import { keyOf, keysByLanguage, phrasesOfAll } from '../language/word-lists.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import type { Lexicon } from './lexicon.ts';

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
/** Of "Ouvrier" and "Analyst" the likest occupation was one of a hundred. */
const ANY_TRADE = keysByLanguage('title.any-trade');
/** Authorities call posts by the degree that they ask: "Master (m/f/x)", "Bachelor (m/v/x)". */
const DEGREES = keysByLanguage('cv.degree-words');

/** Whether nothing in a title tells a trade: the one nearest to "Senior Director" or "Master" would be any. */
export function isRankAlone(title: string, language: Language): boolean {
  const { stopWords } = cueTable(language);
  const keys = tokensOf(title).flatMap(({ key }) => (stopWords.has(key) ? [] : [key]));
  return [RANKS, DEGREES, ANY_TRADE].some((list) => keys.every((key) => key.length < 2 || list[language].has(key)));
}

const OF_OTHER = phrasesOfAll('title.of-other').map((phrase) => ` ${keyOf(phrase)} `);

/** "Adviseur van de | gemeentesecretaris": what a title says without the job of whom one works for. */
function ownPart({ ontology }: Lexicon, title: string, language: Language): string {
  const words = ` ${keyOf(title)} `;
  for (const phrase of OF_OTHER) {
    const at = words.indexOf(phrase);
    if (at === -1) continue;
    const end = at + phrase.length;
    const other = words.slice(end).trim();
    const names = [other, other.replace(/ .*/, '')];
    if (names.some((name) => name !== '' && ontology.resolve(name, language, 'OCCUPATION').concepts.length > 0))
      return words.slice(0, end).trim();
  }
  return title;
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
  const own = ownPart(lexicon, title, language);
  if (own !== title && isRankAlone(own, language)) return null;
  const nearest = lexicon.titles.link(own, language, 1)[0];
  if (nearest === undefined || nearest.likeness < LINKED_LIKENESS) return null;
  if (isLeader(title) && isManual(lexicon, nearest.id, language)) return null;
  const occupation = lexicon.ontology.concept(nearest.id);
  const told = new Set(skills.flatMap(({ concept }) => (concept.kind === undefined ? [concept.id] : [])));
  const listed = skillsOf(occupation === undefined ? [] : [occupation]);
  const isOther = told.size >= SKILLS_THAT_TELL && ![...told].some((id) => listed.has(id));
  return isOther ? null : { conceptId: nearest.id, confidence: LINKED_CONFIDENCE };
}
