import type { ContractType } from '@counterpart/domain';
import type { ReadText } from '../../structure/read-text.ts';
import { keyOfFact } from '../../structure/short-facts.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** Abbreviations that are contracts only by themselves in a row of facts: "38u | OD | Brugge". */
const VALUES = new Map<string, ContractType>([
  ...[...keysOfAll('contract.fact.permanent')].map((key) => [key, 'PERMANENT'] as const),
  ...[...keysOfAll('contract.fact.temporary')].map((key) => [key, 'TEMPORARY'] as const),
]);

/** The contracts that rows of facts tell by an abbreviation. */
export function contractsOfFacts(read: ReadText): readonly ValueMention<ContractType>[] {
  return read.facts.flatMap((fact) => {
    const value = VALUES.get(keyOfFact(read.tokens, fact));
    if (value === undefined || read.sentenceOf(fact.from)?.section === 'company') return [];
    return [{ value, from: fact.from, to: fact.to, confidence: 0.95 }];
  });
}
