import { byteColumn, type GrowingColumn, numberColumn, wideColumn } from '../columns/growing-column.ts';
import { type Naturals, narrowedInSteps } from '../columns/numbers.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import { ALIVE, type DocumentColumns, type HashedIds, uniformColumns } from './document-columns.ts';
import { GrowingProperties } from './growing-properties.ts';
import { idHash } from './id-bytes.ts';
import type { NumberedDocument } from './read-document.ts';

const MOST_NARROW = 0xffff_ffff;
let zeros = new Uint32Array(0);

/** A run of documents that is appended to. */
export class GrowingDocuments {
  readonly #idStarts = numberColumn();
  readonly #idBytes = byteColumn();
  readonly #idHashes = numberColumn();
  readonly #changes = wideColumn();
  readonly #diedAt = numberColumn();
  readonly #languages = byteColumn();
  readonly #information = numberColumn();
  readonly #shapes = numberColumn();
  readonly #flags = numberColumn();
  readonly #classes = Object.fromEntries(VALUE_ASPECTS.map((aspect) => [aspect, numberColumn()])) as Record<
    ValueAspect,
    ReturnType<typeof numberColumn>
  >;
  readonly #evidenceStarts = numberColumn();
  readonly #concepts = numberColumn();
  readonly #kinds = numberColumn();
  readonly #criteriaStarts = numberColumn();
  readonly #criteria = numberColumn();
  readonly #workedStarts = numberColumn();
  readonly #worked = numberColumn();
  readonly #textStarts = numberColumn();
  readonly #textKinds = numberColumn();
  readonly #stemStarts = numberColumn();
  readonly #stems = numberColumn();
  readonly #layouts = numberColumn();
  /** What `open` answered last. */
  #open: DocumentColumns | null = null;
  readonly #properties = new GrowingProperties();

