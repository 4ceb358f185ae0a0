import type { Language } from '@counterpart/domain';
import type { TextRole } from '../concepts/ambiguous-labels.ts';
import { type ConceptMention, findConcepts, findSkillsByRoots, skillsOf } from '../concepts/find-concepts.ts';
import { listedLicences } from '../concepts/listed-licences.ts';
import { shiftsTogether } from '../concepts/shifts/shifts-together.ts';
import { findSharedWords } from '../concepts/shared-words.ts';
import { supportOf, wordsOutOfPlace } from '../concepts/skill-support.ts';
import { findLanguages, type LanguageMention } from '../languages/find-languages.ts';
import { languageCodes } from '../languages/language-codes.ts';
import { languagesOfNoun } from '../languages/shared-noun.ts';
import { othersAtWork } from '../relevance/others-at-work.ts';
import { isEmployerQuality } from '../relevance/employer/employer-qualities.ts';
import { isDoubtful } from '../relevance/doubts.ts';
import { isWordingOfForm } from '../relevance/form-answers.ts';
import { skillsOfFirm, type TitleOfJob } from '../relevance/employer/firm-skills.ts';
import {
  type EmployerFacts,
  employerFacts,
  isRelevant,
  NO_EMPLOYER_FACTS,
  type TextPurpose,
} from '../relevance/relevance.ts';
import { hasLostCommas } from '../structure/text-marks.ts';
import { withoutMereFields } from '../relevance/study.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { joinLicences } from '../structure/join-licences.ts';
import { jobsOfTitle } from './joined-jobs.ts';
import { functionsOfTitle } from './job-functions.ts';
import type { Lexicon } from './lexicon.ts';
import { namedByJobs } from './named-by-jobs.ts';

/** What a text names, after negations, the employer's own description and mere mentions are left out. */
export interface TextReading {
  readonly read: ReadText;
  readonly employer: EmployerFacts;
  readonly occupations: readonly ConceptMention[];
  /** Occupations that stand in the text, whoever's they are. */
  readonly trades: readonly ConceptMention[];
  /** The functions that a title stands for; of another text its occupations. */
  readonly functions: readonly ConceptMention[];
  readonly skills: readonly ConceptMention[];
  readonly softSkills: readonly ConceptMention[];
  readonly languages: readonly LanguageMention[];
  /** Degrees and fields of study. */
  readonly education: readonly ConceptMention[];
}

const NOTHING: readonly never[] = [];

const ROLE: Readonly<Record<TextPurpose, TextRole>> = { title: 'title', ad: 'body', cv: 'body', education: 'body' };

/**
 * Reads one text of a document or an ad: structure, concepts as they are written, relevance, concepts by their roots.
 * The functions that the `title` above it names make the skills of their trade believable.
 */
export function readFor(
  lexicon: Lexicon,
  text: string,
  language: Language,
  purpose: TextPurpose,
  title: TitleOfJob | null = null,
): TextReading {
  const read = purpose === 'cv' ? readText(text, language, joinLicences) : readText(text, language);
  return readNames(lexicon, read, purpose, title);
}

/** The same of a text whose words and sentences are found already. */
export function readNames(
  lexicon: Lexicon,
  read: ReadText,
  purpose: TextPurpose,
  title: TitleOfJob | null,
): TextReading {
  const employer = purpose === 'title' ? NO_EMPLOYER_FACTS : employerFacts(read, purpose);
  const { hits, named } = relevantHits(lexicon, read, employer, purpose, title);
  const ofType = (type: string): readonly ConceptMention[] => hits.filter(({ concept }) => concept.type === type);
  const occupations = ofType('OCCUPATION');
  const written = exactLanguages(lexicon, read, ofType('LANGUAGE'));
  const sharing = languagesOfNoun(read, (name) => lexicon.languageNamed(name, read.language));
  const languageHits = [
    ...written,
    ...sharing.filter(
      ({ from }) => !written.some((hit) => hit.from <= from && hit.to > from && hit.quality === 'exact'),
    ),
    ...languagesInside(lexicon, read, ofType('SKILL')),
    ...languageCodes(read, (code) => lexicon.languageCoded(code)),
  ].sort((a, b) => a.from - b.from);
  const isTitle = purpose === 'title';
  const skills = ofType('SKILL').filter((hit) => !isKnowledgeOfLanguage(read, hit, languageHits));
  return {
    read,
    employer,
    occupations,
    trades: named.filter(({ concept }) => concept.type === 'OCCUPATION'),
    functions: isTitle ? jobsOfTitle(read, functionsOfTitle(lexicon, read, occupations)) : occupations,
    skills,
    softSkills: ofType('SOFT_SKILL').filter((hit) => purpose !== 'cv' || !isWordingOfForm(read, hit)),
    // "Bakkerij Van der Let": a name is no other form of a language
    languages: isTitle
      ? languageHits.filter(({ quality }) => quality === 'exact').map((hit) => ({ ...hit, level: null }))
      : findLanguages(read, languageHits, skills),
    education: hits.filter(({ concept }) => concept.type === 'DEGREE' || concept.type === 'FIELD'),
  };
}

