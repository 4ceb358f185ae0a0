import { expect, type Page, type Response, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { open } from '../walk.ts';

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';
const rows = (page: Page) => page.locator('tr[data-match]');

async function withOptions(page: Page, options: Record<string, unknown>): Promise<void> {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) Object.assign(index, options);
  });
}

/** Holds the calls of an address until it is told to let them go on. */
async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return () => held.resolve();
}

test('RES-11 ENG-07 a download is csv of 1,000 from 0 unless it is configured, and spins until it is done', async ({
  page,
}) => {
  await open(page, `${RESULTS}&page=2`);
  await expect(rows(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Download' });
  const letGo = await hold(page, '**/match2candidates/candidates/csv**');
  const asked = page.waitForRequest(/\/match2candidates\/candidates\/csv/);
  const saved = page.waitForEvent('download');
  await button.click();
  const body = (await asked).postDataJSON() as { from?: number; size: number };
  expect([body.from ?? 0, body.size]).toEqual([0, 1000]);
  await expect(button).toHaveAttribute('data-loading', 'true');
  letGo();
  expect((await saved).suggestedFilename()).toMatch(/^candidates-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(button).not.toHaveAttribute('data-loading', 'true');

  await withOptions(page, { exportType: 'ndjson', exportSize: 7 });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const other = page.waitForRequest(/\/match2candidates\/candidates\/ndjson/);
  const file = page.waitForEvent('download');
  await button.click();
  expect(((await other).postDataJSON() as { size: number }).size).toBe(7);
  const chunks: Buffer[] = [];
  for await (const chunk of await (await file).createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).toString('utf8').trimEnd().split('\n')).toHaveLength(7);
  // a file that does not have all of them says so
  await expect(page.getByText(/^The file has the first 7 of [\d,]+ results\.$/)).toBeVisible();
});

test('RES-06 a selection is busy until it is answered, and a failure ends that', async ({ page }) => {
  await open(page, RESULTS);
  await rows(page).nth(0).getByRole('checkbox').check();
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await page.route('**/selections/candidatesForJob', (route) =>
    route.fulfill({ json: { hasErrors: true, message: 'The vacancy is closed', results: [] } }),
  );
  const letGo = await hold(page, '**/selections/candidatesForJob');
  await select.click();
  await expect(select).toHaveAttribute('data-loading', 'true');
  await expect(select).toBeDisabled();
  // the white sign that it works stands on a fill, not on white
  await expect
    .poll(() =>
      select.evaluate((button) => {
        const sign = button.querySelector('.mantine-Button-loader > *') ?? button;
        return [getComputedStyle(sign, '::after').borderTopColor, getComputedStyle(button).backgroundColor];
      }),
    )
    .toEqual(['rgb(255, 255, 255)', 'rgb(11, 92, 138)']);
  letGo();
  await expect(page.getByRole('alert')).toContainText('The vacancy is closed');
  await expect(select).toBeEnabled();
  await expect(rows(page).nth(0).getByRole('checkbox')).toBeChecked();

  // what our own server cannot find is told in the language of the page, by name
  const gone = await rows(page).nth(0).getAttribute('data-match');
  const name = await rows(page).nth(0).locator('[data-row-name]').innerText();
  const results = [{ id: gone, message: `There is no document ${gone}.`, code: 'UNKNOWN_DOCUMENT' }];
  await page.unroute('**/selections/candidatesForJob');
  await page.route('**/selections/candidatesForJob', (route) =>
    route.fulfill({ json: { hasErrors: true, message: null, results } }),
  );
  await select.click();
  await expect(page.getByText(`${name} has been removed and was not selected.`, { exact: true })).toBeVisible();
  await expect(page.getByText('There is no document')).toHaveCount(0);
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked();
});

test('RES-06 a selection that fails says why and leaves the choice', async ({ page }) => {
  await open(page, RESULTS, 'en');
  let message: string | null = 'The list is full.';
  await page.route('**/selections/candidatesForJob', (route) =>
    route.fulfill({ json: { hasErrors: true, message, results: [] } }),
  );
  await rows(page).nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/The list is full\./);
  message = null;
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add selections' })).toBeVisible();
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('1 chosen');
  await open(page, page.url(), 'nl');
  await rows(page).nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Selecteren', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('De selectie is niet gelukt');
});

test('SET-21e without a set endpoint there is no select button and no marker', async ({ page }) => {
  await withOptions(page, { selectionEndpoints: {}, allowComparison: false });
  await open(page, RESULTS, 'en');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Choose / })).toHaveCount(0);
});

