import type { Language } from '@counterpart/domain';
import { inflectionKey, rootKey } from '@counterpart/text';
import { wordLists } from '../language/word-lists.ts';

/** The words of a text as the loose comparison sees them. */
export class ActionWords {
  readonly #language: Language;
  readonly #classes = new Map<string, string>();
  readonly #empty: ReadonlySet<string>;
  readonly #others: ReadonlySet<string>;

  constructor(language: Language) {
    this.#language = language;
    const words = wordLists(language);
    const rootsOf = (block: readonly string[]): readonly string[] => block.map((word) => rootKey(word, language));
    for (const block of words.blocks('action.class')) {
      const roots = rootsOf(block);
      // a root of two classes keeps the first: the classes are listed by how telling they are
      for (const root of roots) if (!this.#classes.has(root)) this.#classes.set(root, `=${roots[0] ?? ''}`);
    }
    this.#others = words.keys('action.other');
    this.#empty = new Set(rootsOf(words.phrases('action.empty')));
    // "uitwerken" must not make every "werk" a form of "maken"
    for (const root of this.#empty) this.#classes.delete(root);
  }

  /** The root of a word, or the name of the class of verbs that it belongs to (beginning with "="). */
  keyOf(word: string): string {
    // apart from the roots: "porte" the door is no "porter" either
    if (this.#others.has(word)) return `~${inflectionKey(word, this.#language)}`;
    const root = rootKey(word, this.#language);
    return this.#classes.get(root) ?? root;
  }

  /** Whether a key says what is done and not to what. */
  isAction(key: string): boolean {
    return key.startsWith('=') || this.#empty.has(key);
  }
}
