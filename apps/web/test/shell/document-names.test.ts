import { describe, expect, it } from 'vitest';
import { descriptionOf, propertyText, rowTitle } from '../../src/state/documents/document-labels.ts';

const functionsOf = (labels: readonly string[]) => ({
  type: 'concepts',
  weight: 100,
  required: false,
  value: labels.map((label) => ({ id: label, label, weight: 100, required: false })),
});

describe('what a document is called', () => {
  const functions = (...labels: string[]): object => ({
    matchProfile: { aspects: { jobFunctions: functionsOf(labels) } },
  });

  it('a property is shown as text, a list between commas', () => {
    const document = { id: 'c1', extraProperties: { a: 'x', b: 3, c: true, d: ['x', 2], e: { f: 1 } } };
    expect(['a', 'b', 'c', 'd', 'e', 'g'].map((name) => propertyText(document, name))).toEqual([
      'x',
      '3',
      'true',
      'x, 2',
      '',
      '',
    ]);
    expect(propertyText({ id: 'c1' }, 'a')).toBe('');
  });

  it('RES-01d a job by its title, a candidate by three functions or the one wished for', () => {
    expect(rowTitle('JOB', { id: 'j', jobTitle: 'Lasser', ...functions('x') })).toBe('Lasser');
    expect(rowTitle('CANDIDATE', { id: 'c', jobTitle: 'Lasser', ...functions('a', 'b', 'c', 'd') })).toBe('a, b, c');
    expect(rowTitle('CANDIDATE', { id: 'c', preferredJobTitle: 'lasser' })).toBe('lasser');
    expect(rowTitle('JOB', { id: 'j' })).toBe('');
  });

  it('ENG-18 a candidate is described by three fields with blank lines between, else by the functions', () => {
    const document = { id: 'c', cvText: 'cv', preferredJobTitle: ' ', preferredJobInfo: 'info' };
    expect(descriptionOf('CANDIDATE', document)).toBe('cv\n\ninfo');
    expect(descriptionOf('CANDIDATE', { id: 'c', ...functions('a', 'b', 'c', 'd') })).toBe('a, b, c, d');
    expect(descriptionOf('JOB', { id: 'j', jobText: 'text', cvText: 'cv' })).toBe('text');
    expect(descriptionOf('JOB', { id: 'j' })).toBe('');
  });
});