/** The concepts of a text that count (`hits`; whether one does is asked once), among all that it names. */
function relevantHits(
  lexicon: Lexicon,
  read: ReadText,
  employer: EmployerFacts,
  purpose: TextPurpose,
  title: TitleOfJob | null,
): { readonly hits: readonly ConceptMention[]; readonly named: readonly ConceptMention[] } {
  const functions = title?.functions ?? NOTHING;
  const labels = lexicon.labels(read.language);
  if (purpose === 'title') {
    const found = findConcepts(read, labels, 'title');
    return { hits: [...found, ...namedByJobs(lexicon, read, found)], named: found };
  }
  const exclusions = {
    descriptions: employer.description,
    isEmployerQuality: (hit: { readonly from: number; readonly to: number }) => isEmployerQuality(read, hit),
  };
  const trade = skillsOf(functions.map(({ concept }) => concept));
  const all = findConcepts(read, labels, ROLE[purpose], exclusions, trade);
  const named = (purpose === 'ad' ? withoutMereFields(read, all) : all).filter((hit) => !isTown(lexicon, read, hit));
  const others = purpose === 'ad' ? othersAtWork(read, named, functions) : NOTHING;
  const counts = (hit: ConceptMention, among: readonly ConceptMention[]): boolean =>
    !hasHitBetween(others, hit.from, hit.to) && isRelevant(read, employer, purpose, hit, among);
  const relevant = new Set(named.filter((hit) => counts(hit, named)));
  if (purpose === 'ad') {
    const isPlace = (hit: ConceptMention): boolean => isPlaceName(lexicon, read, hit);
    for (const hit of wordsOutOfPlace(labels.neighbourhoods, functions, relevant, isPlace)) relevant.delete(hit);
  }
  const isSupported = supportOf(
    hasLostCommas(read) ? null : labels.neighbourhoods,
    [...functions, ...relevant].filter((hit) => !hit.needsSupport),
  );
  for (const hit of relevant) if (hit.needsSupport === true && !isSupported(hit.concept)) relevant.delete(hit);
  const hits = findSkillsByRoots(read, lexicon.rootLabels(read.language), named, isSupported, exclusions);
  const known = new Set(named);
  const kept = hits.filter((hit) => (known.has(hit) ? relevant.has(hit) : counts(hit, hits)));
  const listed = listedLicences(read, lexicon.ontology, kept);
  const further = [
    ...findSharedWords(read, labels, hits),
    ...listed,
    ...namedByJobs(lexicon, read, kept),
    ...shiftsTogether(read, lexicon.ontology, hits),
  ];
  const shared = further.filter((hit) => counts(hit, hits));
  // "rijbewijs: | B" is no licence of any class
  const own = listed.length === 0 ? kept : kept.filter(({ from, to }) => !hasHitBetween(listed, from, to));
  const counted = shared.length === 0 ? own : [...own, ...shared].sort((a, b) => a.from - b.from);
  const ofFirm = new Set(purpose === 'ad' ? skillsOfFirm(read, title, counted) : NOTHING);
  const asked = ofFirm.size === 0 ? counted : counted.filter((hit) => !ofFirm.has(hit));
  if (purpose !== 'ad') return { hits: asked, named };
  const listedByTitle = functions.length === 0 ? null : trade;
  return { hits: asked.filter((hit) => !isDoubtful(read, hit, listedByTitle)), named };
}

/** "L'hôpital de Joyeuse": a word with a capital inside a sentence, where a place is called so, is no quality. */
function isTown(lexicon: Lexicon, read: ReadText, hit: ConceptMention): boolean {
  return (
    hit.concept.type === 'SOFT_SKILL' &&
    read.tokens[hit.from]?.followsBreak === false &&
    isPlaceName(lexicon, read, hit)
  );
}

/** Whether a word with a capital is called as a place is: "Joyeuse", "Lucca". */
function isPlaceName({ gazetteer }: Lexicon, { tokens, original }: ReadText, { from, to }: ConceptMention): boolean {
  const token = tokens[from];
  if (to - from !== 1 || token === undefined) return false;
  return /\p{Lu}/u.test(original.charAt(token.start)) && gazetteer.placesNamed(token.key).length > 0;
}

/** "Conoscenza della lingua | inglese": words of knowing a language, right before it, are no skill of their own. */
function isKnowledgeOfLanguage(read: ReadText, hit: ConceptMention, languages: readonly ConceptMention[]): boolean {
  if (!hasHitBetween(read.cues.languageWord, hit.from, hit.to) || read.tokens[hit.to]?.followsBreak !== false)
    return false;
  return languages.some(({ from }) => from === hit.to);
}

/** "Lingue | Tedesco" agrees as a whole with "lingua tedesca": the language is named by its own word. */
function exactLanguages(lexicon: Lexicon, read: ReadText, hits: readonly ConceptMention[]): readonly ConceptMention[] {
  return hits.map((hit) => {
    if ((hit.quality === 'exact' && !isParted(read, hit)) || hit.to - hit.from === 1) return hit;
    const from = hit.to - 1;
    const token = read.tokens[from];
    if (token === undefined || lexicon.languageNamed(token.key, read.language)?.id !== hit.concept.id) return hit;
    return { ...hit, from, start: token.start, quality: 'exact' };
  });
}

/** "Italiano: madrelingua   Inglese: B1": the level is of the language before it. */
function isParted({ tokens, original }: ReadText, { from, to, start }: ConceptMention): boolean {
  const gap = original.slice(tokens[to - 2]?.end ?? start, tokens[to - 1]?.start ?? start);
  return to - from > 1 && (gap.length > 1 || /:\s*$/.test(original.slice(Math.max(0, start - 3), start)));
}

/** "Anglais technique" is a skill, and English. */
function languagesInside(
  lexicon: Lexicon,
  read: ReadText,
  skills: readonly ConceptMention[],
): readonly ConceptMention[] {
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
