import { type Piece, textPieces } from './text-pieces.ts';
import { WordSet } from './word-book.ts';

interface Node<Value> {
  next: Map<string, Node<Value>> | null;
  values: Value[] | null;
}

/** A phrase found: pieces `from` to `to` (exclusive). */
export interface PhraseHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** Phrases of several words, found in one pass over the pieces of a text. */
export class PhraseTable<Value> {
  readonly #root: Node<Value> = { next: null, values: null };
  /** Most words of a text begin no phrase. */
  readonly #begins = new WordSet();

  /** Adds a phrase as people write it; it is folded as texts are. */
  add(phrase: string, value: Value): void {
    let node = this.#root;
    for (const piece of textPieces(phrase)) {
      const { key } = piece;
      node.next ??= new Map();
      let child = node.next.get(key);
      if (child === undefined) {
        node.next.set(key, (child = { next: null, values: null }));
        if (node === this.#root) this.#begins.add(piece);
      }
      node = child;
    }
    if (node === this.#root) return;
    (node.values ??= []).push(value);
  }

  /** Every phrase that occurs, shorter ones inside longer ones included, by position and then length. */
  find(pieces: readonly Piece[]): readonly PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = [];
    for (let from = 0; from < pieces.length; from++) {
      const first = pieces[from];
      if (first === undefined || !this.#begins.mayHave(first)) continue;
      let node: Node<Value> | undefined = this.#root;
      for (let at = from; at < pieces.length; at++) {
        const piece = pieces[at];
        if (piece === undefined || (at > from && piece.isApart)) break;
        node = node.next?.get(piece.key);
        if (node === undefined) break;
        for (const value of node.values ?? []) hits.push({ value, from, to: at + 1 });
        if (node.next === null) break;
      }
    }
    return hits;
  }
}
