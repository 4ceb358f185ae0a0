import type { DatabaseSync } from 'node:sqlite';
import type { ProfileKind, StrategyParameters } from '@counterpart/domain';
import type { RecordStore, StoredStrategy } from '../../record-store.ts';
import { personOf } from '../traces/person-of.ts';
import type { AuditWriter } from '../traces/sqlite-audit.ts';
import { inTransaction } from '../database/transaction.ts';

interface Row {
  readonly name: string;
  readonly template: ProfileKind;
  readonly parameters: string;
  readonly version: number;
  readonly savedAt: string | null;
  readonly bySubject: string | null;
  readonly byName: string | null;
}

const strategyOf = (row: Row): StoredStrategy => ({
  name: row.name,
  template: row.template,
  parameters: JSON.parse(row.parameters) as StrategyParameters,
  version: row.version,
  savedAt: row.savedAt,
  savedBy: personOf(row.bySubject, row.byName),
});

/** Named strategies that an operator saved, and how each was before. */
export function sqliteStrategies(database: DatabaseSync, audit: AuditWriter): RecordStore['strategies'] {
  const columns = `v.name, v.template, v.parameters, v.version, v.saved_at AS savedAt,
    v.by_subject AS bySubject, v.by_name AS byName`;
  const select = database.prepare(
    `SELECT ${columns} FROM strategies s JOIN strategy_versions v ON v.name = s.name
     WHERE v.version = (SELECT max(version) FROM strategy_versions WHERE name = s.name) ORDER BY s.name`,
  );
  const history = database.prepare(
    `SELECT ${columns} FROM strategy_versions v WHERE v.name = ? ORDER BY v.version DESC`,
  );
  const latest = database.prepare('SELECT coalesce(max(version), 0) AS version FROM strategy_versions WHERE name = ?');
  const keep = database.prepare(
    `INSERT INTO strategy_versions (name, version, template, parameters, saved_at, by_subject, by_name)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const upsert = database.prepare(
    `INSERT INTO strategies (name, template, parameters) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET template = excluded.template, parameters = excluded.parameters`,
  );
  const remove = database.prepare('DELETE FROM strategies WHERE name = ?');
  return {
    list: () => (select.all() as unknown as Row[]).map((row) => strategyOf(row)),
    put: (strategy, now, by = null) =>
      inTransaction(database, () => {
        const { name, template } = strategy;
        const parameters = JSON.stringify(strategy.parameters);
        const version = (latest.get(name) as { version: number }).version + 1;
        keep.run(name, version, template, parameters, now, by?.subject ?? null, by?.name ?? null);
        upsert.run(name, template, parameters);
        audit.add({ at: now, by, action: 'strategy', detail: `${name}, version ${version}` });
        return { ...strategy, version, savedAt: now, savedBy: by };
      }),
    versions: (name) => (history.all(name) as unknown as Row[]).map((row) => strategyOf(row)),
    remove: (name, now, by = null) =>
      inTransaction(database, () => {
        if (remove.run(name).changes === 0) return false;
        audit.add({ at: now, by, action: 'strategy removed', detail: name });
        return true;
      }),
  };
}
