export { createEmbeddedIndex, type EmbeddedIndexOptions } from './embedded/embedded-index.ts';
export { channelThread } from './shards/channel-thread.ts';
export { serveShards } from './shards/serve-shards.ts';
export { ShardThreads, type ShardThread, type StartThread } from './shards/shard-threads.ts';
export { createShardedIndex } from './shards/sharded-index.ts';
