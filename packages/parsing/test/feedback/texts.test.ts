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

  it('TXT-06a are whole and all there where each happens to have as many commas', () => {
    const comments = ['Good listener, helpful', 'She is kind, but often late.', 'Calm; clear, too'];
    expect(csv(comments.join('\n'))).toEqual(comments);
    expect(csv('\n Kind; quick\nSlow; late')).toEqual(['Kind; quick', 'Slow; late']);
    expect(csv('"Jones, Ann",Listens to all of us.\n"Day, Tom",Plans the week well')).toEqual([
      'Listens to all of us.',
      'Plans the week well',
    ]);
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

  it('TXT-07 are of words whatever their case, in thousands of forms and in letters of other scripts', () => {
    // the sign of degrees Kelvin is a K, İ becomes two characters, Σ another letter at the end of a word
    const odd = [
      '\u212aelvin',
      'kelvin',
      'KELVIN',
      'İzmir',
      'i̇zmir',
      'ΟΔΟΣ',
      'οδος',
      'Élan',
      'élan',
      '東京',
      '𐐀𐐨',
      'd’Arc',
    ];
    expect(count(odd.join('. '), [1])).toEqual(['kelvin 3', 'i̇zmir 2', 'élan 2', 'οδος 2']);
    const words = Array.from({ length: 9000 }, (_, at) => `${at % 2 === 0 ? 'w' : 'W'}${at % 6000}`);
    const byHand = Array.from({ length: 3000 }, (_, at) => `w${at} 2`).sort();
    expect(count(words.join('. '), [1])).toEqual(byHand);
    const pairs = Array.from({ length: 3000 }, (_, at) => `w${at} x${(at * 7) % 3000}`);
    expect(count([...pairs, ...pairs, 'w1 x8'].join('. '), [2])).toEqual(pairs.map((pair) => `${pair} 2`).sort());
    expect(count(`${'a'.repeat(30_000)} ${'A'.repeat(30_000)}`, [1])).toEqual([`${'a'.repeat(30_000)} 2`]);
  });

  it('end their counting as soon as they are told that nobody waits, also in one endless sentence', () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `word${at % 5000}`).join(' ');
    const options = { lengths: [1, 2], languages: ['ENG'], cutoff: 2 } as const;
    let asked = 0;
    countNgrams(text, options, () => (asked += 1));
    expect(asked).toBeGreaterThan(5000);
    const goOn = (): void => {
      if ((asked -= 1) === 0) throw new Error('nobody waits');
    };
    for (const patience of [2, 10, 26, 5000]) {
      asked = patience;
      expect(() => countNgrams(text, options, goOn)).toThrow('nobody waits');
    }
  });
});
