import type { ContractType } from '@counterpart/domain';
import type { ReadText } from '../../structure/read-text.ts';
import { FactValues } from '../../structure/facts/short-facts.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
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
  return found;
}
