import type { Language } from '@counterpart/domain';
import { DUTCH_PLACE_WORDS } from '../language/cues/place-dutch.ts';
import { ENGLISH_PLACE_WORDS } from '../language/cues/place-english.ts';
import { FRENCH_PLACE_WORDS } from '../language/cues/place-french.ts';
import { ITALIAN_PLACE_WORDS } from '../language/cues/place-italian.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { PlaceWords } from '../language/place-words.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

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
  readonly #and: ReadonlySet<string>;
  readonly #ranges: ReadonlySet<string>;
  readonly #sites: ReadonlySet<string>;
  readonly #siteEndings: readonly string[];
  readonly #before = new PhraseTable<CueBefore>();
  readonly #behind = new PhraseTable<CueBehind>();

  constructor(words: PlaceWords) {
    this.#areas = new Set(words.areas.map((area) => tokensOf(area).at(-1)?.key ?? ''));
    this.streets = new Set(words.streets.map(keyOfPhrase));
    this.quarters = new Set(words.quarters.map(keyOfPhrase));
    this.products = new Set(words.products.map(keyOfPhrase));
    this.soughtFor = new Set(words.soughtFor.map(keyOfPhrase));
    this.owners = new Set([...words.own, ...words.owners].map(keyOfPhrase));
    this.inhabitants = new Set(words.inhabitants.map(keyOfPhrase));
    this.townWords = new Set(words.townWords.map(keyOfPhrase));
    this.#and = new Set(words.and.map(keyOfPhrase));
    this.#ranges = new Set(words.ranges.map((range) => range.map(keyOfPhrase).join('|')));
    this.#siteEndings = words.siteEndings;
    this.#sites = new Set(words.site.map(keyOfPhrase));
    const { labels, here, picked, site, office, offices, own, another, other, near, not, turns } = words;
    const before = { label: labels, here, picked, site, office, offices, own, another, other, near, not, turn: turns };
    for (const [kind, phrases] of Object.entries(before)) {
      for (const phrase of phrases) this.#before.add(phrase, kind as CueBefore);
    }
    const { hereBehind, whereBehind, seldom, otherBehind } = words;
    // "Cholet, where you will be based, and Brno": said of Cholet only
    for (const phrase of whereBehind) this.#before.add(phrase, 'turn');
    const behind = { here: hereBehind, where: whereBehind, seldom, other: otherBehind, not, turn: turns };
    for (const [kind, phrases] of Object.entries(behind)) {
      for (const phrase of phrases) this.#behind.add(phrase, kind as CueBehind);
    }
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

function keyOfPhrase(phrase: string): string {
  return tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');
}

const WORDS: Readonly<Record<Language, PlaceWords>> = {
  DUT: DUTCH_PLACE_WORDS,
  FRE: FRENCH_PLACE_WORDS,
  ENG: ENGLISH_PLACE_WORDS,
  ITA: ITALIAN_PLACE_WORDS,
};
const tables = new Map<Language, PlaceCueTable>();

/** The compiled phrases of a language, made once. */
export function placeCueTable(language: Language): PlaceCueTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = new PlaceCueTable(WORDS[language])));
  return table;
}
