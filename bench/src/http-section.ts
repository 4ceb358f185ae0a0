import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoWorld } from './demo-world.ts';
import { type Figure, timed, timeFigures } from './figure.ts';
import { startedServer, stoppedServer } from './server-process.ts';

/** Rounds over the profiles; the first warms up and is not counted. */
const ROUNDS = 5;
/** Matches over HTTP against a server that was really started, and how long its first and second start take. */
export async function httpSection(): Promise<readonly Figure[]> {
  const { profiles } = demoWorld();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  const times: number[] = [];
  try {
    const first = await startedServer(dataDir);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { matchProfile, enrichment } of profiles) {
          const body = JSON.stringify({
            matchProfile: { ...matchProfile, language: enrichment.language },
            userLanguage: enrichment.language,
            from: 0,
            size: 20,
          });
          const time = await timed(async () => {
            const response = await fetch(`${first.base}/api/hrmatching/match2candidates/candidates`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
            });
            const text = await response.text();
            if (!response.ok) throw new Error(`a match answered ${response.status}: ${text.slice(0, 300)}`);
          });
          if (round > 0) times.push(time);
        }
      }
    } finally {
      await stoppedServer(first.child);
    }
    const second = await startedServer(dataDir);
    await stoppedServer(second.child);
    return [
      { name: 'first start, demo data indexed', value: first.seconds, unit: 's', target: 60 },
      { name: 'second start, all indexed', value: second.seconds, unit: 's', target: 10 },
      ...timeFigures('match over HTTP, 20 profiles', times, 50),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
