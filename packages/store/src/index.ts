export * from './record-store.ts';
export { decodeEnrichment, encodeEnrichment } from './sqlite/enrichment-codec.ts';
export { readAccessLog } from './sqlite/sqlite-accesses.ts';
export * from './sqlite/sqlite-store.ts';
export * from './store-failure.ts';
