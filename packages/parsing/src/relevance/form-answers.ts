import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const NO = keysOfAll('negation.answer', 'negation.form-answer');
/** What parts a label from its value: a colon, a bar, the space between two columns, or the end of the line. */
const GAP = /^\s?[:|?]\s*$|^\s*[\n\t]\s*$|^ {2,}$/;
/** Words of a label behind what it names: "Télétravail possible". */
const LONGER_LABEL = 2;

/** What parts the fields of a form that was pasted as one line: "Management Non • Télétravail possible Non". */
const FIELD = /[•·|\n]/;
const CAPITAL = /^\p{Lu}/u;

/** Whether a form answers with "no" what is all that its label names: "Télétravail | Non", "Rijbewijs B: nee". */
export function isAnsweredInForm({ tokens, original, sentenceOf }: ReadText, { from, to }: ConceptMention): boolean {
  const gap = (at: number): string => original.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const isCapital = (at: number): boolean => CAPITAL.test(original.slice(tokens[at]?.start, tokens[at]?.end));
  const isField = from === 0 || FIELD.test(gap(from));
  if (!isField && sentenceOf(from)?.from !== from) return false;
  /** "Télétravail possible Non Vos missions": fields of one line have nothing but capitals between them. */
  const isValue = (at: number): boolean => GAP.test(gap(at)) || (isField && gap(at) === ' ' && isCapital(at));
  const value = [...Array(LONGER_LABEL + 1).keys()].map((more) => to + more).find(isValue);
  if (value === undefined || !NO.has(tokens[value]?.key ?? '')) return false;
  const next = tokens[value + 1];
  if (next === undefined || next.followsBreak || sentenceOf(value + 1) !== sentenceOf(value)) return true;
  return gap(value) === ' ' && isCapital(value + 1);
}

const WORDINGS = keysOfAll('cv.form-wording');
/** Words of the longest of them before or behind a find. */
const LONGEST_WORDING = 4;

const PHONES = keysOfAll('cv.phone');
const NUMBER = /^[\s.:]{1,4}[+(]?\d[\d\s()./-]{5}/;

/** Whether a find in a CV is of what every form says ("Activities and responsibilities"), a diploma or a telephone. */
export function isWordingOfForm({ tokens, original }: ReadText, { from, to }: ConceptMention): boolean {
  // "Mobiel: 0612345678"
  const end = tokens[from]?.end ?? 0;
  if (to - from === 1 && PHONES.has(tokens[from]?.key ?? '') && NUMBER.test(original.slice(end, end + 12))) return true;
  for (let start = Math.max(0, from - LONGEST_WORDING); start <= from; start++) {
    let key = tokens[start]?.key ?? '';
    for (let end = start + 1; end <= Math.min(tokens.length, to + LONGEST_WORDING); end++) {
      if (end >= to && WORDINGS.has(key)) return true;
      key += ` ${tokens[end]?.key ?? ''}`;
    }
  }
  return false;
}
