import type { BlockView } from '../blocks/block.ts';
import type { Moment } from '../blocks/block-store.ts';
import type { Numbers } from '../columns/numbers.ts';
import { ALIVE, type DocumentColumns } from '../documents/document-columns.ts';
import { copyInSteps } from '../documents/copy-documents.ts';
import { GrowingDocuments } from '../documents/growing-documents.ts';
import { VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { ARRAY_TYPES, type ArrayType, bytesOf, checksum, type FrameHead, frameBytes } from './frames.ts';
import { momentTables, numberTables, textTables, UsedNumbers } from './vocabulary-tables.ts';

/** The form of the bytes; another one is not read but made anew from the store. */
export const SNAPSHOT_FORMAT = 3;
/** Bytes that are summed up and written between two moments at which others may go first. */
const WRITTEN = 1_000_000;

/** The columns that are kept by their names; what is dead is not kept, so neither is when it died. */
export const PLAIN_COLUMNS = [
  'idStarts',
  'idBytes',
  'idHashes',
  'changes',
  'languages',
  'information',
  'shapes',
  'flags',
  'evidenceStarts',
  'concepts',
  'kinds',
  'criteriaStarts',
  'criteria',
  'workedStarts',
  'worked',
  'textStarts',
  'textKinds',
  'stemStarts',
  'stems',
  'layouts',
] as const satisfies readonly (keyof DocumentColumns)[];

function typeOf(values: Numbers): ArrayType {
  for (const name of Object.keys(ARRAY_TYPES) as ArrayType[]) if (values instanceof ARRAY_TYPES[name]) return name;
  return 'Float64Array';
}

/** The living documents of a block alone; the block's own columns where all of them live. */
function* livingColumns({ columns, postings }: BlockView, version: number): Generator<undefined, DocumentColumns> {
  const isAlive = (slot: number): boolean => (columns.diedAt[slot] ?? 0) > version;
  let isWhole = postings !== null;
  for (let slot = 0; slot < columns.length && isWhole; slot += 1) isWhole = isAlive(slot);
  if (isWhole) return columns;
  const living = new GrowingDocuments();
  yield* copyInSteps(living, columns, isAlive);
  return yield* living.closedInSteps();
}

function* framesOf(columns: DocumentColumns): Generator<readonly [FrameHead, Numbers | null]> {
  yield [{ kind: 'block', length: columns.length }, null];
  for (const name of PLAIN_COLUMNS) yield [{ kind: 'column', name, type: typeOf(columns[name]) }, columns[name]];
  for (const aspect of VALUE_ASPECTS) {
    const classes = columns.classes[aspect];
    yield [{ kind: 'column', name: `class ${aspect}`, type: typeOf(classes) }, classes];
  }
  for (const [property, column] of columns.properties) {
    const { classes } = column;
    if (!column.isDense) {
      yield [{ kind: 'column', name: 'property slots', type: 'Uint16Array', property }, column.slots];
    }
    yield [{ kind: 'column', name: 'property', type: typeOf(classes), property }, classes];
  }
  yield [{ kind: 'blockEnd' }, null];
}

/**
 * The living documents of a moment as bytes, with what their numbers mean; what only documents said that are gone is left out.
 * Yields pieces to be written one after the other; an empty piece is a moment at which others may go first.
 *
 *   begin (format, mark) → tables of the vocabulary (moments last, as they need the properties' names) → blocks: columns → end (sum over all before it)
 */
export function* snapshotPieces(
  { blocks, version }: Moment,
  vocabulary: Vocabulary,
  mark: string,
): Generator<Uint8Array | undefined, void> {
  // what comes in from now on belongs to the next snapshot
  const tables = textTables(vocabulary);
  const numbers = numberTables(vocabulary);
  const moments = momentTables(vocabulary);
  const used = new UsedNumbers(tables, vocabulary);
  const runs: DocumentColumns[] = [];
  for (const block of blocks) {
    const columns = yield* livingColumns(block, version);
    yield* used.note(columns);
    if (columns.length > 0) runs.push(columns);
  }
  let sum = 0;
  function* frame(head: FrameHead, body: Uint8Array): Generator<Uint8Array> {
    for (const part of frameBytes(head, body)) {
      for (let from = 0; from < part.length; from += WRITTEN) {
        const piece = part.subarray(from, from + WRITTEN);
        sum = checksum(piece, sum);
        yield piece;
      }
    }
  }
  const nothing = new Uint8Array(0);
  yield* frame({ kind: 'begin', format: SNAPSHOT_FORMAT, mark }, nothing);
  for (const [table, values] of numbers) yield* frame({ kind: 'numbers', table }, bytesOf(values));
  for (const table of tables) {
    const { name, property, texts, size } = table;
    const { lengths, bytes } = yield* texts.columnsInSteps(size, used.usedOf(table));
    const which = { table: name, ...(property === undefined ? {} : { property }) };
    yield* frame({ kind: 'texts', part: 'lengths', ...which }, bytesOf(lengths));
    yield* frame({ kind: 'texts', part: 'bytes', ...which }, bytes);
    yield;
  }
  for (const { property, moments: kept, size } of moments) {
    const times = yield* kept.timesInSteps(size, used.usedMoments(property));
    yield* frame({ kind: 'numbers', table: 'moments', property }, bytesOf(times));
  }
  for (const columns of runs) {
    for (const [head, values] of framesOf(columns)) {
      yield* frame(head, values === null ? nothing : bytesOf(values));
      yield;
    }
  }
  yield* frameBytes({ kind: 'end', checksum: sum }, nothing);
}

/** Documents without a dead one among them. */
export function allAlive(length: number): Uint32Array {
  return new Uint32Array(length).fill(ALIVE);
}
