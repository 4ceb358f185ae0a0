import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Add } from './query-items.ts';

/** Prepositions that stand before a firm only where it has a capital. */
const WEAK_PREPOSITIONS = keysOfAll('query.company.weak');

/** "bij Barco": what follows the preposition and is nothing else. */
export function takeCompanies(read: ReadText, taken: Uint8Array, add: Add): void {
  const words = new Set(read.cues.company.map(({ from }) => from));
  for (const { from: cue, to: from } of read.cues.company) {
    const isName = /[\p{Lu}\d]/u.test(read.original.charAt(read.tokens[from]?.start ?? 0));
    const isEmployer = !WEAK_PREPOSITIONS.has(read.tokens[cue]?.key ?? '');
    let to = from;
    while (
      to < read.tokens.length &&
      taken[to] === 0 &&
      !words.has(to) &&
      (to === from || read.tokens[to]?.followsBreak === false)
    )
      to++;
    if (to === from || !(isName || isEmployer)) continue;
    taken.fill(1, cue, from);
    add('COMPANY', from, to);
  }
}

/** What is left, without the small words at its edges. */
export function takeRest(read: ReadText, taken: Uint8Array, add: Add): void {
  const small = new Set<number>();
  for (const { from, to } of [...read.cues.placePreposition, ...read.cues.company]) {
    for (let at = from; at < to; at++) small.add(at);
  }
  const isSmall = (at: number): boolean => small.has(at) || read.table.lightWords.has(read.tokens[at]?.key ?? '');
  let from = 0;
  while (from < read.tokens.length) {
    if (taken[from] === 1 || isSmall(from)) {
      from++;
      continue;
    }
    let to = from;
    while (to < read.tokens.length && taken[to] === 0) to++;
    let end = to;
    while (isSmall(end - 1)) end--;
    add(isFirmName(read, from, end) ? 'COMPANY' : 'TEXT', from, end);
    from = to;
  }
}

/** Words of a firm's name at most. */
const LONGEST_FIRM = 4;
const LEGAL_FORM = keysOfAll('query.legal-form');

/** "java developer Colruyt": a name with capitals in a query that is otherwise written small, or with a legal form. */
function isFirmName(read: ReadText, from: number, to: number): boolean {
  if (to - from > LONGEST_FIRM) return false;
  const isCapital = (at: number): boolean => /\p{Lu}/u.test(read.original.charAt(read.tokens[at]?.start ?? 0));
  const places = Array.from({ length: to - from }, (_, step) => from + step);
  if (places.some((at) => at > from && LEGAL_FORM.has(read.tokens[at]?.key ?? ''))) return true;
  return from > 0 && !isCapital(0) && places.every((at) => isCapital(at) || read.tokens[at]?.number != null);
}
