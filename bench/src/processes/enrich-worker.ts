import { parentPort, workerData } from 'node:worker_threads';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import { demoDocuments } from '../documents/demo-world.ts';
import { TODAY } from '../figures/match-figures.ts';

/** Candidates read before the count begins, as in a server that has run for a minute. */
const WARM_UP = 200;

// Enriches as many candidates as it was started with when a message asks for it, and answers when they are done.
const documents = demoDocuments(workerData as number);
const parser = createParser(loadStarterOntology(), loadGazetteer());
parser.warmUp(['DUT', 'FRE', 'ENG', 'ITA']);
for (const document of documents.slice(0, WARM_UP)) parser.enrich('CANDIDATE', document, { today: TODAY });
parentPort?.on('message', () => {
  for (const document of documents) parser.enrich('CANDIDATE', document, { today: TODAY });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage('done');
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage('ready');
