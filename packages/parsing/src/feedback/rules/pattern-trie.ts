/** Words that a gap ("..") of a pattern may skip. */
const WIDEST_GAP = 3;

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  gap: Node<Value> | null;
  value: Value | null;
}

/** A match: tokens `from`..`to` (exclusive) and what their pattern stands for. */
export interface Match<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/** The keys under which a token may be found: its own, those of its parts, that of its right spelling. */
export type TokenKeys = readonly string[];

function emptyNode<Value>(): Node<Value> {
  return { next: new Map(), gap: null, value: null };
}

/**
 * Patterns of words, found in one pass. A pattern is a list of places; a place holds alternative keys, none for a gap
 * of up to three words.
 */
export class PatternTrie<Value> {
  readonly #root = emptyNode<Value>();
  readonly #keys = new Set<string>();

  /** Whether any pattern holds the key. */
  holds(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Adds a pattern; of two alike the first stays, unless the later `outranks` it. */
  add(places: readonly (readonly string[])[], value: Value, outranks: (known: Value) => boolean = () => false): void {
    let nodes: readonly Node<Value>[] = [this.#root];
    for (const place of places) {
      nodes = nodes.flatMap((node) => {
        if (place.length === 0) return [(node.gap ??= emptyNode())];
        return place.map((key) => {
          this.#keys.add(key);
          let next = node.next.get(key);
          if (next === undefined) node.next.set(key, (next = emptyNode()));
          return next;
        });
      });
    }
    for (const node of nodes) if (node.value === null || outranks(node.value)) node.value = value;
  }

  /** The matches from left to right, the longest at each place, none within another. */
  matches(tokens: readonly TokenKeys[]): readonly Match<Value>[] {
    const found: Match<Value>[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const match = this.#longest(this.#root, tokens, at, at);
      if (match === null) continue;
      found.push(match);
      at = match.to - 1;
    }
    return found;
  }

  #longest(node: Node<Value>, tokens: readonly TokenKeys[], from: number, at: number): Match<Value> | null {
    let best: Match<Value> | null = node.value === null ? null : { from, to: at, value: node.value };
    const take = (match: Match<Value> | null): void => {
      if (match !== null && (best === null || match.to > best.to)) best = match;
    };
    for (const key of tokens[at] ?? []) {
      const next = node.next.get(key);
      if (next !== undefined) take(this.#longest(next, tokens, from, at + 1));
    }
    if (node.gap !== null) {
      for (let skipped = 0; skipped <= WIDEST_GAP && at + skipped < tokens.length; skipped++) {
        take(this.#longest(node.gap, tokens, from, at + skipped));
      }
    }
    return best;
  }
}
