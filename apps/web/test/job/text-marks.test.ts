import type { Aspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { cutAtMarks, marksOfParsedJob, type TextMark, valueOfMark } from '../../src/state/job/text-marks.ts';

const hit = (matchedText: string, start: number, end: number) => ({
  matchedText,
  start,
  end,
  field: 'text' as const,
  confidence: 1,
  required: null,
});
const mark = (start: number, end: number): TextMark => ({
  field: 'text',
  start,
  end,
  aspect: 'hardSkills',
  meaning: null,
  words: '',
});

describe('marks in a job', () => {
  it('stand in the order of the text, without what no concept covers', () => {
    const marks = marksOfParsedJob([
      { aspectType: 'JOB_PROPERTY', ...hit('heftruck', 20, 28), conceptId: 'forklift' },
      { aspectType: 'PHRASE', ...hit('LogiFlow', 5, 13) },
      { aspectType: 'GEO', labels: ['Gent', '9000'], ...hit('Gent', 0, 4) },
    ]);
    expect(marks.map(({ words, aspect, meaning }) => [words, aspect, meaning])).toEqual([
      ['Gent', 'locations', 'Gent, 9000'],
      ['heftruck', 'hardSkills', 'forklift'],
    ]);
  });

  it('belong to the value with their concept, whatever it is called, until it goes', () => {
    const [attest] = marksOfParsedJob([
      { aspectType: 'JOB_PROPERTY', ...hit('geldig heftruckbrevet', 0, 21), conceptId: 'licence' },
    ]);
    const item = { id: 'v1', label: 'heftruckattest', weight: 100, required: false, conceptId: 'licence' };
    const aspects: Aspects = { hardSkills: { type: 'concepts', weight: 100, required: false, value: [item] } };
    expect(attest === undefined ? null : valueOfMark(attest, aspects)).toBe('v1');
    expect(attest === undefined ? null : valueOfMark(attest, {})).toBeNull();
  });

  it('cut the text; where two overlap the first is shown, and nothing of the text is lost', () => {
    const text = 'TIG-lassen 🔥 in Gent';
    const pieces = cutAtMarks(text, [mark(0, 10), mark(4, 10), mark(17, 21), mark(19, 99)]);
    expect(pieces.map(({ text: words }) => words)).toEqual(['TIG-lassen', ' 🔥 in ', 'Gent']);
    expect(pieces.map(({ mark: on }) => on !== null)).toEqual([true, false, true]);
    expect(pieces.map(({ text: words }) => words).join('')).toBe(text);
  });
});
