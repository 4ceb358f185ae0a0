import { describe, expect, it } from 'vitest';
import { requiredness } from '../../src/requirement/requiredness.ts';
import { readText } from '../../src/structure/read-text.ts';

/** What a text asks of the one word, by its place among the words. */
const asked = (text: string, at: number): boolean | null => requiredness(readText(text, 'ENG'), at, at + 1);

describe('a requirement', () => {
  it('is told by the nearest words of its clause', () => {
    expect(asked('Excel is essential, SAP is a plus', 0)).toBe(true);
    expect(asked('Excel is essential, SAP is a plus', 3)).toBe(false);
  });
  it('is told by the next sentence where the clause tells nothing', () => {
    expect(asked('SAP? A plus.', 0)).toBe(false);
    expect(asked('SAP? The bus stops here.', 0)).toBe(null);
  });
  it('is told by the heading where no words do', () => {
    expect(asked('Requirements\n- Excel', 1)).toBe(true);
    expect(asked('Tasks\n- Excel', 1)).toBe(null);
  });
});
