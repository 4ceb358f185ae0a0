import { invertedInSteps } from '../columns/postings.ts';
import { type GroupedPostings, groupedInSteps } from '../kernels/tag-runs.ts';
import { ALIVE, type DocumentColumns, type HashedIds } from '../documents/document-columns.ts';
import { GrowingDocuments } from '../documents/growing-documents.ts';
import type { NumberedDocument } from '../documents/read-document.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type AskedColumns, askedColumnsInSteps } from './asked-columns.ts';
import { DistinctClasses } from './distinct-classes.ts';
import { type DocumentRows, documentRowsInSteps } from './document-rows.ts';
import { type JointClasses, jointClassesInSteps } from './joint-classes.ts';
import { MadeOnce } from './made-once.ts';
import { type RequirementRows, requirementRowsInSteps } from './requirement-rows.ts';
import { SeniorityColumn } from './seniority-column.ts';
import { type KeywordPostings, keywordPostingsInSteps } from './word-postings.ts';

/** Documents in a block: slots fit 16 bits, and a query's accumulators stay in the cache (measured, engine.md). */
export const BLOCK_SIZE = 65_536;
/** Fewer dead documents than this cost less than making the block anew. */
const FEWEST_DEAD = 64;

/** What a closed block is searched by besides its columns; all but the concepts is made when a search first needs it. */
export interface BlockPostings {
  /** Which documents have a concept, with its kind: ascending, and where they are many in runs of one kind. */
  readonly concepts: GroupedPostings;
  readonly words: MadeOnce<KeywordPostings>;
  readonly requirements: MadeOnce<RequirementRows>;
  readonly values: MadeOnce<readonly JointClasses[]>;
  readonly asked: MadeOnce<AskedColumns | null>;
  readonly rows: MadeOnce<DocumentRows>;
}

/** A block at one moment. */
export interface BlockView {
  readonly number: number;
  readonly columns: DocumentColumns;
  /** Null while documents are still appended: then a search goes through them one by one. */
  readonly postings: BlockPostings | null;
  readonly seniority: SeniorityColumn;
  readonly distinct: DistinctClasses;
  /** Whether none of its documents is gone by now; what goes later is gone from a later version on. */
  readonly isWhole: () => boolean;
}

/** A run of documents: open while it is appended to, then closed for good but for removals. */
export interface Block {
  readonly number: number;
  readonly length: number;
  living: number;
  view(): BlockView;
  /** The ids of its documents; an open block has them at hand without making a view. */
  ids(): HashedIds;
  /** Which properties a document has. */
  layoutAt(slot: number): number;
  /** Marks a document as gone from a version on. */
  remove(slot: number, version: number): void;
}

/** Whether more than half of a block is dead, so that every search pays double. */
export function isWasteful({ length, living }: Block): boolean {
  const dead = length - living;
  return dead >= FEWEST_DEAD && dead > living;
}

/** The block that new documents go into. */
export class OpenBlock implements Block {
  readonly number: number;
  readonly documents: GrowingDocuments;
  readonly #seniority = new SeniorityColumn();
  readonly #distinct = new DistinctClasses();
  living = 0;

  /** With documents that are all alive, or none. */
  constructor(number: number, documents = new GrowingDocuments()) {
    this.number = number;
    this.documents = documents;
    this.living = documents.length;
  }

  get length(): number {
    return this.documents.length;
  }

  /** Appends a document and answers its slot; the id in UTF-8. */
  add(id: Uint8Array, document: NumberedDocument): number {
    this.documents.push(id, document);
    this.living += 1;
    return this.length - 1;
  }

  ids(): HashedIds {
    return this.documents.ids();
  }

  layoutAt(slot: number): number {
    return this.documents.layoutAt(slot);
  }

  remove(slot: number, version: number): void {
    this.documents.remove(slot, version);
    this.living -= 1;
  }

  view(): BlockView {
    const [seniority, distinct] = [this.#seniority, this.#distinct];
    const isWhole = (): boolean => this.living === this.length;
    return { number: this.number, columns: this.documents.open(), postings: null, seniority, distinct, isWhole };
  }
}

/** A block that no document is added to any more. */
export class ClosedBlock implements Block {
  readonly number: number;
  readonly #view: BlockView;
  living = 0;

  constructor(number: number, columns: DocumentColumns, postings: BlockPostings) {
    this.number = number;
    const [seniority, distinct] = [new SeniorityColumn(), new DistinctClasses()];
    this.#view = { number, columns, postings, seniority, distinct, isWhole: () => this.living === this.length };
    for (let slot = 0; slot < columns.length; slot += 1) if (columns.diedAt[slot] === ALIVE) this.living += 1;
  }

  get length(): number {
    return this.#view.columns.length;
  }

  ids(): HashedIds {
    return this.#view.columns;
  }

  layoutAt(slot: number): number {
    return this.#view.columns.layouts[slot] ?? 0;
  }

  remove(slot: number, version: number): void {
    this.#view.columns.diedAt[slot] = version;
    this.living -= 1;
  }

  view(): BlockView {
    return this.#view;
  }
}

/** The postings of a run of documents. */
export function* postingsInSteps(
  columns: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, BlockPostings> {
  const { length, evidenceStarts, concepts: terms, kinds } = columns;
  const evidence = { rowStarts: evidenceStarts, terms, length };
  const inverted = yield* invertedInSteps(evidence, vocabulary.concepts.size, kinds);
  const requirements = new MadeOnce(requirementRowsInSteps(columns, vocabulary));
  return {
    concepts: yield* groupedInSteps(inverted, vocabulary.kinds.keys.length, length),
    words: new MadeOnce(keywordPostingsInSteps(columns, vocabulary)),
    requirements,
    asked: new MadeOnce(askedColumnsInSteps(columns, vocabulary)),
    values: new MadeOnce(jointClassesInSteps(columns, (aspect) => vocabulary.values[aspect].size)),
    rows: new MadeOnce(documentRowsInSteps(columns, requirements, (aspect) => vocabulary.values[aspect].size)),
  };
}
