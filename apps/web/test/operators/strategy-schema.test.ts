import { describe, expect, it } from 'vitest';
import { readSchema, type SchemaNode } from '../../src/state/strategies/schema-node.ts';
import { pathKey, shownPaths } from '../../src/state/strategies/shown-paths.ts';

const bare = { title: null, description: null, unit: null, preset: undefined };

describe('STR-03 a schema that is read', () => {
  const read = (schema: unknown) => {
    const said: string[] = [];
    return { node: readSchema(schema, (what) => void said.push(what)), said };
  };

  it('has words, a unit and a preset where it names them', () => {
    const schema = { type: 'string', title: 'T', description: 'D', unit: 'years', default: 'x' };
    expect(read(schema).node).toEqual({ type: 'string', title: 'T', description: 'D', unit: 'years', preset: 'x' });
    expect(read({ type: 'boolean', title: 7, description: null, unit: {} }).node).toEqual({ ...bare, type: 'boolean' });
  });

  it('has the bounds of numbers, the texts of a choice, the parts of lists and objects', () => {
    expect(read({ type: 'integer', minimum: 1, maximum: 5 }).node).toEqual({
      ...bare,
      type: 'integer',
      minimum: 1,
      maximum: 5,
      isOpen: false,
    });
    expect(read({ type: 'number', minimum: 1, exclusiveMinimum: 0 }).node).toMatchObject({ minimum: 0, isOpen: true });
    expect(read({ type: 'number', minimum: '1' }).node).toMatchObject({ minimum: null, maximum: null });
    expect(read({ enum: ['a', 7, 'b'] }).node).toEqual({ ...bare, type: 'enum', values: ['a', 'b'] });
    expect(read({ type: 'array', items: { type: 'string' } }).node).toEqual({
      ...bare,
      type: 'array',
      items: { ...bare, type: 'string' },
    });
    expect(
      read({ type: 'object', properties: { a: { type: 'boolean' } }, additionalProperties: { type: 'number' } }).node,
    ).toEqual({
      ...bare,
      type: 'object',
      properties: [['a', { ...bare, type: 'boolean' }]],
      additional: { ...bare, type: 'number', minimum: null, maximum: null, isOpen: false },
    });
    expect(read({ type: 'object', properties: [], additionalProperties: true }).node).toEqual({
      ...bare,
      type: 'object',
      properties: [],
      additional: null,
    });
  });

  it('STR-03d what is of no known type is said with its place, and shown as nothing', () => {
    const { node, said } = read({ type: 'object', properties: { a: { type: 'array', items: { type: 'odd' } } } });
    expect(said).toEqual(['The schema has an unknown type at /a/*: "odd"']);
    expect(node).toMatchObject({ properties: [['a', { items: { type: 'unknown' } }]] });
    for (const none of [null, 7, [], 'x']) {
      const { node: shown, said: words } = read(none);
      expect(shown).toEqual({ ...bare, type: 'unknown' });
      expect(words).toEqual(['The schema has an unknown type at /: undefined']);
    }
  });
});

describe('the places of a tree that are shown', () => {
  const schema: SchemaNode = readSchema(
    {
      type: 'object',
      properties: {
        wage: {
          type: 'object',
          title: 'Wage',
          properties: {
            tolerance: { type: 'number', description: 'How far below', default: 0.2 },
            weight: { type: 'number', default: 1 },
          },
        },
        table: { type: 'object', additionalProperties: { type: 'number', title: 'Factor' } },
        list: { type: 'array', items: { type: 'string', title: 'Entry' } },
        modes: { type: 'array', items: { type: 'string', enum: ['a'] } },
      },
    },
    () => undefined,
  );
  const saved = { wage: { tolerance: 0.2, weight: 1 }, table: { own: 1 }, list: ['x'], modes: ['a'] };
  const shown = (text: string, draft: unknown = saved, onlyChanged = false) =>
    [...shownPaths(schema, draft, saved, { text, onlyChanged })].toSorted();
  const keys = (...paths: readonly (readonly (string | number)[])[]) => paths.map(pathKey).toSorted();

  it('are all where nothing is looked for, with what stands in tables and lists', () => {
    expect(shown(' ')).toEqual(
      keys(
        [],
        ['wage'],
        ['wage', 'tolerance'],
        ['wage', 'weight'],
        ['table'],
        ['table', 'own'],
        ['list'],
        ['list', 0],
        ['modes'],
      ),
    );
  });

  it('are those whose name, title or description has the words, with the way to them', () => {
    expect(shown('FAR below')).toEqual(keys([], ['wage'], ['wage', 'tolerance']));
    expect(shown('weight')).toEqual(keys([], ['wage'], ['wage', 'weight']));
    expect(shown('wage')).toEqual(keys([], ['wage'], ['wage', 'tolerance'], ['wage', 'weight']));
    expect(shown('factor')).toEqual(keys([], ['table'], ['table', 'own']));
    expect(shown('entry')).toEqual(keys([], ['list'], ['list', 0]));
    expect(shown('nowhere')).toEqual([]);
  });

  it('are those that are not what was saved, or not what they are by themselves', () => {
    const draft = { ...saved, wage: { tolerance: 0.3, weight: 1 } };
    expect(shown('', draft, true)).toEqual(keys([], ['wage'], ['wage', 'tolerance']));
    expect(shown('weight', draft, true)).toEqual([]);
    expect(shown('', saved, true)).toEqual([]);
    const other = { ...saved, wage: { tolerance: 0.2, weight: 2 } };
    expect([...shownPaths(schema, other, other, { text: '', onlyChanged: true })].toSorted()).toEqual(
      keys([], ['wage'], ['wage', 'weight']),
    );
  });

  it('of a draft that holds something else are those of the schema', () => {
    expect(shown('', { wage: 7, table: [], list: 'x' })).toEqual(
      keys([], ['wage'], ['wage', 'tolerance'], ['wage', 'weight'], ['table'], ['list'], ['modes']),
    );
  });
});
