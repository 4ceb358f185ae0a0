import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WorkLane } from '../../src/services/work-lane.ts';

describe('a bounded queue', () => {
  it('does so many at once, lets so many wait in order, and refuses the next at once', async () => {
    const lane = new WorkLane({ atOnce: 2, waiting: 2 });
    const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
    const begun: number[] = [];
    const runs = ends.map(({ promise }, i) =>
      lane.run(async () => {
        begun.push(i);
        await promise;
        return i;
      }),
    );
    await expect(lane.run(async () => 9)).rejects.toMatchObject({ code: 'OVERLOADED' });
    await nextTurn();
    expect(begun).toEqual([0, 1]);
    for (const { resolve } of ends) resolve();
    expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(await lane.run(async () => 9)).toBe(9);
  });

  it('frees the place of one who goes away, waiting or failing', async () => {
    const lane = new WorkLane({ atOnce: 1, waiting: 1 });
    const first = Promise.withResolvers<void>();
    const running = lane.run(async () => {
      await first.promise;
      throw new Error('failed');
    });
    const leaving = new AbortController();
    const waiting = lane.run(async () => 'never', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const next = lane.run(async () => 'next');
    first.resolve();
    await expect(running).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });
});
