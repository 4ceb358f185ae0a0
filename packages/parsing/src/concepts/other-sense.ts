import type { Concept } from '@counterpart/ontology';
import { keysByLanguage } from '../language/word-lists.ts';
import type { LabelEntry, LabelHit, MatchQuality } from '../labels/label-hit.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { isCapital } from '../tokens/is-capital.ts';
import type { Token } from '../tokens/text-tokens.ts';

/** Tokens `from` to `to` (exclusive). */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words of a text that were taken for a label. */
interface Named extends Place {
  readonly quality: MatchQuality;
}

/**
 * Whether a label is only a part of a longer name of something else, or runs into one: "comptabilité matière" is about
 * goods, "| solid work | ethic" is no program, and who makes "| international travel | arrangements" does not travel. A
 * label that holds the whole name says more, and a "| night shift | manager" works at night.
 */
function isOfLongerName({ longerNames }: ReadText, { from, to, quality }: Named, concept?: Concept): boolean {
  const mayRunInto = concept?.kind !== 'shift' || quality === 'roots';
  return hitsBetween(longerNames, from, to).some(
    (name) =>
      name.to >= to &&
      (name.from < from || name.to > to) &&
      name.from + name.value < to &&
      (mayRunInto || name.from <= from),
  );
}

/**
 * Whether the label of a skill is a part of what a task is about. What only agrees with a label in other words goes as
 * soon as it shares a word with such a thing: "nettoyage d'une | grande surface |" cleans a shop.
 */
function isOfOtherThing({ cues }: ReadText, { from, to, quality }: Named): boolean {
  if (quality === 'roots' || quality === 'phrase') return hasHitBetween(cues.otherThing, from, to);
  return hitsBetween(cues.otherThing, from, to).some(
    (name) => name.from <= from && name.to >= to && name.to - name.from > to - from,
  );
}

/** Whether words that were taken for a label of `concept` are only a part of something else. */
export function isOtherSense(read: ReadText, named: Named, concept?: Concept): boolean {
  return isOfLongerName(read, named, concept) || isOfOtherThing(read, named);
}

const OF_FIRM = keysByLanguage('label.firm');
/** Words of a sentence that is long enough to tell a name from a line in which every word has a capital. */
const RUNNING = 8;
/** Letters of a name beside a trade: shorter ones are kinds of it ("Maintenance CVC"). */
const SHORTEST_NAME = 3;

/**
 * Whether a common word for a hard skill is a part of a firm's name: a word with a capital that is no word of the
 * language and no label stands right before it ("Rampion | Travaux Publics"), or behind it where an article or a word
 * for a firm stands before ("la | Carrosserie | Delmarque"). `hits` are all labels of the text.
 */
export function isInFirmName(
  read: ReadText,
  { from, to, quality }: LabelHit,
  { label, concept }: LabelEntry,
  hits: readonly LabelHit[],
): boolean {
  if (concept.type !== 'SKILL' || concept.kind !== undefined || quality !== 'exact' || /^\p{Lu}/u.test(label))
    return false;
  const { tokens, original, language, table } = read;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined || !isCapital(original, first) || !isCapital(original, last))
    return false;
  const isName = (at: number): boolean => {
    const token = tokens[at];
    if (token === undefined || token.key.length < SHORTEST_NAME || !isCapital(original, token)) return false;
    return !table.isWord(token.key) && !table.stopWords.has(token.key) && !hasHitBetween(hits, at, at + 1);
  };
  const isBefore = isBeside(original, tokens[from - 1], first) && isName(from - 1);
  const isBehind =
    isBeside(original, last, tokens[to]) && isName(to) && OF_FIRM[language].has(tokens[from - 1]?.key ?? '');
  return (isBefore || isBehind) && isRunning(read, from);
}

/** Only a blank stands between two words. */
function isBeside(original: string, before: Token | undefined, behind: Token | undefined): boolean {
  return before !== undefined && behind !== undefined && original.slice(before.end, behind.start) === ' ';
}

/** A sentence in which most words have no capital. */
function isRunning(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || sentence.isHeading) return false;
  const words = read.tokens.slice(Math.max(sentence.from, from - RUNNING), Math.min(sentence.to, from + RUNNING));
  const small = words.filter((token) => !isCapital(read.original, token)).length;
  return words.length >= RUNNING && small * 2 > words.length;
}
