import { parentPort } from 'node:worker_threads';
import { serveShards } from '@counterpart/engine';
import { readStored } from '../services/documents/stored-documents.ts';

// a part of the documents of every index, searched in a thread of its own
if (parentPort !== null) serveShards(parentPort, { readStored });
