import { Worker } from 'node:worker_threads';
import { ShardThreads } from '@counterpart/engine';

const WORKER = new URL('../workers/shard-worker.ts', import.meta.url);

/** Threads that hold the documents of the indices between them. */
export function startShardThreads(count: number): ShardThreads {
  return new ShardThreads(count, (handleEnd) => {
    const worker = new Worker(WORKER);
    worker.once('exit', handleEnd);
    // what ended it shows in that it ended: another one takes its place
    worker.on('error', () => undefined);
    return {
      port: worker,
      end: async () => {
        await worker.terminate();
      },
    };
  });
}
