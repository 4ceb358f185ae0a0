import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, percentile, timed } from '../figures/figure.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';
import { treeMegabytes } from '../processes/tree-memory.ts';

const COMMENTS = 100_000;
const NGRAM_BYTES = 10_000_000;
/** How often health and memory are looked at. */
const EVERY_MS = 20;
const GOLD = path.join(import.meta.dirname, '../../../eval/gold-feedback');

/** Comments of the gold files, each followed by a number, so that no two are alike. */
function comments(count: number): readonly string[] {
  const gold = ['nl', 'en', 'fr', 'it'].flatMap((locale) =>
    readFileSync(path.join(GOLD, `${locale}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (line.split('\t')[0] ?? '').replaceAll(' || ', ' ')),
  );
  return Array.from({ length: count }, (_, at) => `${gold[at % gold.length] ?? ''} ${at}`);
}

interface Measured {
  readonly seconds: number;
  /** The slowest answers of health meanwhile, in milliseconds. */
  readonly health: readonly number[];
  /** What all processes of the server held more than before, in megabytes. */
  readonly megabytes: number;
}

/** Sends a text and reads the answer away, with an eye on the rest of the server. */
async function measured(base: string, pid: number, where: string, text: string): Promise<Measured> {
  const before = treeMegabytes(pid);
  const health: number[] = [];
  const ended = new AbortController();
  let peak = before;
  const running = timed(async () => {
    const response = await fetch(`${base}/api${where}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: text,
    });
    if (response.status !== 200) throw new Error(`${where} answered ${response.status}`);
    for await (const _ of response.body ?? []) continue;
  }).finally(() => ended.abort());
  while (!ended.signal.aborted) {
    health.push(await timed(async () => (await fetch(`${base}/api/health`)).text()));
    peak = Math.max(peak, treeMegabytes(pid));
    await sleep(EVERY_MS);
  }
  return { seconds: (await running) / 1000, health, megabytes: peak - before };
}

function figures(name: string, target: number, { seconds, health, megabytes }: Measured): readonly Figure[] {
  return [
    { name, value: seconds, unit: 's', target },
    { name: '  health meanwhile, slowest', value: Math.max(...health), unit: 'ms', target: null },
    { name: '  health meanwhile, p95', value: percentile(health, 0.95), unit: 'ms', target: 50 },
    { name: '  memory beyond that before', value: megabytes, unit: 'MB', target: 500 },
  ];
}

/** Feedback and n-grams through a server of its own, and what others notice of it. */
export async function feedbackSection(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counterpart-feedback-'));
  const { child, base } = await startedServer(folder);
  try {
    const pid = child.pid ?? 0;
    const lines = comments(COMMENTS);
    const call = '/parsing/parse/feedback/toJson';
    const first = await measured(base, pid, call, lines.slice(0, 1000).join('\n'));
    const many = await measured(base, pid, call, lines.join('\n'));
    const words = comments(NGRAM_BYTES / 40)
      .join('\n')
      .slice(0, NGRAM_BYTES);
    const ngrams = await measured(base, pid, '/stats/ngrams/1,2,3,4,5,6/DUT,ENG', words);
    return [
      { name: '1,000 comments, the first of a server', value: first.seconds, unit: 's', target: null },
      ...figures('100,000 comments', 20, many),
      ...figures('n-grams of 10 MB', 3, ngrams),
    ];
  } finally {
    await stoppedServer(child);
    await rm(folder, { recursive: true, force: true });
  }
}
