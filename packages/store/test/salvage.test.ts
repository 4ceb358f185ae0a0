import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedRow, openSqliteStore, recordOf, type RecordStore } from '../src/index.ts';
import { putCandidate } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const PAGE = 4096;
const COUNT = 120;

let folder: string;
let store: RecordStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-salvage-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function fill(): void {
  for (let i = 0; i < COUNT; i += 1) store.write('candidates', [putCandidate(`c${i}`, `merkteken${i}x`)], NOW);
}

/** Destroys the page of the database that holds a text, while nobody has it open. */
function destroyPageOf(text: string): void {
  store.close();
  const file = path.join(folder, 'counterpart.db');
  const at = readFileSync(file).lastIndexOf(text);
  expect(at).toBeGreaterThan(0);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(PAGE, 0xff), 0, PAGE, Math.floor(at / PAGE) * PAGE);
  closeSync(handle);
  store = openSqliteStore(folder);
}

/** Those whose row cannot be read, or does not say what was written. */
function damagedIds(): readonly string[] {
  const changes = store.changesAfter('candidates', Number.NEGATIVE_INFINITY, 1000);
  const isReadable = (row: FeedRow): boolean => {
    try {
      return !('digest' in row) && recordOf(row) !== null;
    } catch {
      return false;
    }
  };
  return changes.filter(({ row, isDamaged }) => isDamaged || (row !== null && !isReadable(row))).map(({ id }) => id);
}

describe('a destroyed page of documents', () => {
  it('takes new documents again when it was the last one, and names those that are lost', () => {
    fill();
    destroyPageOf(`merkteken${COUNT - 1}x`);
    expect(store.write('candidates', [putCandidate('new', 'nieuw')], NOW)[0]).toMatchObject({ status: 'created' });
    expect(store.get('candidates', 'new')?.document.cvText).toBe('nieuw');
    expect(store.get('candidates', 'c0')?.document.cvText).toBe('merkteken0x');
    const lost = damagedIds();
    expect(lost).toContain(`c${COUNT - 1}`);
    expect(lost.length).toBeLessThan(COUNT / 2);
    // each keeps its place among the changes, so that an index which read it before is told of nothing new
    const places = store.changesAfter('candidates', 0, 1000).map(({ id, change }) => [id, change]);
    expect(places).toContainEqual([`c${COUNT - 1}`, COUNT]);
    expect(places).toHaveLength(COUNT + 1);
    expect(store.count('candidates')).toBe(COUNT + 1);
  });

  it('lets a write replace a document that cannot be read, wherever it was', () => {
    fill();
    destroyPageOf('merkteken40x');
    expect(() => store.get('candidates', 'c40')).toThrow(expect.objectContaining({ reason: 'DAMAGED' }));
    expect(store.write('candidates', [putCandidate('c40', 'opnieuw')], NOW)[0]).toMatchObject({ id: 'c40' });
    expect(store.get('candidates', 'c40')?.document.cvText).toBe('opnieuw');
    const lost = damagedIds();
    expect(lost).not.toContain('c40');
    for (const id of lost) store.write('candidates', [putCandidate(id, 'ook opnieuw')], NOW);
    expect(damagedIds()).toEqual([]);
    expect(store.count('candidates')).toBe(COUNT);
    store.close();
    store = openSqliteStore(folder);
    expect(store.get('candidates', 'c119')?.document.cvText).toBe('merkteken119x');
  });
});
