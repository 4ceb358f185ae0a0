import type { Interner } from '../columns/interner.ts';
import { stretches } from '../columns/numbers.ts';
import type { Moments } from '../vocabulary/moments.ts';
import { OWN_ID, OWN_ID_CLASS } from '../vocabulary/property-values.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';

/** A table of a vocabulary that a snapshot keeps: its texts by number, and how many there are now. */
export interface TextTable {
  readonly name: string;
  readonly property?: number;
  readonly texts: Interner;
  readonly size: number;
}

/** The tables that hold what documents say, with the values of each property. */
export function textTables({ concepts, stems, criteria, shapes, flags, values, properties }: Vocabulary): TextTable[] {
  const { names, layouts } = properties;
  const tables: (readonly [string, Interner])[] = [
    ['concepts', concepts],
    ['stems', stems],
    ['criteria', criteria.keys],
    ['shapes', shapes.keys],
    ['flags', flags.keys],
    ['properties', names],
    ['layouts', layouts],
    ...VALUE_ASPECTS.map((aspect) => [`values ${aspect}`, values[aspect].keys] as const),
  ];
  const ofValues: TextTable[] = [];
  for (let property = 0; property < names.size; property += 1) {
    const texts = properties.values(property)?.keys;
    if (texts !== undefined) ofValues.push({ name: 'property', property, texts, size: texts.size });
  }
  return [...tables.map(([name, texts]) => ({ name, texts, size: texts.size })), ...ofValues];
}

/** The numbers that a snapshot keeps of a vocabulary besides its texts. */
export function numberTables({ kinds, companions }: Vocabulary): readonly (readonly [string, Float64Array])[] {
  return [
    ['kinds', Float64Array.from(kinds.keys)],
    ['companions', Float64Array.from(companions)],
  ];
}

/** The moments of a property, of which a snapshot keeps those that some document has. */
export interface MomentTable {
  readonly property: number;
  readonly moments: Moments;
  readonly size: number;
}

/** The moments of all properties that have some, as many as there are now. */
export function momentTables({ properties }: Vocabulary): readonly MomentTable[] {
  const tables: MomentTable[] = [];
  for (let property = 0; property < properties.names.size; property += 1) {
    const moments = properties.values(property)?.moments ?? null;
    if (moments !== null) tables.push({ property, moments, size: moments.size });
  }
  return tables;
}

/** Takes numbers of a snapshot in; those of a property are its moments. */
export function takeNumbers(vocabulary: Vocabulary, table: string, numbers: Float64Array, property?: number): void {
  const { kinds, companions, properties } = vocabulary;
  if (property !== undefined) {
    properties.numberOf(properties.names.text(property));
    properties.values(property)?.restoreMoments(numbers);
    return;
  }
  for (const number of numbers) {
    if (table === 'kinds') kinds.restore(number);
    else companions.add(number);
  }
}

/** The texts of a table: those of a property's values are made as they are asked for, once its name is known. */
export function textsOfTable(vocabulary: Vocabulary, name: string, property: number | undefined): Interner | undefined {
  const { properties } = vocabulary;
  if (property === undefined) return textTables(vocabulary).find((table) => table.name === name)?.texts;
  properties.numberOf(properties.names.text(property));
  return properties.values(property)?.keys;
}

/** Learns what the texts of a snapshot say, as far as a search needs to know before it asks. */
export function* learnTexts({ criteria, shapes, flags }: Vocabulary): Generator<undefined, void> {
  shapes.learnAll();
  flags.learnAll();
  yield;
  yield* criteria.learnInSteps();
}

/** Which numbers of the tables that hold words of persons some document uses; a table that is not here is kept whole. */
export class UsedNumbers {
  readonly #used = new Map<string, Uint8Array>();
  readonly #properties: Vocabulary['properties'];

  constructor(tables: readonly TextTable[], { properties }: Vocabulary) {
    this.#properties = properties;
    for (const { name, property, size } of tables) {
      const classes = property === undefined ? size : (properties.values(property)?.size ?? size);
      this.#used.set(keyOf(name, property), new Uint8Array(classes));
    }
  }

  /** Notes what a run of documents uses. */
  *note(columns: DocumentColumns): Generator<undefined, void> {
    yield* this.#mark('stems', undefined, columns.stems, 0);
    yield;
    const criteria = this.#used.get('criteria');
    for (const [from, end] of stretches(criteria === undefined ? 0 : columns.criteria.length)) {
      for (const entry of columns.criteria.subarray(from, end)) if (criteria !== undefined) criteria[entry >> 1] = 1;
      yield;
    }
    for (const aspect of VALUE_ASPECTS) yield* this.#mark(`values ${aspect}`, undefined, columns.classes[aspect], 0);
    yield;
    for (const [property, { classes }] of columns.properties) {
      yield* this.#mark('property', property, classes, 1);
      yield;
    }
  }

  /** Which texts of a table are to be kept. */
  usedOf({ name, property, texts }: TextTable): (number: number) => boolean {
    const isMarked = name === 'stems' || name === 'criteria' || name === 'property' || isValueTable(name);
    if (!isMarked) return () => true;
    const used = this.#used.get(keyOf(name, property));
    // what stands for everybody's own id is no value of anybody
    const hasOwnId = name === 'property' && texts.text(OWN_ID_CLASS) === OWN_ID;
    const values = property === undefined ? undefined : this.#properties.values(property);
    const classOf = (key: number): number => (values === undefined ? key : values.classOfKey(key));
    return (number) => used?.[classOf(number)] === 1 || (hasOwnId && number === OWN_ID_CLASS);
  }

  /** Which moments of a property are to be kept. */
  usedMoments(property: number): (number: number) => boolean {
    const used = this.#used.get(keyOf('property', property));
    return (number) => used?.[number * 2 + 1] === 1;
  }

  *#mark(name: string, property: number | undefined, numbers: ArrayLike<number>, shift: number) {
    const used = this.#used.get(keyOf(name, property));
    if (used === undefined) return;
    for (const [from, end] of stretches(numbers.length)) {
      if (from > 0) yield;
      for (let i = from; i < end; i += 1) {
        const number = (numbers[i] ?? 0) - shift;
        if (number >= 0) used[number] = 1;
      }
    }
  }
}

function isValueTable(name: string): name is `values ${ValueAspect}` {
  return name.startsWith('values ');
}

function keyOf(name: string, property: number | undefined): string {
  return property === undefined ? name : `${name} ${property}`;
}
