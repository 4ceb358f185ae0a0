import { foldLabel } from '@counterpart/text';
import type { Place, PlaceCountry } from './place.ts';

/** Coordinates are stored in thousandths of a degree, about 100 m. */
const PER_DEGREE = 1000;
const NO_PLACES: readonly Place[] = [];
/** Names kept with their places. */
const MOST_KEPT = 20_000;

/** The name key that a line of the sorted name list begins with. */
function keyOf(line: string): string {
  return line.slice(0, line.indexOf('|'));
}

function namesOf(name: string, others: string): readonly string[] {
  return others === '' ? [name] : [...new Set([name, ...others.split(';')])];
}

function countryOf(regionId: string): PlaceCountry {
  return regionId.slice(0, 2).toUpperCase() as PlaceCountry;
}

/**
 * The packed places. Regions come first, then the towns of each region below its ">id" line, an empty line, and every
 * folded name in order with the numbers (base 36) of its lines. A place is read from its line when it is first asked,
 * so that loading costs no more than splitting the text.
 */
export class PackedPlaces {
  readonly #lines: readonly string[];
  /** Number of the first name line. */
  readonly #firstName: number;
  /** Numbers of the ">id" lines, ascending. */
  readonly #regionStarts: number[] = [];
  readonly #parents = new Map<string, string>();
  readonly #made = new Map<number, Place>();
  /** What was asked by name lately: texts name the same towns, and words that might be one, again and again. */
  readonly #named = new Map<string, readonly Place[]>();
  #firstWords: ReadonlySet<string> | undefined;
  #byPostCode: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(text: string) {
    this.#lines = text.split('\n');
    const divider = this.#lines.indexOf('');
    this.#firstName = divider + 1;
    for (let number = 0; number < divider; number++) {
      const line = this.#lines[number] ?? '';
      if (line.startsWith('>')) this.#regionStarts.push(number);
      else if (this.#regionStarts.length === 0) {
        const [, , , , , , id = '', , parent = ''] = line.split('|');
        this.#parents.set(id, parent);
      }
    }
  }

  /** Every place, regions first. */
  *all(): Iterable<Place> {
    for (let number = 0; number < this.#firstName - 1; number++) {
      if (this.#lines[number]?.startsWith('>') === false) yield this.#placeAt(number);
    }
  }

  /** Every folded name with its places. */
  *names(): Iterable<readonly [string, readonly Place[]]> {
    for (let number = this.#firstName; number < this.#lines.length; number++) {
      yield [keyOf(this.#lines[number] ?? ''), this.#placesOf(number)];
    }
  }

  /** The places of a folded name. */
  named(key: string): readonly Place[] {
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const number = this.#firstNameFrom(key);
    const places = keyOf(this.#lines[number] ?? '') === key ? this.#placesOf(number) : NO_PLACES;
    if (this.#named.size >= MOST_KEPT) this.#named.clear();
    this.#named.set(key, places);
    return places;
  }

  /** The places of every folded name that begins so. */
  *namedFrom(prefix: string): Iterable<Place> {
    for (let number = this.#firstNameFrom(prefix); number < this.#lines.length; number++) {
      if (this.#lines[number]?.startsWith(prefix) !== true) return;
      yield* this.#placesOf(number);
    }
  }

  /** The number of the first name line that does not come before a key. */
  #firstNameFrom(key: string): number {
    let low = this.#firstName;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyOf(this.#lines[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a name of a place begins with this folded word. */
  isFirstWord(word: string): boolean {
    this.#firstWords ??= new Set(this.#lines.slice(this.#firstName).map((line) => line.slice(0, line.search(/[ |]/))));
    return this.#firstWords.has(word);
  }

  /** The towns that a post code belongs to. */
  atPostCode(code: string): readonly Place[] {
    this.#byPostCode ??= this.#readPostCodes();
    return (this.#byPostCode.get(code) ?? []).map((number) => this.#placeAt(number));
  }

  /** The towns of every post code that begins so. */
  *atPostCodesFrom(prefix: string): Iterable<Place> {
    this.#byPostCode ??= this.#readPostCodes();
    for (const [code, numbers] of this.#byPostCode) {
      if (code.startsWith(prefix)) for (const number of numbers) yield this.#placeAt(number);
    }
  }

  /** The place of an id; a town's id ends in its name, so the names find it. */
  withId(id: string): Place | undefined {
    if (this.#parents.has(id)) {
      const number = [...this.#parents.keys()].indexOf(id);
      return this.#placeAt(number);
    }
    const [, , ...name] = id.split('-');
    for (let length = name.length; length > 0; length--) {
      const found = this.named(foldLabel(name.slice(0, length).join('-'))).find((place) => place.id === id);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #readPostCodes(): ReadonlyMap<string, readonly number[]> {
    const numbers = new Map<string, number[]>();
    for (let number = this.#regionStarts[0] ?? 0; number < this.#firstName - 1; number++) {
      const codes = this.#lines[number]?.split('|')[4];
      for (const code of codes?.split(' ') ?? []) {
        if (code === '') continue;
        const known = numbers.get(code);
        if (known === undefined) numbers.set(code, [number]);
        else known.push(number);
      }
    }
    return numbers;
  }

  #placesOf(nameNumber: number): readonly Place[] {
    const line = this.#lines[nameNumber] ?? '';
    return line
      .slice(line.indexOf('|') + 1)
      .split(' ')
      .map((number) => this.#placeAt(Number.parseInt(number, 36)));
  }

  #placeAt(number: number): Place {
    let place = this.#made.get(number);
    if (place === undefined) this.#made.set(number, (place = this.#read(number)));
    return place;
  }

  #read(number: number): Place {
    const cells = (this.#lines[number] ?? '').split('|');
    const [name = '', others = '', lat = '', lon = '', codes = '', population = ''] = cells;
    const isTown = number > (this.#regionStarts[0] ?? 0);
    const region = isTown ? this.#regionAt(number) : (cells[6] ?? '');
    const country = countryOf(region);
    const postCodes = codes === '' ? [] : codes.split(' ');
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const mark = cells[6] === '1' ? `-${region}` : '';
    return {
      id: isTown ? `${country.toLowerCase()}-${postCodes[0] ?? 'town'}-${slug}${mark}` : region,
      kind: isTown ? 'town' : cells[7] === 'country' ? 'country' : 'region',
      name,
      names: namesOf(name, others),
      lat: Number(lat) / PER_DEGREE,
      lon: Number(lon) / PER_DEGREE,
      within: isTown ? this.#chain(region) : this.#chain(region).slice(1),
      postCodes,
      population: Number(population),
      country,
    };
  }

  /** A region and what holds it, outwards. */
  #chain(region: string): string[] {
    const chain: string[] = [];
    for (let at = region; at !== ''; at = this.#parents.get(at) ?? '') chain.push(at);
    return chain;
  }

  /** The region whose ">id" line comes last before a line. */
  #regionAt(number: number): string {
    let low = 0;
    let high = this.#regionStarts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#regionStarts[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return this.#lines[this.#regionStarts[low - 1] ?? 0]?.slice(1) ?? '';
  }
}
