export * from './record-store.ts';
export { decodeEnrichment, encodeEnrichment } from './sqlite/enrichment-codec.ts';
export { readAccessLog } from './sqlite/sqlite-accesses.ts';
export type { AuditFinding, AuditHead } from './sqlite/audit-chain.ts';
export { readAuditLog, verifyAuditLog } from './sqlite/sqlite-audit.ts';
export { backupStore, type Restored, restoreStore } from './sqlite/sqlite-backup.ts';
export * from './sqlite/sqlite-store.ts';
export { readSubject } from './sqlite/sqlite-subject.ts';
export * from './store-failure.ts';
