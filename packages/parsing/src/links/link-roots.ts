import type { Language } from '@counterpart/domain';
import { inflectionKey, rootKey } from '@counterpart/text';
import { ActionWords } from '../labels/action-words.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { keyOf, wordLists } from '../language/word-lists.ts';
import { genericWords } from '../phrases/generic-words.ts';

/** The words of one language as phrases and labels are compared by them: looser than labels in a text. */
export class LinkRoots {
  readonly #language: Language;
  readonly #actions: ActionWords;
  /** The class of a word as it is listed: "schoonmaken" is no "maken". */
  readonly #words = new Map<string, string>();
  /** The class that a class of verbs or a root belongs to. */
  readonly #classes = new Map<string, string>();
  readonly #neutral: ReadonlySet<string>;

  constructor(language: Language) {
    this.#language = language;
    this.#actions = new ActionWords(language);
    const words = wordLists(language);
    for (const block of words.blocks('link.class')) {
      const name = `=${this.#keyOf(block[0] ?? '')}`;
      for (const word of block) {
        this.#words.set(keyOf(word), name);
        for (const key of [this.#keyOf(word), this.#actions.keyOf(word)]) {
          if (!this.#classes.has(key)) this.#classes.set(key, name);
        }
      }
    }
    this.#neutral = new Set(
      [...words.phrases('link.neutral'), ...genericWords(language)].map((word) => this.stemOf(keyOf(word))),
    );
  }

  /** The root of a folded word, or the name of the class of verbs that it belongs to. */
  of(word: string): string {
    const named = this.#words.get(word);
    if (named !== undefined) return named;
    const key = this.#keyOf(word);
    return this.#classes.get(key) ?? this.#classes.get(this.#actions.keyOf(word)) ?? key;
  }

  /** The root of a folded word by itself. */
  stemOf(word: string): string {
    return grammarOf(this.#language).verbRoot(rootKey(word, this.#language));
  }

  /** Whether a root by itself is a verb so wide that it agrees with any other. */
  isNeutral(stem: string): boolean {
    return this.#neutral.has(stem);
  }

  /** Whether a folded word says what is done, whatever it is done to. */
  isVerb(word: string, root: string): boolean {
    return this.#actions.isAction(root) || taskWords(this.#language).isVerb(word);
  }

  #keyOf(word: string): string {
    const key = this.#actions.keyOf(word);
    if (this.#actions.isAction(key) || key.startsWith('~')) return key;
    // number goes first: an ending that the plural hides is cut off else ("budgets", "budget")
    const root = this.#actions.keyOf(inflectionKey(word, this.#language));
    const verb = grammarOf(this.#language).verbRoot(root);
    return verb === root ? root : this.#actions.keyOf(verb);
  }
}
