import { parentPort } from 'node:worker_threads';
import { serveShards } from '@counterpart/engine';

// a shard as a server's threads hold them, fed with documents that are enriched already
if (parentPort !== null) serveShards(parentPort, {});
