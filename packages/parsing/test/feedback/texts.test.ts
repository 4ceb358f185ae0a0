import { describe, expect, it } from 'vitest';
import { commentsOf, countNgrams } from '../../src/index.ts';

const csv = (text: string) => [...commentsOf(text, 'csv')];

describe('comments in a text', () => {
  it('stand one a line, with commas of their own', () => {
    expect(csv('Keep going, Tom.\r\n\r\nToo slow, too late, too loud.\rFine.\n')).toEqual([
      'Keep going, Tom.',
      'Too slow, too late, too loud.',
      'Fine.',
    ]);
    expect(csv('"He said ""no"", twice."\n"One comment\non two lines"')).toEqual([
      'He said "no", twice.',
      'One comment\non two lines',
    ]);
    expect(csv('"so-called" help is no help\nsecond')).toEqual(['"so-called" help is no help', 'second']);
  });

  it('are the cells of a table that hold words, without its header', () => {
    expect(csv('date;who;comment\n2026-01-02;Tom;"Listens; always"\n2026-01-03;Ann;Plans the week well')).toEqual([
      'Plans the week well',
    ]);
    expect(csv('\ufeffwhat went well,what could be better\n"She listens, really","Could plan the week"\n')).toEqual([
      'She listens, really',
      'Could plan the week',
    ]);
  });

  it('of plain text keep their quotes', () => {
    expect([...commentsOf('"a" b\nc', 'text')]).toEqual(['"a" b', 'c']);
  });
});

describe('n-grams', () => {
  const count = (text: string, lengths: number[], cutoff = 2) =>
    countNgrams(text, { lengths, languages: ['ENG', 'DUT'], cutoff }).map(({ label, freq }) => `${label} ${freq}`);

  it('TXT-07 of one to six words stay within sentences, and no small word begins or ends one', () => {
    const text = 'Plan the work of your new team. Plan the work of your new team! Work. Plan';
    expect(count(text, [1])).toEqual(['plan 3', 'work 3', 'new 2', 'team 2']);
    expect(count(text, [2])).toEqual(['new team 2']);
    expect(count(text, [3])).toEqual(['plan the work 2']);
    expect(count(text, [4])).toEqual(['work of your new 2']);
    expect(count(text, [5])).toEqual(['work of your new team 2']);
    expect(count(text, [6])).toEqual(['plan the work of your new 2']);
    expect(count(`${text}. plan hard`, [1], 4)).toEqual(['plan 4']);
    expect(count('a b c', [2], 1)).toEqual(['b c 1']);
  });

  it('TXT-07 are as many as somebody counts by hand', () => {
    const words = Array.from({ length: 400 }, (_, at) => `w${(at * 7 + (at % 3)) % 11}`);
    const text = words.join(' ');
    const byHand = new Map<string, number>();
    for (let at = 0; at + 3 <= words.length; at++) {
      const label = words.slice(at, at + 3).join(' ');
      byHand.set(label, (byHand.get(label) ?? 0) + 1);
    }
    const expected = [...byHand].filter(([, freq]) => freq >= 5).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    expect(expected.length).toBeGreaterThan(3);
    expect(
      countNgrams(text, { lengths: [3], languages: ['ENG'], cutoff: 5 }).map(({ label, freq }) => [label, freq]),
    ).toEqual(expected);
  });
});
