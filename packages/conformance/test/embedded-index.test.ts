import { createEmbeddedIndex } from '@counterpart/engine';
import { conformanceSuite } from '../src/index.ts';

conformanceSuite('the embedded index', async () => createEmbeddedIndex());
