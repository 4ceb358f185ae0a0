// How much memory an import of many lines takes, and how fast it is: not a test, run by hand.
//   node tools/launch.mjs apps/server/test/worlds/import-memory.ts [lines]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '@counterpart/store';
import { readConfigurationFile } from '../../src/config/configuration-file.ts';
import { createServices } from '../../src/wiring/create-services.ts';

const LINES = Number(process.argv[2] ?? 200_000);
const TOLD_EVERY = 20_000;
const TRADES = ['lasser', 'bakker', 'verpleegkundige', 'boekhouder', 'elektricien', 'magazijnmedewerker'];
const TOWNS = ['Gent', 'Brugge', 'Antwerpen', 'Leuven', 'Hasselt', 'Kortrijk', 'Aalst'];

async function* lines(): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < LINES; i += 1) {
    const [trade, town] = [TRADES[i % TRADES.length], TOWNS[i % TOWNS.length]];
    const cvText = `Ik ben ${trade} in ${town} met ${i % 30} jaar ervaring. Ik zoek een vaste baan, 38 uur per week.`;
    yield Buffer.from(`${JSON.stringify({ id: `m${i}`, cvText, extraProperties: { name: `Naam ${i}`, town } })}\n`);
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-import-'));
const store = openSqliteStore(folder);
const file = path.resolve(import.meta.dirname, '../../../../variants/default/config.json');
const configuration = readConfigurationFile(file, () => undefined);
const services = createServices({ store, configuration, version: '0.0.0' });
// As on the command line: the index of a server would grow with what it holds, which is not what is measured here.
for (const { follower } of services.indices.all()) follower.stop();

const { signal } = new AbortController();
const target = { kind: 'CANDIDATE', index: 'candidates', map: [] } as const;
const options = { after: 0, id: null, isTerse: true };
const started = performance.now();
const upload = { name: 'many.ndjson', bytes: lines() };
const { lines: answer } = await services.imports.begin(target, upload, options, signal);
let told = 0;
for await (const line of answer) {
  if (!('progress' in line) || line.progress.ok < told) continue;
  told = line.progress.ok + TOLD_EVERY;
  const { rss, heapUsed } = process.memoryUsage();
  const rate = Math.round((line.progress.ok * 1000) / (performance.now() - started));
  print(
    `${line.progress.ok} lines, ${rate} a second, ${megabytes(rss)} MB resident, ${megabytes(heapUsed)} MB of it JavaScript`,
  );
}
const { maxRSS } = process.resourceUsage();
print(
  `${LINES} lines in ${Math.round((performance.now() - started) / 1000)} s, at most ${Math.round(maxRSS / 1024)} MB`,
);
await services.imports.close();
await services.pool.close();
store.close();
rmSync(folder, { recursive: true, force: true });
