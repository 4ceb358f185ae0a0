import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WireDocument } from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import { DIGEST_FORMAT, digestOf } from '@counterpart/engine/digest';
import { filterProperties } from '@counterpart/scoring';
import type { DigestedDocument, IndexedDocument, StoredDocument } from '@counterpart/search-port';
import {
  encodeEnrichment,
  type FeedRow,
  openSqliteStore,
  recordOf,
  type RecordStore,
  type Write,
} from '@counterpart/store';
import { type Figure, spent, timed } from './figure.ts';
import { SyntheticWorld } from '../documents/synthetic-documents.ts';

const SEED = 7;
const INDEX = 'candidates';
const WRITTEN = 1000;
/** Rows that are read from the store at a time: as many as the server's follower reads. */
const STEP = 160;
const NOW = '2026-06-15T12:00:00.000Z';

/** Writes made-up candidates as a server does: document, enrichment and digest together. */
function fill(store: RecordStore, count: number): void {
  const world = new SyntheticWorld(SEED);
  for (let from = 0; from < count; from += WRITTEN) {
    const writes = Array.from({ length: WRITTEN }, (_, i): Write => {
      const id = `c${from + i}`;
      const enrichment = world.candidate(id);
      const cvText = enrichment.texts.map(({ stems }) => stems.join(' ')).join('\n');
      const document: WireDocument = { id, cvText, extraProperties: world.properties(id) };
      const digest = digestOf({ id, enrichment, properties: filterProperties(document) });
      const { ontologyVersion } = enrichment;
      const encoded = {
        ontologyVersion,
        content: encodeEnrichment(enrichment),
        digest: { format: DIGEST_FORMAT, bytes: digest },
      };
      return { op: 'put', kind: 'CANDIDATE', id, document, enrichment: encoded };
    });
    store.write(INDEX, writes, NOW);
  }
}

/** What an index reads of a row; the server has the same (services/documents/stored-documents). */
function readStored({ id, change, row }: StoredDocument): IndexedDocument | DigestedDocument {
  const stored = row as FeedRow;
  if ('digest' in stored) {
    const { digest, created_at: createdAt, updated_at: updatedAt } = stored;
    return { id, change, digest, told: { createdAt, updatedAt } };
  }
  const record = recordOf(stored);
  if (record === null) throw new TypeError(`${id} has no content`);
  return { id, change, enrichment: record.enrichment, properties: filterProperties(record.document) };
}

/** Feeds an empty index all that a store holds, as the server's follower does. */
async function follow(store: RecordStore, digestFormat: number | null): Promise<number> {
  const index = createEmbeddedIndex({ readStored });
  for (let applied = 0; ;) {
    const changes = store.changesAfter(INDEX, applied, STEP, digestFormat);
    const last = changes.at(-1);
    if (last === undefined) break;
    await index.apply(changes.map(({ id, change, row }) => ({ op: 'putStored', document: { id, change, row } })));
    applied = last.change;
  }
  const size = await index.size();
  await index.close();
  return size;
}

/** What one call may take of the thread that answers everybody, in milliseconds. */
const HELD_MS = 20;
const REMOVED = 20;

/** How long the store's calls hold the thread that answers: each grows with what it is asked for, not with what there is. */
async function holdingFigures(store: RecordStore, count: number): Promise<readonly Figure[]> {
  const ids = Array.from({ length: REMOVED }, (_, i) => `c${Math.floor((i * count) / REMOVED)}`);
  const calls: readonly (readonly [string, () => unknown])[] = [
    [
      `${count}: ${REMOVED} removals`,
      () =>
        store.write(
          INDEX,
          ids.map((id) => ({ op: 'delete', id })),
          NOW,
        ),
    ],
    ['  how many there are', () => store.count(INDEX)],
    ['  what is kept of an id', () => store.subject('c1')],
    ['  50 that are old enough', () => store.aged('CANDIDATE', '2027-01-01', 50)],
    ['  50 that another ontology read', () => store.staleIds(INDEX, 'another', 50)],
    ['  20 from the 9,981st on', () => store.page(INDEX, 9980, 20)],
  ];
  const figures: Figure[] = [];
  for (const [name, call] of calls) {
    const value = await timed(async () => call());
    figures.push({ name, value, unit: 'ms', target: HELD_MS });
  }
  return figures;
}

/** Taking in what a store holds, already enriched: by digests, and without them. */
export async function storedFigures(count: number): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  const store = openSqliteStore(folder);
  try {
    fill(store, count);
    const figures: Figure[] = [];
    for (const [name, format, target] of [
      ['taken in from the store', DIGEST_FORMAT, 30_000],
      ['  without digests', null, null],
    ] as const) {
      const { wall, processor } = await spent(() => follow(store, format));
      figures.push(
        { name: `${count}: ${name}`, value: (count / wall) * 1000, unit: '/s', target, isRate: true },
        {
          name: '  in a second of processor time',
          value: (count / processor) * 1000,
          unit: '/s',
          target,
          isRate: true,
        },
      );
    }
    figures.push(...(await holdingFigures(store, count)));
    return figures;
  } finally {
    store.close();
    await rm(folder, { recursive: true, force: true });
  }
}
