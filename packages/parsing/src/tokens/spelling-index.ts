/** Shorter words have too many neighbours. */
const SHORTEST = 6;
/** The beginning or the end of this many letters is free of the one edit, so neighbours share one of the two. */
const SHARED = 3;
const CACHE_SIZE = 20_000;

/** Words one edit apart: one letter more, less, other, or two neighbours exchanged. */
export class SpellingIndex {
  readonly #byStart = new Map<string, string[]>();
  readonly #byEnd = new Map<string, string[]>();
  readonly #answers = { loose: new Map<string, string | null>(), strict: new Map<string, string | null>() };

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST) continue;
      push(this.#byStart, word.slice(0, SHARED), word);
      push(this.#byEnd, word.slice(-SHARED), word);
    }
  }

  /**
   * The one known word that this is a misspelling of; null when there is none or more than one. The first letter and
   * the last two stay: people spell beginnings right, and endings tell forms apart (manager, managed). One letter
   * written for another is an edit only with `allowsOtherLetter`.
   */
  nearest(word: string, allowsOtherLetter: boolean): string | null {
    if (word.length < SHORTEST || word.length > 40) return null;
    const answers = this.#answers[allowsOtherLetter ? 'loose' : 'strict'];
    const known = answers.get(word);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const candidates of [this.#byStart.get(word.slice(0, SHARED)), this.#byEnd.get(word.slice(-SHARED))]) {
      for (const candidate of candidates ?? []) {
        if (Math.abs(candidate.length - word.length) <= 1 && isOneEdit(word, candidate, allowsOtherLetter)) {
          found.add(candidate);
        }
      }
    }
    const [only] = found;
    const answer = found.size === 1 && only !== undefined ? only : null;
    if (answers.size >= CACHE_SIZE) answers.clear();
    answers.set(word, answer);
    return answer;
  }
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words === undefined) map.set(key, [word]);
  else words.push(word);
}

function isOneEdit(a: string, b: string, allowsOtherLetter: boolean): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0) || a.slice(-2) !== b.slice(-2)) return false;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return restA + restB === 1 || (restA + restB === 2 && allowsOtherLetter);
  return (
    restA === 2 &&
    restB === 2 &&
    a.charCodeAt(start) === b.charCodeAt(start + 1) &&
    a.charCodeAt(start + 1) === b.charCodeAt(start)
  );
}
