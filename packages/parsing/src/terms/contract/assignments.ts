import type { ContractType } from '@counterpart/domain';
import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import type { ValueMention } from '../../structure/value-mention.ts';

/**
 * "Freelance, mission de 6 mois", "zzp, voor onbepaalde periode": how long the assignment of who works on their own
 * account lasts is no contract, unless both are open ("ZZP mogelijk", "partita IVA o contratto a progetto").
 */
export function withoutAssignments(
  read: ReadText,
  all: readonly ValueMention<ContractType>[],
): readonly ValueMention<ContractType>[] {
  const isOnly = all.some(({ value, from, to }) => value === 'SELF_EMPLOYED' && !isOption(read, from, to));
  if (!isOnly) return all;
  return all.filter(
    ({ value, from, to }) => value !== 'TEMPORARY' && !(value === 'PERMANENT' && isEndless(read, from, to)),
  );
}

const ENDLESS = keysOfAll('contract.endless');

/** "Voor onbepaalde periode": no end, and no word of a contract. */
function isEndless({ tokens }: ReadText, from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ key }) => ENDLESS.has(key));
}

/** Whether work on one's own account is one of two forms: "freelance or employed", "ZZP mogelijk". */
export function isOption({ tokens, table }: ReadText, from: number, to: number): boolean {
  const isJoined = [from - 1, to].some((at) => table.joiningWords.has(tokens[at]?.key ?? ''));
  return isJoined || tokens.slice(to, to + 2).some(({ key }) => POSSIBLE.has(key));
}

const POSSIBLE = keysOfAll('hours.possible');
