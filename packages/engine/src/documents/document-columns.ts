import type { Naturals } from '../columns/numbers.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';

/** No document dies in this version: it lives. */
export const ALIVE = 0xffff_ffff;

/** One property of a run of documents; 0 is a document without it, otherwise its class + 1. */
export type PropertyColumn =
  | { readonly isDense: true; readonly classes: Naturals }
  /** Few have it: these, ascending. */
  | { readonly isDense: false; readonly slots: Uint16Array; readonly classes: Naturals };

/**
 * A run of documents as columns. Where a document has several entries, `starts[slot] .. starts[slot + 1]` are its own:
 *
 *   evidenceStarts  0    2  3        document 0 has concepts 7 and 4, document 1 has concept 7
 *   concepts        7 4 │ 7
 *   kinds           0 2 │ 1
 */
export interface DocumentColumns {
  readonly length: number;
  /** Ids in UTF-8, whose order by bytes is their order by code point. */
  readonly idStarts: Uint32Array;
  readonly idBytes: Uint8Array;
  readonly idHashes: Uint32Array;
  /** The store's number of the write that made the version; 0 when the index was not told. Of a closed block as narrow as they are. */
  readonly changes: Uint32Array | Float64Array;
  /** The version of the index from which on a document is gone, ALIVE while it is there; the one column that changes. */
  readonly diedAt: Uint32Array;
  readonly languages: Naturals;
  /** The aspects on which a document has information, as bits of ASPECT_NAMES, and HAS_TEXT. */
  readonly information: Naturals;
  readonly shapes: Naturals;
  /** What the document requires, as a number of the vocabulary; 0 is nothing. */
  readonly flags: Naturals;
  readonly classes: Readonly<Record<ValueAspect, Naturals>>;
  readonly evidenceStarts: Uint32Array;
  readonly concepts: Naturals;
  readonly kinds: Naturals;
  readonly criteriaStarts: Uint32Array;
  /** Criterion × 2, + 1 where its label is one of the document's own (not read from a text). In the order of its shape. */
  readonly criteria: Naturals;
  readonly workedStarts: Uint32Array;
  /** First month and last month + 1, in turns; 0 for a last month lasts until today. */
  readonly worked: Naturals;
  /** Texts of a document; then the stems of a text. */
  readonly textStarts: Uint32Array;
  readonly textKinds: Naturals;
  readonly stemStarts: Uint32Array;
  readonly stems: Naturals;
  /** Which properties a document has, as a number of the vocabulary. */
  readonly layouts: Naturals;
  /** By number of the property. */
  readonly properties: ReadonlyMap<number, PropertyColumn>;
}

/** Where ids stand. */
export type IdColumns = Pick<DocumentColumns, 'idStarts' | 'idBytes'>;
/** Ids that are found by their hashes. */
export type HashedIds = IdColumns & Pick<DocumentColumns, 'idHashes'>;

/** The bit of `information` that says whether a document has any text; the lower ones are aspects. */
export const HAS_TEXT = 1 << 11;

/**
 * The same columns as an object of the one form that all runs have: loops over documents read them at every turn, and an
 * object put together from entries is looked up like a dictionary (measured: half of a MUTUAL search after a restart).
 */
export function uniformColumns(columns: DocumentColumns): DocumentColumns {
  const { locations, contractTypes, workingHours, wage, seniority, availabilityAspect } = columns.classes;
  return {
    length: columns.length,
    idStarts: columns.idStarts,
    idBytes: columns.idBytes,
    idHashes: columns.idHashes,
    changes: columns.changes,
    diedAt: columns.diedAt,
    languages: columns.languages,
    information: columns.information,
    shapes: columns.shapes,
    flags: columns.flags,
    classes: { locations, contractTypes, workingHours, wage, seniority, availabilityAspect },
    evidenceStarts: columns.evidenceStarts,
    concepts: columns.concepts,
    kinds: columns.kinds,
    criteriaStarts: columns.criteriaStarts,
    criteria: columns.criteria,
    workedStarts: columns.workedStarts,
    worked: columns.worked,
    textStarts: columns.textStarts,
    textKinds: columns.textKinds,
    stemStarts: columns.stemStarts,
    stems: columns.stems,
    layouts: columns.layouts,
    properties: columns.properties,
  };
}
