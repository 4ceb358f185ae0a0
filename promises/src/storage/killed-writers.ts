import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRandom } from '../seeded-random.ts';
import { inFolder, inLanes, ServerProcess } from '../server-process.ts';
import { amount, none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import { Acknowledged, keptRows } from './acknowledged.ts';

/** The writer's program. */
export const STORE_WRITER = path.join(import.meta.dirname, 'store-writer.ts');
const WRITERS = 8;
const LANES = 2;
/** As many ids as one call gives; the cycles write some hundreds. */
const MOST_IDS = 1000;
const INDEX = '/hrmatching/candidates_index/candidates/doc';

/** Some time from 20 to 170 milliseconds. */
function moment(random: SeededRandom): number {
  return 20 + random.below(151);
}

interface Found {
  acknowledged: number;
  readonly lost: string[];
}

/** One process with the real store, killed while it writes; the next reads what it acknowledged. */
async function killStore(folder: string, prefix: string, random: SeededRandom, found: Found): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', STORE_WRITER, folder, prefix]);
  const ended = once(child, 'exit');
  let output = '';
  const began = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('\n')) began.resolve();
  });
  await Promise.race([began.promise, ended]);
  await sleep(moment(random));
  child.kill('SIGKILL');
  await ended;
  await (child.stdout.readableEnded ? null : once(child.stdout, 'end'));
  const acknowledged = new Acknowledged();
  // a line is whole or was not written
  for (const line of output.split('\n').slice(0, -1)) acknowledged.add(line);
  found.lost.push(...acknowledged.missingIn(keptRows(folder), 1).map((what) => `${prefix}: ${what}`));
  found.acknowledged += acknowledged.count;
}

/** Eight callers that write over HTTP until the server is gone; answers what was acknowledged, by address. */
async function writeUntilGone(
  server: ServerProcess,
  prefix: string,
  began: () => void,
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  const one = async (writer: number) => {
    for (let i = 0; ; i += 1) {
      const id = `${prefix}-${writer}-${i}`;
      const isNote = writer % 4 === 3;
      const url = isNote ? `/notes/CANDIDATE/candidates/${prefix}-first` : `${INDEX}/${id}`;
      const body = isNote ? { subject: id } : { language: 'DUT', cvText: `lasser ${id}` };
      try {
        const response = await server.send(isNote ? 'POST' : 'PUT', url, body);
        await response.arrayBuffer();
        if (response.ok) kept.set(id, url);
        began();
      } catch {
        return;
      }
    }
  };
  await server.send('PUT', `${INDEX}/${prefix}-first`, { cvText: 'kok' });
  kept.set(`${prefix}-first`, `${INDEX}/${prefix}-first`);
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => one(writer)));
  return kept;
}

async function missingOver(server: ServerProcess, kept: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const missing: string[] = [];
  const notes = new Map<string, string>();
  for (const [id, url] of kept) {
    if (!notes.has(url)) notes.set(url, await (await server.send('GET', url)).text());
    if (!(notes.get(url) ?? '').includes(id)) missing.push(`${id} is not at ${url}`);
  }
  await server.indexed();
  const listed = await server.send('POST', '/hrmatching/match2candidates/candidates/ids', { size: MOST_IDS });
  if (!listed.ok) throw new Error(`the ids were refused: ${await listed.text()}`);
  const { ids } = (await listed.json()) as { readonly ids: readonly string[] };
  const found = new Set(ids);
  for (const [id, url] of kept) if (url.startsWith(INDEX) && !found.has(id)) missing.push(`no search finds ${id}`);
  return missing;
}

/** Whole servers on one folder, each killed while eight callers write; the next one tells what it finds. */
async function killServers(cycles: number, random: SeededRandom, found: Found): Promise<void> {
  await inFolder('killed', async (folder) => {
    let kept: ReadonlyMap<string, string> = new Map();
    for (let cycle = 0; cycle <= cycles; cycle += 1) {
      const server = await ServerProcess.start(folder);
      try {
        found.lost.push(...(await missingOver(server, kept)));
        if (cycle === cycles) return;
        const began = Promise.withResolvers<void>();
        const writing = writeUntilGone(server, `k${cycle}`, began.resolve);
        await began.promise;
        await sleep(moment(random));
        await server.kill();
        kept = await writing;
        found.acknowledged += kept.size;
      } finally {
        await server.kill();
      }
    }
  });
}

/**
 * Promise 1: what was acknowledged is there after kill -9 at any moment. A tenth of the cycles kill whole servers, the
 * others a process with the same store, which is killed at many more moments in the same time.
 */
export async function killedWriters({ scale, seed }: Trial): Promise<Verdict> {
  const cycles = amount(scale, 200, 6);
  const servers = scale === 'smoke' ? 0 : Math.ceil(cycles / 10);
  const random = new SeededRandom(seed);
  const found: Found = { acknowledged: 0, lost: [] };
  await inFolder('killed-store', async (folder) => {
    await inLanes(LANES, cycles - servers, (cycle, lane) =>
      killStore(path.join(folder, String(lane)), `c${cycle}`, random, found),
    );
  });
  await inLanes(LANES, Math.min(LANES, servers), () => killServers(Math.ceil(servers / LANES), random, found));
  return verdict(
    [
      none('lost acknowledgements', found.lost.length),
      tried('cycles', cycles, cycles),
      told('of whole servers', servers),
      told('acknowledged writes', found.acknowledged),
    ],
    found.lost,
  );
}
