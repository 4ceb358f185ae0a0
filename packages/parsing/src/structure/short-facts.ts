import type { Token } from '../tokens/text-tokens.ts';

/**
 * A value that stands by itself between the bars, bullets or lines of a list of facts: tokens `from` to `to`
 * (exclusive).
 */
export interface ShortFact {
  readonly from: number;
  readonly to: number;
  /** Where its label begins ("Contract: vast"); `from` without one. */
  readonly labelFrom: number;
  /** Whether only commas part it from the facts beside it, as the words of a sentence are. */
  readonly isListed: boolean;
}

/** Characters of the longest such part, its label included: longer ones are sentences. */
const LONGEST = 48;
/** Parts in a row from which they are a list. */
const LEAST_ROW = 3;
/** A line, a bar, a bullet, a sign, a dash or slash between blanks, or the full stop before a label. */
const PART =
  /[\n\r\t|•·;]|\/\/|\p{Extended_Pictographic}\ufe0f?|(?<=\s)[-–—/>](?=\s)|\.(?=\s\p{Lu}[\p{L} ]{1,20}:\s)/gu;
/** A comma parts facts as well, where the parts it leaves are short. */
const COMMA = /,(?=\s)/g;
const LABEL = /^\s*\p{L}[^:]{1,28}?\s?:\s/u;

/**
 * The facts of rows such as "Gent | 38u | vast", "Uren: 24" above "Loon: …": in them an abbreviation or a bare value is
 * told that means nothing in a sentence.
 */
export function shortFacts(plain: string, tokens: readonly Token[]): readonly ShortFact[] {
  const facts: ShortFact[] = [];
  let row: { readonly start: number; readonly end: number }[] = [];
  let at = 0;
  const close = (): void => {
    if (row.length >= LEAST_ROW) for (const part of row) add(part.start, part.end);
    row = [];
  };
  const add = (start: number, end: number): void => {
    let last = start;
    for (const { index } of plain.slice(start, end).matchAll(COMMA)) {
      push(last, start + index, true);
      last = start + index + 1;
    }
    push(last, end, last > start);
  };
  const push = (start: number, end: number, isListed: boolean): void => {
    const label = LABEL.exec(plain.slice(start, end))?.[0].length ?? 0;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at++;
    const labelFrom = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start + label) at++;
    const from = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at++;
    if (at > from) facts.push({ labelFrom, from, to: at, isListed });
  };
  let start = 0;
  const part = (end: number): void => {
    const length = plain.slice(start, end).trim().length;
    if (length > LONGEST) close();
    else if (length > 0) row.push({ start, end });
  };
  for (const { index, 0: mark } of plain.matchAll(PART)) {
    part(index);
    start = index + mark.length;
  }
  part(plain.length);
  close();
  return facts;
}

/** The words of a fact as lists compare them, without the count behind them: "t.d" of "T.D. 6 mesi". */
export function keyOfFact(tokens: readonly Token[], { from, to }: ShortFact): string {
  const counted = tokens.findIndex(({ number }, at) => at > from && at < to && number !== null);
  const end = counted > from && to - counted <= COUNT ? counted : to;
  return tokens
    .slice(from, end)
    .map(({ key }) => key)
    .join(' ');
}

/** A number and its unit. */
const COUNT = 2;

/** Whether the tokens `from` to `to` (exclusive) are all that a short fact says. */
export function isShortFact(facts: readonly ShortFact[], from: number, to: number): boolean {
  return facts.some((fact) => fact.from === from && fact.to === to);
}
