import type { DatabaseSync } from 'node:sqlite';
import { storeFailure } from './sqlite-failure.ts';

/** Runs work in one transaction: all of it is durable when this returns, none of it when it throws (StoreFailure). */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    database.exec('BEGIN IMMEDIATE');
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // a full disk or a damaged page may have ended the transaction already
    if (database.isTransaction) database.exec('ROLLBACK');
    throw storeFailure(error);
  }
}
