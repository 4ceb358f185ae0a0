import type { SeededRandom } from '../seeded-random.ts';
import type { DiskStep } from './syscall-trace.ts';

/** What a disk writes whole or not at all, in bytes. */
const SECTOR = 512;

type ContentStep = Extract<DiskStep, { readonly op: 'write' | 'truncate' }>;

/** What a name stands for: the content that the disk holds for sure, and what was asked of it since. */
interface Content {
  bytes: Buffer<ArrayBuffer>;
  readonly pending: ContentStep[];
}

/** A name in the folder: what it stands for once the folder was synced, and now; null where there is nothing of that name. */
interface Entry {
  lasting: Content | null;
  current: Content | null;
}

/**
 * A disk on which a process took steps. What was synced is there after a power cut; of what was not, any part may be: each
 * write whole, in some of its sectors, or not at all, in any order. A name lasts when its folder was synced.
 *
 *     write a   write b   sync   write c   write d   ✂
 *     └── there for sure ──┘     └ either, both, none, in part ┘
 */
export class WrittenDisk {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  take(step: DiskStep): void {
    if (step.op === 'said') return;
    if (step.op === 'sync') {
      this.#sync(step.file);
      return;
    }
    let entry = this.#entries.get(step.file);
    if (entry === undefined) {
      entry = { lasting: null, current: null };
      this.#entries.set(step.file, entry);
    }
    if (step.op === 'rename') {
      const target = this.#entries.get(step.to) ?? { lasting: null, current: null };
      target.current = entry.current;
      entry.current = null;
      this.#entries.set(step.to, target);
    } else if (step.op === 'unlink') entry.current = null;
    else {
      entry.current ??= { bytes: Buffer.alloc(0), pending: [] };
      if (step.op !== 'create') entry.current.pending.push(step);
    }
  }

  #sync(name: string): void {
    if (name === this.#folder) {
      for (const entry of this.#entries.values()) entry.lasting = entry.current;
      return;
    }
    const content = this.#entries.get(name)?.current;
    if (content === null || content === undefined) return;
    content.bytes = applied(content.bytes, content.pending);
    content.pending.length = 0;
  }

  /** The files that one power cut might leave, by their names within the folder. */
  afterPowerCut(random: SeededRandom): ReadonlyMap<string, Buffer> {
    const left = new Map<string, Buffer>();
    // all, nothing, or some of what was not synced: the first two are the most usual ends
    const chance = random.pick([0, 1, 0.5, 0.2, 0.8]);
    const happens = () => random.next() < chance;
    // the names of a folder change in the order in which they were asked to
    const names = happens();
    for (const [name, { lasting, current }] of this.#entries) {
      const content = names ? current : lasting;
      if (content === null) continue;
      const done = content.pending.filter(happens).map((step) => (random.oneIn(3) ? torn(step, random) : step));
      left.set(name.slice(this.#folder.length + 1), done.length === 0 ? content.bytes : applied(content.bytes, done));
    }
    return left;
  }
}

/** The bytes after some steps: one copy, whatever their number. */
function applied(bytes: Buffer<ArrayBuffer>, steps: readonly ContentStep[]): Buffer<ArrayBuffer> {
  const ends = steps.map((step) => (step.op === 'write' ? step.at + step.bytes.length : step.size));
  const content = Buffer.alloc(Math.max(bytes.length, ...ends));
  bytes.copy(content);
  let { length } = bytes;
  for (const step of steps) {
    if (step.op === 'write') {
      step.bytes.copy(content, step.at);
      length = Math.max(length, step.at + step.bytes.length);
    } else {
      if (step.size < length) content.fill(0, step.size, length);
      length = step.size;
    }
  }
  return content.subarray(0, length);
}

/** A write of which only the first sectors came to the disk. */
function torn(step: ContentStep, random: SeededRandom): ContentStep {
  if (step.op !== 'write' || step.bytes.length <= SECTOR) return step;
  const sectors = 1 + random.below(Math.ceil(step.bytes.length / SECTOR) - 1);
  return { ...step, bytes: step.bytes.subarray(0, sectors * SECTOR) };
}
