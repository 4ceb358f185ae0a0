import { describe, expect, it } from 'vitest';
import { storageOrPassing } from '../../../src/state/kept/browser-storage.ts';
import { storageOf } from '../matching/matching-world.ts';

describe('the storage of a browser', () => {
  it('is used where it can be', () => {
    const kept = new Map<string, string>();
    storageOrPassing(() => storageOf(kept)).setItem('a', '1');
    expect(kept.get('a')).toBe('1');
  });

  it('that refuses to be reached or read is replaced by one that passes with the page', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const reach of [refuse, () => ({ ...storageOf(new Map()), getItem: refuse })]) {
      const storage = storageOrPassing(reach);
      expect(storage.getItem('a')).toBeNull();
      storage.setItem('a', '1');
      storage.setItem('b', '2');
      expect([storage.length, storage.key(1), storage.key(2), storage.getItem('a')]).toEqual([2, 'b', null, '1']);
      storage.removeItem('a');
      expect(storage.getItem('a')).toBeNull();
    }
  });
});
