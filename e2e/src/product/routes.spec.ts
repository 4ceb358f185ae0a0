import { expect, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { open } from '../walk.ts';

const JOB = 'hand-j-nl-1';
const CANDIDATE = 'hand-c-nl-1';

test('SET-01 the root leads to the configured default', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile-to-candidates$/);
});

for (const [target, other] of [
  ['candidates', JOB],
  ['jobs', CANDIDATE],
] as const) {
  const type = target === 'candidates' ? 'job' : 'candidate';
  const index = target === 'candidates' ? 'jobs' : 'candidates';
  for (const form of ['', `/${other}`, `/${type}/${other}`, `/${type}/${index}/${other}`]) {
    test(`SET-02 /profile-to-${target}${form} opens${form === '' ? ' empty' : ' with its source and matches'}`, async ({
      page,
    }) => {
      await open(page, `/profile-to-${target}${form}`);
      if (form === '') {
        await expect(page.getByRole('textbox', { name: /Search, or paste a/ })).toBeVisible();
        return;
      }
      await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Results/ })).toBeVisible();
      await expect(page.locator('[data-count]')).toContainText(/\d/);
    });
  }
}

test('SET-02 a source may be of the kind that is searched', async ({ page }) => {
  await open(page, `/profile-to-candidates/candidate/candidates/${CANDIDATE}`);
  await expect(page.getByRole('button', { name: /^Results/ })).toBeVisible();
  await expect(page.locator('[data-count]')).toContainText(/\d/);
});

test('MAT-11 a candidate that is not there is said to be missing, with the id, and OK closes it', async ({ page }) => {
  await open(page, '/profile-to-jobs/candidate/candidates/nobody');
  const dialog = page.getByRole('dialog', { name: "Candidate doesn't exist" });
  await expect(dialog).toContainText("The candidate with ID nobody hasn't been indexed, or couldn't be retrieved.");
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('MAT-11 SET-25 a job that is not there is said to be missing; with a hidden menu nothing closes it', async ({
  page,
}) => {
  await configure(page, (config) => {
    config['hideMenu'] = true;
  });
  await open(page, '/profile-to-candidates/job/jobs/gone');
  const dialog = page.getByRole('dialog', { name: "Job doesn't exist" });
  await expect(dialog).toContainText("The job with ID gone hasn't been indexed, or couldn't be retrieved.");
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('SET-07 the menu shows the features that are on, and an unknown address says so', async ({ page }) => {
  await open(page, '/profile-to-candidates');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Job to candidates',
    'Profile to candidates',
    'Profile to jobs',
    'Candidates',
    'Jobs',
    'Matching strategy',
    'Matching test',
    'Text mining',
  ]);
  await page.goto('/matching-everything');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('MAT-17d the match step is not reachable by address before a parse', async ({ page }) => {
  await page.goto('/job-to-candidates/match');
  await expect(page).toHaveURL(/\/job-to-candidates\/input$/);
  await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-disabled=true]')).toHaveText('2. Match');
});

test('SET-03 LST-02 LST-03 the candidate list leads from a person to jobs', async ({ page }) => {
  await open(page, '/candidates/list');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Name',
    'Description',
    'Job function',
    'Location',
    'Actions',
  ]);
  await page.getByRole('link', { name: 'Match jobs' }).first().click();
  await expect(page).toHaveURL(/\/profile-to-jobs\/candidate\/candidates\//);
  await expect(page.getByRole('button', { name: /^Results/ })).toBeVisible();
  await expect(page.locator('[data-count]')).toContainText(/\d/);
});

test('SET-03 LST-01 the job list is paged, and its page stands in the address', async ({ page }) => {
  await open(page, '/jobs/list', 'it');
  await page.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
});

test('SET-03 DET-07a DET-07c a match has an address of its own', async ({ page }) => {
  await open(page, `/match-details/jobs/${JOB}/candidates/${CANDIDATE}`);
  await expect(page.getByRole('columnheader', { name: 'Search profile asks' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Candidate asks' })).toBeVisible();
});

test('MAT-07 page and open dialog survive a reload and can be sent on', async ({ page }) => {
  await open(page, `/profile-to-candidates/job/jobs/${JOB}`);
  await page.getByRole('button', { name: /Results/ }).click();
  await page.locator('tr[data-match] [data-open]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/details=/);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/details=/);
});
