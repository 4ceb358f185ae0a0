import type { Language, ResolvedPlace } from '@counterpart/domain';

/** Small countries that a border or a ferry parts from the others, ISO 3166-1. */
type SmallCountry = 'MC' | 'GI' | 'SM' | 'MT' | 'JE' | 'GG' | 'IM' | 'AD';

/** Countries of the gazetteer, ISO 3166-1. */
export type PlaceCountry = 'BE' | 'NL' | 'LU' | 'FR' | 'IT' | 'IE' | 'GB' | 'CH' | SmallCountry;

/** A town, region or country. */
export interface Place extends ResolvedPlace {
  /** The name in its own (first) language. */
  readonly name: string;
  /** Every name, the own one first. */
  readonly names: readonly string[];
  readonly postCodes: readonly string[];
  /** Inhabitants; 0 when not known. */
  readonly population: number;
  readonly country: PlaceCountry;
}

/** What decides between places of one name. */
export interface PlaceHints {
  /** Prefer the countries where this language is spoken. */
  readonly language?: Language;
  /** Prefer places close to this point. */
  readonly near?: { readonly lat: number; readonly lon: number };
}

/** A place that begins as someone has typed. */
export interface PlaceSuggestion {
  readonly place: Place;
  /** The name that begins as typed, otherwise its own. */
  readonly name: string;
  /** The post code that begins as typed, otherwise the first; null for a region or a country. */
  readonly postCode: string | null;
  /** What a profile's location would be called: "8500 Kortrijk". */
  readonly label: string;
  /** Whether the text as it stands names it. */
  readonly isKnown: boolean;
}

/** The places of its countries by name and post code. */
export interface Gazetteer {
  /** The place of an id. */
  place(id: string): Place | undefined;
  /** Every place. */
  places(): Iterable<Place>;
  /** Places that a label such as "Gent", "9000 Gent" or "Gand (Belgique)" names, best first. */
  resolvePlace(label: string, hints?: PlaceHints): readonly Place[];
  /** Places that begin as typed, by name in any language or by post code; larger ones first, what the text names already among them. */
  searchPlaces(text: string, language: Language, size: number): readonly PlaceSuggestion[];
  /** The places of a name folded by `foldLabel`; quick enough to ask for every run of words in a text. */
  placesNamed(foldedName: string): readonly Place[];
  /** Whether a name may begin with a word folded by `foldLabel`; most words of a text begin none. */
  mayBegin(foldedWord: string): boolean;
  /** Every name, folded by `foldLabel`, with its places: the material of a token trie. */
  names(): Iterable<readonly [foldedName: string, places: readonly Place[]]>;
}
