import { describe, expect, it } from 'vitest';
import {
  allowedAspects,
  mergeConfiguration,
  readConfiguration,
  readConfigurationValue,
  resolveVariables,
} from '../src/index.ts';

const quietly = () => undefined;
const property = { property: 'office', label: 'Office', type: 'keyword' };

describe('values, layers and variables', () => {
  it('SET-16a null is as good as nothing, and a list without a kind of item is taken as it is', () => {
    const read = (value: unknown) => readConfigurationValue('key', { kind: 'array' }, value, quietly);
    expect(read(null)).toBeUndefined();
    expect(read([1, 'x'])).toEqual([1, 'x']);
    const object = { kind: 'object', keys: { a: { kind: 'string' }, b: { kind: 'string' } } } as const;
    expect(readConfigurationValue('key', object, { a: 'x', b: null }, quietly)).toEqual({ a: 'x' });
    expect(Object.keys(readConfigurationValue('key', object, { a: 'x' }, quietly) as object)).toEqual(['a']);
    expect(() => readConfigurationValue('key', { kind: 'array', items: object }, [null, 5], quietly)).toThrow(
      'key[1]: Expected an object but got number',
    );
  });

  it('FIL-09 a property without a label, or disabled, is not offered', () => {
    const filterProperties = [
      property,
      { ...property, label: undefined },
      { ...property, label: ' ' },
      { ...property, disabled: true },
      { ...property, property: 'age', disabled: false },
    ];
    const indices = [{ name: 'jobs', label: 'Jobs', filterProperties }];
    const { pages } = readConfiguration({ pages: { profileToCandidates: { indices } } }, quietly);
    const values = { from: 'terms' };
    expect(pages.profileToCandidates.indices[0]?.filterProperties).toEqual([
      { ...property, values },
      { ...property, property: 'age', values },
    ]);
  });

  it('SET-15 objects are merged key by key, anything else is the later layer’s', () => {
    const earlier = { a: { x: 1, y: [1, 2], z: { q: 1 } }, b: 'b', c: { d: 1 }, e: null, f: [1] };
    const later = { a: { y: [3], z: { r: 2 } }, c: null, e: { g: 1 }, f: { h: 1 }, toString: { i: 1 } };
    expect(mergeConfiguration(earlier, later)).toEqual({
      a: { x: 1, y: [3], z: { q: 1, r: 2 } },
      b: 'b',
      c: null,
      e: { g: 1 },
      f: { h: 1 },
      toString: { i: 1 },
    });
    expect(mergeConfiguration({ a: 'text' }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
    expect(mergeConfiguration({ a: { b: 1 } }, { a: 'text' })).toEqual({ a: 'text' });
    expect(mergeConfiguration({ a: { b: 1 } }, { a: ['c'] })).toEqual({ a: ['c'] });
  });

  it('SET-16e variables stand alone or in a text, and keep their type where they stand alone', () => {
    const variables = { HOST: 'acme', PORT: 80, LIST: ['a'] };
    const value = {
      a: '${PORT}',
      b: 'http://${HOST}:${PORT}/',
      c: ['${LIST}', 'x${LIST}', null, 5, true],
      d: 'no $HOST',
    };
    expect(resolveVariables(value, variables)).toEqual({
      a: 80,
      b: 'http://acme:80/',
      c: [['a'], 'x["a"]', null, 5, true],
      d: 'no $HOST',
    });
    expect(resolveVariables('${HOST}!', variables)).toBe('acme!');
    expect(() => resolveVariables('${NONE}', {})).toThrow(/^: Unresolved variable in config: NONE$/);
    expect(() => resolveVariables({ a: { b: 'x${NONE}' } }, {})).toThrow(/^a\.b: Unresolved variable in config: NONE$/);
    expect(() => resolveVariables({ a: 'x${toString}' }, {})).toThrow('a: Unresolved variable in config: toString');
  });

  it('SET-22 a list may say ! before any name, and all but all is nothing', () => {
    expect([...allowedAspects(' ! wage , !locations')]).not.toContain('locations');
    expect([...allowedAspects('!wage,!locations')]).toHaveLength(9);
    expect([...allowedAspects('!*')]).toEqual([]);
    expect([...allowedAspects('  ')]).toHaveLength(11);
    expect([...allowedAspects('hardSkills, *')]).toHaveLength(11);
  });
});
