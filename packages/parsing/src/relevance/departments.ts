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
  readonly labels: PhraseTable<true>;
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
  const labels = new PhraseTable<true>();
  for (const phrase of words.phrases('department.label')) labels.add(phrase, true);
  const parts = words.keys('department.part');
  known = {
    openers,
    parts,
    beginnings: new Set([...parts].map((name) => name.replace(/ .*/, ''))),
    people: words.keys('department.people'),
    labels,
    readers: READERS,
  };
  compiled.set(language, known);
  return known;
}

const OF = keysOfAll('grammar.of');
/** Words between the label of a department and the skill in its name. */
const LABEL_REACH = 5;
/** Words of the longest label. */
const LABEL_WORDS = 2;

/** "Directorate: Organisational Development and | Administration |", on the line of the label. */
function isLabelled(read: ReadText, from: number): boolean {
  const { labels } = compile(read.language);
  const { tokens, original } = read;
  const start = Math.max(0, from - LABEL_REACH - LABEL_WORDS);
  const label = labels.find(tokens.slice(start, from)).at(-1);
  if (label === undefined || from - start - label.to >= LABEL_REACH) return false;
  const behind = original.slice(tokens[start + label.to - 1]?.end ?? 0, tokens[from]?.start ?? 0);
  return /^\s?:[^:.;\n\r]*$/u.test(behind);
}

/** Words of a list of teams in brackets. */
const BRACKETS = 14;

/** "Samen met de teams (firmware, | cloud |, QA)": in brackets behind people, where a part of a firm stands too. */
function isInBrackets({ tokens, original, language }: ReadText, from: number): boolean {
  const { parts, people } = compile(language);
  const gap = (at: number): string => original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? original.length);
  let open = from;
  while (open > from - BRACKETS && open > 0 && !/[()]/u.test(gap(open))) open--;
  if (!gap(open).includes('(') || !people.has(tokens[open - 1]?.key ?? '')) return false;
  for (let at = open; at < open + BRACKETS && at < tokens.length; at++) {
    if (parts.has(tokens[at]?.key ?? '')) return true;
    if (gap(at + 1).includes(')')) return false;
  }
  return false;
}

/**
 * Whether a skill is the part of the firm whose people one works with: "samen met collega's uit sales, marketing en
 * supply chain", "en lien avec les achats", and whatever a team or a department is called by ("alongside the
 * application monitoring team", "en liaison avec le service facturation"). One may know nothing of it.
 */
export function isDepartment(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const { openers, parts, beginnings, people, readers } = compile(read.language);
  const { tokens } = read;
  if (isLabelled(read, from)) return true;
  // "il personale | di | vendita"
  const isOf = OF.has(tokens[from - 1]?.key ?? '') && tokens[from - 1]?.followsBreak === false;
  const [before, behind] = [tokens[isOf ? from - 2 : from - 1], tokens[to]];
  const isCalled =
    (behind?.followsBreak === false && people.has(behind.key)) ||
    (tokens[from]?.followsBreak === false && people.has(before?.key ?? ''));
  const isPart = beginnings.has(tokens[from]?.key ?? '') && parts.has(nameOf(tokens.slice(from, to)));
  if (!isCalled && !isPart && !isInBrackets(read, from)) return false;
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
    [joiningWords, stopWords, beginnings, people].some((set) => set.has(next.key))
  );
}
