import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { send, ServerProcesses } from '../worlds/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A disk of two megabytes; only root may make one. */
const disk = mkdtempSync(path.join(tmpdir(), 'counterpart-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
const processes = new ServerProcesses();

afterAll(() => {
  processes.remove();
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe('a full disk', () => {
  it.skipIf(!isMounted)('is said as what it is, and what was stored stays', async () => {
    const { base, server } = await processes.serve({ DATA_DIR: disk });
    const doc = (i: number) => `${base}/api/hrmatching/candidates_index/candidates/doc/c${i}`;
    const body = { language: 'DUT', cvText: 'Ik ben lasser in Gent. '.repeat(2000) };
    const answers: Response[] = [];
    for (let i = 0; i < 60 && answers.at(-1)?.status !== 507; i += 1) answers.push(await send('PUT', doc(i), body));
    const full = answers.at(-1);
    expect(full?.status).toBe(507);
    expect(await full?.json()).toMatchObject({ error: { code: 'DISK_FULL' } });
    expect((await fetch(doc(0))).status).toBe(200);
    expect((await fetch(doc(answers.length - 1))).status).toBe(404);
    const bulk = await send(
      'POST',
      `${base}/api/hrmatching/candidates_index/candidates/_bulk`,
      JSON.stringify({ id: 'b', ...body }),
      {
        'content-type': 'application/x-ndjson',
      },
    );
    const [line] = (await bulk.text()).split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ line: 1, status: 'error', error: { code: 'DISK_FULL' } });
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    await processes.stop(server);
  });
});
