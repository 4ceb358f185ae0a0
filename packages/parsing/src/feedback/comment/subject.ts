import type { Token } from '../../tokens/text-tokens.ts';
import type { LanguageRules } from '../rules/language-rules.ts';
import type { Thought } from './thoughts.ts';

/** Words within which the noun of a subject stands, small words before it: "there was too little", "de grote". */
const WITHIN = 5;

/** Whether somebody is named behind a thing, whose it is: "de keuken van Jan", "la cuisine de Marie". */
function isOwned(
  tokens: readonly Token[],
  at: number,
  rules: LanguageRules,
  isName: (token: Token) => boolean,
): boolean {
  const [joint, owner] = [tokens[at], tokens[at + 1]];
  if (joint === undefined || owner === undefined || !rules.isIn('owner', joint.key)) return false;
  return isName(owner) || rules.isIn('person', owner.key);
}

/**
 * Where a thought begins to speak of a thing, as the number of the token behind it; null where it speaks of somebody.
 * What is said of a thing is said of nobody: "the canteen was closed" tells of no closed character. The thing is the
 * first noun behind an article, nobody's and no place where somebody does something.
 *
 *     the stairs were closed → 2      in the canteen she listens → null      his car is always open → null
 */
export function thingSubject(
  tokens: readonly Token[],
  { from, to }: Thought,
  rules: LanguageRules,
  isName: (token: Token) => boolean,
): number | null {
  for (let at = from; at < to; at += 1) if (rules.isIn('person', tokens[at]?.key ?? '')) return null;
  for (let at = from; at < Math.min(to, from + WITHIN); at += 1) {
    const key = tokens[at]?.key ?? '';
    // without an article it may be a verb: "train new colleagues"
    if (rules.isIn('thing', key)) return at === from || isOwned(tokens, at + 1, rules, isName) ? null : at + 1;
    if (rules.isIn('thing-ahead', key) || !rules.isIn('stop-word', key)) return null;
  }
  return null;
}
