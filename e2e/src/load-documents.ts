import type { FullConfig } from '@playwright/test';
import { demoCandidates, demoJobs, handWrittenCandidates, handWrittenJobs } from '@counterpart/testkit';

async function load(baseURL: string, kind: 'candidates' | 'jobs', documents: readonly object[]): Promise<void> {
  const response = await fetch(`${baseURL}/api/hrmatching/${kind}_index/${kind}/_bulk?refresh=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: documents.map((document) => JSON.stringify(document)).join('\n'),
  });
  const summary = (await response.text()).trim().split('\n').at(-1);
  if (!response.ok || summary !== JSON.stringify({ ok: documents.length, failed: 0 })) {
    throw new Error(`Loading ${kind} failed: ${response.status} ${summary}`);
  }
}

/** Loads the documents that the screens are tested on: the hand-written ones and a few hundred of the demo data. */
export default async function loadDocuments(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? '';
  await load(baseURL, 'candidates', [...handWrittenCandidates(), ...demoCandidates(1, 300)]);
  await load(baseURL, 'jobs', [...handWrittenJobs(), ...demoJobs(1, 60)]);
}
