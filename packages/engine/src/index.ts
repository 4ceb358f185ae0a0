export { createEmbeddedIndex } from './embedded-index.ts';
