import type { LabelEntry, LabelHit } from '../labels/label-hit.ts';
import type { ActionWords } from '../labels/action-words.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { wordLists } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

/**
 * Whether words that agree with a label stand in an order that says the same: "ligne de production" is no "production
 * de la ligne". A verb and its object may change places where the language lets them ("monsters nemen", "neemt
 * monsters"; "incident response", "response to incidents"), and so may what "and" joins.
 */
export function keepsOrder(read: ReadText, { from, to }: LabelHit, label: string, actions: ActionWords): boolean {
  const { stopWords, joiningWords } = read.table;
  const labelTokens = tokensOf(label);
  const own = contentOf(labelTokens, stopWords);
  const inside = read.tokens.slice(from, to);
  const words = contentOf(inside, stopWords);
  const keys = words.map((word) => actions.keyOf(word));
  const places = own.map((word) => keys.indexOf(actions.keyOf(word)));
  if (!isPutInto(read, inside, labelTokens, actions)) return false;
  // a part of a compound has no place of its own
  if (places.includes(-1)) return true;
  if (places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))) return true;
  if (labelTokens.some(({ key }) => joiningWords.has(key))) return true;
  const { putsQualitiesFirst, putsVerbSecond } = grammarOf(read.language);
  // French and Italian name what is done first
  if (!putsQualitiesFirst) return false;
  const genitive = wordLists(read.language).keys('phrase.genitive');
  if (inside.some(({ key }) => genitive.has(key)) && !labelTokens.some(({ key }) => genitive.has(key))) return true;
  const isDone = (word = ''): boolean => taskWords(read.language).isVerb(word) || actions.isAction(actions.keyOf(word));
  if (putsVerbSecond)
    return own.some(isDone) || grammarOf(read.language).lastInfinitive?.test(own.at(-1) ?? '') === true;
  const [first, last] = [words[0], words.at(-1)];
  const openers = wordLists(read.language).keys('phrase.opener');
  const opens = read.tokens[from]?.followsBreak !== false || openers.has(read.tokens[from - 1]?.key ?? '');
  return (places.at(-1) === 0 && (opens || isDone(first))) || (isDone(own[0]) && last?.endsWith('ing') === true);
}

/** Words of "mise en service". */
const PUT = 3;

/** Whether what a label puts a thing into ("mise en service") is what the text puts it into: "au service" is not. */
function isPutInto(read: ReadText, inside: readonly Token[], label: readonly Token[], actions: ActionWords): boolean {
  const [verb, small, thing] = label;
  if (label.length !== PUT || verb === undefined || small === undefined || thing === undefined) return true;
  if (!wordLists(read.language).keys('label.put').has(verb.key) || !read.table.stopWords.has(small.key)) return true;
  const place = inside.findIndex(({ key }) => actions.keyOf(key) === actions.keyOf(thing.key));
  return place <= 0 || inside[place - 1]?.key === small.key;
}

function contentOf(tokens: readonly Token[], stopWords: ReadonlySet<string>): readonly string[] {
  return tokens.flatMap(({ key }) => (stopWords.has(key) ? [] : [key]));
}

/** Words between a licence and its class: "patente di cat. | B". */
const CLASS_REACH = 2;

/** Whether a licence found by the roots of its label has its class too: "patente cat. A" is not that of class B. */
export function keepsClass(read: ReadText, hit: LabelHit, { concept, label }: LabelEntry): boolean {
  const own = concept.kind === 'licence' ? (/ (\p{Lu}{1,2})$/u.exec(label)?.[1] ?? null) : null;
  if (own === null) return true;
  const near = read.tokens.slice(hit.from, hit.to + CLASS_REACH);
  return near.some(({ start, end }) => read.original.slice(start, end).toUpperCase() === own);
}