  constructor() {
    const starts = [this.#idStarts, this.#evidenceStarts, this.#criteriaStarts, this.#workedStarts];
    for (const column of [...starts, this.#textStarts, this.#stemStarts]) column.push(0);
  }

  get length(): number {
    return this.#shapes.length;
  }

  /** Appends a document; the id in UTF-8. */
  push(id: Uint8Array, document: NumberedDocument): void {
    this.#idBytes.pushAll(id);
    this.#idHashes.push(idHash(id));
    this.#changes.push(document.change);
    this.#languages.push(document.language);
    this.#information.push(document.information);
    for (const aspect of VALUE_ASPECTS) this.#classes[aspect].push(document.classes[aspect]);
    this.#layouts.push(document.layout);
    this.#flags.push(document.flags);
    const { evidence, properties } = document;
    for (let i = 0; i < evidence.length; i += 2) {
      this.#concepts.push(evidence[i] ?? 0);
      this.#kinds.push(evidence[i + 1] ?? 0);
    }
    this.#criteria.pushAll(document.criteria);
    this.#worked.pushAll(document.worked);
    for (const { kind, stems } of document.texts) {
      this.#textKinds.push(kind);
      this.#stems.pushAll(stems);
      this.#stemStarts.push(this.#stems.length);
    }
    this.#properties.push(this.length, properties);
    this.#idStarts.push(this.#idBytes.length);
    this.#evidenceStarts.push(this.#concepts.length);
    this.#criteriaStarts.push(this.#criteria.length);
    this.#workedStarts.push(this.#worked.length);
    this.#textStarts.push(this.#textKinds.length);
    this.#diedAt.push(ALIVE);
    // it is counted from now on
    this.#shapes.push(document.shape);
  }

  /** Makes room for that many stems: three quarters of all that documents say. */
  expectStems(count: number): void {
    this.#stems.expect(count);
  }

  /** Appends the documents `first` to `end` of another run as they are there, a column at a time. */
  copy(from: DocumentColumns, first: number, end: number): void {
    const own = <Values extends Naturals | Float64Array>(column: Values): Values =>
      column.subarray(first, end) as Values;
    const entries = (starts: Uint32Array, column: Naturals): Naturals =>
      column.subarray(starts[first] ?? 0, starts[end] ?? 0);
    pushStarts(this.#idStarts, from.idStarts, first, end);
    this.#idBytes.pushAll(entries(from.idStarts, from.idBytes));
    this.#idHashes.pushAll(own(from.idHashes));
    this.#changes.pushAll(own(from.changes));
    this.#diedAt.pushAll(own(from.diedAt));
    this.#languages.pushAll(own(from.languages));
    this.#information.pushAll(own(from.information));
    for (const aspect of VALUE_ASPECTS) this.#classes[aspect].pushAll(own(from.classes[aspect]));
    pushStarts(this.#evidenceStarts, from.evidenceStarts, first, end);
    this.#concepts.pushAll(entries(from.evidenceStarts, from.concepts));
    this.#kinds.pushAll(entries(from.evidenceStarts, from.kinds));
    pushStarts(this.#criteriaStarts, from.criteriaStarts, first, end);
    this.#criteria.pushAll(entries(from.criteriaStarts, from.criteria));
    pushStarts(this.#workedStarts, from.workedStarts, first, end);
    this.#worked.pushAll(entries(from.workedStarts, from.worked));
    const [firstText, endText] = [from.textStarts[first] ?? 0, from.textStarts[end] ?? 0];
    pushStarts(this.#textStarts, from.textStarts, first, end);
    this.#textKinds.pushAll(from.textKinds.subarray(firstText, endText));
    pushStarts(this.#stemStarts, from.stemStarts, firstText, endText);
    this.#stems.pushAll(from.stems.subarray(from.stemStarts[firstText] ?? 0, from.stemStarts[endText] ?? 0));
    this.#layouts.pushAll(own(from.layouts));
    this.#flags.pushAll(own(from.flags));
    this.#properties.copy(from.properties, first, end, this.length);
    this.#shapes.pushAll(own(from.shapes));
  }

  /** The ids in it now. */
  ids(): HashedIds {
    return { idStarts: this.#idStarts.values, idBytes: this.#idBytes.values, idHashes: this.#idHashes.values };
  }

  /** Which properties a document has. */
  layoutAt(slot: number): number {
    return this.#layouts.values[slot] ?? 0;
  }

  /** What is in it now, in arrays that may grow on: for searches while documents still come. */
  open(): DocumentColumns {
    if (this.#open?.length === this.length) return this.#open;
    const steps = this.#columnsInSteps(true);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return (this.#open = value);
    }
  }

  /** Marks a document as gone from a version on. */
  remove(slot: number, version: number): void {
    this.#diedAt.values[slot] = version;
  }

  /** What is in it, in arrays of just the right size, a column at a time. */
  closedInSteps(): Generator<undefined, DocumentColumns> {
    return this.#columnsInSteps(false);
  }

  *#columnsInSteps(isOpen: boolean): Generator<undefined, DocumentColumns> {
    function* narrow(column: GrowingColumn<Uint8Array> | GrowingColumn<Uint32Array>): Generator<undefined, Naturals> {
      return isOpen ? column.values : yield* narrowedInSteps(column.values, column.length);
    }
    const whole = <Values extends Uint8Array | Uint32Array | Float64Array>(column: GrowingColumn<Values>): Values =>
      isOpen ? column.values : (column.values.slice(0, column.length) as Values);
    const classes: [ValueAspect, Naturals][] = [];
    for (const aspect of VALUE_ASPECTS) classes.push([aspect, yield* narrow(this.#classes[aspect])]);
    const rows = {
      length: this.length,
      idStarts: whole(this.#idStarts),
      idBytes: whole(this.#idBytes),
      idHashes: whole(this.#idHashes),
      changes: isOpen ? this.#changes.values : narrowChanges(whole(this.#changes)),
      diedAt: whole(this.#diedAt),
      languages: yield* narrow(this.#languages),
      information: yield* narrow(this.#information),
      shapes: yield* narrow(this.#shapes),
      flags: yield* narrow(this.#flags),
      classes: Object.fromEntries(classes) as Record<ValueAspect, Naturals>,
      evidenceStarts: whole(this.#evidenceStarts),
      criteriaStarts: whole(this.#criteriaStarts),
      workedStarts: whole(this.#workedStarts),
      worked: yield* narrow(this.#worked),
      textStarts: isOpen || this.#textKinds.length > 0 ? whole(this.#textStarts) : noTexts(this.length),
      textKinds: yield* narrow(this.#textKinds),
      stemStarts: whole(this.#stemStarts),
      layouts: yield* narrow(this.#layouts),
    };
    yield;
    const concepts = yield* narrow(this.#concepts);
    yield;
    const kinds = yield* narrow(this.#kinds);
    const criteria = yield* narrow(this.#criteria);
    yield;
    const stems = yield* narrow(this.#stems);
    yield;
    const properties = yield* this.#properties.columnsInSteps(this.length);
    return uniformColumns({ ...rows, concepts, kinds, criteria, stems, properties });
  }
}

/** Appends where the entries of the documents `first` to `end` of another run end, as they will stand behind those there are. */
function pushStarts(column: ReturnType<typeof numberColumn>, starts: Uint32Array, first: number, end: number): void {
  const offset = (column.values[column.length - 1] ?? 0) - (starts[first] ?? 0);
  for (let at = first + 1; at <= end; at += 1) column.push((starts[at] ?? 0) + offset);
}

/** Changes in four bytes, as long as a store did not write four billion times. */
function narrowChanges(changes: Float64Array): Uint32Array | Float64Array {
  return changes.every((change) => change <= MOST_NARROW) ? Uint32Array.from(changes) : changes;
}

/** Where the texts of documents begin that have none: the same zeros for all blocks. */
function noTexts(length: number): Uint32Array {
  if (zeros.length <= length) zeros = new Uint32Array(length + 1);
  return zeros.subarray(0, length + 1);
}
