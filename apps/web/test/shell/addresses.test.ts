// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { anApplication } from '../parts/drawn.tsx';
import {
  editAddress,
  listedAddress,
  matchableWith,
  matchingAddress,
  newDocumentAddress,
  startAddress,
} from '../../src/state/addresses.ts';
import { aspectHue } from '../../src/state/aspect-hue.ts';
import { matchingSearch } from '../../src/state/matching/matching-search.ts';
import { miningStep } from '../../src/state/text-mining/mining-step.ts';

describe('addresses', () => {
  it('lead from an entity to its matches, to a new document, and to its form', () => {
    expect(matchingAddress('candidates', 'JOB', 'jobs', 'a/b 1')).toBe('/profile-to-candidates/job/jobs/a%2Fb%201');
    expect(matchingAddress('jobs', 'CANDIDATE', 'people', 'c1')).toBe('/profile-to-jobs/candidate/people/c1');
    expect(newDocumentAddress('JOB', 'my jobs')).toBe('/jobs/new?index=my%20jobs');
    expect(newDocumentAddress('CANDIDATE', 'people')).toBe('/candidates/new?index=people');
    expect(editAddress('JOB', 'jobs', 'j?1')).toBe('/jobs/edit/jobs/j%3F1');
    expect(editAddress('CANDIDATE', 'people', 'c1')).toBe('/candidates/edit/people/c1');
  });

  it('SET-01 the root leads to the configured default; one that leads to the root is as none', () => {
    expect(startAddress({ defaultRoute: '/jobs/list' })).toBe('/jobs/list');
    expect(startAddress({ defaultRoute: ' /text-mining/input?a=1 ' })).toBe('/text-mining/input?a=1');
    for (const defaultRoute of ['', ' ', '/', '/?x=1', '/#x', '?x=1']) {
      expect(startAddress({ defaultRoute })).toBe('/profile-to-candidates');
    }
  });

  it('LST-03 SET-07 a document is matched with what there is a page for, the other kind first', async () => {
    const withPages = async (candidates: boolean, jobs: boolean) => {
      const pages = { profileToCandidates: { enabled: candidates }, profileToJobs: { enabled: jobs } };
      const { configuration } = await anApplication({ pages });
      return [matchableWith('JOB', configuration), matchableWith('CANDIDATE', configuration)];
    };
    expect(await withPages(true, true)).toEqual([
      ['candidates', 'jobs'],
      ['jobs', 'candidates'],
    ]);
    expect(await withPages(false, true)).toEqual([['jobs'], ['jobs']]);
    expect(await withPages(true, false)).toEqual([['candidates'], ['candidates']]);
    expect(await withPages(false, false)).toEqual([[], []]);
    expect(listedAddress('JOB', 'my jobs', 'j&1')).toBe('/jobs/list?index=my+jobs&details=j%261');
    expect(listedAddress('CANDIDATE', 'people', 'c1')).toBe('/candidates/list?index=people&details=c1');
  });

  it('of a matching page say tab, page and dialog, and nothing that is not understood', () => {
    expect(matchingSearch({ index: 'a', page: '3', details: 'c1' })).toEqual({ index: 'a', page: 3, details: 'c1' });
    expect(matchingSearch({ page: 2, details: 7 })).toEqual({ page: 2, details: '7' });
    for (const page of ['1', '0', '-2', '1.5', 'x', undefined]) expect(matchingSearch({ page })).toEqual({});
    expect(matchingSearch({ index: 4, details: true })).toEqual({});
    expect(matchingSearch({ compare: ['c1', 7] })).toEqual({ compare: ['c1', '7'] });
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(matchingSearch({ compare: seven })).toEqual({ compare: seven.slice(0, 6) });
    for (const compare of ['c1', ['c1'], [], ['c1', null], {}]) expect(matchingSearch({ compare })).toEqual({});
  });

  it('SET-04 of text mining name one of its four steps', () => {
    for (const step of ['input', 'results', 'ngrams', 'unmatched']) expect(miningStep(step)).toBe(step);
    expect(miningStep('cloud')).toBeNull();
  });
});

describe('the hue of an aspect', () => {
  it.each([
    ['jobFunctions', 'fun'],
    ['jobCategories', 'fun'],
    ['hardSkills', 'skl'],
    ['softSkills', 'sft'],
    ['languages', 'lng'],
    ['locations', 'loc'],
    ['wage', 'con'],
    ['contractTypes', 'con'],
  ])('of %s is %s', (aspect, hue) => {
    expect(aspectHue(aspect)).toBe(hue);
  });
});
