import { expect, it } from 'vitest';
import * as testkit from '../src/index.ts';

it('exports just these names', () => {
  expect(Object.keys(testkit).sort()).toEqual([
    'CandidateBuilder',
    'JobBuilder',
    'candidate',
    'demoCandidates',
    'demoCandidatesWithMentions',
    'demoJobs',
    'demoJobsWithMentions',
    'demoJudgements',
    'handWrittenCandidates',
    'handWrittenJobs',
    'job',
    'traitsOf',
  ]);
});
