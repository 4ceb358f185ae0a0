import type { Concept } from '@counterpart/ontology';
import type { SkillNeighbourhoods } from '../labels/skill-neighbourhoods.ts';
import type { SkillPhrase } from '../phrases/phrase-of.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Likeness, likenessOf, WHOLE } from './likeness.ts';
import type { PhraseWords, SkillLabel, SkillWords } from './skill-words.ts';

/** What a text is about, as far as it is known. */
export interface LinkContext {
  /** Only what names what is done counts, not a thing alone: the words may be any part of a sentence. */
  readonly mustBeDone: boolean;
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
 * likes of a skill which the title's occupation does not list. Chosen on phrases of real advertisements that were
 * judged one by one (docs/adr/0025-phrases-as-skills.md).
 */
const LEAST = { alone: 0.65, most: 0.6, half: 0.5, kin: 0.5, part: 0.4, some: 0.3, company: 0.3 } as const;
/** A word of at most eight of the starter's 4,400 skills says which one is meant even where nothing else does. */
const RARE = 6.3;
/** A word of at most eighteen says so beside one skill of its trade; "material" and "groups" do not. */
const TELLING = 5.5;
/** Of the things of a phrase the rarest bring up labels: what is common to many skills tells none of them. */
const RAREST = 2;
/** A thing of more labels says nothing without what is done to it. */
const MOST_LABELS = 40;

/** The phrases that tell a skill of the ontology, each with the nearest one; what is not sure is left out. */
export function linkPhrases(
  read: ReadText,
  words: SkillWords,
  phrases: readonly SkillPhrase[],
  context: LinkContext,
): readonly PhraseLink[] {
  return phrases.flatMap((phrase): readonly PhraseLink[] => {
    const { from, to } = phrase;
    const said = words.wordsOf(read.tokens.slice(from, to), read.original);
    const label = nearestLabel(words, said, to - from, context);
    return label === null ? [] : [{ phrase, concept: label.concept }];
  });
}

/** The label of a skill that says most of what a phrase of so many tokens says; null when none says enough. */
function nearestLabel(words: SkillWords, phrase: PhraseWords, tokens: number, context: LinkContext): SkillLabel | null {
  const { mustBeDone, trade } = context;
  if (mustBeDone && !phrase.isTelling) return null;
  const kinships = new Map<Concept, number>();
  const kinshipWith = (concept: Concept): number => {
    let known = kinships.get(concept);
    if (known === undefined) kinships.set(concept, (known = kinshipOf(concept, context)));
    return known;
  };
  let nearest: SkillLabel | null = null;
  let most = 0;
  for (const root of rarestRoots(words, phrase)) {
    const labels = words.labelsWith(root);
    const isCommon = mustBeDone || labels.length > MOST_LABELS;
    for (const label of isCommon ? labelsDoing(words, phrase, root) : labels) {
      const likeness = likenessOf(words, phrase, label);
      if (likeness === null || (mustBeDone && !likeness.isSameAction)) continue;
      const { ofLabel, ofPhrase, isSameAction } = likeness;
      const isOfTrade = trade.has(label.concept.id);
      const worth = ofLabel + ofPhrase + (isSameAction ? 1 : 0) + (isOfTrade ? LEAST.half : 0);
      if (worth <= most || !isSure(likeness, tokens, isOfTrade, () => kinshipWith(label.concept))) continue;
      [nearest, most] = [label, worth];
    }
  }
  // "cleaner" has the root of cleaning: only where a task was found first is its first word surely a verb
  return nearest ?? (mustBeDone ? null : doneInTrade(words, phrase, context));
}

/** The labels that name what a phrase says is done to a thing. */
function labelsDoing(words: SkillWords, { actions }: PhraseWords, thing: number): readonly SkillLabel[] {
  return actions.flatMap(({ word }) => (word.isNeutral ? [] : words.labelsDoing(word, thing)));
}

function rarestRoots(words: SkillWords, { things }: PhraseWords): readonly number[] {
  const known = things.map(({ word }) => word.root).filter((root) => words.labelsWith(root).length > 0);
  return known.length <= RAREST ? known : known.sort((a, b) => words.tells(b) - words.tells(a)).slice(0, RAREST);
}

/** "Rekent af met kaart" for a waiter: what is done is by itself a skill of the trade, whatever it is done to. */
function doneInTrade(words: SkillWords, { actions }: PhraseWords, { trade }: LinkContext): SkillLabel | null {
  const labels = actions.flatMap(({ word }) => (word.isNeutral ? [] : words.doneBy(word.stem)));
  return labels.find(({ concept }) => trade.has(concept.id)) ?? null;
}

/** Whether a label says enough of a phrase: what is done and to what, two things, or the one thing that it is about. */
function isSure(likeness: Likeness, tokens: number, isOfTrade: boolean, kinship: () => number): boolean {
  const { isSameAction, isSameVerb, isOtherAction, isOnlyThing, isName, shared, rarest, ofLabel, ofPhrase } = likeness;
  const [isLabel, isPhrase, isHalf] = [ofLabel >= WHOLE, ofPhrase >= WHOLE, ofPhrase >= LEAST.half];
  // a thing that the label alone names says which one is meant: "respecter les normes", "respect des normes HACCP"
  if (isSameAction && !isLabel && (!isSameVerb || kinship() < LEAST.kin)) return false;
  const isMost = ofLabel >= LEAST.most || (ofLabel >= LEAST.part && isHalf);
  if (isSameAction && isMost && kinship() >= (isSameVerb ? LEAST.company : LEAST.part)) return true;
  // the very same task, whatever the trade
  if (likeness.isSameRoot && isLabel && isPhrase) return true;
  const isTelling = shared > 1 || rarest >= TELLING;
  // where nothing else of the trade is named, most of what the phrase says must be the label's
  const isSaid = isHalf && (ofPhrase >= LEAST.alone || kinship() > 0);
  if (isSameVerb && isLabel && isSaid && (rarest >= RARE || (isTelling && kinship() > 0))) return true;
  // "TIG": whatever is done with it
  if (isName && isLabel && isPhrase && kinship() >= LEAST.company) return true;
  if (isOtherAction) return false;
  // another verb of its class, and nothing of the trade: "bezoekers inspecteren", "bezoekers controleren"
  if (isSameAction && !isSameVerb && kinship() === 0) return false;
  if (isPhrase && shared > 1 && ofLabel >= LEAST.half && isOfTrade) return true;
  if (!isLabel) return false;
  if (rarest >= RARE && ofPhrase >= (isOnlyThing ? LEAST.most : LEAST.some) && isOfTrade) return true;
  if (!isHalf) return false;
  if (shared > 1) return !isOnlyThing && (isPhrase || kinship() > 0);
  // one word alone is as often a heading or a common word
  if (!isPhrase || isOnlyThing || tokens === 1) return false;
  return rarest >= RARE || (isTelling && kinship() >= LEAST.company);
}

/** 1 for a skill that the title's occupation lists, else the share of the text's skills that are its likes. */
function kinshipOf(concept: Concept, { trade, skills, neighbourhoods }: LinkContext): number {
  if (trade.has(concept.id)) return 1;
  const others = skills.filter((skill) => skill !== concept);
  const alike = others.filter((skill) => neighbourhoods.areAlike(skill, concept)).length;
  return alike === 0 ? 0 : alike / others.length;
}
