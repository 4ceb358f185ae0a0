import type { WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { descriptionOf, rowTitle } from '../src/state/documents/document-labels.ts';

const functions = (...labels: string[]): WireDocument => {
  const value = labels.map((label) => ({ id: label, label, weight: 1, required: false }));
  return {
    id: 'x',
    matchProfile: { aspects: { jobFunctions: { type: 'concepts', weight: 1, required: false, value } } },
  };
};

describe('what the screens call a document', () => {
  it('ENG-17 RES-01d the title of a job is its jobTitle, its description its jobText', () => {
    const job = { ...functions('bakker'), jobTitle: 'Lasser TIG', jobText: 'Wij zoeken een lasser.\nIn Gent.' };
    expect(rowTitle('JOB', job)).toBe('Lasser TIG');
    expect(descriptionOf('JOB', job)).toBe('Wij zoeken een lasser.\nIn Gent.');
    expect(rowTitle('JOB', functions('bakker', 'lasser'))).toBe('bakker, lasser');
    // a blank one is stored as it came
    expect(rowTitle('JOB', { ...functions('bakker'), jobTitle: ' ' })).toBe('bakker');
    expect(descriptionOf('JOB', functions('bakker'))).toBe('');
  });

  it('ENG-18 a description is cvText, preferredJobTitle and preferredJobInfo joined by blank lines', () => {
    const whole = {
      ...functions('lasser'),
      cvText: 'Mijn cv.',
      preferredJobTitle: 'lasser',
      preferredJobInfo: 'Dagploeg.',
    };
    expect(descriptionOf('CANDIDATE', whole)).toBe('Mijn cv.\n\nlasser\n\nDagploeg.');
    expect(descriptionOf('CANDIDATE', { ...whole, preferredJobTitle: ' ' })).toBe('Mijn cv.\n\nDagploeg.');
    expect(descriptionOf('CANDIDATE', { ...whole, cvText: null, preferredJobInfo: '' })).toBe('lasser');
  });

  it('ENG-18 a candidate without any of the three is described by the job function labels', () => {
    expect(descriptionOf('CANDIDATE', functions('lasser', 'bakker'))).toBe('lasser, bakker');
    expect(descriptionOf('CANDIDATE', { ...functions('lasser'), cvText: '', preferredJobTitle: null })).toBe('lasser');
    expect(descriptionOf('CANDIDATE', { id: 'x' })).toBe('');
  });
});
