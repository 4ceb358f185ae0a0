/** A value that can be read and listened to; screens subscribe, tests read. */
export interface Readable<State> {
  readonly get: () => State;
  /** Answers how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that changes as a whole and tells who listens; screens subscribe, tests read. */
export class Store<State> implements Readable<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(initial: State) {
    this.#state = initial;
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces what changed; listeners are told once. */
  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
