import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { SeededRandom } from '../seeded-random.ts';
import { inFolder, inLanes } from '../server-process.ts';
import { amount, none, notRun, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import { Acknowledged, keptRows } from './acknowledged.ts';
import { STORE_WRITER } from './killed-writers.ts';
import { hasStrace } from './syscall-trace.ts';

const WRITES = 120;
/** Calls that a writer makes on the way to the disk while it opens a folder; errors begin later. */
const OPENING = 40;
const ERRORS = ['ENOSPC', 'EIO'] as const;

interface Found {
  acknowledged: number;
  refused: number;
  readings: number;
  undisturbed: number;
  /** Removals that were refused and took place. */
  doubtful: number;
  readonly falsely: string[];
  readonly unread: string[];
}

/** What a process said, however it ended: a store that cannot write is left with an error. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(program, [...args], { maxBuffer: 50_000_000 });
  return run.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { readonly stdout?: string }).stdout ?? '',
  );
}

/** A writer to whom the system answers an error from some call on, for some calls. */
async function writeOn(
  folder: string,
  prefix: string,
  error: string,
  random: SeededRandom,
  found: Found,
): Promise<void> {
  // a full disk refuses writes; a broken one any of them
  const calls =
    error === 'ENOSPC' ? 'pwrite64' : random.pick(['pwrite64', 'fsync,fdatasync', 'pwrite64,fsync,fdatasync']);
  const from = OPENING + random.below(calls.startsWith('fsync') ? 60 : 400);
  const until = from + random.pick([0, 3, 20, 200]);
  const output = await outputOf('strace', [
    '-f',
    '-qq',
    '-o',
    '/dev/null',
    '-P',
    path.join(folder, 'counterpart.db'),
    '-P',
    path.join(folder, 'counterpart.db-wal'),
    '-e',
    `inject=${calls}:error=${error}:when=${from}..${until}`,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    STORE_WRITER,
    folder,
    prefix,
    String(WRITES),
  ]);
  const lines = output.split('\n').slice(0, -1);
  const acknowledged = new Acknowledged();
  for (const line of lines) acknowledged.add(line);
  const refused = lines.filter((line) => line.startsWith('-')).length;
  found.acknowledged += acknowledged.count;
  found.refused += refused;
  found.readings += lines.filter((line) => line.startsWith('read ')).length;
  if (refused === 0) found.undisturbed += 1;
  found.unread.push(...lines.filter((line) => line.startsWith('!')).map((line) => `${error} ${prefix}: ${line}`));
  const kept = keptRows(folder);
  found.doubtful += acknowledged.goneInDoubt(kept);
  found.falsely.push(...acknowledged.missingIn(kept, 0).map((what) => `${error} ${prefix}: ${what}`));
}

/**
 * Promise 7: when the disk is full or broken, nothing is acknowledged that is not there, and what is stored is read on. The
 * errors are the system's, put in by strace.
 */
export async function failingDisk({ scale, seed }: Trial): Promise<Verdict> {
  if (!hasStrace()) return notRun('there is no strace here that may put errors in (Linux: apt install strace)');
  const runs = amount(scale, 50, 2);
  const random = new SeededRandom(seed);
  const found: Found = {
    acknowledged: 0,
    refused: 0,
    readings: 0,
    undisturbed: 0,
    doubtful: 0,
    falsely: [],
    unread: [],
  };
  await inFolder('disk', async (folder) => {
    await inLanes(2, runs * ERRORS.length, async (number) => {
      const error = ERRORS[number % ERRORS.length] ?? 'EIO';
      await writeOn(path.join(folder, String(number)), `d${number}`, error, random, found);
    });
  });
  return verdict(
    [
      none('false acknowledgements', found.falsely.length),
      none('readings that failed', found.unread.length),
      tried('runs of each error', runs, runs),
      tried('refused writes', found.refused, runs),
      told('acknowledged writes', found.acknowledged),
      told('readings while writes were refused', found.readings),
      told('runs without a refusal', found.undisturbed),
      told('removals refused and yet done', found.doubtful),
    ],
    [...found.falsely, ...found.unread],
  );
}
