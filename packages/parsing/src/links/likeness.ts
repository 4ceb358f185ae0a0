import type { LinkWord, LinkWords, SkillLabel, SkillWords } from './skill-words.ts';

/** How far a phrase and a label of a skill say the same. */
export interface Likeness {
  readonly label: SkillLabel;
  /** The label names what the phrase says is done, and that tells something. */
  readonly isSameAction: boolean;
  /** It does so by a form of the same verb, not by another of its class. */
  readonly isSameVerb: boolean;
  /** What the label says is done, if anything, is something else than what the phrase says. */
  readonly isOtherAction: boolean;
  /** The phrase says what is done and the label does not. */
  readonly isOnlyThing: boolean;
  /** Both write what they share with a capital. */
  readonly isName: boolean;
  /** Things that both name. */
  readonly shared: number;
  /** The weight of the one of them that tells most. */
  readonly rarest: number;
  /** The share of the label's things that the phrase names, by what they tell, 0..1. */
  readonly ofLabel: number;
  /** The share of the phrase's things that labels of the skill name, by what they tell, 0..1. */
  readonly ofPhrase: number;
}

/** Verbs and nouns made from them begin alike for so many letters. */
const SAME_LETTERS = 6;
/** Of the things of a phrase the rarest bring up labels: what is common to many skills tells none of them. */
const RAREST = 2;

/** The labels that name something that a phrase names. */
export function likenesses(words: SkillWords, phrase: LinkWords): readonly Likeness[] {
  const total = weightOf(phrase.things);
  if (total === 0) return [];
  const rarest = phrase.things
    .toSorted((a, b) => b.weight - a.weight)
    .filter((thing) => words.labelsWith(thing.root).length > 0);
  const labels = new Set(rarest.slice(0, RAREST).flatMap(({ root }) => words.labelsWith(root)));
  const found: Likeness[] = [];
  for (const label of labels) {
    const shared = phrase.things.filter((thing) => isAmong(thing, label.things));
    if (shared.length === 0) continue;
    const done = [...label.actions, ...label.edges.filter((edge) => !shared.some(({ root }) => root === edge.root))];
    const isSameAction = phrase.actions.some((action) => !action.isNeutral && isDoneIn(done, action));
    const named = label.things.filter(
      (thing) => isAmong(thing, phrase.things) || (label.edges.includes(thing) && isDoneIn(phrase.actions, thing)),
    );
    const known = phrase.things.filter(
      (thing) => shared.includes(thing) || words.shareWith(label.concept, thing.root) > 0,
    );
    found.push({
      label,
      isSameAction,
      isSameVerb: isSameAction && phrase.actions.some((action) => done.some((other) => isFormOf(action, other))),
      isOtherAction: !isSameAction && isTelling(label),
      isOnlyThing: !isSameAction && isTelling(phrase),
      isName:
        !label.hasNumber &&
        phrase.actions.length === 0 &&
        shared.every((thing) => thing.isCapital && label.things.some((other) => isSameName(thing, other))),
      shared: shared.length,
      rarest: Math.max(...shared.map(({ weight }) => weight)),
      ofLabel: weightOf(named) / (weightOf(label.things) || 1),
      ofPhrase: weightOf(known) / total,
    });
  }
  return found;
}

function isTelling({ actions }: LinkWords): boolean {
  return actions.some(({ isNeutral }) => !isNeutral);
}

/** Rare words count more than many common ones, as in the cosine of weighted words. */
function weightOf(words: readonly LinkWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight ** 2, 0);
}

/** Verbs of one class are one, and so are forms that begin alike ("délivre", "délivrance"). */
function isDoneIn(words: readonly LinkWord[], { root, form }: LinkWord): boolean {
  return words.some((other) => other.root === root || isSameWord(other.form, form));
}

function isFormOf({ stem, form }: LinkWord, other: LinkWord): boolean {
  return other.stem === stem || isSameWord(other.form, form);
}

/** "Consignes" are no "consignation": of things only number may differ. */
function isAmong(word: LinkWord, words: readonly LinkWord[]): boolean {
  return words.some(
    (other) =>
      other.root === word.root && other.form === word.form && other.isCapital === (word.isCapital && other.isCapital),
  );
}

function isSameName({ root }: LinkWord, other: LinkWord): boolean {
  return other.isCapital && other.root === root;
}

function isSameWord(a: string, b: string): boolean {
  return a === b || a.slice(0, SAME_LETTERS) === b.slice(0, SAME_LETTERS);
}
