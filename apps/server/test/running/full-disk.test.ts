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

  it.skipIf(!isMounted)('ends an import with the reason and the line it can go on from', async () => {
    const small = mkdtempSync(path.join(tmpdir(), 'counterpart-disk-'));
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', small]);
    try {
      const { base, server } = await processes.serve({ DATA_DIR: small });
      const cvText = 'Ik ben lasser in Gent. '.repeat(40);
      const lines = Array.from({ length: 6000 }, (_, i) => JSON.stringify({ id: `c${i}`, language: 'DUT', cvText }));
      const address = `${base}/api/hrmatching/candidates_index/candidates/_import?results=errors`;
      const answer = await send('POST', address, lines.join('\n'), { 'content-type': 'application/x-ndjson' });
      const told = (await answer.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, { readonly line: number; readonly ok: number }>);
      expect(told.at(-1)).toMatchObject({ stopped: { code: 'DISK_FULL' } });
      const { line = 0, ok } = told.at(-2)?.['progress'] ?? {};
      expect(line).toBeGreaterThanOrEqual(50);
      expect(ok).toBe(line);
      const doc = (id: string) => fetch(`${base}/api/hrmatching/candidates_index/candidates/doc/${id}`);
      expect((await doc(`c${line - 1}`)).status).toBe(200);
      expect((await doc('c5999')).status).toBe(404);
      await processes.stop(server);
    } finally {
      spawnSync('umount', [small]);
      rmSync(small, { recursive: true, force: true });
    }
  });
});
