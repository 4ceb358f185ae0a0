import type { FullConfig } from '@playwright/test';
import { demoCandidates, demoJobs, handWrittenCandidates, handWrittenJobs } from '@counterpart/testkit';
import { CLOSED, OWN, type OwnWorld } from './own-worlds.ts';

type Kind = 'candidates' | 'jobs';

async function load(baseURL: string, kind: Kind, documents: readonly object[]): Promise<void> {
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

/** The ids of all who are found for a job. */
async function found(baseURL: string, job: string): Promise<readonly string[]> {
  const stored = await fetch(`${baseURL}/api/hrmatching/jobs_index/jobs/doc/${job}`);
  const { matchProfile } = (await stored.json()) as { matchProfile: object };
  const response = await fetch(`${baseURL}/api/hrmatching/match2candidates/candidates/ids`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchProfile, size: 1000, queryParams: {} }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { ids, count } = (await response.json()) as { ids: string[]; count: number };
  if (ids.length !== count) throw new Error(`For ${job} ${count} are found, and ${ids.length} are listed`);
  return ids;
}

/** Fails where somebody of an own world is found for a job of all specs, or a world misses its own people. */
async function keepWorldsApart(baseURL: string): Promise<void> {
  const own = new Set(Object.values<OwnWorld>(OWN).flatMap(({ people }) => people.map(({ id }) => id)));
  for (const { id = '' } of handWrittenJobs()) {
    const strangers = (await found(baseURL, id)).filter((one) => own.has(one) || one === CLOSED.id);
    if (strangers.length > 0) throw new Error(`${strangers.join()} should not be found for ${id}`);
  }
  for (const { job, people } of Object.values<OwnWorld>(OWN)) {
    const first = (await found(baseURL, job.id)).slice(0, people.length).toSorted();
    const wanted = people.map(({ id }) => id);
    if (first.join() !== wanted.join()) throw new Error(`For ${job.id} ${first.join()} come first`);
  }
}

/** Loads the documents that the screens are tested on: the hand-written ones, a few hundred of the demo data, own worlds. */
export default async function loadDocuments(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? '';
  const worlds: readonly OwnWorld[] = Object.values(OWN);
  const people = worlds.flatMap((world) => world.people);
  await load(baseURL, 'candidates', [...handWrittenCandidates(), ...demoCandidates(1, 300), ...people, CLOSED]);
  await load(baseURL, 'jobs', [...handWrittenJobs(), ...demoJobs(1, 60), ...worlds.map(({ job }) => job)]);
  await keepWorldsApart(baseURL);
}
