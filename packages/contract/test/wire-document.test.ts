import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import * as contract from '../src/index.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/wire.md'), 'utf8');
const examples = [...text.matchAll(/^```json(?: (\w+))?\n([\s\S]*?)^```$/gm)].map(
  ([, schema = 'none', json = '']) => [schema, json] as const,
);
const schemas = new Map<string, unknown>(Object.entries(contract));

describe('docs/wire.md', () => {
  it.each(examples)('its example of %s is one, with no field that the schema does not know', (name, json) => {
    const schema = schemas.get(name);
    if (!(schema instanceof z.ZodType)) throw new Error(`No schema of the contract is called ${name}.`);
    const example: unknown = JSON.parse(json);
    expect(schema.parse(example)).toMatchObject(example as object);
  });

  it('has some forty examples', () => {
    expect(examples.length).toBeGreaterThan(35);
  });

  it('names every call, and none that there is not', () => {
    const named = [...text.matchAll(/^\| (GET|POST|PUT|DELETE) (\S+) +\|/gm)].map(
      ([, method, at]) => `${method} ${at}`,
    );
    const calls = Object.values(contract.ROUTE_PATHS).map((route) => `${route.method} ${route.path}`);
    expect(named.toSorted()).toEqual(calls.toSorted());
  });
});
