import type { Token } from '../../tokens/text-tokens.ts';
import type { CvLine } from './cv-line.ts';
import { CV_LABELS, type CvLabel } from '../words/cv-words.ts';

/** A label at the begin of a line; its value begins at token `to`. */
export interface FormLabel {
  readonly label: CvLabel;
  readonly to: number;
}

/** What stands between a label and its value, with a note in brackets ("Date (da – a)"). */
const DIVIDER = /^(?:[ \t]{0,3}\([^)]{0,10}\))?(?:[ \t]{0,8}[:=]|[ \t]*\t| {2,}|[ \t]{0,8}\r?\n)/;

const MAY_DIVIDE = /[:=\t\n]| {2}/;
const LONGEST_LABEL = 80;

/** The label that a line begins with ("Woonplaats: …", "Position    …"); a colon or a wide gap must follow it. */
export function labelAt(
  plain: string,
  tokens: readonly Token[],
  { from, to, end }: Pick<CvLine, 'from' | 'to' | 'end'>,
  section?: 'experience' | 'education',
): FormLabel | null {
  const start = tokens[from]?.start ?? end;
  if (!MAY_DIVIDE.test(plain.slice(start, Math.min(end, start + LONGEST_LABEL)))) return null;
  let found: FormLabel | null = null;
  for (const [label, phrases] of CV_LABELS) {
    const last = phrases.endOf(tokens, from, to);
    if (last === from || (found !== null && last < found.to)) continue;
    const labelEnd = tokens[last - 1]?.end ?? 0;
    const gap = plain.slice(labelEnd, Math.min(end, labelEnd + 16));
    const divider = DIVIDER.exec(gap);
    if (divider === null) continue;
    // "Titel" is a degree among schools and a function elsewhere
    let value = last;
    while (value < to && (tokens[value]?.start ?? end) < labelEnd + divider[0].length) value++;
    if (found !== null && found.to === value && !fits(label, section)) continue;
    found = { label, to: value };
  }
  return found;
}

function fits(label: CvLabel, section: 'experience' | 'education' | undefined): boolean {
  return section === 'education'
    ? label === 'degree' || label === 'institute'
    : label === 'title' || label === 'company' || label === 'tasks';
}
