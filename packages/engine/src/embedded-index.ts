import { setImmediate } from 'node:timers/promises';
import {
  compareCodePoints,
  compileFilter,
  type CompiledQuery,
  filterPasses,
  foldText,
  textOf,
  valuesOf,
} from '@counterpart/scoring';
import type {
  DocumentProperties,
  IndexChange,
  SearchCapabilities,
  SearchIndex,
  SearchOptions,
  SearchPage,
  TermBucket,
  TermOptions,
} from '@counterpart/search-port';
import { CriteriaCacheKeys } from './criteria-cache-keys.ts';
import { Block } from './block.ts';
import { indexedRecord, type IndexedRecord } from './indexed-record.ts';
import { runSearch } from './run-search.ts';
import { emptyVocabulary } from './vocabulary.ts';

interface Place {
  readonly block: Block;
  readonly slot: number;
}

const CAPABILITIES: SearchCapabilities = { holdsRecords: false, sortsByProperty: true, isPersistent: false };

/** Documents that are looked at for companions: enough to rank by, few enough for a keystroke. */
const COMPANION_SAMPLE = 2000;

function bucketOrder(a: TermBucket, b: TermBucket): number {
  return b.count - a.count || compareCodePoints(a.key, b.key);
}

function buckets(counts: ReadonlyMap<string, number>): TermBucket[] {
  return [...counts].map(([key, count]) => ({ key, count })).sort(bucketOrder);
}

/** Whether a text stands in another where a word begins; both folded. */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.slice(at - 1, at))) return true;
  }
  return false;
}

/** The embedded index: blocks of documents in this process's memory, fed from the store. */
class EmbeddedIndex implements SearchIndex {
  readonly capabilities = CAPABILITIES;
  readonly #vocabulary = emptyVocabulary();
  readonly #cacheKeys = new CriteriaCacheKeys();
  readonly #pause: () => Promise<void>;
  readonly #places = new Map<string, Place>();
  /** How many living documents have each property. */
  readonly #properties = new Map<string, number>();
  #blocks: Block[] = [new Block()];

  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  async apply(changes: readonly IndexChange[]): Promise<void> {
    const { concepts, stems } = this.#vocabulary;
    const intern = { stem: (stem: string) => stems.intern(stem), concept: (id: string) => concepts.intern(id) };
    for (const change of changes) {
      const id = change.op === 'put' ? change.document.id : change.id;
      const before = this.#places.get(id);
      this.#countProperties(before?.block.records[before.slot]?.properties, -1);
      before?.block.remove(before.slot);
      this.#places.delete(id);
      if (change.op === 'remove') continue;
      const { enrichment, properties } = change.document;
      this.#countProperties(properties, 1);
      const record = indexedRecord(enrichment, properties, intern);
      const block = this.#lastBlock();
      this.#places.set(id, { block, slot: block.add(record, enrichment.evidence, intern.concept) });
    }
    this.#blocks = this.#blocks
      .map((block) => (block.isWasteful ? this.#compacted(block) : block))
      .filter((block, i) => block.living > 0 || i === this.#blocks.length - 1);
    for (const block of this.#blocks) block.classify(this.#vocabulary.values);
  }

  async size(): Promise<number> {
    return this.#places.size;
  }

  async search(query: CompiledQuery, options: SearchOptions, signal?: AbortSignal): Promise<SearchPage> {
    signal?.throwIfAborted();
    const context = {
      blocks: this.#blocks,
      vocabulary: this.#vocabulary,
      cacheKeys: this.#cacheKeys,
      pause: this.#pause,
    };
    return runSearch(query, options, context, signal);
  }

  async terms(property: string, { size, filter, text, now }: TermOptions): Promise<readonly TermBucket[]> {
    const compiled = filter === null ? null : compileFilter(filter, now);
    const wanted = foldText(text).trim();
    return this.#valuesWith(property, (properties) => compiled === null || filterPasses(properties, compiled))
      .filter(({ key }) => wanted === '' || beginsWord(foldText(key), wanted))
      .slice(0, size);
  }

  async hasProperty(property: string): Promise<boolean> {
    return (this.#properties.get(property) ?? 0) > 0;
  }

  async prefix(property: string, text: string, size: number): Promise<readonly string[]> {
    const wanted = foldText(text).trim();
    if (wanted === '') return [];
    return this.#valuesWith(property, () => true)
      .filter(({ key }) => beginsWord(foldText(key), wanted))
      .slice(0, size)
      .map(({ key }) => key);
  }

  async companions(conceptIds: readonly string[], size: number): Promise<readonly TermBucket[]> {
    const { concepts } = this.#vocabulary;
    const given = new Set(conceptIds.map((id) => concepts.find(id)));
    const counts = new Map<number, number>();
    let seen = 0;
    for (const record of this.#living()) {
      if (seen >= COMPANION_SAMPLE) break;
      if (!record.concepts.some((concept) => given.has(concept))) continue;
      seen += 1;
      for (const concept of record.concepts) {
        if (!given.has(concept)) counts.set(concept, (counts.get(concept) ?? 0) + 1);
      }
    }
    return buckets(new Map([...counts].map(([concept, count]) => [concepts.text(concept), count]))).slice(0, size);
  }

  async close(): Promise<void> {
    this.#blocks = [new Block()];
    this.#places.clear();
    this.#properties.clear();
  }

  /** The values of a property with the number of documents that pass and have it. */
  #valuesWith(property: string, passes: (properties: DocumentProperties) => boolean): readonly TermBucket[] {
    const counts = new Map<string, number>();
    for (const { properties } of this.#living()) {
      if (!passes(properties)) continue;
      const keys = new Set(valuesOf(properties, property).map(textOf));
      for (const key of keys) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return buckets(counts);
  }

  #countProperties(properties: DocumentProperties | undefined, by: 1 | -1): void {
    for (const name of Object.keys(properties ?? {})) {
      this.#properties.set(name, (this.#properties.get(name) ?? 0) + by);
    }
  }

  #compacted(block: Block): Block {
    const compacted = block.compacted();
    for (const [slot, record] of compacted.records.entries()) {
      if (record !== null) this.#places.set(record.id, { block: compacted, slot });
    }
    return compacted;
  }

  #lastBlock(): Block {
    const last = this.#blocks.at(-1);
    if (last !== undefined && !last.isFull) return last;
    const block = new Block();
    this.#blocks.push(block);
    return block;
  }

  *#living(): Generator<IndexedRecord> {
    for (const block of this.#blocks) for (const record of block.records) if (record !== null) yield record;
  }
}

/** Makes an empty embedded index; `pause` lets other work of the process go first during a long search. */
export function createEmbeddedIndex(pause: () => Promise<void> = setImmediate): SearchIndex {
  return new EmbeddedIndex(pause);
}
