import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../../src/state/strategies/schema-node.ts';
import { StrategyEditing } from '../../src/state/strategies/strategy-editing.ts';
import { isSame, newValue, renamed, valueAt, withoutValue, withValue } from '../../src/state/strategies/tree-edits.ts';
import { type Sent, settle, storageOf, waitingNetwork } from '../state/matching/matching-world.ts';

describe('STR-03 a value of a tree', () => {
  it('STR-03c that is new is 0, an empty text, false, an empty list, the first of a choice', () => {
    const node = (schema: object) => newValue(readSchema(schema, () => undefined));
    expect([node({ type: 'number' }), node({ type: 'integer' }), node({ type: 'string' })]).toEqual([0, 0, '']);
    expect([node({ type: 'boolean' }), node({ type: 'array', items: {} })]).toEqual([false, []]);
    expect([node({ enum: ['a', 'b'] }), node({ enum: [] }), node({ type: 'odd' })]).toEqual(['a', '', null]);
    expect(node({ type: 'object', properties: { a: { type: 'number' } } })).toEqual({ a: 0 });
  });

  it('is found by its way, and nothing where there is none', () => {
    const tree = { a: { b: [1, { c: 2 }] } };
    expect(valueAt(tree, ['a', 'b', 1, 'c'])).toBe(2);
    expect(valueAt(tree, ['a', 'b', '0'])).toBe(1);
    expect(valueAt(tree, ['a', 'x', 'y'])).toBeUndefined();
    expect(valueAt(tree, ['a', 'toString'])).toBeUndefined();
    expect(valueAt('text', ['length'])).toBeUndefined();
  });

  it('is changed alone, in its place', () => {
    const tree = { a: 1, b: { c: 2, d: 3 }, e: [4, 5] };
    const changed = withValue(tree, ['b', 'c'], 9);
    expect(JSON.stringify(changed)).toBe('{"a":1,"b":{"c":9,"d":3},"e":[4,5]}');
    expect(withValue(tree, ['e', 1], 9)).toEqual({ ...tree, e: [4, 9] });
    expect(JSON.stringify(withValue(tree, ['z'], 9))).toBe('{"a":1,"b":{"c":2,"d":3},"e":[4,5],"z":9}');
    expect(withValue('text', ['a'], 1)).toEqual({ a: 1 });
    expect(withValue(tree, [], 7)).toBe(7);
  });

  it('is taken out of a table or a list', () => {
    expect(withoutValue({ a: { b: 1, c: 2 } }, ['a', 'b'])).toEqual({ a: { c: 2 } });
    expect(withoutValue({ a: [1, 2, 3] }, ['a', 1])).toEqual({ a: [1, 3] });
    expect(withoutValue({ a: 1, b: 2 }, ['a'])).toEqual({ b: 2 });
  });

  it('STR-03b gets another name in its place, unless that is there already or says nothing', () => {
    const tree = { t: { a: 1, b: 2, c: 3 } };
    expect(JSON.stringify(renamed(tree, ['t', 'b'], 'z'))).toBe('{"t":{"a":1,"z":2,"c":3}}');
    expect(renamed(tree, ['t', 'b'], 'a')).toBe(tree);
    expect(renamed(tree, ['t', 'b'], 'b')).toBe(tree);
    expect(renamed(tree, ['t', 'b'], ' ')).toEqual({ t: { a: 1, c: 3 } });
    expect(renamed({ t: [1] }, ['t', 0], 'z')).toEqual({ t: [1] });
    expect(renamed({ a: 1 }, ['a'], 'z')).toEqual({ z: 1 });
  });

  it('is the same whatever the order of names, and never for another list or kind', () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(isSame([1, 2], [1, 2, 3])).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
    expect(isSame({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame({ 0: 1 }, [1])).toBe(false);
    expect([isSame(1, 1), isSame(1, '1'), isSame(null, {})]).toEqual([true, false, false]);
  });
});

describe('an edit that was not saved', () => {
  const strategy = (name: string) => ({
    name,
    template: 'JOB',
    version: 1,
    savedAt: null,
    etag: `"${name}"`,
    parameters: { minScore: 0.1 },
  });
  const opened = async (text: string | null) => {
    const sent: Sent[] = [];
    const logged: string[] = [];
    const kept = new Map<string, string>();
    const make = () =>
      new StrategyEditing({
        api: createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) }),
        kept: storageOf(kept),
        language: () => 'nl',
        log: (what) => void logged.push(what),
      });
    const start = async (editing: StrategyEditing) => {
      const from = sent.length;
      const started = editing.initialize();
      await editing.initialize();
      await settle();
      expect(sent.slice(from)).toHaveLength(2);
      expect(sent[from + 1]?.url).toContain('language=nl');
      await sent[from]?.answer({ strategies: [strategy('first'), strategy('second')] });
      await sent[from + 1]?.answer({ type: 'object' });
      await started;
    };
    const first = make();
    await start(first);
    first.select('second');
    first.edit({ minScore: 0.7 });
    if (text !== null) for (const key of kept.keys()) kept.set(key, text);
    const editing = make();
    await start(editing);
    return { editing, logged, sent };
  };

  it('is there again with its strategy', async () => {
    const { editing } = await opened(null);
    expect(editing.store.get()).toMatchObject({ selected: 'second', draft: { minScore: 0.7 }, saveStatus: 'CHANGED' });
  });

  it('of a strategy that is gone, or that cannot be read, is left', async () => {
    const gone = await opened('{"name":"gone","draft":{"minScore":0.7}}');
    expect(gone.editing.store.get()).toMatchObject({
      selected: 'first',
      draft: { minScore: 0.1 },
      saveStatus: 'SAVED',
    });
    const damaged = await opened('{oops');
    expect(damaged.editing.store.get()).toMatchObject({ selected: 'first', saveStatus: 'SAVED' });
    expect(damaged.logged).toEqual(['A kept strategy could not be read']);
  });

  it('stays when the strategies are read anew', async () => {
    const { editing, sent } = await opened(null);
    const from = sent.length;
    const again = editing.initialize();
    expect(editing.store.get().pageStatus).toBe('INITIALIZED');
    await sent[from]?.answer({ strategies: [strategy('first'), strategy('second'), strategy('third')] });
    await sent[from + 1]?.answer({ type: 'object' });
    await again;
    expect(editing.store.get()).toMatchObject({ selected: 'second', draft: { minScore: 0.7 } });
    expect(editing.store.get().strategies).toHaveLength(3);
    const failed = expect(editing.initialize()).rejects.toThrow();
    await sent[from + 2]?.answer({}, 500);
    await failed;
    expect(editing.store.get().pageStatus).toBe('INITIALIZED');
  });
});
