import type { LinkWord, WrittenWord } from './link-words.ts';
import type { PhraseWords, SkillLabel, SkillWords } from './skill-words.ts';

/** How far a phrase and a label of a skill say the same. */
export interface Likeness {
  /** The label names what the phrase says is done, and that tells something. */
  readonly isSameAction: boolean;
  /** It does so by a form of the same verb, not by another of its class. */
  readonly isSameVerb: boolean;
  /** Both forms have one root, so that the one is surely said: "gestionnaire" only begins as "gestion" does. */
  readonly isSameRoot: boolean;
  /** What the label says is done, if anything, is something else than what the phrase says. */
  readonly isOtherAction: boolean;
  /** The phrase says what is done and the label does not. */
  readonly isOnlyThing: boolean;
  /** Both write what they share with a capital, and the phrase is nothing else. */
  readonly isName: boolean;
  /** Things that both name. */
  readonly shared: number;
  /** How much the one of them tells that tells most. */
  readonly rarest: number;
  /** The share of the label's things that the phrase names, by what they tell, 0..1. */
  readonly ofLabel: number;
  /** The share of the phrase's things that labels of the skill name, by what they tell, 0..1. */
  readonly ofPhrase: number;
}

/** A label or a phrase is said as a whole but for what tells little. */
export const WHOLE = 0.97;

/**
 * How far a phrase and a label say the same; null where they share no thing, or each says more of the same thing
 * ("monter des chambres à coucher", "montage de chambres froides").
 */
export function likenessOf(words: SkillWords, phrase: PhraseWords, label: SkillLabel): Likeness | null {
  // most labels have other things: nothing else needs to be looked at
  let [shared, rarest, named] = [0, 0, 0];
  let areNames = true;
  for (const other of label.things) {
    const thing = sameThing(other, phrase.things);
    if (thing === undefined) continue;
    const weight = words.tells(other.word.root);
    shared++;
    named += weight;
    areNames &&= thing.isCapital && other.isCapital;
    if (weight > rarest) rarest = weight;
  }
  if (shared === 0) return null;
  const ofPhrase = knownOf(words, phrase, label) / phrase.weight;
  const isWhole = ofPhrase >= WHOLE;
  if (!isWhole && shared + label.edges.length < label.things.length) return null;
  const free = label.edges.length === 0 ? label.edges : freeEdges(phrase, label);
  for (const edge of free) if (isDoneIn(phrase.actions, edge.word)) named += words.tells(edge.word.root);
  const ofLabel = label.weight === 0 ? 0 : named / label.weight;
  if (!isWhole && ofLabel < WHOLE) return null;
  const done = free.length === 0 ? label.actions : [...label.actions, ...free];
  const isSameAction = phrase.actions.some(({ word }) => !word.isNeutral && isDoneIn(done, word));
  return {
    isSameAction,
    isSameVerb:
      isSameAction && phrase.actions.some((action) => done.some((other) => isFormOf(action.word, other.word))),
    isSameRoot: isSameAction && phrase.actions.every((action) => action.word.isNeutral || isRootIn(done, action.word)),
    isOtherAction: !isSameAction && label.isTelling,
    isOnlyThing: !isSameAction && phrase.isTelling,
    isName: areNames && !label.hasNumber && phrase.actions.length === 0,
    shared,
    rarest: Math.sqrt(rarest),
    ofLabel,
    ofPhrase,
  };
}

/** The words at the edges of a label that the phrase does not name as things. */
function freeEdges(phrase: PhraseWords, { edges }: SkillLabel): readonly WrittenWord[] {
  return edges.filter((edge) => !phrase.things.some(({ word }) => word.root === edge.word.root));
}

/** How much of what the phrase's things tell is said by labels of the concept. */
function knownOf(words: SkillWords, { things }: PhraseWords, { ofConcept }: SkillLabel): number {
  let known = 0;
  for (const { word } of things) if (ofConcept.has(word.root)) known += words.tells(word.root);
  return known;
}

/** "Consignes" are no "consignation": of things only number may differ. What a label writes as a name must be one. */
function sameThing({ word, isCapital }: WrittenWord, things: readonly WrittenWord[]): WrittenWord | undefined {
  for (const thing of things) {
    if (thing.word.root === word.root && thing.word.form === word.form && (thing.isCapital || !isCapital)) return thing;
  }
  return undefined;
}

/** Verbs of one class are one, and so are forms that begin alike. */
function isDoneIn(words: readonly WrittenWord[], { root, beginning }: LinkWord): boolean {
  for (const { word } of words) if (word.root === root || word.beginning === beginning) return true;
  return false;
}

/** A word that only looks like a verb is none: "Ingénieur de formation" does no training. */
function isRootIn(words: readonly WrittenWord[], { stem, isVerb }: LinkWord): boolean {
  return isVerb && words.some(({ word }) => word.stem === stem);
}

function isFormOf({ stem, beginning }: LinkWord, other: LinkWord): boolean {
  return other.stem === stem || other.beginning === beginning;
}
