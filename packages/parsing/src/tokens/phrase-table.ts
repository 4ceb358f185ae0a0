import { type Token, tokensOf } from './text-tokens.ts';
import { TermSet } from './term-dictionary.ts';

interface Node<Value> {
  next: Map<string, Node<Value>> | null;
  values: Value[] | null;
}

/** A phrase found: tokens `from` to `to` (exclusive). */
export interface PhraseHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** Phrases of several words, found in one pass over the tokens of a text. */
export class PhraseTable<Value> {
  readonly #root: Node<Value> = { next: null, values: null };
  /** Most words of a text begin no phrase. */
  readonly #begins = new TermSet();

  /** Adds a phrase as people write it; it is folded as texts are. */
  add(phrase: string, value: Value): void {
    let node = this.#root;
    for (const token of tokensOf(phrase)) {
      const { key } = token;
      node.next ??= new Map();
      let child = node.next.get(key);
      if (child === undefined) {
        node.next.set(key, (child = { next: null, values: null }));
        if (node === this.#root) this.#begins.add(token);
      }
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
      if (first === undefined || !this.#begins.mayHave(first)) continue;
      let node: Node<Value> | undefined = this.#root;
      for (let at = from; at < tokens.length; at++) {
        const token = tokens[at];
        if (token === undefined || (at > from && token.followsBreak)) break;
        node = node.next?.get(token.key);
        if (node === undefined) break;
        for (const value of node.values ?? []) hits.push({ value, from, to: at + 1 });
        if (node.next === null) break;
      }
    }
    return hits;
  }
}
