import { describe, expect, it } from 'vitest';
import { isNumberText, numberOfText, textOfNumber } from '../../src/state/strategies/number-texts.ts';
import { readSchema } from '../../src/state/strategies/schema-node.ts';
import { pathKey, shownPaths } from '../../src/state/strategies/shown-paths.ts';
import {
  countChanges,
  isSame,
  newValue,
  renamed,
  withoutValue,
  withValue,
} from '../../src/state/strategies/tree-edits.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    balance: { type: 'number', title: 'Balance', minimum: 0, maximum: 1, default: 0.5 },
    steps: { type: 'integer', exclusiveMinimum: 0, maximum: 6, default: 3 },
    name: { type: 'string' },
    isOn: { type: 'boolean' },
    mode: { type: 'string', enum: ['FILTER', 'PENALTY'] },
    list: { type: 'array', items: { type: 'string', enum: ['same', 'narrower'] } },
    table: { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'number' } } },
  },
};
const nothing = () => undefined;
const schema = readSchema(SCHEMA, nothing);

describe('the schema of a tree', () => {
  it('STR-03a tells objects, arrays, numbers, booleans, strings and enums', () => {
    if (schema.type !== 'object') throw new Error('The schema is an object.');
    expect(schema.properties.map(([name, { type }]) => [name, type])).toEqual([
      ['balance', 'number'],
      ['steps', 'integer'],
      ['name', 'string'],
      ['isOn', 'boolean'],
      ['mode', 'enum'],
      ['list', 'array'],
      ['table', 'object'],
    ]);
    expect(schema.properties[0]?.[1]).toMatchObject({
      title: 'Balance',
      minimum: 0,
      maximum: 1,
      isOpen: false,
      preset: 0.5,
    });
    expect(schema.properties[1]?.[1]).toMatchObject({ minimum: 0, maximum: 6, isOpen: true });
  });

  it('STR-03d logs a type that nobody knows, and shows nothing for it', () => {
    const lines: string[] = [];
    const read = readSchema({ type: 'object', properties: { odd: { type: 'tuple' } } }, (line) => lines.push(line));
    expect(lines).toEqual(['The schema has an unknown type at /odd: "tuple"']);
    expect(read).toMatchObject({ properties: [['odd', { type: 'unknown' }]] });
  });

  it('STR-03c a new number is 0, a text empty, a truth value false, a list empty, a choice its first', () => {
    expect(newValue(schema)).toEqual({
      balance: 0,
      steps: 0,
      name: '',
      isOn: false,
      mode: 'FILTER',
      list: [],
      table: {},
    });
  });
});

describe('edits of a tree', () => {
  const tree = { table: { A: { B: 0.8 }, C: {} }, list: ['same', 'narrower'] };

  it('STR-03b a new name keeps the place, an empty one deletes, one that is there is ignored', () => {
    expect(Object.keys((renamed(tree, ['table', 'A'], 'Z') as typeof tree).table)).toEqual(['Z', 'C']);
    expect(renamed(tree, ['table', 'A'], 'Z')).toEqual({ ...tree, table: { Z: { B: 0.8 }, C: {} } });
    expect(renamed(tree, ['table', 'A'], '')).toEqual({ ...tree, table: { C: {} } });
    expect(renamed(tree, ['table', 'A'], '  ')).toEqual({ ...tree, table: { C: {} } });
    expect(renamed(tree, ['table', 'A'], 'C')).toBe(tree);
    expect(renamed(tree, ['table', 'A'], 'A')).toBe(tree);
    expect(renamed(tree, ['table', 'A'], ' C ')).toBe(tree);
    expect(renamed(tree, ['table', 'A'], ' Z ')).toEqual({ ...tree, table: { Z: { B: 0.8 }, C: {} } });
  });

  it('a strange name such as __proto__ is a name like others', () => {
    const changed = withValue({ table: {} }, ['table', '__proto__'], 1) as { table: object };
    expect(Object.entries(changed.table)).toEqual([['__proto__', 1]]);
    expect(Object.getPrototypeOf(changed.table)).toBe(Object.prototype);
  });

  it('change one place and leave the order, items of lists too', () => {
    expect(withValue(tree, ['list', 1], 'same')).toEqual({ ...tree, list: ['same', 'same'] });
    expect(withoutValue(tree, ['list', 0])).toEqual({ ...tree, list: ['narrower'] });
    expect(Object.keys(withValue(tree, ['table'], {}) as object)).toEqual(['table', 'list']);
  });

  it('STR-02 equal content is the same whatever the order', () => {
    expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(countChanges(tree, { table: { A: { B: 0.7 } }, list: ['same'] })).toBe(3);
  });
});

describe('numbers of the tree', () => {
  it('STR-03f are written as people write them, however small or large, and read back as they were', () => {
    expect([1e-10, 1e21, -0.0000001, 1234.5, 0.1, 0].map(textOfNumber)).toEqual([
      '0.0000000001',
      '1000000000000000000000',
      '-0.0000001',
      '1234.5',
      '0.1',
      '0',
    ]);
    for (const value of [1e-10, 1e21, 0.1]) expect(numberOfText(textOfNumber(value), 'number')).toBe(value);
  });

  it('STR-03e an integer is digits only, and needs one', () => {
    expect([isNumberText('12', 'integer'), isNumberText('-1', 'integer'), isNumberText('1.5', 'integer')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([numberOfText('12', 'integer'), numberOfText('', 'integer')]).toEqual([12, null]);
  });

  it('STR-03f a number is an optional minus, digits and dots; empty is undefined, a lone minus none', () => {
    for (const text of ['', '-', '-1.5', '.5', '1.2.3']) expect(isNumberText(text, 'number')).toBe(true);
    for (const text of ['1e3', '+1', '--1', 'x']) expect(isNumberText(text, 'number')).toBe(false);
    expect(['', '-', '-1.5', '.5', '1.2.3', '0.80'].map((text) => numberOfText(text, 'number'))).toEqual([
      undefined,
      null,
      -1.5,
      0.5,
      null,
      0.8,
    ]);
  });
});

describe('the search of a tree', () => {
  const draft = {
    balance: 0.5,
    steps: 3,
    name: '',
    isOn: false,
    mode: 'FILTER',
    list: [],
    table: { Free: { B: 0.8 } },
  };
  const find = (text: string, onlyChanged = false, saved: unknown = draft) =>
    shownPaths(schema, draft, saved, { text, onlyChanged });

  it('shows what is named and what leads to it', () => {
    expect(find('')).toContain(pathKey(['mode']));
    expect(find('BALANCE')).toEqual(new Set([pathKey([]), pathKey(['balance'])]));
    expect(find('free')).toEqual(
      new Set([[], ['table'], ['table', 'Free'], ['table', 'Free', 'B']].map((path) => pathKey(path))),
    );
    expect(find('nowhere').size).toBe(0);
  });

  it('shows only what was changed when that is asked', () => {
    expect(find('', true)).toEqual(new Set());
    expect(find('', true, { ...draft, mode: 'PENALTY' })).toEqual(new Set([pathKey([]), pathKey(['mode'])]));
  });
});
