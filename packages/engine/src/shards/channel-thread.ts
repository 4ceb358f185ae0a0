import { MessageChannel } from 'node:worker_threads';
import type { EmbeddedIndexOptions } from '../embedded/embedded-index.ts';
import { serveShards } from './serve-shards.ts';
import type { StartThread } from './shard-threads.ts';

/** Starts shards in this thread behind a channel that copies as threads do: for tests, and where no threads are to be had. */
export function channelThread(options: EmbeddedIndexOptions): StartThread {
  return (handleEnd) => {
    const { port1, port2 } = new MessageChannel();
    serveShards(port2, options);
    return {
      port: port1,
      end: async () => {
        port1.close();
        handleEnd(new Error('the channel was closed'));
      },
    };
  };
}
