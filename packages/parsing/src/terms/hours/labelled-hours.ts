import type { WorkingHours } from '@counterpart/domain';
import type { ValueMention } from '../../structure/value-mention.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';

const LABELS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('hours.label')) LABELS.add(phrase, true);

/** Words that are hours only as the value of a label: "complet", "FT". */
const VALUES = new PhraseTable<WorkingHours>();
for (const [list, value] of [
  ['hours.label.full-time', 'FULL_TIME'],
  ['hours.label.part-time', 'PART_TIME'],
] as const)
  for (const phrase of phrasesOfAll(list)) VALUES.add(phrase, value);

/** What stands for a value where a form has none: "niet van toepassing". */
const NO_VALUES = new PhraseTable<true>();
for (const phrase of phrasesOfAll('hours.label.none')) NO_VALUES.add(phrase, true);

/** A colon, bar or line break between a label and its value. */
const GAP = /^\s?[:|]\s?$|^\s?[\n\t]\s*$/;

/** "Temps de travail : complet", "Hours: FT", "Orario | parziale": a word behind or below the label of hours. */
export function labelledHours(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const { tokens, original } = read;
  return LABELS.find(tokens).flatMap(({ from, to }) => {
    const value = tokens[to];
    if (value === undefined || read.sentenceOf(from)?.from !== from) return [];
    if (!GAP.test(original.slice(tokens[to - 1]?.end ?? 0, value.start))) return [];
    const hit = VALUES.find(tokens.slice(to, to + LONGEST_VALUE)).findLast((each) => each.from === 0);
    if (hit === undefined) return [];
    const end = to + hit.to;
    // "Hours: full shifts of 12 hours" has another value
    const isWhole =
      tokens[end] === undefined || tokens[end].followsBreak || read.sentenceOf(end) !== read.sentenceOf(to);
    return isWhole ? [{ value: hit.value, from, to: end, confidence: 0.95 }] : [];
  });
}

/** "À temps plein", "in deeltijd": the small word before a value. */
const LONGEST_LEAD = 1;

/**
 * "Voltijds/deeltijds" above "Voltijds", "Full-time or part-time: part-time": what can be either is the label of the
 * hours that stand behind or below it. Asked of hours that can be either.
 */
export function isLabelOfHours({ tokens, original, cues, sentenceOf }: ReadText, from: number, to: number): boolean {
  const value = tokens[to];
  if (value === undefined || sentenceOf(from)?.from !== from) return false;
  if (!GAP.test(original.slice(tokens[to - 1]?.end ?? 0, value.start))) return false;
  // "Voltijds/deeltijds | Niet van toepassing"
  if (NO_VALUES.find(tokens.slice(to, to + LONGEST_NO_VALUE)).some((each) => each.from === 0)) return true;
  return cues.hours.some((hours) => {
    if (hours.from < to || hours.from - to > LONGEST_LEAD) return false;
    const next = tokens[hours.to];
    return next === undefined || next.followsBreak || sentenceOf(hours.to) !== sentenceOf(hours.from);
  });
}

/** Words of the longest value, and of the longest that stands for none. */
const LONGEST_VALUE = 3;
const LONGEST_NO_VALUE = 4;
