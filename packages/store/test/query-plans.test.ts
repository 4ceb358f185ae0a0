import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { openSqliteStore } from '../src/index.ts';
import { storeInFolder } from './store-in-folder.ts';

const own = storeInFolder();
/** Tables that grow with documents, or with what is done to them. */
const LARGE = /^SCAN (documents|d|notes|n|selections|judgements|test_results|audit_log)\b/u;

/** Steps that go through all entries of an index name, or of a kind, rather than to a place among them. */
const WHOLE =
  /^SEARCH (documents|judgements|test_results) USING (COVERING )?INDEX \S+ \((index_name|from_kind|to_kind)=\?\)$/u;
/** Each statement that a store makes ready, and the steps of its plan. */
function plans(): readonly { readonly sql: string; readonly steps: readonly string[] }[] {
  own.store.close();
  const prepared = new Set<string>();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  own.store = openSqliteStore(own.folder);
  for (const [sql] of prepare.mock.calls) prepared.add(sql);
  prepare.mockRestore();
  const database = new DatabaseSync(path.join(own.folder, 'counterpart.db'), { readOnly: true });
  const found = [...prepared]
    .filter((sql) => !sql.startsWith('PRAGMA'))
    .map((sql) => {
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
      return { sql: sql.replace(/\s+/gu, ' ').trim(), steps: steps.map(({ detail }) => detail) };
    });
  database.close();
  return found;
}

it('goes through a whole table for nothing that a request or a day asks, so that a million documents hold nobody up', () => {
  const found = plans();
  expect(found.length).toBeGreaterThan(60);
  const scanning = found.filter(({ steps }) => steps.some((step) => LARGE.test(step))).map(({ sql }) => sql);
  // an erasure writes the whole file anew anyway
  expect(scanning.toSorted()).toEqual([
    'DELETE FROM documents WHERE id = ?',
    "SELECT index_name AS name FROM documents WHERE id = ? AND typeof(document) <> 'null' ORDER BY index_name",
    // the first of the order is all that it looks at
    'SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1',
  ]);
  const whole = found.filter(({ steps }) => steps.some((step) => WHOLE.test(step))).map(({ sql }) => sql);
  const [page] = whole.filter((sql) => sql.includes('documents_living WHERE') && sql.endsWith('OFFSET ?'));
  expect(new Set(whole)).toEqual(
    new Set([
      // once: writes keep the number, or where an index is damaged
      'SELECT count(*) AS count FROM documents INDEXED BY documents_living WHERE index_name = ? AND document IS NOT NULL',
      'SELECT count(*) AS count FROM documents WHERE index_name = ?',
      // pages begin at most at the 10,000th, or where pages are damaged
      page,
      // judgements are some for each hour of a person's work: milliseconds of 100,000
      'SELECT DISTINCT key, to_kind AS toKind FROM judgements WHERE from_kind = ? ORDER BY key, to_kind',
      // the last entry
      'SELECT max(change) AS change FROM documents WHERE index_name = ?',
      'SELECT rowid AS row, id FROM documents WHERE index_name = ? ORDER BY id LIMIT ? OFFSET ?',
    ]),
  );
});
