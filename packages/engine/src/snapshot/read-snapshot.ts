import type { BlockStore } from '../blocks/block-store.ts';
import type { Naturals, Numbers } from '../columns/numbers.ts';
import { type DocumentColumns, type PropertyColumn, uniformColumns } from '../documents/document-columns.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import { type Frame, numbersOf, readFrames } from './frames.ts';
import { learnTexts, takeNumbers, textsOfTable } from './vocabulary-tables.ts';
import { allAlive, PLAIN_COLUMNS, SNAPSHOT_FORMAT } from './write-snapshot.ts';

/** The columns of one block as they are read, by name. */
interface ReadBlock {
  readonly length: number;
  readonly columns: Map<string, Numbers>;
  readonly slots: Map<number, Uint16Array>;
  readonly properties: Map<number, Naturals>;
}

function columnsOf({ length, columns, slots, properties }: ReadBlock): DocumentColumns {
  const column = (name: string): Numbers => {
    const found = columns.get(name);
    if (found === undefined) throw new Error(`the snapshot has no column ${name}`);
    return found;
  };
  const plain = Object.fromEntries(PLAIN_COLUMNS.map((name) => [name, column(name)]));
  const classes = VALUE_ASPECTS.map((aspect): [ValueAspect, Numbers] => [aspect, column(`class ${aspect}`)]);
  const byProperty = [...properties].map(([property, values]): [number, PropertyColumn] => {
    const rare = slots.get(property);
    return [
      property,
      rare === undefined ? { isDense: true, classes: values } : { isDense: false, slots: rare, classes: values },
    ];
  });
  return uniformColumns({
    ...plain,
    length,
    diedAt: allAlive(length),
    classes: Object.fromEntries(classes),
    properties: new Map(byProperty),
  } as unknown as DocumentColumns);
}

/**
 * Takes the documents of a snapshot into an empty store of blocks. Answers the mark it was written with; null, with nothing
 * taken in, when it is damaged, cut off or of another format.
 */
export function* readSnapshot(bytes: Uint8Array, documents: BlockStore): Generator<undefined, string | null> {
  const frames = yield* readFrames(bytes);
  const begin = frames?.[0]?.head;
  if (frames === null || begin?.kind !== 'begin' || begin.format !== SNAPSHOT_FORMAT) return null;
  const { vocabulary } = documents;
  documents.expect(frames.reduce((count, { head }) => count + (head.kind === 'block' ? head.length : 0), 0));
  let lengths = new Uint32Array(0);
  let hasLearned = false;
  let block: ReadBlock | null = null;
  for (const { head, body } of frames) {
    switch (head.kind) {
      case 'begin':
      case 'end':
        break;
      case 'numbers':
        takeNumbers(vocabulary, head.table, numbersOf(body, 'Float64Array'), head.property);
        break;
      case 'texts':
        if (head.part === 'lengths') lengths = numbersOf(body, 'Uint32Array');
        else {
          const texts = textsOfTable(vocabulary, head.table, head.property);
          yield* texts?.restoreInSteps({ lengths, bytes: body }) ?? [];
        }
        break;
      case 'block':
        if (!hasLearned) yield* learnTexts(vocabulary);
        hasLearned = true;
        block = { length: head.length, columns: new Map(), slots: new Map(), properties: new Map() };
        break;
      case 'column':
        if (block !== null) takeColumn(block, { head, body });
        break;
      case 'blockEnd':
        if (block !== null) yield* documents.restore(columnsOf(block));
        block = null;
        break;
    }
    yield;
  }
  return begin.mark;
}

function takeColumn({ columns, slots, properties }: ReadBlock, { head, body }: Frame): void {
  if (head.kind !== 'column') return;
  const values = numbersOf(body, head.type);
  if (head.property === undefined) columns.set(head.name, values);
  else if (head.name === 'property slots') slots.set(head.property, values as Uint16Array);
  else properties.set(head.property, values as Naturals);
}
