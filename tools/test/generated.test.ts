import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENERATED } from '../generate-docs.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('generated documents', () => {
  it.each(Object.keys(GENERATED))('%s is what its sources make (else: npm run docs)', (file) => {
    expect(readFileSync(path.join(root, file), 'utf8') === GENERATED[file]).toBe(true);
  });
});
