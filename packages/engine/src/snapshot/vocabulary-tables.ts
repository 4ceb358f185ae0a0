import { OWN_ID } from '../vocabulary/property-values.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';

/** A table of a vocabulary that a snapshot keeps: its texts by number, and how they are taken in again. */
export interface VocabularyTable {
  readonly name: string;
  readonly property?: number;
  readonly texts: readonly string[];
  readonly restore: (text: string) => void;
  readonly restoreUnused: () => void;
}

function unusable(): never {
  throw new Error('a table whose numbers are all in use had one out of use');
}

/** The tables that hold what documents say; those of an unknown property are made. */
export function vocabularyTables(vocabulary: Vocabulary): readonly VocabularyTable[] {
  const { concepts, stems, kinds, criteria, shapes, flags, values, properties } = vocabulary;
  const tables: VocabularyTable[] = [
    {
      name: 'concepts',
      texts: concepts.texts,
      restore: (text) => void concepts.intern(text),
      restoreUnused: () => concepts.internUnused(),
    },
    {
      name: 'stems',
      texts: stems.texts,
      restore: (text) => void stems.intern(text),
      restoreUnused: () => stems.internUnused(),
    },
    {
      name: 'kinds',
      texts: kinds.keys.map(String),
      restore: (text) => void kinds.restore(Number(text)),
      restoreUnused: unusable,
    },
    {
      name: 'criteria',
      texts: criteria.keys.texts,
      restore: (text) => void criteria.restore(text),
      restoreUnused: () => criteria.restoreUnused(),
    },
    { name: 'shapes', texts: shapes.keys.texts, restore: (text) => void shapes.restore(text), restoreUnused: unusable },
    { name: 'flags', texts: flags.keys.texts, restore: (text) => void flags.restore(text), restoreUnused: unusable },
    {
      name: 'properties',
      texts: properties.names.texts,
      restore: (text) => void properties.numberOf(text),
      restoreUnused: unusable,
    },
    {
      name: 'layouts',
      texts: properties.layouts.texts,
      restore: (text) => void properties.layouts.intern(text),
      restoreUnused: unusable,
    },
    {
      name: 'companions',
      texts: [...vocabulary.companions].map(String),
      restore: (text) => void vocabulary.companions.add(Number(text)),
      restoreUnused: unusable,
    },
  ];
  for (const aspect of VALUE_ASPECTS) {
    const classes = values[aspect];
    tables.push({
      name: `values ${aspect}`,
      texts: classes.keys.texts,
      restore: (text) => void classes.restore(text),
      restoreUnused: () => classes.restoreUnused(),
    });
  }
  for (const number of properties.names.texts.keys()) tables.push(propertyTable(vocabulary, number));
  return tables;
}

/** The table of a property's values. */
export function propertyTable({ properties }: Vocabulary, number: number): VocabularyTable {
  const values = properties.values(number);
  return {
    name: 'property',
    property: number,
    texts: values?.keys.texts ?? [],
    restore: (text) => void values?.restore(text),
    restoreUnused: () => values?.restoreUnused(),
  };
}

/** Which numbers of the tables that hold words of persons some document uses; a table that is not here is kept whole. */
export class UsedNumbers {
  readonly #used = new Map<string, Uint8Array>();

  constructor(tables: readonly VocabularyTable[]) {
    for (const { name, property, texts } of tables) this.#used.set(keyOf(name, property), new Uint8Array(texts.length));
  }

  /** Notes what a run of documents uses. */
  *note(columns: DocumentColumns): Generator<undefined, void> {
    this.#mark('stems', undefined, columns.stems, 0);
    yield;
    const criteria = this.#used.get('criteria');
    if (criteria !== undefined) for (const entry of columns.criteria) criteria[entry >> 1] = 1;
    yield;
    for (const aspect of VALUE_ASPECTS) this.#mark(`values ${aspect}`, undefined, columns.classes[aspect], 0);
    yield;
    for (const [property, { classes }] of columns.properties) {
      this.#mark('property', property, classes, 1);
      yield;
    }
  }

  /** Whether a text is to be kept. */
  has({ name, property, texts }: VocabularyTable, number: number): boolean {
    // what stands for everybody's own id is no value of anybody
    if (name === 'property' && texts[number] === OWN_ID) return true;
    const isMarked = name === 'stems' || name === 'criteria' || name === 'property' || isValueTable(name);
    return !isMarked || this.#used.get(keyOf(name, property))?.[number] === 1;
  }

  #mark(name: string, property: number | undefined, numbers: ArrayLike<number>, shift: number): void {
    const used = this.#used.get(keyOf(name, property));
    if (used === undefined) return;
    for (let i = 0; i < numbers.length; i += 1) {
      const number = (numbers[i] ?? 0) - shift;
      if (number >= 0) used[number] = 1;
    }
  }
}

function isValueTable(name: string): name is `values ${ValueAspect}` {
  return name.startsWith('values ');
}

function keyOf(name: string, property: number | undefined): string {
  return property === undefined ? name : `${name} ${property}`;
}
