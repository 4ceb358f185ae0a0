import type { Language } from '@counterpart/domain';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { keysOfAll, wordLists } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

function nameOf(tokens: readonly Token[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

interface Compiled {
  readonly openers: PhraseTable<true>;
  readonly parts: ReadonlySet<string>;
  /** The words that their names begin with. */
  readonly beginnings: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly readers: ReadonlySet<string>;
}
const compiled = new Map<Language, Compiled>();
/** The reader: behind one of these the list has ended. */
const READERS = keysOfAll('grammar.reader', 'grammar.reader.possessive');

function compile(language: Language): Compiled {
  let known = compiled.get(language);
  if (known !== undefined) return known;
  const words = wordLists(language);
  const openers = new PhraseTable<true>();
  for (const phrase of words.phrases('department.opener')) openers.add(phrase, true);
  const parts = words.keys('department.part');
  known = {
    openers,
    parts,
    beginnings: new Set([...parts].map((name) => name.replace(/ .*/, ''))),
    people: words.keys('department.people'),
    readers: READERS,
  };
  compiled.set(language, known);
  return known;
}

/**
 * Whether a skill is the part of the firm whose people one works with: "samen met collega's uit sales, marketing en
 * supply chain", "en lien avec les achats", and whatever a team or a department is called by ("alongside the
 * application monitoring team", "en liaison avec le service facturation"). One may know nothing of it.
 */
export function isDepartment(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const { openers, parts, beginnings, people, readers } = compile(read.language);
  const { tokens } = read;
  const [before, behind] = [tokens[from - 1], tokens[to]];
  const isCalled =
    (behind?.followsBreak === false && people.has(behind.key)) ||
    (tokens[from]?.followsBreak === false && people.has(before?.key ?? ''));
  const isPart = beginnings.has(tokens[from]?.key ?? '') && parts.has(nameOf(tokens.slice(from, to)));
  if (!isCalled && !isPart) return false;
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const start = Math.max(sentence.from, from - REACH.relevance.department);
  const opener = openers.find(tokens.slice(start, from)).at(-1);
  if (opener === undefined) return false;
  const between = tokens.slice(start + opener.to, from);
  if (between.some(({ key }) => readers.has(key))) return false;
  // "assurer, en lien avec la direction, la communication": what a comma opens the next one closes
  const isAside = opener.from > 0 && tokens[start + opener.from]?.followsBreak === true;
  if (isAside && tokens.slice(start + opener.to, from + 1).some(({ followsBreak }) => followsBreak)) return false;
  const next = tokens[to];
  const { joiningWords, stopWords } = read.table;
  return (
    to >= sentence.to ||
    next === undefined ||
    next.followsBreak ||
    [joiningWords, stopWords, parts, people].some((set) => set.has(next.key))
  );
}
