/** What may be kept of replaced versions, in characters; beyond it the oldest go. */
const MOST_CHARACTERS = 32_000_000;

interface Kept<Row> {
  readonly row: Row;
  readonly size: number;
  /** When it was replaced, in the order of replacements. */
  readonly turn: number;
}

/** Somebody who needs what was replaced after a turn. */
interface Holder {
  readonly turn: number;
}

/**
 * Versions that were replaced or removed while somebody was still at an answer that holds them, so that the whole of an
 * answer comes from one moment. Nothing is kept when nobody asked for it.
 */
export class ReplacedVersions<Row> {
  readonly #kept = new Map<string, Kept<Row>>();
  readonly #indices = new Set<Holder>();
  readonly #answers = new Set<Holder>();
  #turn = 0;
  #size = 0;

  get isWanted(): boolean {
    return this.#indices.size + this.#answers.size > 0;
  }

  /** For an index that is level with the store now: what is replaced from now on is kept until it is level again. */
  retainForIndex(): () => void {
    return this.#hold(this.#indices, this.#turn);
  }

  /** For an answer: whatever some index may still hold now is kept, and what is replaced from now on. */
  retain(): () => void {
    let since = this.#turn;
    for (const { turn } of this.#indices) since = Math.min(since, turn);
    return this.#hold(this.#answers, since);
  }

  #hold(holders: Set<Holder>, turn: number): () => void {
    const holder: Holder = { turn };
    holders.add(holder);
    return () => {
      holders.delete(holder);
      this.#drop();
    };
  }

  /** Keeps a version that is about to be replaced; comes again where the write before failed and left it in its place. */
  keep(key: string, row: Row, size: number): void {
    this.#turn += 1;
    this.#forget(key);
    this.#kept.set(key, { row, size, turn: this.#turn });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MOST_CHARACTERS) break;
      this.#forget(oldest);
    }
  }

  get(key: string): Row | null {
    return this.#kept.get(key)?.row ?? null;
  }

  /** Lets go of what was replaced before the first of those who still hold on began. */
  #drop(): void {
    let first = Number.POSITIVE_INFINITY;
    for (const { turn } of [...this.#indices, ...this.#answers]) first = Math.min(first, turn);
    for (const [key, { turn }] of this.#kept) {
      if (turn > first) break;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
