import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentText, openSqliteStore, packContent, recordOf, type RecordStore } from '../src/index.ts';
import { contentLength } from '../src/sqlite/content/packed-content.ts';
import { putCandidate } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';

describe('packed content', () => {
  it('is the text again, and tells how long it is', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(50), (text, times) => {
        const long = text.repeat(times);
        const packed = packContent(long);
        expect(contentText(packed)).toBe(long);
        expect(contentLength(packed)).toBe(Buffer.byteLength(long));
        // no larger memory behind it, which would be copied from thread to thread
        expect(packed.buffer.byteLength).toBe(packed.length);
      }),
    );
    expect(contentText('{"id":"é"}')).toBe('{"id":"é"}');
  });

  it('of a person takes less than half of its text', () => {
    const text = JSON.stringify({ id: 'c1', cvText: 'Lasser in Gent, tien jaar ervaring met TIG. '.repeat(40) });
    expect(packContent(text).length).toBeLessThan(text.length / 2);
  });

  it('that is longer than its head says is damaged: no file makes us unpack more than a document', () => {
    const packed = packContent('Lasser in Gent. '.repeat(100));
    new DataView(packed.buffer).setUint32(0, 15, true);
    expect(() => contentText(packed)).toThrow(SyntaxError);
  });

  it('with a changed or missing byte is damaged, never another text', () => {
    const packed = packContent(JSON.stringify({ id: 'c1', cvText: 'Lasser in Gent, vroeger bakker in Aalst.' }));
    for (let at = 0; at < packed.length; at += 1) {
      const changed = packed.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      let text: string | null = null;
      try {
        text = contentText(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
      // what only says how the frame was made may change; what is read may not
      if (text !== null) expect(text).toBe(contentText(packed));
      expect(() => contentText(packed.subarray(0, at))).toThrow(SyntaxError);
    }
  });
});

describe('a folder of version 8', () => {
  let folder: string;
  let store: RecordStore;
  const inFile = <Result>(read: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    try {
      return read(database);
    } finally {
      database.close();
    }
  };
  const kinds = () =>
    inFile((database) =>
      database
        .prepare('SELECT id, typeof(document) AS document, typeof(enrichment) AS enrichment FROM documents ORDER BY id')
        .all()
        .map(({ id, document, enrichment }) => [id, document, enrichment]),
    );

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'counterpart-packed-'));
    store = openSqliteStore(folder);
    store.write('candidates', [putCandidate('c1', 'lasser'), putCandidate('c2', 'bakker')], NOW);
    store.close();
    inFile((database) => {
      const rows = database.prepare('SELECT rowid AS row, document, enrichment FROM documents').all();
      const update = database.prepare('UPDATE documents SET document = ?, enrichment = ? WHERE rowid = ?');
      for (const { row, document, enrichment } of rows as unknown as Record<'row' | 'document' | 'enrichment', never>[])
        update.run(contentText(document), contentText(enrichment), row);
      database.exec(`
        UPDATE documents SET document = json_set(document, '$.jobTitle', 'lasser', '$.extraProperties', json('{"name":"An"}'));
        ALTER TABLE documents DROP COLUMN names; PRAGMA user_version = 8`);
    });
    store = openSqliteStore(folder);
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is read as it is, and packed where it is written', () => {
    expect(store.get('candidates', 'c1')?.document.cvText).toBe('lasser');
    expect(store.page('candidates', 0, 5).map(({ document }) => document.cvText)).toEqual(['lasser', 'bakker']);
    const rows = store.changesAfter('candidates', 0, 5).map(({ row }) => row);
    expect(rows.map((row) => (row === null || 'digest' in row ? null : recordOf(row)?.id))).toEqual(['c1', 'c2']);
    store.write('candidates', [putCandidate('c2', 'kok')], NOW);
    expect(store.get('candidates', 'c2')?.document.cvText).toBe('kok');
    store.close();
    expect(kinds()).toEqual([
      ['c1', 'text', 'text'],
      ['c2', 'blob', 'blob'],
    ]);
    store = openSqliteStore(folder);
  });

  it('is named as before, packed or not', () => {
    const named = { jobTitle: 'lasser', preferredJobTitle: null, name: 'An' };
    expect(store.names('candidates', ['c1', 'c2'])).toEqual(
      new Map([
        ['c1', named],
        ['c2', named],
      ]),
    );
    const document = { id: 'c2', preferredJobTitle: 'kok', extraProperties: { name: 'Bo', office: 'Gent' } };
    store.write('candidates', [{ ...putCandidate('c2'), document } as ReturnType<typeof putCandidate>], NOW);
    expect(store.names('candidates', ['c2']).get('c2')).toEqual({
      jobTitle: null,
      preferredJobTitle: 'kok',
      name: 'Bo',
    });
    inFile((database) => database.exec(`UPDATE documents SET names = '["kok' WHERE id = 'c1'`));
    expect(store.names('candidates', ['c1', 'c2']).has('c1')).toBe(false);
    store.write('candidates', [{ op: 'delete', id: 'c2' }], NOW);
    expect(store.names('candidates', ['c2'])).toEqual(new Map());
    expect(inFile((database) => database.prepare("SELECT names FROM documents WHERE id = 'c2'").all())).toEqual([
      { names: null },
    ]);
  });
});

describe('a feed of packed content', () => {
  it('comes in steps that hold a million characters of text, however little it takes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-packed-'));
    const store = openSqliteStore(folder);
    try {
      const ids = ['a', 'b', 'c', 'd'];
      store.write(
        'candidates',
        ids.map((id) => putCandidate(id, 'x'.repeat(400_000))),
        NOW,
      );
      expect(store.changesAfter('candidates', 0, 10).map(({ id }) => id)).toEqual(['a', 'b']);
    } finally {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
