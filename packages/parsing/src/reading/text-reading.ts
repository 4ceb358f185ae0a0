import type { Language } from '@counterpart/domain';
import type { Concept } from '@counterpart/ontology';
import { isBenefit } from '../relevance/benefits.ts';
import { isDepartment } from '../relevance/departments.ts';
import { isEmployerQuality } from '../relevance/employer-qualities.ts';
import { employerDescription } from '../relevance/employer-description.ts';
import {
  findConcepts,
  findSkillsByRoots,
  NO_EXCLUSIONS,
  skillsOf,
  type ConceptHit,
} from '../concepts/find-concepts.ts';
import type { TextRole } from '../concepts/ambiguous-labels.ts';
import { findLanguages, type LanguageHit } from '../languages/find-languages.ts';
import type { Lexicon } from './lexicon.ts';
import { cuesWithin, isNegated } from '../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import type { SkillNeighbourhoods } from '../labels/skill-neighbourhoods.ts';
import { keysOfAll, startsWithAny, wordLists } from '../language/word-lists.ts';

/** What a text is for: it decides which parts of it count. */
export type TextPurpose = 'title' | 'ad' | 'cv' | 'education';

/** What a text names, after negations, the firm's own story and mere mentions are left out. */
export interface TextReading {
  readonly read: ReadText;
  readonly occupations: readonly ConceptHit[];
  readonly skills: readonly ConceptHit[];
  readonly softSkills: readonly ConceptHit[];
  readonly languages: readonly LanguageHit[];
  /** Degrees and fields of study. */
  readonly education: readonly ConceptHit[];
}

const ROLE: Readonly<Record<TextPurpose, TextRole>> = { title: 'title', ad: 'body', cv: 'body', education: 'body' };

/** Reads one text of a document or an ad. */
export function readFor(lexicon: Lexicon, text: string, language: Language, purpose: TextPurpose): TextReading {
  const read = readText(text, language);
  const labels = lexicon.labels(language);
  const exclusions =
    purpose === 'title'
      ? NO_EXCLUSIONS
      : {
          descriptions: employerDescription(read),
          isEmployerQuality: (hit: { readonly from: number; readonly to: number }) => isEmployerQuality(read, hit),
        };
  const all = findConcepts(read, labels, ROLE[purpose], exclusions);
  const named = purpose === 'ad' ? withoutMereWords(read, all) : all;
  const hits =
    purpose === 'title'
      ? named
      : findSkillsByRoots(
          read,
          lexicon.rootLabels(language),
          named,
          supportOf(labels.neighbourhoods, () => named.filter((hit) => counts(read, hit, purpose, named))),
          exclusions,
        );
  const counted = hits.filter((hit) => counts(read, hit, purpose, hits));
  const ofType = (type: string): readonly ConceptHit[] => counted.filter(({ concept }) => concept.type === type);
  const languageHits = [...ofType('LANGUAGE'), ...languagesInside(lexicon, read, ofType('SKILL'))];
  return {
    read,
    occupations: ofType('OCCUPATION'),
    skills: ofType('SKILL'),
    softSkills: ofType('SOFT_SKILL'),
    languages:
      purpose === 'title' ? languageHits.map((hit) => ({ ...hit, level: null })) : findLanguages(read, languageHits),
    education: counted.filter(({ concept }) => concept.type === 'DEGREE' || concept.type === 'FIELD'),
  };
}

/** Whether a skill belongs to the trade of what a text names: an occupation there lists it, or a skill there is its like. */
function supportOf(
  neighbourhoods: SkillNeighbourhoods,
  namedIn: () => readonly ConceptHit[],
): (skill: Concept) => boolean {
  let named: { readonly listed: ReadonlySet<string>; readonly skills: readonly Concept[] } | null = null;
  return (skill) => {
    // most texts never ask
    if (named === null) {
      const concepts = [...new Set(namedIn().map(({ concept }) => concept))];
      named = { listed: skillsOf(concepts), skills: concepts.filter(({ type }) => type === 'SKILL') };
    }
    return named.listed.has(skill.id) || neighbourhoods.isBesideAny(skill, named.skills);
  };
}

/** "Anglais technique" is a skill, and English. */
function languagesInside(lexicon: Lexicon, read: ReadText, skills: readonly ConceptHit[]): readonly ConceptHit[] {
  return skills.flatMap((hit) =>
    read.tokens.slice(hit.from, hit.to > hit.from + 1 ? hit.to : hit.from).flatMap(({ key, start, end }, at) => {
      const concept = lexicon.languageNamed(key, read.language);
      const from = hit.from + at;
      return concept === undefined
        ? []
        : [{ ...hit, concept, from, to: from + 1, start, end, quality: 'exact' as const }];
    }),
  );
}

