import { describe, expect, it, vi } from 'vitest';
import { drainsAndRestores } from '../src/people/drains-and-restores.ts';
import { SeededRandom } from '../src/seeded-random.ts';
import { WrittenDisk } from '../src/storage/disk-images.ts';
import { failingDisk } from '../src/storage/failing-disk.ts';
import { killedWriters } from '../src/storage/killed-writers.ts';
import { powerCut } from '../src/storage/power-cut.ts';
import { isKept, none, tried, type Verdict, verdict } from '../src/verdict.ts';

vi.setConfig({ testTimeout: 180_000 });

const trial = { scale: 'smoke', seed: 1 } as const;

/** Kept, or not run where this machine cannot try; the findings say what was wrong. */
function expectKept(found: Verdict): void {
  expect(found.findings).toEqual([]);
  expect(isKept(found)).not.toBe(false);
}

describe('a few tries of each promise that needs no whole server', () => {
  it('an acknowledged write survives kill -9', async () => expectKept(await killedWriters(trial)));
  it('and a power cut', async () => expectKept(await powerCut(trial)));
  it('a full or broken disk acknowledges nothing falsely', async () => expectKept(await failingDisk(trial)));
  it('a backup restores', async () => expectKept(await drainsAndRestores(trial)));
});

describe('a verdict', () => {
  it('is broken by one harm, by too few tries, and not by what was not run', () => {
    expect(isKept(verdict([none('lost', 0), tried('images', 10, 10)]))).toBe(true);
    expect(isKept(verdict([none('lost', 1), tried('images', 10, 10)]))).toBe(false);
    expect(isKept(verdict([none('lost', 0), tried('images', 9, 10)]))).toBe(false);
    expect(isKept({ counts: [], notRun: 'no strace', findings: [] })).toBeNull();
  });
});

describe('a disk after a power cut', () => {
  const images = (disk: WrittenDisk) => {
    const random = new SeededRandom(7);
    return Array.from({ length: 200 }, () => disk.afterPowerCut(random).get('a')?.toString() ?? null);
  };

  it('may lack a name, a write or its end until they were synced, and then has them', () => {
    const disk = new WrittenDisk('/d');
    disk.take({ op: 'create', file: '/d/a' });
    disk.take({ op: 'write', file: '/d/a', at: 0, bytes: Buffer.from('x'.repeat(1024)) });
    const before = new Set(images(disk));
    expect([before.has(null), before.has(''), before.has('x'.repeat(512)), before.has('x'.repeat(1024))]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    disk.take({ op: 'sync', file: '/d/a' });
    expect(new Set(images(disk))).toEqual(new Set([null, 'x'.repeat(1024)]));
    disk.take({ op: 'sync', file: '/d' });
    expect(new Set(images(disk))).toEqual(new Set(['x'.repeat(1024)]));
  });

  it('may have some of the writes since, in any order, and a file that was removed and made anew', () => {
    const disk = new WrittenDisk('/d');
    for (const [at, text] of [
      [0, 'aa'],
      [2, 'bb'],
    ] as const) {
      disk.take({ op: 'write', file: '/d/a', at, bytes: Buffer.from(text) });
    }
    disk.take({ op: 'sync', file: '/d' });
    expect(new Set(images(disk))).toEqual(new Set(['', 'aa', '\0\0bb', 'aabb']));
    disk.take({ op: 'sync', file: '/d/a' });
    disk.take({ op: 'unlink', file: '/d/a' });
    disk.take({ op: 'write', file: '/d/a', at: 0, bytes: Buffer.from('new') });
    expect(new Set(images(disk))).toEqual(new Set(['aabb', '', 'new']));
  });
});
