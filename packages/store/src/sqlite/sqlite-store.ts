import type { RecordStore } from '../record-store.ts';
import { sqliteAccesses } from './traces/sqlite-accesses.ts';
import { sqliteAged } from './traces/sqlite-aged.ts';
import { auditWriter, sqliteAudit } from './traces/sqlite-audit.ts';
import { openDatabase } from './database/open-database.ts';
import { LivingCounts } from './documents/living-counts.ts';
import { sqliteDocuments } from './documents/sqlite-documents.ts';
import { sqliteErasure } from './traces/sqlite-erasure.ts';
import { sqliteJudgements, sqliteReports } from './records/sqlite-monitoring.ts';
import { sqliteNotes, sqliteSelections, sqliteSettings } from './records/sqlite-records.ts';
import { sqliteSearches } from './records/sqlite-searches.ts';
import { sqliteSubject } from './traces/sqlite-subject.ts';
import { sqliteStrategies } from './records/sqlite-strategies.ts';

/** Opens the embedded store in a data folder; throws StoreFailure with one clear line when it cannot. */
export function openSqliteStore(folder: string): RecordStore {
  const { database, close } = openDatabase(folder);
  const audit = auditWriter(database);
  const counts = new LivingCounts(database);
  const erase = sqliteErasure(database, audit);
  return {
    ...sqliteDocuments(database, audit, counts),
    audit: sqliteAudit(database, audit),
    notes: sqliteNotes(database, audit),
    selections: sqliteSelections(database, audit),
    accesses: sqliteAccesses(database, audit),
    strategies: sqliteStrategies(database, audit),
    judgements: sqliteJudgements(database, audit),
    reports: sqliteReports(database),
    searches: sqliteSearches(database),
    aged: sqliteAged(database),
    subject: sqliteSubject(database, audit.target),
    settings: sqliteSettings(database),
    erase: (id, now) => {
      const erased = erase(id, now);
      counts.forget();
      return erased;
    },
    close,
  };
}