test('RES-08a what was selected before is fetched once in 30 seconds', async ({ page }) => {
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/selections/candidatesForJob/')) {
      fetched.push(new URL(request.url()).pathname);
    }
  });
  // the 30 seconds begin when the answer is there
  const answered = page.waitForResponse((response) => response.url().includes('/selections/candidatesForJob/'));
  await open(page, RESULTS);
  await expect(rows(page).first()).toBeVisible();
  await (await answered).finished();
  expect(fetched).toEqual(['/api/selections/candidatesForJob/hand-j-nl-1']);
  const away = async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click();
    await expect(rows(page)).toHaveCount(0);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
  };
  await away();
  await page.clock.fastForward(20_000);
  await away();
  expect(fetched).toHaveLength(1);
  await page.clock.fastForward(11_000);
  await away();
  await expect.poll(() => fetched.length).toBe(2);
});

test('RES-10 a comparison has the score bar, the configured property, a row for each aspect, work and educations', async ({
  page,
}) => {
  const answered = page.waitForResponse((response: Response) =>
    /\/match2candidates\/candidates(\?|$)/.test(response.url()),
  );
  await open(page, RESULTS);
  const { matches } = (await (await answered).json()) as {
    matches: { score: number; document: { extraProperties: Record<string, string> } }[];
  };
  // other tests add people without an office
  const placed = matches.flatMap(({ document }, at) => (document.extraProperties['office'] ? [at] : [])).slice(0, 2);
  expect(placed).toHaveLength(2);
  for (const at of placed.toReversed()) await rows(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare 2 matches' });
  for (const [place, at] of placed.entries()) {
    const column = dialog.locator('[data-compared]').nth(place);
    const { score, document } = matches[at] ?? { score: -1, document: { extraProperties: {} } };
    await expect(column.locator('[data-score]')).toHaveText(`${Math.round(score * 100)}%`);
    await expect(column).toContainText(document.extraProperties['office'] ?? 'an office');
  }
  const heads = await dialog.getByRole('rowheader').allInnerTexts();
  for (const aspect of ['Job functions', 'Hard skills', 'Locations', 'Work experience', 'Educations']) {
    expect(heads.filter((head) => head.startsWith(aspect))).toHaveLength(1);
  }
});

test('RES-02 RES-06 who is chosen and not in sight is counted, named and left out again', async ({ page }) => {
  await open(page, RESULTS, 'en');
  await expect(rows(page).first()).toBeVisible();
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  const name = await rows(page).nth(1).locator('[data-row-name]').innerText();
  const chosen = page.getByRole('toolbar').getByRole('status');
  const elsewhere = page.getByRole('button', { name: /not on this page/ });
  await expect(elsewhere).toHaveCount(0);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(elsewhere).toHaveText('3 not on this page');
  // rows are drawn after the counts: the first one is that of the new page by then
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked();
  await rows(page).nth(0).getByRole('checkbox').check();
  await expect(chosen).toHaveText('4 chosen');
  await expect(elsewhere).toHaveText('3 not on this page');
  await elsewhere.click();
  const others = page.getByRole('region', { name: 'On other pages' });
  const outside = page.getByRole('region', { name: /^Outside this list/ });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(outside).toHaveCount(0);
  await page.getByRole('button', { name: `No longer choose ${name}`, exact: true }).click();
  await expect(chosen).toHaveText('3 chosen');
  await page.getByRole('button', { name: 'Choose none of the 3' }).click();
  await expect(chosen).toHaveText('None chosen');
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen).toHaveText('3 chosen');
  // a filter that leaves nobody leaves them chosen, and says so
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const age = page.getByRole('textbox', { name: 'Age', exact: true });
  await age.fill('150');
  await age.press('Enter');
  await expect(page.getByText('No results.')).toBeVisible();
  await expect(elsewhere).toHaveText('3 not on this page, 3 of them outside this list');
  await elsewhere.click();
  await expect(outside.getByRole('listitem')).toHaveCount(3);
  await expect(others).toHaveCount(0);
  await page.getByRole('dialog').locator('li').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/details=/);
});
