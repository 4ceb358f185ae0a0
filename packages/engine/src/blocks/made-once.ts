/**
 * What a closed block holds besides its columns, made when a search first needs it: a block closes, grows and comes back from
 * a snapshot without it, and the first such search pays, in slices that let others go first.
 */
export class MadeOnce<Value> {
  readonly #steps: Generator<undefined, Value>;
  #made: { readonly value: Value } | null = null;

  constructor(steps: Generator<undefined, Value>) {
    this.#steps = steps;
  }

  /** What was made; null where no search needed it yet. */
  get made(): Value | null {
    return this.#made === null ? null : this.#made.value;
  }

  /** Makes it, a piece at a time; searches that need it at once take turns. */
  *prepare(): Generator<undefined, Value> {
    for (;;) {
      if (this.#made !== null) return this.#made.value;
      const step = this.#steps.next();
      if (step.done === true) this.#made = { value: step.value };
      yield;
    }
  }
}
