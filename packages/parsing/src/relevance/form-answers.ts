import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const NO = keysOfAll('negation.answer');
/** What parts a label from its value: a colon, a bar, or the end of the line. */
const GAP = /^\s?[:|?]\s*$|^\s*\n\s*$/;
/** Words of a label behind what it names: "Télétravail possible". */
const LONGER_LABEL = 2;

/** Whether a form answers with "no" what is all that its label names: "Télétravail | Non", "Rijbewijs B: nee". */
export function isAnsweredInForm({ tokens, original, sentenceOf }: ReadText, { from, to }: ConceptMention): boolean {
  if (sentenceOf(from)?.from !== from) return false;
  const isGap = (at: number): boolean => GAP.test(original.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const value = [...Array(LONGER_LABEL + 1).keys()].map((more) => to + more).find((at) => isGap(at));
  if (value === undefined || !NO.has(tokens[value]?.key ?? '')) return false;
  const next = tokens[value + 1];
  return next === undefined || next.followsBreak || sentenceOf(value + 1) !== sentenceOf(value);
}
