import type { Token } from '../../tokens/text-tokens.ts';

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
/**
 * What parts facts: a line, a tab, a bar, a bullet, a semicolon; a dash, slash or arrow between blanks, of which the
 * second stays; two slashes; a full stop before a label ("Uren: 28. Plaats: Amersfoort"); signs, and halves of emoji.
 */
const MARK = /[\n\r\t|•·;\u2600-\u27bf]| [-–—/>](?= )|\/\/|\.(?=\s[A-ZÀ-Þ][^\d:.]{1,20}: )|[\ud83c-\ud83e][\s\S]?/g;

/** A comma parts facts as well, where the parts it leaves are short. */
const COMMA = /,(?=\s)/g;
const LABEL = /^[\s*–-]*\p{L}[^:]{1,28}?\s?:\s/u;

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
  for (const { index, 0: mark } of plain.matchAll(MARK)) {
    part(index);
    start = index + mark.length;
  }
  part(plain.length);
  close();
  return facts;
}

/** A number and its unit. */
const COUNT = 2;
/** Words of the longest value, with what counts it. */
const LONGEST_VALUE = 5;

/** Values that facts tell by themselves, by their words: "t.d" of "T.D. 6 mesi". */
export class FactValues<Value> {
  readonly #values: ReadonlyMap<string, Value>;
  readonly #beginnings: ReadonlySet<string>;

  constructor(lists: readonly (readonly [keys: ReadonlySet<string>, value: Value])[]) {
    this.#values = new Map(lists.flatMap(([keys, value]) => [...keys].map((key) => [key, value] as const)));
    this.#beginnings = new Set([...this.#values.keys()].map((key) => key.split(' ', 1)[0] ?? ''));
  }

  /** The value that a fact tells, but for a count behind it; null when it tells none. */
  of(tokens: readonly Token[], { from, to }: ShortFact): Value | null {
    if (to - from > LONGEST_VALUE || !this.#beginnings.has(tokens[from]?.key ?? '')) return null;
    let end = from + 1;
    while (end < to && tokens[end]?.number === null) end++;
    if (end < to && to - end > COUNT) end = to;
    const words = tokens.slice(from, end).map(({ key }) => key);
    return this.#values.get(words.join(' ')) ?? null;
  }
}

/** Whether the tokens `from` to `to` (exclusive) are all that a short fact says. */
export function isShortFact(facts: readonly ShortFact[], from: number, to: number): boolean {
  return facts.some((fact) => fact.from === from && fact.to === to);
}
