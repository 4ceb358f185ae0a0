import { type Token, tokensOf } from './text-tokens.ts';
import { UNNUMBERED } from './term-dictionary.ts';

interface Node<Value> {
  next: Map<string, Node<Value>> | null;
  values: Value[] | null;
  /** Its word was written with a dot that shortens it ("sost. maternità"). */
  isAbbreviated: boolean;
}

/** Characters of the dot behind an abbreviation and the space before the next word. */
const DOT_AND_SPACE = 2;

/** A phrase found: tokens `from` to `to` (exclusive). */
export interface PhraseHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** Phrases of several words, found in one pass over the tokens of a text. */
export class PhraseTable<Value> {
  readonly #root: Node<Value> = { next: null, values: null, isAbbreviated: false };
  /** By the number of a phrase's first word; most words of a text begin none. */
  readonly #firsts: (Node<Value> | null)[] = [];

  /** Adds a phrase as people write it; it is folded as texts are. A dot inside it is one of an abbreviation. */
  add(phrase: string, value: Value): void {
    let node = this.#root;
    for (const token of tokensOf(phrase)) {
      const { key, end } = token;
      node.next ??= new Map();
      let child = node.next.get(key);
      if (child === undefined) {
        node.next.set(key, (child = { next: null, values: null, isAbbreviated: false }));
        if (node === this.#root) this.#addFirst(token.id, child);
      }
      if (phrase.charAt(end) === '.') child.isAbbreviated = true;
      node = child;
    }
    if (node === this.#root) return;
    (node.values ??= []).push(value);
  }

  /** Every phrase that occurs, shorter ones inside longer ones included, by position and then length. */
  find(tokens: readonly Token[]): readonly PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = [];
    for (let from = 0; from < tokens.length; from++) {
      const first = tokens[from];
      let node = first === undefined ? undefined : this.#beginning(first);
      for (let at = from; node !== undefined;) {
        at++;
        for (const value of node.values ?? []) hits.push({ value, from, to: at });
        const token = tokens[at];
        if (token === undefined) break;
        const isDot = node.isAbbreviated && token.start - (tokens[at - 1]?.end ?? 0) <= DOT_AND_SPACE;
        node = token.followsBreak && !isDot ? undefined : node.next?.get(token.key);
      }
    }
    return hits;
  }

  #addFirst(id: number, node: Node<Value>): void {
    // an array with holes would become a map
    while (this.#firsts.length <= id) this.#firsts.push(null);
    this.#firsts[id] = node;
  }

  #beginning({ key, id }: Token): Node<Value> | undefined {
    return (id === UNNUMBERED ? this.#root.next?.get(key) : this.#firsts[id]) ?? undefined;
  }
}
