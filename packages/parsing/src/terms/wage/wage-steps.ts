import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { type Amount, amountAt } from './wage-amount.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** What a step is paid for: "93 with seniority", "104 si tu es breveté", "10 dopo mezzanotte". */
const CONDITIONS = keysOfAll('wage.step');
/** Steps of one wage. */
const MOST_STEPS = 4;
/** A step pays at most so many times the first. */
const MOST_RISE = 2;

/** The last of the rising amounts that follow a wage without their currency: "82 € par jour, 93 avec …, 104 si …". */
export function laterStep(read: ReadText, first: Amount, sentence: Sentence): Amount | null {
  if (!first.hasCurrency) return null;
  let last = first;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = nextStep(read, last, first, sentence);
    if (next === null) break;
    last = next;
  }
  return last === first ? null : { ...last, from: first.from };
}

function nextStep(read: ReadText, last: Amount, first: Amount, sentence: Sentence): Amount | null {
  const { tokens, original } = read;
  const end = Math.min(sentence.to, last.to + REACH.wage.step);
  for (let at = last.to; at < end; at++) {
    if (tokens[at]?.number == null) continue;
    const amount = amountAt(read, at);
    const isListed = /^[^,;]{0,3}[,;] ?$/.test(original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
    const isStep =
      amount !== null &&
      isListed &&
      !amount.hasThousand &&
      amount.value > last.value &&
      amount.value <= first.value * MOST_RISE &&
      CONDITIONS.has(tokens[amount.to]?.key ?? '');
    return isStep ? amount : null;
  }
  return null;
}
