import { describe, expect, it } from 'vitest';
import { NO_EMPLOYER_FACTS } from '../../src/relevance/relevance.ts';
import { findPhrases } from '../../src/phrases/find-phrases.ts';
import { isInfinitive } from '../../src/phrases/verb-shapes.ts';
import { readText } from '../../src/structure/read-text.ts';

const phrases = (text: string, named: readonly { readonly from: number; readonly to: number }[] = []) =>
  findPhrases(readText(text, 'ENG'), NO_EMPLOYER_FACTS, named, () => false).offered.map(({ start, end }) =>
    text.slice(start, end),
  );

describe('phrases that no label names', () => {
  it('begin with a verb of work or behind "knowledge of"', () => {
    expect(phrases('Tasks\n- sharpen wooden pencils')).toEqual(['sharpen wooden pencils']);
    expect(phrases('Profile\n- knowledge of pencil lore')).toEqual(['pencil lore']);
  });
  it('say nothing where a concept was found or the words are generic', () => {
    expect(phrases('Tasks\n- sharpen wooden pencils', [{ from: 1, to: 4 }])).toEqual([]);
    expect(phrases('Tasks\n- make a real difference')).toEqual([]);
  });
  it('know a verb by the form in which lists name it', () => {
    expect(isInfinitive('ENG', 'mowing')).toBe(true);
    expect(isInfinitive('ENG', 'mower')).toBe(false);
    expect(isInfinitive('DUT', 'maaien')).toBe(false);
  });
});
