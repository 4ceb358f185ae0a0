import type { Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { PackedPlaces } from './packed-places.ts';
import type { Gazetteer, Place, PlaceCountry, PlaceHints, PlaceSuggestion } from './place.ts';
import { searchPlaces } from './search-places.ts';

/** Longest label that is looked up; longer text names no place. */
const MAX_LABEL = 200;
/** Most places that one label returns. */
const MAX_PLACES = 20;
/** Countries in which a language is spoken. */
const COUNTRIES_OF: Readonly<Record<Language, readonly PlaceCountry[]>> = {
  DUT: ['BE', 'NL'],
  FRE: ['FR', 'BE', 'LU'],
  ENG: ['IE', 'GB'],
  ITA: ['IT'],
};
/** A town where the language is spoken counts as this many times larger. */
const LANGUAGE_BONUS = 8;
/** More than any bonus makes of a place's inhabitants, so that its kind counts first. */
const KIND_STEP = 1e12;
/** Inhabitants assumed where none are known, so that bonuses still tell places apart. */
const UNKNOWN_POPULATION = 500;
/** A town outside its namesake region with less than this share of its inhabitants is not what the bare name means: Limbourg and Limburg. */
const NAMESAKE_SHARE = 0.05;
/** Kilometres at which nearness halves a place's size. */
const NEAR_KM = 15;
const KM_PER_DEGREE = 111.2;
const POST_CODE = /^(?:b|be|f|fr|i|it|l|lu|nl)?(\d{4,5})$/;
const SEPARATORS = /[,;()[\]/|:•·]+| - | – /;
/** Words before or after a name that say what kind of place is meant. */
const REGION_WORDS = new Set(
  'provincie prov province provincia region regio regione gewest departement dipartimento'.split(' '),
);
const NOISE_WORDS = new Set(
  'omgeving regio gemeente stad ville commune comune citta city greater area centrum centre centro et environs e dintorni cedex de di in te a near'.split(
    ' ',
  ),
);
const DISTRICT = /^\d{1,2}(?:er|e|eme|ieme|nd)?(?: arrondissement)?$/;
const SAINTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    st: ['saint', 'sint', 'san'],
    ste: ['sainte'],
    s: ['san', 'santa'],
  }),
);

interface Part {
  readonly key: string;
  readonly places: readonly Place[];
}

/** Places by folded name and post code, made when first asked. */
export class PlaceIndex implements Gazetteer {
  readonly #unpack: () => PackedPlaces;
  #unpacked: PackedPlaces | undefined;

  constructor(unpack: () => PackedPlaces) {
    this.#unpack = unpack;
  }

  #packed(): PackedPlaces {
    return (this.#unpacked ??= this.#unpack());
  }

  place(id: string): Place | undefined {
    return this.#packed().withId(id);
  }

  places(): Iterable<Place> {
    return this.#packed().all();
  }

  names(): Iterable<readonly [string, readonly Place[]]> {
    return this.#packed().names();
  }

  placesNamed(foldedName: string): readonly Place[] {
    return this.#packed().named(foldedName);
  }

  mayBegin(word: string): boolean {
    return (
      this.#packed().isFirstWord(word) || NOISE_WORDS.has(word) || REGION_WORDS.has(word) || Object.hasOwn(SAINTS, word)
    );
  }

  resolvePlace(label: string, hints: PlaceHints = {}): readonly Place[] {
    const written = label.slice(0, MAX_LABEL);
    const pieces = written.split(SEPARATORS);
    const codes: string[] = [];
    const parts: Part[] = [];
    let wantsRegion = false;
    for (const piece of pieces) {
      const words: string[] = [];
      for (const word of foldLabel(piece).split(/[ .]+/)) {
        const code = POST_CODE.exec(word)?.[1];
        if (code !== undefined) codes.push(code);
        else if (word !== '') words.push(word);
      }
      if (words.some((word) => REGION_WORDS.has(word))) wantsRegion = true;
      const part = this.#part(words);
      if (part !== undefined) parts.push(part);
    }
    const found = this.#choose(parts, codes);
    const regions = found.filter(({ kind }) => kind === 'region');
    const yields = (place: Place): boolean =>
      regions.some(
        ({ id, population }) => place.population < population * NAMESAKE_SHARE && !place.within.includes(id),
      );
    const size = (place: Place): number => sizeOf(place, hints, wantsRegion || yields(place));
    return [...found]
      .map((place) => ({ place, size: size(place) }))
      .sort((a, b) => b.size - a.size || (a.place.id < b.place.id ? -1 : 1))
      .slice(0, MAX_PLACES)
      .map(({ place }) => place);
  }

