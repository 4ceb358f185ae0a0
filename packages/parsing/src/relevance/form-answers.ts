import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const NO = keysOfAll('negation.answer', 'negation.form-answer');
/** A licence that somebody still learns for: "Rijbewijs: in opleiding". */
const COMING = keysOfAll('licence.coming');
/** Words of the longest answer: "in fase di conseguimento". */
const LONGEST_ANSWER = 4;
/** What parts a label from its value: a colon, a bar, the space between two columns, or the end of the line. */
const GAP = /^\s?[:|?]\s*$|^\s*[\n\t]\s*$|^ {2,}$/;
/** Words of a label behind what it names: "Télétravail possible". */
const LONGER_LABEL = 2;

/** What parts the fields of a form that was pasted as one line: "Management Non • Télétravail possible Non". */
const FIELD = /[•·|\n]/;
/** What parts the fields of a short line, each with its colon: "Permis : non / véhicule : non". */
const FIELD_OF_LINE = /[/;,•·|]/;
const CAPITAL = /^\p{Lu}/u;

/** What a field of a form names. */
interface LabelOfForm {
  readonly from: number;
  readonly to: number;
  readonly concept?: ConceptMention['concept'];
}

/** Whether a form answers with "no" what is all that its label names: "Télétravail | Non", "Rijbewijs B: nee". */
export function isAnsweredInForm({ tokens, original, sentenceOf }: ReadText, label: LabelOfForm): boolean {
  const { from, to, concept } = label;
  const gap = (at: number): string => original.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const isCapital = (at: number): boolean => CAPITAL.test(original.slice(tokens[at]?.start, tokens[at]?.end));
  const isField = from === 0 || FIELD.test(gap(from));
  const isOfLine = !isField && FIELD_OF_LINE.test(gap(from));
  if (!isField && !isOfLine && sentenceOf(from)?.from !== from) return false;
  /** "Télétravail possible Non Vos missions": fields of one line have nothing but capitals between them. */
  const isValue = (at: number): boolean =>
    (GAP.test(gap(at)) && !(isOfLine && gap(at).includes('\n'))) || (isField && gap(at) === ' ' && isCapital(at));
  // "PATENTINO MULETTO IN CORSO DI VALIDITÀ" is no label with its answer
  const isComing = concept?.kind === 'licence';
  /** "Rijbewijs B | Roker: nee": what stands on the next line, or in the next field, is another label. */
  const isOneLabel = (value: number): boolean =>
    [...Array(value - to).keys()].every((more) => !FIELD.test(gap(to + more)) && !FIELD_OF_LINE.test(gap(to + more)));
  const value = [...Array(LONGER_LABEL + 1).keys()]
    .map((more) => to + more)
    .find((at) => isValue(at) && isOneLabel(at));
  const end = value === undefined ? undefined : answerAt(tokens, value, isComing && GAP.test(gap(value)));
  if (value === undefined || end === undefined) return false;
  const next = tokens[end];
  if (next === undefined || next.followsBreak || sentenceOf(end) !== sentenceOf(value)) return true;
  if (FIELD_OF_LINE.test(gap(end))) return true;
  return gap(value) === ' ' && isCapital(end);
}

/** Where an answer ends that denies its label; undefined where none begins at the token. */
function answerAt(tokens: ReadText['tokens'], from: number, isLicence: boolean): number | undefined {
  let key = '';
  let end: number | undefined;
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_ANSWER); at++) {
    key += `${at === from ? '' : ' '}${tokens[at]?.key ?? ''}`;
    if (NO.has(key) || (isLicence && COMING.has(key))) end = at + 1;
  }
  return end;
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
