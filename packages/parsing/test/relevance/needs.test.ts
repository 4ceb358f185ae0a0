import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { needOf } from '../need-of.ts';
import { NEED_SNIPPETS } from '../snippets/needs.ts';

const rows = NEED_SNIPPETS.trim()
  .split('\n')
  .map((row) => row.split('|') as [Language, string, string, string]);

describe('must, nice to have or neither', () => {
  it.each(rows)('ENG-10c ENG-10d %s: %s is what is said of "%s" in: %s', (language, need, words, text) => {
    expect(String(needOf(text.replaceAll('¶', '\n'), words, language))).toBe(need);
  });
});
