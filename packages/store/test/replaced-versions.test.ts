import { describe, expect, it } from 'vitest';
import { ReplacedVersions } from '../src/sqlite/documents/replaced-versions.ts';

describe('replaced versions', () => {
  it('are kept only while somebody needs them', () => {
    const versions = new ReplacedVersions<string>();
    expect(versions.isWanted).toBe(false);
    const release = versions.retain();
    expect(versions.isWanted).toBe(true);
    versions.keep('a', 'first a', 7);
    expect(versions.get('a')).toBe('first a');
    release();
    expect(versions.isWanted).toBe(false);
    expect(versions.get('a')).toBeNull();
  });

  it('an answer keeps what an index may still hold when it begins, though the index goes on', () => {
    const versions = new ReplacedVersions<string>();
    let level = versions.retainForIndex();
    versions.keep('a', 'in the index', 12);
    const release = versions.retain();
    versions.keep('b', 'replaced during the answer', 26);
    // the index has caught up: it needs neither any more
    const before = level;
    level = versions.retainForIndex();
    before();
    expect([versions.get('a'), versions.get('b')]).toEqual(['in the index', 'replaced during the answer']);
    release();
    expect([versions.get('a'), versions.get('b')]).toEqual([null, null]);
    level();
  });

  it('give way, oldest first, when they take too much', () => {
    const versions = new ReplacedVersions<string>();
    const release = versions.retain();
    versions.keep('a', 'a', 20_000_000);
    versions.keep('b', 'b', 20_000_000);
    expect([versions.get('a'), versions.get('b')]).toEqual([null, 'b']);
    release();
  });

  it('take the room of one when they are kept again after a write that failed', () => {
    const versions = new ReplacedVersions<string>();
    const release = versions.retain();
    versions.keep('a', 'a', 10_000_000);
    for (let i = 0; i < 5; i += 1) versions.keep('b', 'b', 10_000_000);
    expect([versions.get('a'), versions.get('b')]).toEqual(['a', 'b']);
    release();
    const later = versions.retain();
    versions.keep('c', 'c', 30_000_000);
    expect(versions.get('c')).toBe('c');
    later();
  });
});
