import { createEmbeddedIndex } from '@counterpart/engine';
import { conformanceSuite } from '../src/index.ts';

const SMALL_BLOCKS = { open: 2, closed: 16 };

conformanceSuite('the embedded index', async () => createEmbeddedIndex());
conformanceSuite('the embedded index, closed blocks a concept at a time', async () =>
  createEmbeddedIndex({ sizes: SMALL_BLOCKS, documentCost: Number.POSITIVE_INFINITY }),
);
conformanceSuite('the embedded index, closed blocks a document at a time', async () =>
  createEmbeddedIndex({ sizes: SMALL_BLOCKS, documentCost: 0 }),
);
