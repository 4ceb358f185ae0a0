import { readdirSync, readFileSync } from 'node:fs';
import { type Language, LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { tokensOf } from '../tokens/text-tokens.ts';
import { LIST_NAMES, type ListName } from './lists/list-names.ts';
import { type Blocks, parseWords } from './parse-words.ts';

const FOLDER = new URL('../../languages/', import.meta.url);

/** The words of one language, read from its folder. */
export class WordLists {
  readonly #lists: ReadonlyMap<ListName, Blocks>;
  readonly #keys = new Map<ListName, ReadonlySet<string>>();

  constructor(lists: ReadonlyMap<ListName, Blocks>) {
    this.#lists = lists;
  }

  /** The phrases of a list, as they are written. */
  phrases(list: ListName): readonly string[] {
    return this.blocks(list).flat();
  }

  /** The phrases of a list by the blank lines between them. */
  blocks(list: ListName): Blocks {
    return this.#lists.get(list) ?? [];
  }

  /** The phrases of a list as tokens compare them: folded, one blank between words. */
  keys(list: ListName): ReadonlySet<string> {
    let keys = this.#keys.get(list);
    if (keys === undefined) this.#keys.set(list, (keys = new Set(this.phrases(list).map(keyOf))));
    return keys;
  }

  /** The phrases of a list of numbers ("paar = 2") with their values. */
  values(list: ListName): readonly (readonly [phrase: string, value: number])[] {
    return this.phrases(list).map((line) => {
      const [phrase = '', value = ''] = line.split(' = ');
      return [phrase, Number(value)] as const;
    });
  }
}

/** A phrase as tokens compare it. */
export function keyOf(phrase: string): string {
  return tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');
}

function load(language: Language): WordLists {
  const folder = new URL(`${localeOfLanguage(language)}/`, FOLDER);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.words'))
    .sort()
    .map((file) => ({
      name: `${localeOfLanguage(language)}/${file}`,
      text: readFileSync(new URL(file, folder), 'utf8'),
    }));
  return new WordLists(parseWords(files, LIST_NAMES));
}

const loaded = new Map<Language, WordLists>();

/** The words of a language, read once. */
export function wordLists(language: Language): WordLists {
  let lists = loaded.get(language);
  if (lists === undefined) loaded.set(language, (lists = load(language)));
  return lists;
}

/**
 * A list of all four languages together: small words are asked for whatever the language of the text, which may mix
 * them.
 */
export function keysOfAll(...lists: readonly ListName[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => LANGUAGES.flatMap((language) => [...wordLists(language).keys(list)])));
}

/** A list of each language, for what is asked once a word. */
export function keysByLanguage(list: ListName): Readonly<Record<Language, ReadonlySet<string>>> {
  const keysOf = (language: Language): ReadonlySet<string> => wordLists(language).keys(list);
  return { DUT: keysOf('DUT'), FRE: keysOf('FRE'), ENG: keysOf('ENG'), ITA: keysOf('ITA') };
}

/** Words of each language as they are written, in small letters: "recherché" is another word than "recherche". */
export function writtenByLanguage(...lists: readonly ListName[]): Readonly<Record<Language, ReadonlySet<string>>> {
  const wordsOf = (language: Language): ReadonlySet<string> =>
    new Set(lists.flatMap((list) => wordLists(language).phrases(list)).map((word) => word.toLowerCase()));
  return { DUT: wordsOf('DUT'), FRE: wordsOf('FRE'), ENG: wordsOf('ENG'), ITA: wordsOf('ITA') };
}

/** The numbers of a list in all four languages, by their folded words. */
export function valuesOfAll(list: ListName): ReadonlyMap<string, number> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      wordLists(language)
        .values(list)
        .map(([phrase, value]) => [keyOf(phrase), value]),
    ),
  );
}

/** The phrases of a list in all four languages, as they are written. */
export function phrasesOfAll(list: ListName): readonly string[] {
  return LANGUAGES.flatMap((language) => wordLists(language).phrases(list));
}

/** The phrases of a list in all four languages as the alternatives of a pattern. */
export function alternativesOfAll(list: ListName): string {
  return phrasesOfAll(list)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

/** Whether one of these stands inside the folded words, whatever stands around it. */
export function holdsAny(words: string, parts: ReadonlySet<string>): boolean {
  for (const part of parts) if (words.includes(part)) return true;
  return false;
}

/** Whether a folded word begins with one of these. */
export function startsWithAny(word: string, beginnings: ReadonlySet<string>): boolean {
  for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  return false;
}
