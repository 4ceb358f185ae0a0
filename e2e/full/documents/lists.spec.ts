import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../src/axe.ts';
import { configure } from '../../src/configure.ts';
import { open } from '../../src/walk.ts';

async function put(page: Page, kind: 'candidates' | 'jobs', document: Record<string, unknown>): Promise<void> {
  const id = String(document['id']);
  const response = await page.request.put(`/api/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, {
    data: document,
  });
  expect(response.ok()).toBe(true);
}

const person = (id: string, name: string, more: Record<string, unknown> = {}) => ({
  id,
  language: 'DUT',
  preferredJobTitle: 'magazijnier',
  cvText: `${name}\n${name}@voorbeeld.be\n0470 12 34 56\nEen ervaren magazijnier uit Aalst die graag aanpakt.`,
  extraProperties: { name, town: 'Aalst', status: 'available', ...more },
});

test('LST-02 a candidate list has its columns on one line each, without contact data, and says a status that matters', async ({
  page,
}) => {
  await put(page, 'candidates', person('list-col-1', 'Kolom Een', { status: 'placed' }));
  await open(page, '/candidates/list');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Name',
    'Description',
    'Job function',
    'Location',
    'Actions',
  ]);
  await page.getByRole('searchbox').fill('list-col-1');
  const row = page.locator('tr[data-document="list-col-1"]');
  await expect(row).toContainText('Kolom Een · Placed');
  await expect(row).toContainText('Een ervaren magazijnier uit Aalst');
  await expect(row).not.toContainText('@');
  await expect(row).not.toContainText('0470');
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);
});

test('LST-03 at 1024 px a row of a list has its id whole, its status whole, and its buttons in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await put(page, 'candidates', person('list-long-1', 'Wolfeschlegelsteinhausen de Bergerdorff', { status: 'placed' }));
  await open(page, '/candidates/list', 'it');
  await page.getByRole('searchbox').fill('list-long-1');
  const row = page.locator('tr[data-document="list-long-1"]');
  await expect(row.getByText('Trova offerte', { exact: true })).toBeVisible();
  for (const text of [row.locator('td').first(), row.getByText('· Collocato')]) {
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  const [status, cell] = [row.getByText('· Collocato'), row.locator('td').nth(1)];
  const [a, b] = await Promise.all([status.boundingBox(), cell.boundingBox()]);
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual((b?.x ?? 0) + (b?.width ?? 0));
});

test('LST-01 a job list has its columns, and a job its place rather than a home', async ({ page }) => {
  await open(page, '/jobs/list', 'nl');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Functietitel',
    'Beschrijving',
    'Vaardigheden',
    'Functie',
    'Plaats',
    'Acties',
  ]);
  await expect(page.getByText(/vacatures$/).first()).toBeVisible();
});

test('LST-03 the details open the document itself; the split button goes to jobs and, in its menu, to candidates', async ({
  page,
}) => {
  await put(page, 'candidates', person('list-open-1', 'Open Een'));
  await open(page, '/candidates/list');
  await page.getByRole('searchbox').fill('list-open-1');
  const row = page.locator('tr[data-document="list-open-1"]');
  await row.getByRole('button', { name: 'Details of Open Een' }).click();
  await expect(page).toHaveURL(/details=list-open-1/);
  const drawer = page.getByRole('dialog', { name: 'Open Een' });
  await expect(drawer).toContainText('Een ervaren magazijnier uit Aalst');
  await expect(drawer).toContainText('Open Een@voorbeeld.be');
  await expect(drawer).toContainText('Available');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Details of Open Een' })).toBeFocused();
  await expect(row.getByRole('link', { name: 'Match jobs: Open Een' })).toHaveAttribute(
    'href',
    '/profile-to-jobs/candidate/candidates/list-open-1',
  );
  await row.getByRole('button', { name: 'Other direction: Open Een' }).click();
  await expect(page.getByRole('menuitem', { name: 'Match candidates' })).toHaveAttribute(
    'href',
    '/profile-to-candidates/candidate/candidates/list-open-1',
  );
});

test('LST-04 a list is searched, narrowed by facets with their counts, ordered and paged by 20', async ({ page }) => {
  await put(page, 'candidates', person('list-find-1', 'Zoekmij Vandaag', { town: 'Lokeren' }));
  await open(page, '/candidates/list');
  await expect(page.locator('tr[data-document]')).toHaveCount(20);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zoekmij');
  await expect(page.locator('tr[data-document]')).toHaveCount(1);
  await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const facet = page.getByRole('group', { name: 'Language' });
  const dutch = facet.getByRole('listitem').filter({ hasText: 'Dutch' });
  await dutch.getByRole('checkbox').check();
  await expect(page).toHaveURL(/#f\.language=DUT$/);
  // other tests add documents meanwhile: list and facet agree once both are asked after the last of them
  await expect(async () => {
    await page.reload();
    await expect(page.locator('tr[data-document]')).toHaveCount(20);
    await expect(dutch).toBeVisible();
    const count = Number((await dutch.innerText()).replace(/\D/g, ''));
    expect(await page.getByText(new RegExp(`^${new Intl.NumberFormat('en').format(count)} of `)).count()).toBe(1);
  }).toPass();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Last changed' }).click();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.locator('tr[data-document]').first()).toBeVisible();
});

test('a document is deleted, and undo puts it back', async ({ page }) => {
  await put(page, 'candidates', person('list-gone-1', 'Weg Straks'));
  await open(page, '/candidates/list');
  await page.getByRole('searchbox').fill('list-gone-1');
  const row = page.locator('tr[data-document="list-gone-1"]');
  await row.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('dialog', { name: 'Weg Straks' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get('/api/hrmatching/candidates_index/candidates/doc/list-gone-1')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  const back = await page.request.get('/api/hrmatching/candidates_index/candidates/doc/list-gone-1');
  expect(await back.json()).toMatchObject({ extraProperties: { name: 'Weg Straks' } });
});

test('LST-04 text, filters and order are in the fragment: they survive a reload and go back and forward, at any width', async ({
  page,
}) => {
  for (const i of [1, 2, 3]) {
    await put(
      page,
      'candidates',
      person(`list-hash-${i}`, `Fragment ${i}`, { status: i === 1 ? 'placed' : 'available' }),
    );
  }
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/candidates/list');
  await page.getByRole('searchbox').fill('list-hash');
  await expect(page).toHaveURL(/\/candidates\/list#q=list-hash$/);
  await expect(page.locator('tr[data-document]')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /Placed/ }).check();
  await expect(page).toHaveURL(/#q=list-hash&f\.status=placed$/);
  await expect(page.locator('tr[data-document]')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('tr[data-document]')).toHaveCount(3);
  await page.goForward();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(page.locator('tr[data-document]')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('list-hash');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters (1)' });
  await expectAccessible(page);
  await filters.getByRole('checkbox', { name: /Placed/ }).uncheck();
  await expect(page.locator('tr[data-document]')).toHaveCount(3);
  expect(sent.filter((url) => new URL(url).pathname.startsWith('/candidates') && url.includes('list-hash'))).toEqual(
    [],
  );
});

test('LST-03 where there is room the list stays at hand beside a document, without anything over it', async ({
  page,
}) => {
  await put(page, 'candidates', person('list-beside-1', 'Naast Een'));
  await put(page, 'candidates', person('list-beside-2', 'Naast Twee'));
  await put(page, 'candidates', person('list-beside-3', `Naast ${'Drie van de '.repeat(20)}`));
  await open(page, '/candidates/list#q=list-beside');
  await page.locator('tr[data-document="list-beside-1"]').getByText('Naast Een', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Naast Een' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('tr[data-document="list-beside-2"]').getByText('Naast Twee', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Naast Twee' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Naast Een' })).toBeVisible();
  // what closes it stays in sight beside the longest name
  await page
    .locator('tr[data-document="list-beside-3"]')
    .getByText(/^Naast Drie/)
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Naast Drie/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('LST-01 LST-04 in demo-filter mode the job list asks 40 a page and shows descriptions of at least 200 characters', async ({
  page,
}) => {
  const job = (id: string, length: number) => ({
    id,
    language: 'DUT',
    jobTitle: `Demo ${length}`,
    jobText: 'x'.repeat(length),
  });
  await put(page, 'jobs', job('list-demo-199', 199));
  await put(page, 'jobs', job('list-demo-200', 200));
  await configure(page, (config) => Object.assign(config['features'] as object, { demoFilter: true }));
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/match2jobs/jobs') && (request.postDataJSON() as { size: number }).size > 5,
  );
  await open(page, '/jobs/list#q=list-demo');
  expect(((await asked).postDataJSON() as { size: number }).size).toBe(40);
  await expect(page.locator('tr[data-document="list-demo-200"]')).toBeVisible();
  await expect(page.locator('tr[data-document="list-demo-199"]')).toHaveCount(0);
});
