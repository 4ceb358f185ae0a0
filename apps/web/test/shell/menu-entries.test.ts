import { readConfiguration } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { configuredIndices } from '../../src/state/configured-indices.ts';
import { isCurrent, menuEntries } from '../../src/state/menu-entries.ts';

const configured = (raw: object) =>
  readConfiguration(raw, (line) => {
    throw new Error(line);
  });
const NO_FEATURES = {
  candidateList: false,
  jobList: false,
  matchingStrategy: false,
  monitoring: false,
  textMining: false,
};
const NO_PAGES = {
  jobToCandidates: { enabled: false },
  profileToCandidates: { enabled: false },
  profileToJobs: { enabled: false },
};

describe('the main menu', () => {
  it.each([
    [{ pages: { jobToCandidates: { enabled: true } } }, 'menu.jobToCandidates', '/job-to-candidates'],
    [{ pages: { profileToCandidates: { enabled: true } } }, 'menu.profileToCandidates', '/profile-to-candidates'],
    [{ pages: { profileToJobs: { enabled: true } } }, 'menu.profileToJobs', '/profile-to-jobs'],
    [{ features: { candidateList: true } }, 'menu.candidateList', '/candidates/list'],
    [{ features: { jobList: true } }, 'menu.jobList', '/jobs/list'],
    [{ features: { matchingStrategy: true } }, 'menu.matchingStrategy', '/matching-strategy'],
    [{ features: { monitoring: true } }, 'menu.matchingTest', '/matching-test'],
    [{ features: { textMining: true } }, 'menu.textMining', '/text-mining'],
  ])('SET-07 with %j alone has the entry %s alone', (on: { pages?: object; features?: object }, id, to) => {
    const configuration = configured({
      pages: { ...NO_PAGES, ...on.pages },
      features: { ...NO_FEATURES, ...on.features },
    });
    expect(menuEntries(configuration)).toEqual([{ id, to, isOn: true }]);
  });

  it('marks the entry whose page, or a page below it, is open', () => {
    const list = { id: 'menu.jobList', to: '/jobs/list' } as const;
    expect(isCurrent(list, '/jobs/list')).toBe(true);
    expect(isCurrent(list, '/jobs/edit/jobs/j1')).toBe(true);
    expect(isCurrent(list, '/jobs')).toBe(true);
    expect(isCurrent(list, '/jobsearch')).toBe(false);
    expect(isCurrent(list, '/candidates/list')).toBe(false);
    expect(isCurrent({ id: 'menu.textMining', to: '/text-mining' }, '/text-mining/ngrams')).toBe(true);
  });
});

describe('the indices of a kind', () => {
  const index = (name: string) => ({ name, label: `${name}!` });
  const pages = {
    profileToJobs: { enabled: true, indices: [index('vacancies')] },
    profileToCandidates: { enabled: true, indices: [index('people'), index('staff')] },
    jobToCandidates: { enabled: true, indices: [index('staff'), index('former')] },
  };

  it('are those of its pages, each once, by name and label', () => {
    expect(configuredIndices(configured({ pages }), 'JOB')).toEqual([{ name: 'vacancies', label: 'vacancies!' }]);
    expect(configuredIndices(configured({ pages }), 'CANDIDATE')).toEqual([
      { name: 'people', label: 'people!' },
      { name: 'staff', label: 'staff!' },
      { name: 'former', label: 'former!' },
    ]);
  });

  it('are the one that always exists where none is configured', () => {
    const none = configured({ pages: { profileToJobs: { indices: [] }, profileToCandidates: { indices: [] } } });
    expect(configuredIndices(none, 'JOB')).toEqual([{ name: 'jobs', label: 'index.jobs' }]);
    expect(configuredIndices(none, 'CANDIDATE')).toEqual([{ name: 'candidates', label: 'index.candidates' }]);
  });
});
