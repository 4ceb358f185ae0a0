import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inFolder, MEMORY } from '../server-process.ts';
import { amount, none, notRun, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import type { ImagesFound, ImagesTask } from './image-checker.ts';
import { STORE_WRITER } from './killed-writers.ts';
import { hasStrace, traceOptions } from './syscall-trace.ts';

const CHECKERS = 2;
/** Enough for the log to be moved into the database in between, which is when most is written. */
const WRITES = 400;

/** Watches a writer that ends its store by itself now and then; answers why it could not, null when it did. */
function record(folder: string, trace: string, writes: number): string | null {
  const program = [STORE_WRITER, folder, 'p', String(writes), String(Math.ceil(writes / 4))];
  const { status, stderr } = spawnSync(
    'strace',
    [...traceOptions(trace), process.execPath, '--disable-warning=ExperimentalWarning', ...program],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  return status === 0 ? null : `the writer could not be watched: ${stderr.slice(0, 200)}`;
}

function check(task: ImagesTask): Promise<ImagesFound> {
  const worker = new Worker(path.join(import.meta.dirname, 'image-checker.ts'), {
    workerData: task,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * Promise 2: what was acknowledged is there after a power cut. What a writer asks of the disk is recorded by strace and
 * played up to some moment, with any part of what was not synced; each image is opened.
 */
export async function powerCut({ scale, seed }: Trial): Promise<Verdict> {
  if (!hasStrace()) return notRun('there is no strace here that may watch a process (Linux: apt install strace)');
  const images = amount(scale, 30_000, 200);
  return inFolder('power', async (folder) => {
    const data = path.join(folder, 'data');
    const trace = path.join(folder, 'trace');
    const failure = record(data, trace, scale === 'smoke' ? 60 : WRITES);
    if (failure !== null) return notRun(failure);
    const found = await Promise.all(
      Array.from({ length: CHECKERS }, async (_, lane) => {
        // an image lives for milliseconds
        const place = path.join(MEMORY, `${path.basename(folder)}-${lane}`);
        await mkdir(place);
        return check({ trace, folder: data, place, images: Math.ceil(images / CHECKERS), seed: seed * 97 + lane });
      }),
    );
    const sum = (of: (each: ImagesFound) => number) => found.reduce((total, each) => total + of(each), 0);
    return verdict(
      [
        none(
          'lost acknowledgements',
          sum(({ lost }) => lost),
        ),
        none(
          'images that do not open',
          sum(({ unopened }) => unopened),
        ),
        tried(
          'images',
          sum((each) => each.images),
          images,
        ),
        told('acknowledged writes', Math.max(...found.map(({ acknowledged }) => acknowledged))),
        told(
          'moments',
          sum(({ moments }) => moments),
        ),
      ],
      found.flatMap(({ findings }) => findings),
    );
  });
}
