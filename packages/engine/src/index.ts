export { createEmbeddedIndex, type EmbeddedIndexOptions } from './embedded-index.ts';
