export * from './record-store.ts';
export * from './sqlite/sqlite-store.ts';
export * from './store-failure.ts';
