import type { Concept } from '@counterpart/ontology';
import { isCapital } from '../tokens/is-capital.ts';
import { TermFacts } from '../tokens/term-dictionary.ts';
import type { Token } from '../tokens/text-tokens.ts';

/** Where a name of one word begins anew: "Java|Script", "Git|Hub", "My|SQL", but not "IT" or "McDonald's". */
const INNER_CAPITAL = /^(\p{Lu}\p{Ll}{1,})(\p{Lu}\p{L}+)$/u;
/** Letters of a name that is looked for in two words: of shorter ones the halves are too often words of their own. */
const SHORTEST = 5;

/**
 * Names that people write in two words where the product has one ("Java Script", "My SQL"): each half alone is often
 * another skill. The label's own capital says where it parts, and both words must have theirs, as "in design" is no
 * InDesign.
 */
export class PartedNames<Entry extends { readonly concept: Concept; readonly label: string }> {
  readonly #entries = new Map<string, Entry[]>();
  readonly #firsts = new Set<string>();
  readonly #begins = new TermFacts((key) => this.#firsts.has(key));
  readonly #stopWords: ReadonlySet<string>;

  /** `stopWords` of the language; a name that begins with one must stand alone, as "In Design projects" are none. */
  constructor(stopWords: ReadonlySet<string>) {
    this.#stopWords = stopWords;
  }

  /** Takes a label in, where it is such a name. */
  add(entry: Entry): void {
    const [, first, second] = INNER_CAPITAL.exec(entry.label) ?? [];
    if (first === undefined || second === undefined || entry.label.length < SHORTEST) return;
    const key = `${first} ${second}`.toLowerCase();
    this.#firsts.add(first.toLowerCase());
    const known = this.#entries.get(key);
    if (known === undefined) this.#entries.set(key, [entry]);
    else if (!known.some(({ concept }) => concept === entry.concept)) known.push(entry);
  }

  /** The names whose first word stands at a token and whose second word follows it; none otherwise. */
  at(tokens: readonly Token[], from: number, text: string): readonly Entry[] {
    const [first, second] = [tokens[from], tokens[from + 1]];
    if (first === undefined || second === undefined || second.followsBreak || !this.#begins.of(first)) return NONE;
    if (!isCapital(text, first) || !isCapital(text, second)) return NONE;
    const next = tokens[from + 2];
    if (this.#stopWords.has(first.key) && next !== undefined && !next.followsBreak) return NONE;
    return this.#entries.get(`${first.key} ${second.key}`) ?? NONE;
  }
}

const NONE: readonly never[] = [];
