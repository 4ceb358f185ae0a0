/** Runs works on one thing one after another, in the order in which they were asked for: of two saves the last one stays. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a work once those of the same key have settled; rejects when it does. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const own = before === undefined ? work() : before.then(work, work);
    this.#last.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key);
    }
  }
}
