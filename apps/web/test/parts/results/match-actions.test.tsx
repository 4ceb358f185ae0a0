// @vitest-environment happy-dom
import { Menu } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { MatchActions } from '../../../src/parts/results/row/match-actions.tsx';
import { anApplication, arrived, click, drawn } from '../drawn.tsx';

/** Where the split button of a job leads, and what its dropdown offers; null where there is none. */
async function offered(pages: { candidates: boolean; jobs: boolean }, children?: string) {
  const application = await anApplication({
    pages: { profileToCandidates: { enabled: pages.candidates }, profileToJobs: { enabled: pages.jobs } },
  });
  const place = await drawn(
    <MatchActions kind="JOB" index="jobs" id="j1" subject="Welder">
      {children !== undefined && <Menu.Item>{children}</Menu.Item>}
    </MatchActions>,
    application,
  );
  const main = place.querySelector('a')?.getAttribute('href') ?? null;
  const more = place.querySelector('button');
  if (more === null) return [main, null];
  await click(more);
  await arrived();
  const items = [...document.querySelectorAll('[role="menuitem"]')];
  return [main, items.map((item) => item.getAttribute('href') ?? item.textContent)];
}

const [TO_CANDIDATES, TO_JOBS] = ['/profile-to-candidates/job/jobs/j1', '/profile-to-jobs/job/jobs/j1'];

describe('the split button of a row', () => {
  it('LST-03 RES-01f leads to the other kind, and to the own in its dropdown', async () => {
    expect(await offered({ candidates: true, jobs: true })).toEqual([TO_CANDIDATES, [TO_JOBS]]);
    expect(await offered({ candidates: true, jobs: true }, 'Edit')).toEqual([TO_CANDIDATES, [TO_JOBS, 'Edit']]);
  });

  it('SET-07 SET-20a leads to no page that is off', async () => {
    expect(await offered({ candidates: false, jobs: true })).toEqual([TO_JOBS, null]);
    expect(await offered({ candidates: true, jobs: false })).toEqual([TO_CANDIDATES, null]);
    expect(await offered({ candidates: true, jobs: false }, 'Edit')).toEqual([TO_CANDIDATES, ['Edit']]);
    expect(await offered({ candidates: false, jobs: false })).toEqual([null, null]);
  });
});
