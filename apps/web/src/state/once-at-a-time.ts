import { type Readable, Store } from './store.ts';

interface UnderWay {
  /** Names of the works that run. */
  readonly underWay: ReadonlySet<string>;
}

/** Works of which each runs once at a time: what is asked for again while it runs, as by a double press, is not done twice. */
export class OnceAtATime {
  readonly #store = new Store<UnderWay>({ underWay: new Set() });

  get store(): Readable<UnderWay> {
    return this.#store;
  }

  /** Runs a work unless one of its name runs, and answers what it answers: null for one that did not run. Rejects when it does. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    const { underWay } = this.#store.get();
    if (underWay.has(name)) return null;
    this.#store.set({ underWay: new Set(underWay).add(name) });
    try {
      return await work();
    } finally {
      this.#store.set({ underWay: new Set([...this.#store.get().underWay].filter((other) => other !== name)) });
    }
  }
}
