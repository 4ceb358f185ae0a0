const ROOT = 0;
const EMPTY = 0;

/**
 * A trie over token numbers in three typed arrays (an open-addressed table of node × token → node): a million edges
 * take 12 MB and a look-up is one probe or two, where a map per node would take ten times as much.
 */
export class TokenTrie {
  #parents = new Int32Array(1024);
  #tokens = new Int32Array(1024);
  #children = new Int32Array(1024);
  #nodes = 1;

  /** The number of nodes, the root included; nodes count up from 0. */
  get size(): number {
    return this.#nodes;
  }

  #slot(node: number, token: number): number {
    const mask = this.#children.length - 1;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(token, 0x85ebca6b)) & mask;
    while (this.#children[slot] !== EMPTY && (this.#parents[slot] !== node || this.#tokens[slot] !== token)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** The child of a node by a token, 0 when there is none. The root is node 0. */
  child(node: number, token: number): number {
    return this.#children[this.#slot(node, token)] ?? EMPTY;
  }

  /** The child of a node by a token, made when there is none. */
  extend(node: number, token: number): number {
    if (this.#nodes * 2 > this.#children.length) this.#grow();
    const slot = this.#slot(node, token);
    const known = this.#children[slot] ?? EMPTY;
    if (known !== EMPTY) return known;
    this.#parents[slot] = node;
    this.#tokens[slot] = token;
    this.#children[slot] = this.#nodes;
    return this.#nodes++;
  }

  /** The node of a sequence of tokens, made when there is none. */
  insert(tokens: readonly number[]): number {
    let node = ROOT;
    for (const token of tokens) node = this.extend(node, token);
    return node;
  }

  #grow(): void {
    const [parents, tokens, children] = [this.#parents, this.#tokens, this.#children];
    const size = children.length * 2;
    this.#parents = new Int32Array(size);
    this.#tokens = new Int32Array(size);
    this.#children = new Int32Array(size);
    for (let old = 0; old < children.length; old++) {
      const child = children[old] ?? EMPTY;
      if (child === EMPTY) continue;
      const slot = this.#slot(parents[old] ?? 0, tokens[old] ?? 0);
      this.#parents[slot] = parents[old] ?? 0;
      this.#tokens[slot] = tokens[old] ?? 0;
      this.#children[slot] = child;
    }
  }
}
