import { describe, expect, it } from 'vitest';
import { OnceAtATime } from '../../../src/state/once-at-a-time.ts';

describe('works that run once at a time', () => {
  it('are not begun again while they run, whatever else runs, and can be once they ended or failed', async () => {
    const works = new OnceAtATime();
    const held = Promise.withResolvers<string>();
    let begun = 0;
    const work = () => {
      begun += 1;
      return held.promise;
    };
    const first = works.run('save', work);
    expect(await works.run('save', work)).toBeNull();
    expect(await works.run('remove', () => Promise.resolve('removed'))).toBe('removed');
    expect([begun, [...works.store.get().underWay]]).toEqual([1, ['save']]);
    held.resolve('saved');
    expect(await first).toBe('saved');
    await expect(works.run('save', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect([...works.store.get().underWay]).toEqual([]);
    expect(await works.run('save', () => Promise.resolve('again'))).toBe('again');
  });
});