  searchPlaces(text: string, language: Language, size: number): readonly PlaceSuggestion[] {
    const typed = text.slice(0, MAX_LABEL);
    const known = this.resolvePlace(typed, { language })[0] ?? null;
    return searchPlaces(this.#packed(), { text: typed, size }, known);
  }

  /** The places that words name: all of them, or without the words that only say what kind of place it is. */
  #part(words: readonly string[]): Part | undefined {
    if (words.length === 0 || DISTRICT.test(words.join(' '))) return undefined;
    const isNoise = (word: string): boolean => NOISE_WORDS.has(word) || REGION_WORDS.has(word) || DISTRICT.test(word);
    const first = words.findIndex((word) => !isNoise(word));
    const last = words.findLastIndex((word) => !isNoise(word));
    // country letters before a code ("B 9000 Gent") are no word of the name
    const core = first < 0 ? [] : words.slice(first, last + 1);
    const inner = core.length > 1 && /^(?:b|f|i|l|nl|be)$/.test(core[0] ?? '') ? core.slice(1) : core;
    for (const candidate of [words, core, inner]) {
      for (const key of spellings(candidate)) {
        const places = this.#packed().named(key);
        if (places.length > 0) return { key, places };
      }
    }
    return { key: words.join(' '), places: [] };
  }

  #choose(parts: readonly Part[], codes: readonly string[]): readonly Place[] {
    const named = parts.filter(({ places }) => places.length > 0);
    const atCode = codes.flatMap((code) => this.#packed().atPostCode(code));
    const [first, ...rest] = named;
    if (first === undefined) return parts.length === 0 ? atCode : [];
    let chosen = first.places;
    if (atCode.length > 0) {
      const both = chosen.filter((place) => atCode.includes(place));
      if (both.length > 0) chosen = both;
      // a district's code with the name of its town: "1000 Brussel" and "9050 Gent" alike
      else if (!chosen.some((place) => atCode.some((other) => isSameArea(place, other)))) chosen = [...chosen];
      else chosen = chosen.filter((place) => atCode.some((other) => isSameArea(place, other)));
    }
    for (const { places } of rest) {
      const inside = chosen.filter((place) => places.some((area) => place.within.includes(area.id)));
      if (inside.length > 0) chosen = inside;
      else {
        // "Oost-Vlaanderen, Gent": the smaller place counts, wherever it stands
        const smaller = places.filter((place) => chosen.some((area) => place.within.includes(area.id)));
        if (smaller.length > 0) chosen = smaller;
      }
    }
    return chosen;
  }
}

function isSameArea(a: Place, b: Place): boolean {
  return a.country === b.country && a.within[0] === b.within[0];
}

/** A key and its readings with "st" and "ste" written out. */
function spellings(words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const at = words.findIndex((word) => SAINTS.has(word));
  const written = words.join(' ');
  if (at < 0) return [written];
  const full = SAINTS.get(words[at] ?? '') ?? [];
  return [written, ...full.map((saint) => words.with(at, saint).join(' '))];
}

function sizeOf(place: Place, { language, near }: PlaceHints, yieldsToRegion: boolean): number {
  let size = place.population || UNKNOWN_POPULATION;
  if (language !== undefined && COUNTRIES_OF[language].includes(place.country)) size *= LANGUAGE_BONUS;
  if (near !== undefined) {
    const north = (place.lat - near.lat) * KM_PER_DEGREE;
    const east = (place.lon - near.lon) * KM_PER_DEGREE * Math.cos((near.lat * Math.PI) / 180);
    size /= 1 + (Math.hypot(north, east) / NEAR_KM) ** 4;
  }
  // a bare name is the town rather than the province called after it, a country before both
  const order = { country: 3, town: yieldsToRegion ? 1 : 2.5, region: 2 };
  return size + order[place.kind] * KIND_STEP;
}
