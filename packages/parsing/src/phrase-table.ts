import { type Piece, textPieces } from './text-pieces.ts';

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

/** Bits of the sieve: with some thousand first words it lets two or three in a hundred others pass. */
const SIEVE_SIZE = 1 << 16;

/** A cheap number of a word: most words of a text begin no phrase, and a look-up in a map costs ten times this. */
function sieveOf(key: string): number {
  const length = key.length;
  const [first, second, last] = [key.charCodeAt(0), key.charCodeAt(1) || 0, key.charCodeAt(length - 1)];
  return (first + 31 * second + 961 * last + 29_791 * length) & (SIEVE_SIZE - 1);
}

/** Phrases of several words, found in one pass over the pieces of a text. */
export class PhraseTable<Value> {
  readonly #root: Node<Value> = { next: null, values: null };
  readonly #sieve = new Uint8Array(SIEVE_SIZE);

  /** Adds a phrase as people write it; it is folded as texts are. */
  add(phrase: string, value: Value): void {
    let node = this.#root;
    for (const { key } of textPieces(phrase)) {
      node.next ??= new Map();
      let child = node.next.get(key);
      if (child === undefined) {
        node.next.set(key, (child = { next: null, values: null }));
        if (node === this.#root) this.#sieve[sieveOf(key)] = 1;
      }
      node = child;
    }
    if (node === this.#root) return;
    (node.values ??= []).push(value);
  }

  /** Every phrase that occurs, shorter ones inside longer ones included, by position and then length. */
  find(pieces: readonly Piece[]): readonly PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = [];
    for (const [from, { key }] of pieces.entries()) {
      if (this.#sieve[sieveOf(key)] === 0) continue;
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