/** Names of fields of study are words of any task ("gestion des stocks"): without those that nothing says are studied. */
function withoutMereWords(read: ReadText, hits: readonly ConceptHit[]): readonly ConceptHit[] {
  const study = wordLists(read.language).keys('study.word');
  const kept: ConceptHit[] = [];
  let studied = -Infinity;
  for (const hit of hits) {
    const { type } = hit.concept;
    const isStudy =
      type === 'DEGREE' || (type === 'FIELD' && (hit.from - studied <= STUDY_REACH || isBesideAny(read, hit, study)));
    if (isStudy) studied = hit.to;
    if (isStudy || type !== 'FIELD') kept.push(hit);
  }
  return kept;
}

function isBesideAny({ tokens }: ReadText, { from, to }: ConceptHit, words: ReadonlySet<string>): boolean {
  return [...tokens.slice(Math.max(0, from - STUDY_REACH), from), ...tokens.slice(to, to + 1)].some(({ key }) =>
    words.has(key),
  );
}

/** Words between a degree and what it is in. */
const STUDY_REACH = 4;

function isStudied(read: ReadText, hit: ConceptHit, hits: readonly ConceptHit[]): boolean {
  return hitsBetween(hits, hit.from - STUDY_REACH, hit.from).some(
    ({ concept, to }) =>
      (concept.type === 'DEGREE' || concept.type === 'FIELD') &&
      to <= hit.from &&
      !read.tokens.slice(to, hit.from + 1).some(({ followsBreak }) => followsBreak),
  );
}

/** Verbs whose "niet" asks: "je schuwt ploegenwerk niet". */
const SHUNNED = keysOfAll('negation.shunned');

/** "Rijbewijs B is nodig, een medische schifting niet": Dutch denies with the last word of a clause. */
function isDenied(read: ReadText, { from, to }: ConceptHit): boolean {
  const [word, next] = [read.tokens[to], read.tokens[to + 1]];
  if (word === undefined || !wordLists(read.language).keys('negation.last').has(word.key) || word.followsBreak)
    return false;
  const isLast = next === undefined || next.followsBreak || (read.sentenceOf(from)?.to ?? 0) <= to + 1;
  return (
    isLast && !read.tokens.slice(Math.max(0, from - STUDY_REACH), from).some(({ key }) => startsWithAny(key, SHUNNED))
  );
}

function counts(read: ReadText, hit: ConceptHit, purpose: TextPurpose, hits: readonly ConceptHit[]): boolean {
  if (purpose === 'title') return true;
  if (isNegated(read, hit.from, hit.to) || isDenied(read, hit)) return false;
  if (purpose !== 'ad') return true;
  const sentence = read.sentenceOf(hit.from);
  if (sentence === undefined) return false;
  const { concept } = hit;
  // "recherche un aide-soignant" seeks one; it asks for no research
  if (concept.type === 'SKILL' && hit.to - hit.from === 1 && hasHitBetween(read.cues.seeking, hit.from, hit.to))
    return false;
  if (concept.type === 'SKILL' && concept.kind === undefined && (isDepartment(read, hit) || isBenefit(read, hit)))
    return false;
  // "a bachelor in accounting" tells what was studied, not what can be done
  if (concept.type === 'SKILL' && concept.kind === undefined && isStudied(read, hit, hits)) return false;
  if (concept.type === 'OCCUPATION') return isTheJob(read, hit);
  if (sentence.isHeading || sentence.section === 'company' || sentence.section === 'contact') return false;
  // shifts and remote work are facts of the job wherever they stand; what else is offered is not asked
  const isFact = concept.kind === 'shift' || concept.kind === 'place';
  if (sentence.section === 'offer') return isFact;
  if (sentence.isAboutCompany && !isFact)
    return cuesWithin(read.cues.seeking, sentence) && sentence.section === 'profile';
  return true;
}

/** An occupation in running text is the job only after "we are looking for"; otherwise it is a colleague or a customer. */
function isTheJob(read: ReadText, hit: ConceptHit): boolean {
  const sentence = read.sentenceOf(hit.from);
  if (sentence === undefined || sentence.section === 'offer' || sentence.section === 'contact') return false;
  const isBefore = (cues: readonly { readonly from: number; readonly to: number }[], reach: number): boolean =>
    hitsBetween(cues, hit.from - reach - 1, hit.from).some(
      ({ from, to }) => from >= sentence.from && to <= hit.from && hit.from - to <= reach,
    );
  return isBefore(read.cues.seeking, 6) && !isBefore(read.cues.otherPeople, 8);
}
