/** Numbers for strings, in order of first sight; one for all blocks of an index, so that postings hold small integers. */
export class Interner {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The number of a string, given now when it is new. */
  intern(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts.push(text);
    return number;
  }

  /** Takes the next number out of use, so that those after it keep theirs. */
  internUnused(): void {
    this.#texts.push('');
  }

  /** The number of a string; -1 when no document has it. */
  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }

  /** The string of a number. */
  text(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** All strings by number. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  get size(): number {
    return this.#texts.length;
  }
}
