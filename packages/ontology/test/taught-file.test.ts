import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoredOntologyError, TaughtFile } from '../src/index.ts';

interface Rule {
  readonly number: number;
  readonly phrase: string;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-taught-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what was taught', () => {
  it('is there for another process, in its order, and no number is given twice', () => {
    const file = new TaughtFile<Rule>(folder);
    expect(file.rules()).toEqual([]);
    const add = (phrase: string) => file.add((number) => ({ number, phrase }));
    add('first');
    add('second');
    expect(file.remove(2)).toBe(true);
    expect(file.remove(2)).toBe(false);
    expect(add('third').number).toBe(3);
    expect(new TaughtFile<Rule>(folder).rules()).toEqual([
      { number: 1, phrase: 'first' },
      { number: 3, phrase: 'third' },
    ]);
    expect(readdirSync(folder)).toEqual(['feedback-rules.json']);
  });

  it('changes nothing when what is added is refused, and a damaged or newer file is told', () => {
    const file = new TaughtFile<Rule>(folder);
    const refused = () =>
      file.add(() => {
        throw new Error('refused');
      });
    expect(refused).toThrow('refused');
    expect(readdirSync(folder)).toEqual([]);
    for (const text of ['{', '{"format": 1}', '{"format": 99, "rules": [], "next": 1}']) {
      writeFileSync(path.join(folder, 'feedback-rules.json'), text);
      expect(() => file.rules()).toThrow(StoredOntologyError);
    }
  });
});
