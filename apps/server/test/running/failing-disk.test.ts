import { afterAll, describe, expect, it, vi } from 'vitest';
import { send, ServerProcesses } from '../worlds/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const processes = new ServerProcesses();
afterAll(() => processes.remove());

/** No file may grow over 4,096 blocks: the system answers a write beyond that with an error that is none of a full disk. */
const SMALL_FILES = ['sh', '-c', 'trap "" XFSZ; ulimit -f 4096; exec "$@"', 'sh'];

describe.skipIf(process.platform === 'win32')('a disk that answers with errors', () => {
  it('is said as what it is, acknowledges nothing falsely, and what was stored can be read', async () => {
    const { base, server } = await processes.serve({}, SMALL_FILES);
    const doc = (i: number) => `${base}/api/hrmatching/candidates_index/candidates/doc/c${i}`;
    const body = { language: 'DUT', cvText: 'Ik ben lasser in Gent. '.repeat(4000) };
    const answers: Response[] = [];
    for (let i = 0; i < 120 && (answers.at(-1)?.status ?? 200) < 300; i += 1)
      answers.push(await send('PUT', doc(i), body));
    const failed = answers.at(-1);
    expect(failed?.status).toBe(507);
    expect(await failed?.json()).toMatchObject({
      error: { code: 'DISK_FAILED', message: 'The disk of the server reports an error: this may not be stored.' },
    });
    expect(answers.length).toBeGreaterThan(2);
    expect((await fetch(doc(0))).status).toBe(200);
    expect((await fetch(doc(answers.length - 2))).status).toBe(200);
    expect((await fetch(doc(answers.length - 1))).status).toBe(404);
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    await processes.stop(server);
  });
});
