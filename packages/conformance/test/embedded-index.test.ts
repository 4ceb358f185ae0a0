import { createEmbeddedIndex, type EmbeddedIndexOptions } from '@counterpart/engine';
import { digestOf } from '@counterpart/engine/digest';
import type { DigestedDocument, IndexChange, IndexedDocument, SearchIndex } from '@counterpart/search-port';
import { vi } from 'vitest';
import { conformanceSuite } from '../src/index.ts';

// hundreds of random worlds each: some seconds on a machine that has nothing else to do
vi.setConfig({ testTimeout: 120_000 });

const SMALL_BLOCKS = { open: 2, closed: 16 };

/** The same documents in an index that never saw them come in: read from a snapshot. */
async function readBack(index: SearchIndex, options: EmbeddedIndexOptions): Promise<SearchIndex> {
  const pieces: Uint8Array[] = [];
  for await (const piece of index.snapshots?.write('mark') ?? []) pieces.push(piece);
  const other = createEmbeddedIndex(options);
  const mark = await other.snapshots?.read(Buffer.concat(pieces));
  if (mark !== 'mark') throw new Error('the snapshot was not read');
  return other;
}

/** An index that is written and read again before whoever asks it after a change. */
function rereadIndex(options: EmbeddedIndexOptions): SearchIndex {
  let index = createEmbeddedIndex(options);
  let isChanged = false;
  async function reread(): Promise<SearchIndex> {
    if (isChanged) index = await readBack(index, options);
    isChanged = false;
    return index;
  }
  return {
    capabilities: index.capabilities,
    snapshots: null,
    apply: (changes: readonly IndexChange[]) => {
      isChanged = true;
      return index.apply(changes);
    },
    size: async () => (await reread()).size(),
    search: async (query, choice, signal) => (await reread()).search(query, choice, signal),
    view: () => index.view(),
    terms: async (property, wanted) => (await reread()).terms(property, wanted),
    hasProperty: async (property) => (await reread()).hasProperty(property),
    prefix: async (property, text, size) => (await reread()).prefix(property, text, size),
    companions: async (ids, size) => (await reread()).companions(ids, size),
    onLost: () => undefined,
    close: () => index.close(),
  };
}

/** A document as its digest, with what a store tells besides. */
function digested({ id, change = 0, enrichment, properties }: IndexedDocument): DigestedDocument {
  const { createdAt, updatedAt } = properties;
  const told = Object.fromEntries(Object.entries({ createdAt, updatedAt }).filter(([, value]) => value !== undefined));
  return { id, change, digest: digestOf({ id, enrichment, properties }), told };
}

/** An index that is fed digests, as a server feeds it from its store. */
function digestedIndex(options: EmbeddedIndexOptions): SearchIndex {
  const index = createEmbeddedIndex({ ...options, readStored: ({ row }) => row as DigestedDocument });
  const stored = (change: IndexChange): IndexChange => {
    if (change.op !== 'put') return change;
    const { id, change: number = 0 } = change.document;
    return { op: 'putStored', document: { id, change: number, row: digested(change.document) } };
  };
  const apply = index.apply.bind(index);
  return Object.assign(index, { apply: (changes: readonly IndexChange[]) => apply(changes.map(stored)) });
}

conformanceSuite('the embedded index', async () => createEmbeddedIndex());
conformanceSuite('the embedded index, fed by digests', async () => digestedIndex({ sizes: SMALL_BLOCKS }));
conformanceSuite('the embedded index, closed blocks a concept at a time', async () =>
  createEmbeddedIndex({ sizes: SMALL_BLOCKS, documentCost: Number.POSITIVE_INFINITY }),
);
conformanceSuite('the embedded index, closed blocks until few documents are open', async () =>
  createEmbeddedIndex({ sizes: SMALL_BLOCKS, documentCost: 1 }),
);
conformanceSuite('the embedded index, closed blocks a document at a time', async () =>
  createEmbeddedIndex({ sizes: SMALL_BLOCKS, documentCost: 0 }),
);
conformanceSuite('the embedded index, read from a snapshot', async () => rereadIndex({ sizes: SMALL_BLOCKS }));
