import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WireDocument } from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import { demoCandidates } from '@counterpart/testkit';
import { IndexFollower } from '../../../apps/server/src/services/documents/index-follower.ts';
import { IndexSnapshot } from '../../../apps/server/src/services/documents/index-snapshot.ts';
import { readStored } from '../../../apps/server/src/services/documents/stored-documents.ts';
import { snapshotFiles } from '../../../apps/server/src/wiring/snapshot-files.ts';
import { ReadingWorld } from '../reading-world.ts';
import { SeededRandom } from '../seeded-random.ts';
import { inFolder } from '../server-process.ts';
import { amount, none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';

const INDEX = 'candidates';
const NOW = '2026-03-02T12:00:00Z';
const DOCUMENTS = 80;
const ASKED = ['lassen', 'boekhouden', 'Excel', 'verkoop', 'planning'];

function opened(store: RecordStore, folder: string | null) {
  const search = createEmbeddedIndex({ readStored });
  if (search.snapshots === null) throw new Error('the backend has no snapshots');
  const files = folder === null ? null : snapshotFiles(folder);
  const snapshot =
    files === null ? null : new IndexSnapshot(INDEX, store.settings, search.snapshots, files, randomUUID);
  return { search, follower: new IndexFollower(INDEX, store, search, snapshot) };
}

type Opened = ReturnType<typeof opened>;

/** Everything that searches see of an index, as text. */
async function seen({ search }: Opened, world: ReadingWorld): Promise<string> {
  const options = { filter: null, excludedIds: [], leaveOut: null, sort: [], from: 0, size: 1000, now: NOW };
  const pages = [];
  for (const label of ASKED) {
    const query = world.queryOf({ language: 'DUT', aspects: { hardSkills: { value: [{ id: 'a', label }] } } });
    pages.push(await search.search(query, options));
  }
  const terms = [];
  for (const property of ['town', 'name', 'status']) {
    terms.push(await search.terms(property, { size: 1000, filter: null, text: '', now: NOW }));
  }
  return JSON.stringify([await search.size(), pages, terms]);
}

function write(store: RecordStore, world: ReadingWorld, documents: readonly WireDocument[]): void {
  const writes = documents.map((document) => {
    const enrichment = world.enriched('CANDIDATE', document);
    return { op: 'put', kind: 'CANDIDATE', id: document.id, document, enrichment } as const;
  });
  store.write(INDEX, writes, NOW);
}

/** Each takes the bytes of a snapshot and leaves others. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer, random: SeededRandom) => Buffer>> = {
  'a bit is another': (bytes, random) => {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes;
  },
  'cut off': (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  emptied: () => Buffer.alloc(0),
  'a page of zeros': (bytes, random) => bytes.fill(0, random.below(bytes.length), bytes.length),
  'something behind it': (bytes, random) => Buffer.concat([bytes, Buffer.alloc(1 + random.below(5000), 7)]),
  'parts exchanged': (bytes, random) => {
    const at = 1 + random.below(bytes.length - 1);
    return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]);
  },
  'noise of its length': (bytes, random) => bytes.map(() => random.below(256)) as Buffer,
};

/** Promise 3: whatever is wrong with a snapshot, a start makes the index that a fresh one would be. */
export async function damagedSnapshots({ scale, seed }: Trial): Promise<Verdict> {
  const count = amount(scale, 100, 14);
  const random = new SeededRandom(seed);
  const world = new ReadingWorld();
  const [first = [], second = []] = [0, 1].map((half) =>
    [...demoCandidates(1, DOCUMENTS)].filter((_, i) => i % 2 === half),
  );
  return inFolder('snapshots', async (folder) => {
    const store = openSqliteStore(path.join(folder, 'data'));
    const place = path.join(folder, 'index');
    const fileOf = () => path.join(place, readdirSync(place)[0] ?? '');
    const findings: string[] = [];
    let stale = 0;
    let unused = 0;
    try {
      write(store, world, first);
      const early = opened(store, place);
      await early.follower.follow();
      await early.follower.save();
      // each would write its snapshot again by itself, some seconds after what it saw
      early.follower.stop();
      const old = readFileSync(fileOf());
      write(store, world, second);
      store.write(INDEX, [{ op: 'delete', id: first[0]?.id ?? '' }], NOW);
      const fresh = opened(store, null);
      await fresh.follower.follow();
      fresh.follower.stop();
      const expected = await seen(fresh, world);
      for (let i = 0; i < count; i += 1) {
        const whole = opened(store, place);
        await whole.follower.follow();
        await whole.follower.save();
        whole.follower.stop();
        const kinds = [...Object.keys(DAMAGES), 'of before'];
        const kind = kinds[i % kinds.length] ?? '';
        const bytes = readFileSync(fileOf());
        if (kind === 'of before') stale += 1;
        writeFileSync(fileOf(), DAMAGES[kind]?.(Buffer.from(bytes), random) ?? old);
        const next = opened(store, place);
        try {
          await next.follower.follow();
          if ((await seen(next, world)) !== expected) findings.push(`${kind}: another index than a fresh one`);
        } catch (error) {
          unused += 1;
          findings.push(`${kind}: ${String(error)}`);
        } finally {
          next.follower.stop();
        }
      }
    } finally {
      store.close();
    }
    return verdict(
      [
        none('differences to a fresh index', findings.length - unused),
        none('manual actions', unused),
        tried('damaged or stale snapshots', count, count),
        told('stale', stale),
      ],
      findings,
    );
  });
}
