import type { Language } from '@counterpart/domain';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import type { ListName } from '../../language/lists/list-names.ts';
import { keyOf, type WordLists, wordLists } from '../../language/word-lists.ts';
import { type Token, tokensOf } from '../../tokens/text-tokens.ts';

/** What a phrase before a name says of the place. */
export type CueBefore =
  'label' | 'here' | 'site' | 'office' | 'offices' | 'own' | 'picked' | 'another' | 'other' | 'near' | 'not' | 'turn';
/** What a phrase behind a name says of the place. */
export type CueBehind = 'here' | 'where' | 'seldom' | 'other' | 'not' | 'turn';

/** A phrase around names: tokens `from` to `to` (exclusive). */
export interface PlaceCue<Kind> {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

/** The phrases of a text by the token at which one is met when walking away from a name. */
export interface PlaceCues {
  /** The phrase whose last token this is. */
  endingAt(token: number): PlaceCue<CueBefore> | undefined;
  /** The phrase whose first token this is. */
  beginningAt(token: number): PlaceCue<CueBehind> | undefined;
}

/** A compound needs so many letters before its ending ("zetmeelfabriek"). */
const COMPOUND_HEAD = 3;

/** What stands before a name; of a phrase in two lists the first counts. */
const BEFORE: readonly (readonly [ListName, CueBefore])[] = [
  ['place.labels', 'label'],
  ['place.here', 'here'],
  ['place.picked', 'picked'],
  ['place.site', 'site'],
  ['place.office', 'office'],
  ['place.offices', 'offices'],
  ['place.own', 'own'],
  ['place.another', 'another'],
  ['place.other', 'other'],
  ['place.near', 'near'],
  ['place.not', 'not'],
  ['place.turns', 'turn'],
  // "Cholet, where you will be based, and Brno": said of Cholet only
  ['place.where-behind', 'turn'],
];
/** What stands behind a name, likewise. */
const BEHIND: readonly (readonly [ListName, CueBehind])[] = [
  ['place.here-behind', 'here'],
  ['place.where-behind', 'where'],
  ['place.seldom', 'seldom'],
  ['place.other-behind', 'other'],
  ['place.not', 'not'],
  ['place.turns', 'turn'],
];

/** The compiled phrases of one language. */
export class PlaceCueTable {
  readonly #areas: ReadonlySet<string>;
  readonly streets: ReadonlySet<string>;
  readonly quarters: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  readonly soughtFor: ReadonlySet<string>;
  /** Words that begin what is sought for: "our", "the", "their". */
  readonly owners: ReadonlySet<string>;
  readonly inhabitants: ReadonlySet<string>;
  readonly townWords: ReadonlySet<string>;
  readonly municipality: ReadonlySet<string>;
  readonly houses: ReadonlySet<string>;
  readonly bodies: ReadonlySet<string>;
  readonly qualityEndings: readonly string[];
  readonly #and: ReadonlySet<string>;
  readonly #ranges: ReadonlySet<string>;
  readonly #sites: ReadonlySet<string>;
  readonly #siteEndings: readonly string[];
  readonly #before = new PhraseTable<CueBefore>();
  readonly #behind = new PhraseTable<CueBehind>();

  constructor(words: WordLists) {
    this.#areas = new Set(words.phrases('place.areas').map((area) => tokensOf(area).at(-1)?.key ?? ''));
    this.streets = words.keys('place.streets');
    this.quarters = words.keys('place.quarters');
    this.products = words.keys('place.products');
    this.soughtFor = words.keys('place.sought-for');
    this.owners = new Set([...words.keys('place.own'), ...words.keys('place.owners')]);
    this.inhabitants = words.keys('place.inhabitants');
    this.townWords = words.keys('place.town-words');
    this.municipality = words.keys('place.municipality');
    this.houses = words.keys('place.houses');
    this.bodies = words.keys('place.bodies');
    this.qualityEndings = words.phrases('place.quality-endings');
    this.#and = words.keys('place.and');
    this.#ranges = new Set(words.phrases('place.ranges').map((range) => range.split(' … ').map(keyOf).join('|')));
    this.#siteEndings = words.phrases('place.site-endings');
    this.#sites = words.keys('place.site');
    for (const [list, kind] of BEFORE) for (const phrase of words.phrases(list)) this.#before.add(phrase, kind);
    for (const [list, kind] of BEHIND) for (const phrase of words.phrases(list)) this.#behind.add(phrase, kind);
  }

  /** Whether a town is named right behind this word ("stad Gent"). */
  isArea(key: string): boolean {
    return this.#areas.has(key);
  }

  /** Whether this word names a thing that one works at. */
  isSite(key: string): boolean {
    return this.#sites.has(key) || this.#isCompound(key);
  }

  /** Whether these words stand between the names of a list. */
  isAnd(key: string): boolean {
    return this.#and.has(key);
  }

  /** Whether two words before names say "from … to …". */
  isRange(from: string, to: string): boolean {
    return this.#ranges.has(`${from}|${to}`);
  }

  /** The phrases of a text. */
  find(tokens: readonly Token[]): PlaceCues {
    const before = longestOf(this.#before, tokens);
    const behind = longestOf(this.#behind, tokens);
    const endings = new Map(before.map((cue) => [cue.to - 1, cue]));
    const beginnings = new Map(behind.map((cue) => [cue.from, cue]));
    return {
      endingAt: (at) => {
        const cue = endings.get(at);
        if (cue !== undefined || !this.#isCompound(tokens[at]?.key ?? '')) return cue;
        return { kind: 'site', from: at, to: at + 1 };
      },
      beginningAt: (at) => beginnings.get(at),
    };
  }

  #isCompound(key: string): boolean {
    return this.#siteEndings.some((ending) => key.length >= ending.length + COMPOUND_HEAD && key.endsWith(ending));
  }
}

/** Of overlapping phrases the first and, at one token, the longest. */
function longestOf<Kind>(table: PhraseTable<Kind>, tokens: readonly Token[]): readonly PlaceCue<Kind>[] {
  const cues: PlaceCue<Kind>[] = [];
  for (const { value: kind, from, to } of table.find(tokens)) {
    const last = cues.at(-1);
    if (last === undefined || last.to <= from) cues.push({ kind, from, to });
    else if (to - from > last.to - last.from) cues[cues.length - 1] = { kind, from, to };
  }
  return cues;
}

const tables = new Map<Language, PlaceCueTable>();

/** The compiled phrases of a language, made once. */
export function placeCueTable(language: Language): PlaceCueTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = new PlaceCueTable(wordLists(language))));
  return table;
}
