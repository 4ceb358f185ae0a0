/** Keys that are kept before all are forgotten; a forgotten one costs compiling documents' criteria once more. */
const MOST_KEYS = 256;

/** Numbers for what a document's compiled criteria depend on; a number is never given twice. */
export class CriteriaCacheKeys {
  readonly #numbers = new Map<string, number>();
  #next = 0;

  numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#numbers.size >= MOST_KEYS) this.#numbers.clear();
    const number = this.#next;
    this.#next += 1;
    this.#numbers.set(key, number);
    return number;
  }
}
