import type { ContractType } from '@counterpart/domain';
import type { ReadText } from '../../structure/read-text.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { isDate } from './contract-lengths.ts';

/** Words between the label of the first day and that of the last, its date included. */
const BETWEEN = 8;
/** Tokens of a date. */
const DATE = 3;

/**
 * "Begindatum: 1 jan 2026 | Einddatum: 30 nov 2026", each on a line of its own or in one: a job whose last day stands
 * beside its first is for a time. An end by itself may be that of the advertisement.
 */
export function endsOfFacts(read: ReadText): readonly ValueMention<ContractType>[] {
  const { startLabel, endLabel } = read.cues;
  return endLabel.flatMap(({ from, to }) => {
    if (read.sentenceOf(from)?.section === 'company' || !isDate(read, to)) return [];
    const isBeside =
      hasHitBetween(startLabel, from - BETWEEN, from) ||
      hitsBetween(startLabel, to, to + BETWEEN).some((label) => label.from >= to);
    return isBeside ? [{ value: 'TEMPORARY' as const, from, to: to + DATE, confidence: 0.85 }] : [];
  });
}
