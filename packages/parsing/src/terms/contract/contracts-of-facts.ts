import type { ContractType } from '@counterpart/domain';
import type { ReadText } from '../../structure/read-text.ts';
import { FactValues } from '../../structure/facts/short-facts.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** Abbreviations that are contracts only by themselves in a row of facts: "38u | OD | Brugge". */
const VALUES = new FactValues<ContractType>([
  [keysOfAll('contract.fact.permanent'), 'PERMANENT'],
  [keysOfAll('contract.fact.temporary'), 'TEMPORARY'],
]);

/** The contracts that rows of facts tell by an abbreviation. */
export function contractsOfFacts(read: ReadText): readonly ValueMention<ContractType>[] {
  const found: ValueMention<ContractType>[] = [];
  for (const fact of read.facts) {
    const value = VALUES.of(read.tokens, fact);
    if (value === null || read.sentenceOf(fact.from)?.section === 'company') continue;
    if (hasHitBetween(read.boxes.unchosen, fact.from, fact.to)) continue;
    found.push({ value, from: fact.from, to: fact.to, confidence: 0.95 });
  }
  return [...found, ...regularsBesideHours(read)];
}

const REGULAR = keysOfAll('contract.regular');
/** Words of a phrase of hours, and whom a rule for all of a firm is for: "regular, part-time | employees". */
const HOURS = 3;
const STAFF = keysOfAll('contract.regular.staff');

/** "Job status: regular, full-time", "part-time, regular, 24 hours a week": what American firms call permanent. */
function regularsBesideHours(read: ReadText): readonly ValueMention<ContractType>[] {
  const { tokens, cues } = read;
  return tokens.flatMap(({ key, followsBreak }, at) => {
    if (!REGULAR.has(key) || read.sentenceOf(at)?.section === 'company') return [];
    const behind = hitsBetween(cues.hours, at + 1, at + 1 + HOURS).find((hours) => hours.from === at + 1);
    const isBehind = behind !== undefined && tokens[at + 1]?.followsBreak === true;
    const isBefore = followsBreak && hitsBetween(cues.hours, at - HOURS, at).some((hours) => hours.to === at);
    if (!isBehind && !(isBefore && tokens[at + 1]?.followsBreak !== false)) return [];
    // "regular, full-time | hours" say when, not how long
    const end = isBehind ? behind.to : at + 1;
    const isRule = tokens.slice(end - 1, end + 1).some((token) => STAFF.has(token.key));
    return isRule ? [] : [{ value: 'PERMANENT' as const, from: at, to: at + 1, confidence: 0.95 }];
  });
}
