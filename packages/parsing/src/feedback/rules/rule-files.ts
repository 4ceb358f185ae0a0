import { readdirSync, readFileSync } from 'node:fs';
import { type Language, localeOfLanguage } from '@counterpart/domain';
import { WordsError, type WordsFile } from '../../language/parse-words.ts';
import { LISTS, type ListName } from './rule-lists.ts';

const FOLDER = new URL('../../../languages/', import.meta.url);
const HEADING = /^\[([a-z-]+(?:\.[a-z-]+){0,2})\]\s*(.*)$/;
const COMMENT = /(?:^|\s)#.*$/;
const POLARITY: Readonly<Record<string, Polarity>> = { '+': 1, '-': -1 };

/** What a pattern says of its behaviour by itself: shown (1), lacking (-1) or only named (0). */
export type Polarity = 1 | 0 | -1;

/** A group, a competence or a behaviour and its name in one language. */
export interface Topic {
  /** Dotted: `interpersonal.communicating.listening`. */
  readonly id: string;
  readonly label: string;
}

/** A line of a behaviour. */
export interface BehaviourPattern {
  readonly behaviour: string;
  readonly polarity: Polarity;
  readonly phrase: string;
}

/** The rules of one language. */
export interface RuleFiles {
  readonly topics: readonly Topic[];
  readonly patterns: readonly BehaviourPattern[];
  readonly lists: ReadonlyMap<ListName, readonly string[]>;
}

/** Where a reader of rules is: below a topic, below a list, or nowhere yet. */
interface Place {
  readonly topic: string | null;
  readonly list: string[] | null;
}

/** The rules in files of one language; throws WordsError with every line that cannot be used. */
export function parseRules(files: readonly WordsFile[]): RuleFiles {
  const problems: string[] = [];
  const topics = new Map<string, string>();
  const lists = new Map<ListName, string[]>();
  const patterns: BehaviourPattern[] = [];
  const seen = new Map<string, string>();
  for (const { name, text } of files) {
    let place: Place = { topic: null, list: null };
    for (const [at, written] of text.split('\n').entries()) {
      const line = written.replace(COMMENT, '').trim();
      const where = `${name}:${at + 1}`;
      if (line === '') continue;
      const heading = HEADING.exec(line);
      if (heading !== null) {
        const [, id = '', label = ''] = heading;
        if (label === '') {
          const list: string[] = [];
          place = { topic: null, list };
          if (!Object.hasOwn(LISTS, id)) problems.push(`${where}: there is no list ${id}, and a topic has a label`);
          else if (lists.has(id as ListName)) problems.push(`${where}: the list ${id} is in another place too`);
          else lists.set(id as ListName, list);
        } else {
          place = { topic: id, list: null };
          if (topics.has(id)) problems.push(`${where}: the topic ${id} is in another place too`);
          const parent = id.split('.').slice(0, -1).join('.');
          if (parent !== '' && !topics.has(parent)) problems.push(`${where}: ${id} stands above its parent ${parent}`);
          topics.set(id, label);
        }
        continue;
      }
      const known = seen.get(`${place.list === null ? '' : name}${line.replace(/^[+-] /, '')}`);
      const key = place.list === null ? line.replace(/^[+-] /, '') : null;
      if (key !== null && known !== undefined) problems.push(`${where}: "${key}" stands in ${known} already`);
      if (key !== null) seen.set(key, where);
      if (place.list !== null) {
        if (place.list.includes(line)) problems.push(`${where}: "${line}" is in this list already`);
        place.list.push(line);
      } else if (place.topic?.split('.').length === 3) {
        const polarity = POLARITY[line.slice(0, line.indexOf(' '))];
        patterns.push({ behaviour: place.topic, polarity: polarity ?? 0, phrase: line.replace(/^[+-] /, '') });
      } else problems.push(`${where}: "${line}" belongs to no behaviour`);
    }
  }
  for (const list of Object.keys(LISTS)) {
    if (!lists.has(list as ListName)) problems.push(`the list ${list} is missing`);
  }
  if (problems.length > 0) throw new WordsError(problems);
  return { topics: [...topics].map(([id, label]) => ({ id, label })), patterns, lists };
}

const loaded = new Map<Language, RuleFiles>();

/** The rules of a language as they are shipped, read once from `languages/<locale>/feedback`. */
export function rulesOf(language: Language): RuleFiles {
  let rules = loaded.get(language);
  if (rules === undefined) {
    const folder = new URL(`${localeOfLanguage(language)}/feedback/`, FOLDER);
    const files = readdirSync(folder).sort();
    rules = parseRules(
      files.map((file) => ({
        name: `${localeOfLanguage(language)}/feedback/${file}`,
        text: readFileSync(new URL(file, folder), 'utf8'),
      })),
    );
    loaded.set(language, rules);
  }
  return rules;
}
