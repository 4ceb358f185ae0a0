import { byteColumn, type GrowingColumn, numberColumn, wideColumn } from '../columns/growing-column.ts';
import { type Naturals, narrowedInSteps } from '../columns/numbers.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import {
  ALIVE,
  type DocumentColumns,
  type IdColumns,
  type PropertyColumn,
  uniformColumns,
} from './document-columns.ts';
import { idHash } from './id-bytes.ts';
import type { NumberedDocument } from './read-document.ts';

/** A property that fewer than one in this many documents have is kept as a list of those who have it. */
const RARE = 16;

/** The documents that have a property, ascending, and their classes + 1. */
interface GrowingProperty {
  readonly slots: ReturnType<typeof numberColumn>;
  readonly classes: ReturnType<typeof numberColumn>;
}

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
  /** Property → slots that have it, and their classes + 1. */
  readonly #properties = new Map<number, GrowingProperty>();

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
    for (let i = 0; i < properties.length; i += 2) this.#putProperty(properties[i] ?? 0, (properties[i + 1] ?? 0) + 1);
    this.#end(document.shape, ALIVE);
  }

  /** Makes room for that many stems: three quarters of all that documents say. */
  expectStems(count: number): void {
    this.#stems.expect(count);
  }

  /** Appends a document of another run as it is there. */
  copy(from: DocumentColumns, slot: number): void {
    this.#idBytes.pushAll(from.idBytes.subarray(from.idStarts[slot], from.idStarts[slot + 1]));
    this.#idHashes.push(from.idHashes[slot] ?? 0);
    this.#changes.push(from.changes[slot] ?? 0);
    this.#languages.push(from.languages[slot] ?? 0);
    this.#information.push(from.information[slot] ?? 0);
    for (const aspect of VALUE_ASPECTS) this.#classes[aspect].push(from.classes[aspect][slot] ?? 0);
    const [first, end] = [from.evidenceStarts[slot], from.evidenceStarts[slot + 1]];
    this.#concepts.pushAll(from.concepts.subarray(first, end));
    this.#kinds.pushAll(from.kinds.subarray(first, end));
    this.#criteria.pushAll(from.criteria.subarray(from.criteriaStarts[slot], from.criteriaStarts[slot + 1]));
    this.#worked.pushAll(from.worked.subarray(from.workedStarts[slot], from.workedStarts[slot + 1]));
    for (let text = from.textStarts[slot] ?? 0; text < (from.textStarts[slot + 1] ?? 0); text += 1) {
      this.#textKinds.push(from.textKinds[text] ?? 0);
      this.#stems.pushAll(from.stems.subarray(from.stemStarts[text], from.stemStarts[text + 1]));
      this.#stemStarts.push(this.#stems.length);
    }
    this.#layouts.push(from.layouts[slot] ?? 0);
    this.#flags.push(from.flags[slot] ?? 0);
    for (const [property, column] of from.properties) {
      const found = column.isDense ? (column.classes[slot] ?? 0) : rareClass(column, slot);
      if (found > 0) this.#putProperty(property, found);
    }
    this.#end(from.shapes[slot] ?? 0, from.diedAt[slot] ?? ALIVE);
  }

  #putProperty(property: number, classPlusOne: number): void {
    let column = this.#properties.get(property);
    if (column === undefined)
      this.#properties.set(property, (column = { slots: numberColumn(), classes: numberColumn() }));
    column.slots.push(this.length);
    column.classes.push(classPlusOne);
  }

  /** Closes a document: its entries end here, and it is counted from now on. */
  #end(shape: number, diedAt: number): void {
    this.#idStarts.push(this.#idBytes.length);
    this.#evidenceStarts.push(this.#concepts.length);
    this.#criteriaStarts.push(this.#criteria.length);
    this.#workedStarts.push(this.#worked.length);
    this.#textStarts.push(this.#textKinds.length);
    this.#diedAt.push(diedAt);
    this.#shapes.push(shape);
  }

  /** The ids in it now. */
  ids(): IdColumns {
    return { idStarts: this.#idStarts.values, idBytes: this.#idBytes.values };
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
      changes: whole(this.#changes),
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
      textStarts: whole(this.#textStarts),
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
    const properties = new Map<number, PropertyColumn>();
    for (const [property, column] of this.#properties) {
      properties.set(property, yield* this.#property(column));
      yield;
    }
    return uniformColumns({ ...rows, concepts, kinds, criteria, stems, properties });
  }

  *#property({ slots, classes }: GrowingProperty): Generator<undefined, PropertyColumn> {
    if (slots.length * RARE < this.length) {
      const own = new Uint16Array(slots.values.subarray(0, slots.length));
      return { isDense: false, slots: own, classes: yield* narrowedInSteps(classes.values, classes.length) };
    }
    const wide = new Uint32Array(this.length);
    for (let i = 0; i < slots.length; i += 1) wide[slots.values[i] ?? 0] = classes.values[i] ?? 0;
    return { isDense: true, classes: yield* narrowedInSteps(wide, this.length) };
  }
}

/** The class + 1 of a document in a property that few have; 0 without it. */
export function rareClass(
  { slots, classes }: { readonly slots: Uint16Array; readonly classes: Naturals },
  slot: number,
): number {
  let low = 0;
  let high = slots.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = slots[middle] ?? 0;
    if (found === slot) return classes[middle] ?? 0;
    if (found < slot) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
