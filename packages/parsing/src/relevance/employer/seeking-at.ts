import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { REACH } from '../../tokens/reach.ts';

/** Verbs that a firm's name and town stand before; "als" and "role" seek too, but not for anybody. */
const SEEKING_VERBS = keysOfAll('place.seeking-verb');

/** "is hiring", "est à la recherche", "is op zoek". */
const BEING = keysOfAll('place.being');
const SEEKING_STATES = keysOfAll('place.seeking-state');

/** The token at which a sentence begins to seek, -1 when it does not near its beginning. */
export function seekingAt(read: ReadText, sentence: Sentence): number {
  const last = Math.min(sentence.to, sentence.from + REACH.places.employer + 1);
  for (let at = sentence.from; at < last; at++) {
    const key = read.tokens[at]?.key ?? '';
    if (SEEKING_VERBS.has(key) || (BEING.has(key) && isSeekingBehind(read, at + 1))) return at;
  }
  return -1;
}

const NOT = keysOfAll('negation.not');

/** "Is | hiring", "is | currently seeking", but not "is | not recruiting". */
function isSeekingBehind({ tokens }: ReadText, at: number): boolean {
  const isState = (token: number): boolean => SEEKING_STATES.has(tokens[token]?.key ?? '');
  return isState(at) || (isState(at + 1) && !NOT.has(tokens[at]?.key ?? '') && tokens[at + 1]?.followsBreak === false);
}
