import { describe, expect, it } from 'vitest';
import { rowsDocument, rowsOfText } from '../proven-rows.ts';

const title = (text: string) => `it('${text}', () => {});`;

describe('rows in titles of tests', () => {
  it('are found with their letters, several in a title, and in the titles of tables', () => {
    const each = `it.each([1, 2])(\n  'SET-21a %i',\n  () => {},\n);`;
    const text = [title('PRO-07 RES-11c a label'), title('no row in UTF-16'), each].join('\n');
    expect(rowsOfText('a.test.ts', text).map(({ row }) => row)).toEqual(['PRO-07', 'RES-11c', 'SET-21a']);
  });

  it('of a family that there is not are an error with the file', () => {
    expect(() => rowsOfText('a.test.ts', title('PRP-07 a label'))).toThrow('a.test.ts: no row is called PRP-07');
  });

  it('stand under their family with their file', () => {
    const document = rowsDocument([{ row: 'LST-02', file: 'e2e/src/a.spec.ts', title: 'LST-02 a | b' }]);
    expect(document).toContain('| LST-02 | LST-02 a \\| b | [a.spec.ts](../e2e/src/a.spec.ts) |');
  });
});
