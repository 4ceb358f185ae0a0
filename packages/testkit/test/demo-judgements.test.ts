import { describe, expect, it } from 'vitest';
import { demoCandidatesWithMentions, demoJobsWithMentions, demoJudgements, traitsOf } from '../src/index.ts';

const candidates = [...demoCandidatesWithMentions(7, 3000)].map((generated) => traitsOf(generated));
const jobs = [...demoJobsWithMentions(7, 600)].map((generated) => traitsOf(generated));

describe('the judgements of the demo data', () => {
  const judged = demoJudgements(7, jobs, candidates, 60);

  it('are of at least fifty jobs, and as many candidates the other way round', () => {
    expect(new Set(judged.map(({ fromId }) => fromId)).size).toBeGreaterThanOrEqual(50);
    expect(new Set(demoJudgements(8, candidates, jobs, 60).map(({ fromId }) => fromId)).size).toBeGreaterThanOrEqual(
      50,
    );
  });

  it('accept the same occupation near by far more often than elsewhere, and nobody of another field but by noise', () => {
    const jobOf = new Map(jobs.map((job) => [job.id, job]));
    const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const rate = (isOne: (from: (typeof jobs)[number], to: (typeof jobs)[number]) => boolean) => {
      const some = judged.filter(({ fromId, toId }) => {
        const [from, to] = [jobOf.get(fromId), candidateOf.get(toId)];
        return from !== undefined && to !== undefined && isOne(from, to);
      });
      expect(some.length).toBeGreaterThan(20);
      return some.filter(({ decision }) => decision === 'ACCEPT').length / some.length;
    };
    expect(rate((from, to) => from.occupation === to.occupation && from.office === to.office)).toBeGreaterThan(0.7);
    expect(rate((from, to) => from.occupation === to.occupation && from.office !== to.office)).toBeLessThan(0.45);
    expect(rate((from, to) => from.sector !== to.sector)).toBeLessThan(0.15);
  });

  it('are the same for the same seed', () => {
    expect(demoJudgements(7, jobs, candidates, 60)).toEqual(judged);
    expect(demoJudgements(9, jobs, candidates, 60)).not.toEqual(judged);
  });
});
