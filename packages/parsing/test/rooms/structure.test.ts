import { describe, expect, it } from 'vitest';
import { numberAt } from '../../src/structure/counted-numbers.ts';
import { readText, titlePart } from '../../src/structure/read-text.ts';

const AD = 'Wat ga je doen?\n- je last buizen\n\nWij bieden:\n- maaltijdcheques';

describe('the structure of a text', () => {
  it('gives each line the section of its heading', () => {
    const { sentences } = readText(AD, 'DUT');
    expect(sentences.map(({ section, isHeading, isItem }) => [section, isHeading, isItem])).toEqual([
      ['tasks', true, false],
      ['tasks', false, true],
      ['offer', true, false],
      ['offer', false, true],
    ]);
  });
  it('reads whom an ad without headings wants from its sentences', () => {
    const { sentences } = readText('Wij zijn een garage. Je bent handig.', 'DUT');
    expect(sentences.map(({ section }) => section)).toEqual([null, 'profile']);
  });
  it('finds numbers in digits and in words', () => {
    const read = readText('drie dagen of 24 uur', 'DUT');
    expect([0, 1, 3].map((at) => numberAt(read, at))).toEqual([3, null, 24]);
  });
  it('takes a part of a text as a title without reading it again', () => {
    const read = readText(AD, 'DUT');
    const part = titlePart(read, 4, 7);
    expect(part.tokens.map(({ key }) => key)).toEqual(['je', 'last', 'buizen']);
    expect(part.tokens[2]).toBe(read.tokens[6]);
    expect(part.sentenceOf(0)).toBe(undefined);
  });
});
