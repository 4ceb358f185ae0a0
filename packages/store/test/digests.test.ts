import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contentText,
  type Digest,
  encodeEnrichment,
  openSqliteStore,
  type RecordStore,
  type Write,
} from '../src/index.ts';
import { emptyEnrichment } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const BYTES = Uint8Array.from([1, 2, 3]);

let folder: string;
let store: RecordStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-digests-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(id: string, digest: Digest | null): Write {
  const encoded = { ontologyVersion: '1', content: encodeEnrichment(emptyEnrichment(id)), digest };
  return { op: 'put', kind: 'CANDIDATE', id, document: { id, cvText: 'lasser' }, enrichment: encoded };
}

const feedOf = (digestFormat: number | null) => store.changesAfter('candidates', 0, 10, digestFormat);

/** What the file holds of digests. */
function heldDigests(): readonly unknown[] {
  const database = new DatabaseSync(path.join(folder, 'counterpart.db'), { readOnly: true });
  const rows = database.prepare('SELECT id, digest FROM documents WHERE digest IS NOT NULL').all();
  database.close();
  return rows.map(({ id }) => id);
}

describe('digests', () => {
  it('are fed in place of content to who reads their format, and to nobody else', () => {
    store.write('candidates', [put('c1', { format: 3, bytes: BYTES }), put('c2', null)], NOW);
    const [first, second] = feedOf(3);
    const { change } = first ?? {};
    const times = { created_at: NOW, updated_at: NOW };
    expect(first).toEqual({
      change,
      id: 'c1',
      row: { id: 'c1', change, ...times, digest: BYTES },
      isUnread: false,
      isDamaged: false,
    });
    expect(second?.row).toMatchObject({ id: 'c2', kind: 'CANDIDATE' });
    const content =
      second?.row !== null && second !== undefined && 'document' in second.row ? second.row.document : null;
    expect(contentText(content ?? '')).toBe('{"id":"c2","cvText":"lasser"}');
    for (const format of [null, 2, 4]) {
      expect(feedOf(format).map(({ row }) => row !== null && 'document' in row && row.document !== null)).toEqual([
        true,
        true,
      ]);
    }
    expect(store.changesAfter('candidates', 0, 10).every(({ row }) => row !== null && !('digest' in row))).toBe(true);
    expect(store.get('candidates', 'c1')?.document.cvText).toBe('lasser');
  });

  it('go with what they were made of: replaced, made anew, removed', () => {
    store.write('candidates', [put('c1', { format: 3, bytes: BYTES }), put('c2', { format: 3, bytes: BYTES })], NOW);
    store.write('candidates', [put('c1', null)], NOW);
    expect(heldDigests()).toEqual(['c2']);
    const renewed = {
      ontologyVersion: '2',
      content: encodeEnrichment(emptyEnrichment('c1')),
      digest: { format: 3, bytes: BYTES },
    };
    store.reEnrich('candidates', [{ id: 'c1', version: 2, document: { id: 'c1' }, enrichment: renewed }]);
    expect(heldDigests()).toEqual(['c1', 'c2']);
    store.reEnrich('candidates', [{ id: 'c1', version: 2, document: { id: 'c1' }, enrichment: emptyEnrichment('c1') }]);
    expect(heldDigests()).toEqual(['c2']);
    store.write('candidates', [{ op: 'delete', id: 'c2' }], NOW);
    expect(heldDigests()).toEqual([]);
    expect(feedOf(3).find(({ id }) => id === 'c2')?.row).toBeNull();
  });

  it('that are many come in steps that hold a million bytes', () => {
    const bytes = new Uint8Array(400_000);
    store.write(
      'candidates',
      ['a', 'b', 'c', 'd'].map((id) => put(id, { format: 3, bytes })),
      NOW,
    );
    expect(feedOf(3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(store.changesAfter('candidates', feedOf(3).at(-1)?.change ?? 0, 10, 3).map(({ id }) => id)).toEqual(['d']);
  });
});
