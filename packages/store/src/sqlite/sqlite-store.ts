import type { RecordStore } from '../record-store.ts';
import { sqliteAccesses } from './sqlite-accesses.ts';
import { openDatabase } from './open-database.ts';
import { sqliteDocuments } from './sqlite-documents.ts';
import { sqliteErasure } from './sqlite-erasure.ts';
import { sqliteNotes, sqliteSelections, sqliteSettings, sqliteStrategies } from './sqlite-records.ts';

/** Opens the embedded store in a data folder; throws StoreFailure with one clear line when it cannot. */
export function openSqliteStore(folder: string): RecordStore {
  const { database, close } = openDatabase(folder);
  return {
    ...sqliteDocuments(database),
    notes: sqliteNotes(database),
    selections: sqliteSelections(database),
    accesses: sqliteAccesses(database),
    strategies: sqliteStrategies(database),
    settings: sqliteSettings(database),
    erase: sqliteErasure(database),
    close,
  };
}
