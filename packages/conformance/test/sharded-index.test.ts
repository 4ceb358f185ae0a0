import { channelThread, createShardedIndex, ShardThreads } from '@counterpart/engine';
import { afterAll, vi } from 'vitest';
import { conformanceSuite } from '../src/index.ts';

// hundreds of random worlds each: some seconds on a machine that has nothing else to do
vi.setConfig({ testTimeout: 120_000 });

const threads = new ShardThreads(3, channelThread({ sizes: { open: 2, closed: 16 } }));
let indices = 0;
afterAll(() => threads.close());

conformanceSuite('an index of three shards', async () => {
  indices += 1;
  return createShardedIndex(`index ${indices}`, threads);
});
