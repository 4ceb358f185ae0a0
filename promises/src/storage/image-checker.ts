import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SeededRandom } from '../seeded-random.ts';
import { Acknowledged, keptRows } from './acknowledged.ts';
import { WrittenDisk } from './disk-images.ts';
import { stepsOf } from './syscall-trace.ts';

/** What one checker does. */
export interface ImagesTask {
  readonly trace: string;
  /** The folder that the writer wrote to. */
  readonly folder: string;
  /** A folder in which images may be made; it goes at the end. */
  readonly place: string;
  readonly images: number;
  readonly seed: number;
}

/** What it found. */
export interface ImagesFound {
  readonly images: number;
  readonly moments: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly unopened: number;
  readonly findings: readonly string[];
}

/** Opens what a power cut left, as a start does, and answers what it lacks. */
function lackIn(files: ReadonlyMap<string, Buffer>, place: string, acknowledged: Acknowledged): readonly string[] {
  mkdirSync(place, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(place, name), bytes);
  return acknowledged.missingIn(keptRows(place), 1);
}

function checkImages({ trace, folder, place, images, seed }: ImagesTask): ImagesFound {
  const random = new SeededRandom(seed);
  const steps = stepsOf(trace, folder);
  const disk = new WrittenDisk(folder);
  const acknowledged = new Acknowledged();
  const findings: string[] = [];
  let made = 0;
  let moments = 0;
  let lost = 0;
  let unopened = 0;
  for (const [number, step] of steps.entries()) {
    disk.take(step);
    if (step.op === 'said') for (const line of step.text.split('\n')) acknowledged.add(line);
    // as many images at each moment as there are still to make, dealt over the moments that are left
    const due = (images - made) / (steps.length - number);
    const here = Math.floor(due) + (random.next() < due % 1 ? 1 : 0);
    if (here > 0) moments += 1;
    for (let i = 0; i < here; i += 1) {
      made += 1;
      try {
        const lacking = lackIn(disk.afterPowerCut(random), place, acknowledged);
        lost += lacking.length;
        findings.push(...lacking.map((what) => `after step ${number}: ${what}`).slice(0, 3));
      } catch (error) {
        unopened += 1;
        findings.push(`after step ${number}: ${String(error)}`);
      }
      rmSync(place, { recursive: true, force: true });
    }
  }
  return { images: made, moments, acknowledged: acknowledged.count, lost, unopened, findings: findings.slice(0, 10) };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(checkImages(workerData as ImagesTask));
