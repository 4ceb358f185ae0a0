import { foldCase } from '@counterpart/text';
import { isListName, type ListName, OPPOSITES } from './lists/list-names.ts';

/** The phrases of one list in the order of the file; a blank line begins a new block. */
export type Blocks = readonly (readonly string[])[];

/** What is wrong with the words of a language, each as `file:line: message`. */
export class WordsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'WordsError';
    this.problems = problems;
  }
}

/** A file of words: its name for messages, and its text. */
export interface WordsFile {
  readonly name: string;
  readonly text: string;
}

const HEADING = /^\[(.+)\]$/;
const COMMENT = /(?:^|\s)#.*$/;
/** Quotes keep a blank at the end of a part of a word. */
const QUOTED = /^"(.*)"$/;
/** Most phrases are folded as they are written. */
const FOLDED = /^[a-z0-9 /-]+$/;

/**
 * The lists of all files of one language. One phrase a line below the name of its list; throws WordsError when a list
 * is unknown, named twice or missing, when a phrase stands twice in a list, or in two lists that are opposites.
 *
 *     [contract.permanent]
 *     # "je krijgt een contract van onbepaalde duur"
 *     onbepaalde duur
 */
export function parseWords(files: readonly WordsFile[], wanted: readonly ListName[]): ReadonlyMap<ListName, Blocks> {
  const problems: string[] = [];
  const lists = new Map<ListName, string[][]>();
  const places = new Map<ListName, Map<string, string>>();
  for (const { name, text } of files) {
    let blocks: string[][] | null = null;
    let seen = new Map<string, string>();
    for (const [at, written] of text.split('\n').entries()) {
      const line = written.includes('#') ? written.replace(COMMENT, '').trim() : written.trim();
      const place = `${name}:${at + 1}`;
      if (line === '') {
        // a comment alone on its line ends no block
        if (written.trim() === '' && blocks?.at(-1)?.length !== 0) blocks?.push([]);
        continue;
      }
      const list = HEADING.exec(line)?.[1];
      if (list !== undefined) {
        blocks = [[]];
        seen = new Map();
        if (!isListName(list)) problems.push(`${place}: there is no list ${list}`);
        else if (lists.has(list)) problems.push(`${place}: the list ${list} is in another place too`);
        else {
          lists.set(list, blocks);
          places.set(list, seen);
        }
        continue;
      }
      if (blocks === null) {
        problems.push(`${place}: "${line}" stands above the first list`);
        continue;
      }
      const key = FOLDED.test(line) ? line : foldCase(line);
      const before = seen.get(key);
      if (before !== undefined) problems.push(`${place}: "${line}" is in this list already (${before})`);
      seen.set(key, place);
      blocks.at(-1)?.push(QUOTED.exec(line)?.[1] ?? line);
    }
  }
  for (const list of wanted) if (!lists.has(list)) problems.push(`the list ${list} is missing`);
  problems.push(...oppositesIn(places));
  if (problems.length > 0) throw new WordsError(problems);
  return new Map([...lists].map(([list, blocks]) => [list, blocks.filter((block) => block.length > 0)]));
}

/** Phrases that stand in two lists of which one excludes the other. */
function oppositesIn(places: ReadonlyMap<ListName, ReadonlyMap<string, string>>): readonly string[] {
  const problems: string[] = [];
  for (const group of OPPOSITES) {
    const known = new Map<string, string>();
    for (const list of group) {
      for (const [key, place] of places.get(list) ?? []) {
        const other = known.get(key);
        if (other !== undefined) problems.push(`${place}: "${key}" is in ${list} and, as its opposite, in ${other}`);
        else known.set(key, list);
      }
    }
  }
  return problems;
}
