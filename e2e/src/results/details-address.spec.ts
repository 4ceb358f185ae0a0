import { expect, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { open } from '../walk.ts';

const JOB = 'hand-j-nl-1';

test('DET-07b DET-07c the route names both sides, and a match that is not there says so', async ({ page }) => {
  await open(page, `/match-details/jobs/${JOB}/candidates/hand-c-nl-1`);
  await expect(page.getByRole('columnheader', { name: 'Search profile asks' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Candidate asks' })).toBeVisible();
  await open(page, '/match-details/candidates/hand-c-nl-1/jobs/hand-j-nl-1');
  await expect(page.getByRole('columnheader', { name: 'Job asks' })).toBeVisible();
  await page.route('**/details', (route) => route.fulfill({ json: { matches: [] } }));
  await open(page, `/match-details/jobs/${JOB}/candidates/hand-c-nl-2`);
  await expect(page.getByRole('alert')).toContainText('No result');
});

test('DET-07a the address names target and source, in that order, and the first of what comes is shown', async ({
  page,
}) => {
  await page.route('**/details', async (route) => {
    const response = await route.fetch();
    const { matches } = JSON.parse(await response.text()) as { matches: Record<string, unknown>[] };
    const properties = { ...(matches[0]?.['extraProperties'] as object), name: 'Somebody else' };
    await route.fulfill({ json: { matches: [...matches, { ...matches[0], extraProperties: properties }] } });
  });
  const [request] = await Promise.all([
    page.waitForRequest('**/details'),
    open(page, '/match-details/jobs/hand-j-nl-1/candidates/hand-c-nl-1'),
  ]);
  expect(new URL(request.url()).pathname).toBe('/api/hrmatching/match2candidates/details');
  expect(request.postDataJSON()).toMatchObject({
    targetIndex: 'candidates',
    targetId: 'hand-c-nl-1',
    sourceIndex: 'jobs',
    sourceId: 'hand-j-nl-1',
  });
  await expect(page.getByRole('heading', { name: 'Dirk Vanlerberghe' })).toBeVisible();
  await expect(page.getByText('Somebody else')).toHaveCount(0);
});

test('DET-07d the properties of the route are those of the target index on the page to candidates, or the default ones', async ({
  page,
}) => {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const [name, { indices }] of Object.entries(pages)) {
      const label = name === 'profileToCandidates' ? 'Town of the target' : 'Town of another page';
      for (const index of indices) index['extraProperties'] = [{ property: 'town', label }];
    }
  });
  await open(page, `/match-details/jobs/${JOB}/candidates/hand-c-nl-1`);
  const texts = page.getByRole('region', { name: 'Texts' });
  await expect(texts.getByText('Town of the target')).toBeVisible();
  // no page to candidates has an index of jobs: what stands elsewhere is not used
  await open(page, '/match-details/candidates/hand-c-nl-1/jobs/hand-j-nl-1');
  await expect(texts.getByRole('heading').first()).toBeVisible();
  await expect(texts.getByText(/^Town of/)).toHaveCount(0);
});
