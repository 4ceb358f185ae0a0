import { Worker } from 'node:worker_threads';
import { ShardThreads } from '@counterpart/engine';

const WORKER = new URL('../../workers/shard-worker.ts', import.meta.url);

/** Threads that hold the documents of the indices between them. */
export function startShardThreads(count: number): ShardThreads {
  return new ShardThreads(count, (handleEnd) => {
    const worker = new Worker(WORKER);
    let reason: unknown = null;
    // an error comes before the end that it brings about
    worker.on('error', (error) => (reason = error));
    worker.once('exit', (code) => {
      handleEnd(
        new Error(`A thread that held documents ended with code ${code}; they are read again.`, { cause: reason }),
      );
    });
    return {
      port: worker,
      end: async () => {
        await worker.terminate();
      },
    };
  });
}
