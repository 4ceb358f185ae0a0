import { Turns } from './turns.ts';

/** Values that are shown before they are stored: of one that could not be, what is stored is known however often it was changed since. */
export class LastStored<Value> {
  readonly #turns = new Turns();
  /** What is stored of a key, while something is under way to it. */
  readonly #stored = new Map<string, { readonly value: Value; readonly waiting: number }>();

  /**
   * Stores what a key is changed to, after what is under way to it: two calls at once may overtake each other. `before` is what it showed;
   * `stored` makes of the answer what is stored now. Where it cannot be stored `failed` hears what is; rejects then.
   */
  async store<Answer>(
    key: string,
    before: Value,
    work: () => Promise<Answer>,
    stored: (answer: Answer) => Value,
    failed: (stored: Value) => void,
  ): Promise<Answer> {
    const known = this.#stored.get(key);
    this.#stored.set(key, { value: known?.value ?? before, waiting: (known?.waiting ?? 0) + 1 });
    try {
      const answer = await this.#turns.run(key, work);
      this.#settle(key, stored(answer));
      return answer;
    } catch (error) {
      const value = this.#stored.get(key)?.value ?? before;
      this.#settle(key, value);
      failed(value);
      throw error;
    }
  }

  #settle(key: string, value: Value): void {
    const waiting = (this.#stored.get(key)?.waiting ?? 1) - 1;
    if (waiting === 0) this.#stored.delete(key);
    else this.#stored.set(key, { value, waiting });
  }
}
