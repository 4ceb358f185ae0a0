import type { Token } from '../../tokens/text-tokens.ts';
import type { LanguageRules } from '../rules/language-rules.ts';
import type { Match, TokenKeys } from '../rules/pattern-trie.ts';
import type { CueName } from '../rules/rule-lists.ts';

/** Words of one thought: tokens `from`..`to` (exclusive) of a sentence. */
export interface Thought {
  readonly from: number;
  readonly to: number;
}

/** Fewer words on a side are no thought of their own. */
const FEWEST_WORDS = 2;
/** How far behind a joining word, or a comma, a cue still opens a thought. */
const CUE_WITHIN = 2;
const WISHES: ReadonlySet<CueName> = new Set(['cue.start', 'cue.keep', 'cue.stop']);

/** The thoughts of a sentence: "but" begins one, and so does "and" or a comma before another wish. */
export function thoughtsOf(
  tokens: readonly Token[],
  keys: readonly TokenKeys[],
  rules: LanguageRules,
): readonly Thought[] {
  const wishes = rules.cues.matches(rules.keysOfThought(tokens, keys)).filter(({ value }) => WISHES.has(value));
  const behaviours = rules.behaviours.matches(keys);
  const thoughts: Thought[] = [];
  let from = 0;
  const isInside = (matches: readonly Match<unknown>[], at: number): boolean =>
    matches.some((match) => match.from < at && at < match.to);
  for (const [at, { key, followsBreak }] of tokens.entries()) {
    if (at - from < FEWEST_WORDS || tokens.length - at < FEWEST_WORDS || isInside(behaviours, at)) continue;
    const opensWish = wishes.some((wish) => wish.from >= at && wish.from <= at + CUE_WITHIN);
    const says = [...wishes, ...behaviours].some((match) => match.from >= from && match.to <= at);
    const isJoined = rules.isIn('join', key) || followsBreak;
    if (rules.isIn('contrast', key) || (isJoined && opensWish && says)) {
      thoughts.push({ from, to: at });
      from = at;
    }
  }
  thoughts.push({ from, to: tokens.length });
  return thoughts;
}
