import { describe, expect, it } from 'vitest';
import { candidate, concept, place, read, score, town } from '../builders.ts';

const required = { required: true };

describe('RES-04 green match', () => {
  const asked = {
    jobFunctions: [concept('welder')],
    hardSkills: [concept('tig-welding', required), concept('forklift')],
  };
  const skilled = { hardSkills: [concept('tig-welding')] };

  it('needs a job function that holds via the aspect, the job title or hard skills', () => {
    expect(score(asked, candidate({ ...skilled, jobFunctions: [concept('welder')] })).green).toBe(true);
    expect(score(asked, candidate({ ...skilled, evidence: [read('welder', 'JOB_TITLE')] })).green).toBe(true);
    expect(score({ jobFunctions: [concept('welder')] }, candidate({ hardSkills: [concept('welder')] })).green).toBe(
      true,
    );
    expect(score({ jobFunctions: [concept('welder')] }, candidate({ hardSkills: [concept('tig-welder')] })).green).toBe(
      true,
    );
    expect(score(asked, candidate({ ...skilled, softSkills: [concept('welder')], hardSkills: [] })).green).toBe(false);
    expect(
      score({ jobFunctions: [concept('welder')] }, candidate({ evidence: [read('welder', 'CV_TEXT')] })).green,
    ).toBe(false);
    expect(
      score({ jobFunctions: [concept('welder')] }, candidate({ evidence: [read('welder', 'WORK_EXPERIENCES')] })).green,
    ).toBe(false);
  });

  it('is not made by what was found without holding: one skill of the occupation, or a broader occupation', () => {
    const welder = { jobFunctions: [concept('welder')] };
    const bySkill = score(welder, candidate({ hardSkills: [concept('welding')] }));
    expect(bySkill.explanations[0]).toMatchObject({ status: 'found', holds: false });
    expect(bySkill.green).toBe(false);
    const broader = score({ jobFunctions: [concept('tig-welder')] }, candidate({ jobFunctions: [concept('welder')] }));
    expect(broader.explanations[0]).toMatchObject({ status: 'found', holds: false });
    expect(broader.green).toBe(false);
    // It holds by the CV and is found by a skill: neither alone is enough, and both together are not either.
    const apart = candidate({ hardSkills: [concept('welding')], evidence: [read('welder', 'CV_TEXT')] });
    expect(score(welder, apart).explanations[0]).toMatchObject({ status: 'found', holds: true });
    expect(score(welder, apart).green).toBe(false);
  });

  it('needs every required hard skill to hold via the hard-skill or job-function aspect', () => {
    const worker = { jobFunctions: [concept('welder')] };
    const PENALTY = { strategy: { required: { mode: 'PENALTY' } } } as const;
    expect(score(asked, candidate(worker), PENALTY).green).toBe(false);
    expect(score(asked, candidate({ ...worker, evidence: [read('tig-welding', 'CV_TEXT')] })).green).toBe(false);
    expect(score(asked, candidate({ jobFunctions: [concept('tig-welder')] })).green).toBe(true);
    expect(score(asked, candidate({ ...worker, softSkills: [concept('tig-welding')] })).green).toBe(false);
    // a title is enough for the function, not for a skill
    expect(score(asked, candidate({ ...worker, evidence: [read('tig-welding', 'JOB_TITLE')] })).green).toBe(false);
  });

  it('asks of a required place only that the target is a match', () => {
    const gent = town('gent', 51.05, 3.72);
    const nearby = { jobFunctions: [concept('welder')], locations: [place(gent, 10, required)] };
    const target = candidate({ jobFunctions: [concept('welder')], locations: [place(gent)] });
    expect(score(nearby, target)).toMatchObject({ included: true, green: true });
  });

  it('counts a text in which the concept is a parsed item of such an aspect as that aspect', () => {
    const parsed = { parsed: true };
    const target = candidate({
      jobFunctions: [concept('welder', parsed)],
      hardSkills: [concept('tig-welding', parsed)],
      evidence: [read('welder', 'WORK_EXPERIENCES'), read('tig-welding', 'CV_TEXT')],
    });
    expect(score(asked, target).green).toBe(true);
  });

  it('is never green without a job function asked, and looks at the forward direction only', () => {
    expect(
      score({ hardSkills: [concept('tig-welding')] }, candidate({ ...skilled, jobFunctions: [concept('tig-welding')] }))
        .green,
    ).toBe(false);
  });
});
