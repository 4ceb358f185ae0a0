import type { Language } from '@counterpart/domain';
import { rootKey } from '@counterpart/text';
import { keysOfAll, wordLists } from './word-lists.ts';
import { grammarOf } from './grammar/grammars.ts';

/** What an ad calls the firm by; what it does is no task of the job. */
const EMPLOYER_NOUNS = keysOfAll('employer.noun');
const PRONOUNS = keysOfAll('grammar.reader');

/** The words of one language that open a task or a field of knowledge. */
export class TaskWords {
  /** Phrases that what is known follows. */
  readonly knowledge: readonly string[];
  readonly #language: Language;
  readonly #verbs: Set<string>;
  readonly #isVerb = new Map<string, boolean>();
  readonly #vague: ReadonlySet<string>;
  readonly #tools: ReadonlySet<string>;
  readonly #addressee: ReadonlySet<string>;
  readonly #employer: ReadonlySet<string>;

  constructor(language: Language) {
    this.#language = language;
    const words = wordLists(language);
    this.knowledge = words.phrases('task.knowledge');
    this.#verbs = new Set(words.phrases('task.verb').map((word) => rootKey(word, language)));
    // "meewerken" must not make a task of every "werk"
    for (const word of words.phrases('task.verb.empty')) this.#verbs.delete(rootKey(word, language));
    this.#tools = words.keys('task.tool');
    this.#addressee = words.keys('grammar.reader.addressee');
    this.#employer = words.keys('employer.pronoun');
    this.#vague = words.keys('task.vague');
  }

  /** Whether a folded word is a form of a verb of work, or the noun made from one. */
  isVerb(key: string): boolean {
    const known = this.#isVerb.get(key);
    if (known !== undefined) return known;
    if (this.#isVerb.size >= CACHE_SIZE) this.#isVerb.clear();
    const isVerb = this.#looksUp(key);
    this.#isVerb.set(key, isVerb);
    return isVerb;
  }

  #looksUp(key: string): boolean {
    if (this.#verbs.has(rootKey(key, this.#language))) return true;
    const long = grammarOf(this.#language).infinitiveOf(key);
    return long !== key && this.#verbs.has(rootKey(long, this.#language));
  }

  /** Whether a folded word tells no skill by itself. */
  isVague(key: string): boolean {
    return this.#vague.has(key);
  }

  /** Whether a folded word speaks to the reader. */
  isAddressee(key: string): boolean {
    return this.#addressee.has(key);
  }

  /** Whether a folded word is the reader as the one who works. */
  isPronoun(key: string): boolean {
    return PRONOUNS.has(key);
  }

  /** Whether a folded word is the firm speaking of itself. */
  isEmployer(key: string): boolean {
    return this.#employer.has(key);
  }

  /** Whether a folded word names the firm or a part of it. */
  isEmployerNoun(key: string): boolean {
    return EMPLOYER_NOUNS.has(key);
  }

  /** Whether a folded word announces the name of a program or a make. */
  isToolWord(key: string): boolean {
    return this.#tools.has(key);
  }
}

/** Words remembered; random texts cannot make it grow further. */
const CACHE_SIZE = 20_000;
const compiled = new Map<Language, TaskWords>();

/** The task words of a language, made once. */
export function taskWords(language: Language): TaskWords {
  let words = compiled.get(language);
  if (words === undefined) compiled.set(language, (words = new TaskWords(language)));
  return words;
}
