import { describe, expect, it } from 'vitest';
import { feedbackAspects, matchesOfAspect, unmatchedLines } from '../../src/state/text-mining/feedback-aspects.ts';
import { readComments } from '../../src/state/text-mining/read-comments.ts';
import { readTextFile } from '../../src/state/text-mining/read-text-file.ts';

const dates = (...cells: string[]) =>
  readComments(`date,comment\n${cells.map((cell) => `${cell},a comment that is long`).join('\n')}`).map(
    ({ date }) => date,
  );

describe('a table of comments', () => {
  it('TXT-01 reads dates with the year or the day first, whatever stands between and behind', () => {
    expect(
      dates('2026-05-07', '2026/5/7', '2026.05.07', '2026-05-07T10:00', '2026-05-07 10:00', '7/5/2026', '07-05-2026 x'),
    ).toEqual(Array.from({ length: 7 }, () => '2026-05-07'));
  });

  it('takes a column for dates where four of five are, and what is none for none', () => {
    expect(dates('2026-05-07', '2026-05-08', '2026-05-09', '2026-05-10', 'soon')).toEqual([
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
      '2026-05-10',
      null,
    ]);
    expect(dates('2026-05-07', 'soon')).toEqual([null, null]);
    expect(dates('2026-13-07', '2026-05-99')).toEqual([null, null]);
    expect(dates('x2026-05-07', '2026-05-07x', '1/2/20261')).toEqual([null, null, null]);
  });

  it('has names above it: short, none empty, none a sentence, as many as each row', () => {
    const lines = (text: string) => readComments(text).length;
    expect(lines('id,comment\n1,well done\n2,fine')).toBe(2);
    expect(lines('id,\n1,well done\n2,fine')).toBe(3);
    expect(lines('id,Well.\n1,well done\n2,fine')).toBe(3);
    expect(lines(`id,${'n'.repeat(41)}\n1,well done\n2,fine`)).toBe(3);
    expect(lines(`id,${'n'.repeat(40)}\n1,well done\n2,fine`)).toBe(2);
    expect(lines('id,comment\n1,well done\n2')).toBe(3);
    expect(lines('id,comment\n1,well done')).toBe(2);
    expect(lines('comment\nwell done\nfine')).toBe(3);
  });

  it('leaves out rows without a comment, and joins the lines of one', () => {
    expect(readComments('id,comment\n1,"well \n done"\n2,\n3,  \n4,fine')).toEqual([
      { text: 'well done', date: null },
      { text: 'fine', date: null },
    ]);
  });
});

describe('a text file', () => {
  it('is read as UTF-16 by its two first bytes only', async () => {
    const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'x.txt');
    expect((await readTextFile(file(0xff, 0xfe, 0x61, 0))).text).toBe('a');
    expect((await readTextFile(file(0x61, 0x62))).text).toBe('ab');
    expect((await readTextFile(file(0xff, 0x61))).text).not.toBe('a');
  });

  it('TXT-01 is none without a letter in it, so that it takes the place of no comments', async () => {
    for (const blank of ['', ' \r\n\t\n', '\uFEFF'])
      expect(await readTextFile(new Blob([blank]))).toEqual({ text: null, problem: 'EMPTY_TEXT' });
  });
});

describe('feedback as it is shown', () => {
  const mention = (context: string) => ({
    sentence: context,
    originalComment: context,
    matchedText: 'x',
    matchedRule: 'r',
    start: 0,
    end: 1,
  });
  const tree = (aspectType: string, label: string, change: object = {}) =>
    ({ aspectType, label, mentions: [], nestedAspects: [], ...change }) as never;

  it('TXT-02 stands in the order of the main categories, others last', () => {
    const order = ['OTHER', 'UNKNOWN', 'STOP_DOING', 'KEEP_DOING', 'START_DOING'];
    expect(feedbackAspects(order.map((type) => tree(type, type))).map(({ aspectType }) => aspectType)).toEqual([
      'START_DOING',
      'KEEP_DOING',
      'STOP_DOING',
      'UNKNOWN',
      'OTHER',
    ]);
  });

  it('TXT-03 has competences above the leaves, groups above them, and ways that tell all apart', () => {
    const leaf = tree('BEHAVIOUR', 'listens', { mentions: [mention('a'), mention('b')] });
    const competence = tree('COMPETENCE', 'communicating', { nestedAspects: [leaf] });
    const group = tree('GROUP', 'people', { nestedAspects: [competence] });
    const [start] = feedbackAspects([tree('START_DOING', 'START_DOING', { nestedAspects: [group, competence] })]);
    expect(start?.competences.map(({ id, label, group: above }) => [id, label, above])).toEqual([
      ['START_DOING/GROUP:people/COMPETENCE:communicating', 'communicating', 'people'],
      ['START_DOING/COMPETENCE:communicating', 'communicating', null],
    ]);
    expect(start === undefined ? [] : matchesOfAspect(start).map(({ id, context }) => [id, context])).toEqual([
      ['START_DOING/GROUP:people/COMPETENCE:communicating/BEHAVIOUR:listens#1', 'a'],
      ['START_DOING/GROUP:people/COMPETENCE:communicating/BEHAVIOUR:listens#2', 'b'],
      ['START_DOING/COMPETENCE:communicating/BEHAVIOUR:listens#1', 'a'],
      ['START_DOING/COMPETENCE:communicating/BEHAVIOUR:listens#2', 'b'],
    ]);
  });

  it('TXT-03 mentions without levels are one competence of one behaviour, none without mentions', () => {
    const [only] = feedbackAspects([tree('UNKNOWN', 'UNKNOWN', { mentions: [mention('a')] })]);
    expect(only?.competences).toEqual([
      {
        id: 'UNKNOWN',
        aspectType: 'UNKNOWN',
        label: 'UNKNOWN',
        group: null,
        subcategories: [
          {
            id: 'UNKNOWN',
            aspectType: 'UNKNOWN',
            label: 'UNKNOWN',
            matches: [{ id: 'UNKNOWN#1', sentence: 'a', context: 'a', matchedText: 'x', rule: 'r' }],
          },
        ],
      },
    ]);
    expect(feedbackAspects([tree('UNKNOWN', 'UNKNOWN')])[0]?.competences).toEqual([]);
  });

  it('TXT-03 lines of no comment that was matched are left, each as it stands', () => {
    const aspects = feedbackAspects([tree('UNKNOWN', 'UNKNOWN', { mentions: [mention(' a \r\nb')] })]);
    expect(unmatchedLines([' a', 'b ', '', '  ', 'c '], aspects)).toEqual(['c']);
  });
});
