import type { Concept } from '@counterpart/ontology';
import type { SkillNeighbourhoods } from '../labels/skill-neighbourhoods.ts';
import type { SkillPhrase } from '../phrases/phrase-of.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Likeness, likenesses } from './likeness.ts';
import type { LinkWords, SkillLabel, SkillWords } from './skill-words.ts';

/** What a text is about, as far as it is known. */
export interface LinkContext {
  /** Skills of the occupations that the title names. */
  readonly trade: ReadonlySet<string>;
  /** Skills that the text names, each once. */
  readonly skills: readonly Concept[];
  readonly neighbourhoods: SkillNeighbourhoods;
}

/** A phrase and the skill that it tells in other words than the skill's labels. */
export interface PhraseLink {
  readonly phrase: SkillPhrase;
  readonly concept: Concept;
}

/**
 * How much of a label or a phrase must agree, by what its words tell, and the share of the text's skills that must be
 * likes of a skill which the title's occupation does not list. Chosen on 350 phrases of real advertisements that were
 * judged one by one (docs/adr/0025-phrases-as-skills.md).
 */
const LEAST = { whole: 0.97, most: 0.6, half: 0.5, part: 0.4, some: 0.3, company: 0.3 } as const;
/** A word of at most eight of the starter's 4,400 skills says which one is meant even where nothing else does. */
const RARE = 6.3;

/** The phrases that tell a skill of the ontology, each with the nearest one; what is not sure is left out. */
export function linkPhrases(
  read: ReadText,
  words: SkillWords,
  phrases: readonly SkillPhrase[],
  context: LinkContext,
): readonly PhraseLink[] {
  return phrases.flatMap((phrase): readonly PhraseLink[] => {
    const label = nearestLabel(words, read, phrase, context);
    return label === null ? [] : [{ phrase, concept: label.concept }];
  });
}

/** The label of a skill that says most of what a phrase says; null when none says enough. */
export function nearestLabel(
  words: SkillWords,
  read: ReadText,
  { from, to }: SkillPhrase,
  context: LinkContext,
): SkillLabel | null {
  const own = words.wordsOf(read.tokens.slice(from, to), read.original);
  let nearest: SkillLabel | null = null;
  let most = 0;
  for (const likeness of likenesses(words, own)) {
    const { label, ofLabel, ofPhrase, isSameAction } = likeness;
    const worth = ofLabel + ofPhrase + (isSameAction ? 1 : 0) + (context.trade.has(label.concept.id) ? LEAST.half : 0);
    if (worth <= most || !isSure(likeness, to - from, () => kinshipOf(label.concept, context))) continue;
    [nearest, most] = [label, worth];
  }
  return nearest ?? doneInTrade(words, own, context);
}

/** "Rekent af met kaart" for a waiter: what is done is by itself a skill of the trade, whatever it is done to. */
export function doneInTrade(words: SkillWords, { actions }: LinkWords, { trade }: LinkContext): SkillLabel | null {
  const labels = actions.flatMap(({ stem, isNeutral }) => (isNeutral ? [] : words.doneBy(stem)));
  return labels.find(({ concept }) => trade.has(concept.id)) ?? null;
}

/** Whether a label says enough of a phrase: what is done and to what, two things, or the one thing that it is about. */
function isSure(likeness: Likeness, tokens: number, kinship: () => number): boolean {
  const { isSameAction, isSameVerb, isOtherAction, isOnlyThing, isName, shared, rarest, ofLabel, ofPhrase } = likeness;
  const [isLabel, isPhrase] = [ofLabel >= LEAST.whole, ofPhrase >= LEAST.whole];
  // each says more of the same thing: "monter des chambres à coucher" is no "montage de chambres froides"
  if (!isLabel && !isPhrase) return false;
  const isHalf = ofPhrase >= LEAST.half;
  const isMost = ofLabel >= LEAST.most || (ofLabel >= LEAST.part && isHalf);
  if (isSameAction && isMost && kinship() >= LEAST.company) return true;
  if (isSameVerb && isLabel && isHalf && (rarest >= RARE || kinship() > 0)) return true;
  // "TIG": whatever is done with it
  if (isName && isLabel && isPhrase && kinship() > 0) return true;
  const isOfTrade = (): boolean => kinship() === 1;
  if (isPhrase && shared > 1 && ofLabel >= LEAST.half && isOfTrade()) return true;
  if (isOtherAction || !isLabel) return false;
  if (rarest >= RARE && ofPhrase >= LEAST.some && isOfTrade()) return true;
  if (!isHalf) return false;
  if (shared > 1) return isPhrase || kinship() > 0;
  // one word alone is as often a heading or a common word
  if (!isPhrase || isOnlyThing || tokens === 1) return false;
  return rarest >= RARE || kinship() >= LEAST.company;
}

/** 1 for a skill that the title's occupation lists, else the share of the text's skills that are its likes. */
function kinshipOf(concept: Concept, { trade, skills, neighbourhoods }: LinkContext): number {
  if (trade.has(concept.id)) return 1;
  const others = skills.filter((skill) => skill !== concept);
  const alike = others.filter((skill) => neighbourhoods.areAlike(skill, concept)).length;
  return alike === 0 ? 0 : alike / others.length;
}
