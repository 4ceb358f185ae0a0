import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** "French cuisine", "cucina francese": the thing stands on either side. */
const THINGS = keysOfAll('language.things');
/** "Is" of "the chef is English". */
const BEING = keysOfAll('language.being');
const ITSELF = keysOfAll('language.itself');

/** Whether the name of a language tells where a thing comes from: "good at French cuisine". */
export function isOfThing({ tokens }: ReadText, { from, to }: ConceptMention): boolean {
  const isBehind = tokens[to]?.followsBreak === false && THINGS.has(tokens[to]?.key ?? '');
  return isBehind || (tokens[from]?.followsBreak === false && THINGS.has(tokens[from - 1]?.key ?? ''));
}

/** "The head chef is | English |, as are …", but "our working language is English" and "a plus is French". */
export function isNationality(read: ReadText, start: number, { from, to }: ConceptMention): boolean {
  const { tokens, cues } = read;
  if (!BEING.has(tokens[from - 1]?.key ?? '') || tokens[from]?.followsBreak !== false) return false;
  if (tokens[to]?.followsBreak === false) return false;
  const isAsked = hasHitBetween(cues.nice, start, to) || hasHitBetween(cues.required, start, to);
  return !isAsked && !tokens.slice(start, from).some(({ key }) => ITSELF.has(key));
}

const UNKNOWN = keysOfAll('language.unknown');

/** "Duits matig, Frans nihil": right behind its name somebody says not to know a language. */
export function isUnknown({ tokens }: ReadText, { to }: ConceptMention): boolean {
  const isEnd = tokens[to + 1] === undefined || tokens[to + 1]?.followsBreak === true;
  return isEnd && tokens[to]?.followsBreak === false && UNKNOWN.has(tokens[to]?.key ?? '');
}
