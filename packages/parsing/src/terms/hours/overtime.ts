import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

const OVERTIME = keysOfAll('hours.overtime');
/** Words between overtime and when it is worked: "straordinari, anche di sabato, all'occorrenza". */
const [BEFORE, BEHIND] = [6, 3] as const;

/** "Overtime as and when required", "straordinari all'occorrenza": work beyond the week, which is no work on call. */
export function isOfOvertime({ tokens }: ReadText, sentence: Sentence, from: number, to: number): boolean {
  return tokens
    .slice(Math.max(sentence.from, from - BEFORE), Math.min(sentence.to, to + BEHIND))
    .some(({ key }) => OVERTIME.has(key));
}
