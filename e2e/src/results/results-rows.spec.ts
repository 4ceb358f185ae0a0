import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, type Request, type Response, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { OWN } from '../own-worlds.ts';
import { open } from '../walk.ts';

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';

interface Answer {
  readonly count: number;
  readonly matches: readonly {
    readonly id: string;
    readonly score: number;
    readonly green: boolean;
    readonly document: { readonly extraProperties: Readonly<Record<string, string>> };
    readonly explanations: readonly {
      readonly scoreType: string;
      readonly aspect: string;
      readonly status: string;
      readonly holds: boolean;
      readonly required: boolean;
      readonly asked: { readonly label: string };
    }[];
  }[];
}

const asksPageAt = /\/match2candidates\/candidates(\?|$)/;
const asksPage = (sent: Request | Response) => asksPageAt.test(sent.url());
// a server with too much to do refuses at first, and is asked again
const isPage = (response: Response) => response.ok() && asksPage(response);
const rows = (page: Page) => page.locator('tr[data-match]');
const chip = (row: Locator) => row.locator('[data-kind]');

async function openResults(page: Page, locale: 'nl' | 'en' = 'en', address = RESULTS): Promise<Answer> {
  const answered = page.waitForResponse(isPage);
  await open(page, address, locale);
  const answer = (await (await answered).json()) as Answer;
  await expect(rows(page).first()).toBeVisible();
  return answer;
}

test('RES-01c RES-01d RES-01e RES-04 a row says who, how well, why and what is configured, as the server answered it', async ({
  page,
}) => {
  const { matches } = await openResults(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Choice',
    'Relevance',
    'Job function',
    'Town',
    'Office',
    'Actions',
  ]);
  for (const [i, match] of matches.slice(0, 5).entries()) {
    const row = rows(page).nth(i);
    const { name = '', office = '' } = match.document.extraProperties;
    await expect(row.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(row.locator('[data-score]')).toHaveText(`${Math.round(match.score * 100)}%`);
    await expect(row.getByText(match.green ? 'complete' : 'partial', { exact: true })).toBeVisible();
    if (office !== '') await expect(row.getByRole('cell', { name: office, exact: true }).first()).toBeVisible();
    const found = match.explanations.filter(
      ({ scoreType, status, aspect }) => scoreType === 'FORWARD' && status === 'found' && aspect !== 'locations',
    );
    const shown = await chip(row).count();
    expect(shown).toBeLessThanOrEqual(5);
    expect(shown).toBeGreaterThan(0);
    const required = match.explanations.filter((item) => item.scoreType === 'FORWARD' && item.required && !item.holds);
    const rest = found.length + required.filter(({ status }) => status !== 'found').length - shown;
    if (rest > 0) await expect(row.getByText(`+${rest}`, { exact: true })).toBeVisible();
    for (const kind of await chip(row).evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')))) {
      expect(['found', 'near', 'missing', 'unknown']).toContain(kind);
    }
  }
  expect((await rows(page).first().boundingBox())?.height).toBe(56);
  // the configured columns take the room that there is, and a long place touches none of them where there is little
  const column = () => page.getByRole('columnheader', { name: 'Office' }).boundingBox();
  expect((await column())?.width).toBeGreaterThan(160);
  await page.route(asksPageAt, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    for (const match of answer.matches) {
      Object.assign(match.document.extraProperties, { town: 'Sint-Genesius-Rode bij Brussel', name: 'Anna Verhulst' });
    }
    await route.fulfill({ response, json: answer });
  });
  // nor does it beside all that is known of somebody
  await page.route('**/annotations/**', async (route) => {
    const response = await route.fetch();
    const known = { noteCount: 12, lastContact: '2026-03-12', selectionStatuses: [] };
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    await route.fulfill({ response, json: { annotationsById: Object.fromEntries(ids.map((id) => [id, known])) } });
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.reload();
  await expect(rows(page).first()).toContainText('Sint-Genesius-Rode');
  await expect(rows(page).first()).toContainText(/12 notes · contact (Mar 12, 2026|12 Mar 2026)/);
  expect((await column())?.width).toBe(128);
  const over = await rows(page).evaluateAll((all) =>
    all.filter((row) => {
      const [first, ...others] = [...row.querySelectorAll('td:has([data-row-name]), td:has([data-row-name]) ~ td')];
      const end = others[0]?.getBoundingClientRect().left ?? 0;
      // as far as it is drawn: what a box cuts off is not
      const drawn = [...(first?.querySelectorAll('[data-row-name], [data-row-name] ~ span') ?? [])];
      return drawn.some((one) => one.getBoundingClientRect().right > end - 8);
    }),
  );
  expect(over).toHaveLength(0);
});

test('RES-01d bars are equally long in every language, so that rows compare, and no word leaves its column', async ({
  page,
}) => {
  for (const locale of ['nl', 'fr', 'en', 'it'] as const) {
    await open(page, RESULTS, locale);
    await expect(rows(page).first()).toBeVisible();
    const cells = await rows(page).evaluateAll((all) =>
      all.map((row) => {
        const score = row.querySelector('[data-score]')?.parentElement;
        const word = score?.lastElementChild?.getBoundingClientRect();
        const bar = score?.parentElement?.getBoundingClientRect();
        return { bar: bar?.width, isInside: (word?.right ?? Infinity) <= (bar?.right ?? 0) + 0.5 };
      }),
    );
    expect(new Set(cells.map(({ bar }) => bar))).toEqual(new Set([112]));
    expect(cells.every(({ isInside }) => isInside)).toBe(true);
  }
});

test('a page of twenty rows is at most 60 KB as it travels compressed', async ({ page }) => {
  const answered = page.waitForResponse(isPage);
  await open(page, RESULTS);
  const body = await (await answered).body();
  expect((JSON.parse(body.toString()) as Answer).matches).toHaveLength(20);
  expect(gzipSync(body).byteLength).toBeLessThanOrEqual(60_000);
});

test('RES-01c colours and their words are off in the rows and in the details when the option says so', async ({
  page,
}) => {
  await configure(page, (config) => {
    config['disableScoreColours'] = true;
  });
  await openResults(page);
  await expect(page.getByText('complete', { exact: true })).toHaveCount(0);
  await expect(page.getByText('partial')).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Details of/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('complete', { exact: true })).toHaveCount(0);
  await expect(page.getByText('partial')).toHaveCount(0);
});

test('RES-03 the tooltip waits 250 ms, tells the verdict and three shares, and stays 400 ms', async ({ page }) => {
  // the page's clock goes by hand: its milliseconds are the same on a machine of any speed
  await page.clock.install();
  const { matches } = await openResults(page);
  const bar = rows(page).first().getByRole('img').first();
  const words = matches[0]?.green
    ? 'At least one job function and all required hard skills found'
    : 'Job functions or a required hard skill not found';
  const tooltip = page.getByRole('tooltip').filter({ hasText: words });
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await bar.hover();
  await page.clock.runFor(249);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1000);
  expect(await tooltip.locator('dt').count()).toBeLessThanOrEqual(4);
  expect(await tooltip.locator('dt').count()).toBeGreaterThanOrEqual(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(399);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1000);
  await expect(tooltip).toBeHidden();
});

test('RES-01f RES-01g details, the split button and the telephone of a row', async ({ page }) => {
  await openResults(page);
  const row = rows(page).first();
  await row.hover();
  await expect(row.getByRole('button', { name: /^Details of/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Match jobs/ })).toHaveAttribute(
    'href',
    /\/profile-to-jobs\/candidate\/candidates\//,
  );
  await row.getByRole('button', { name: /^Other direction/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Match candidates' })).toBeVisible();
  await page.keyboard.press('Escape');
  const call = page.getByRole('link', { name: /^Call / }).first();
  await expect(call).toHaveAttribute('href', /^tel:\+\d{6,}$/);
});

test('RES-01g a number without a country is Belgian unless the configuration says otherwise', async ({ page }) => {
  await openResults(page, 'en', OWN.telephone.results);
  await expect(page.getByRole('link', { name: /^Call Piet Telefoon/ })).toHaveAttribute('href', 'tel:+3251301234');
});

test('MAT-13 "not for this search" takes a row out of the list and the count, and undo brings it back', async ({
  page,
}) => {
  const { count, matches } = await openResults(page);
  const name = matches[1]?.document.extraProperties['name'] ?? '';
  const tab = page.getByRole('tab', { name: /Candidates/ }).last();
  const row = page.locator(`tr[data-match="${matches[1]?.id}"]`);
  await row.hover();
  const asked = page.waitForRequest(asksPage);
  await row.getByRole('button', { name: `Not for this search: ${name}` }).click();
  expect((await asked).postDataJSON()).toMatchObject({ excludedIds: [matches[1]?.id] });
  await expect(row).toHaveCount(0);
  await expect(tab).toContainText(new Intl.NumberFormat('en').format(count - 1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(tab).toContainText(new Intl.NumberFormat('en').format(count));
});

test('RES-02 RES-05 RES-10 rows are chosen one by one or all at once, and the best six are compared', async ({
  page,
}) => {
  const { matches, count } = await openResults(page);
  const compare = page.getByRole('button', { name: 'Compare' });
  const status = page.getByRole('toolbar').getByRole('status');
  await expect(status).toHaveText('None chosen');
  await rows(page).nth(2).getByRole('checkbox').check();
  await expect(compare).toBeDisabled();
  await rows(page).nth(0).getByRole('checkbox').check();
  await expect(status).toHaveText('2 chosen');
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Compare 2 matches' });
  await expect(dialog.locator('[data-compared]')).toHaveCount(2);
  // the better one first, whichever was chosen first
  await expect(dialog.locator('[data-compared]').first()).toContainText(
    matches[0]?.document.extraProperties['name'] ?? '?',
  );
  await expect(dialog.getByRole('rowheader', { name: /Work experience/ })).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: /Educations/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const all = page.getByRole('checkbox', { name: 'Choose all results' });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(status).toHaveText(`${new Intl.NumberFormat('en').format(Math.min(1000, count))} chosen`);
  await expect(all).toBeChecked();
  // two at once: a server refuses more than it can work on
  const asked = new Set<unknown>();
  let most = 0;
  page.on('request', (request) => {
    if (/match2candidates\/details/.test(request.url())) asked.add(request);
    most = Math.max(most, asked.size);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  await compare.click();
  await expect(page.getByRole('dialog').locator('[data-compared]')).toHaveCount(6);
  expect(most).toBe(2);
  // what six people are compared by is read in full in a small window too
  await page.setViewportSize({ width: 1024, height: 800 });
  const cut = () =>
    page
      .getByRole('dialog')
      .evaluate((element) =>
        [...element.querySelectorAll('table span')].flatMap(({ scrollWidth, clientWidth, textContent }) =>
          clientWidth > 2 && scrollWidth > clientWidth + 1 ? [textContent] : [],
        ),
      );
  await expect.poll(cut).toEqual([]);
  await expect(page.getByText(`the best 6 of ${Math.min(1000, count)} chosen matches`)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /out of the comparison$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('[data-compared]')).toHaveCount(5);
});

test('RES-10 a comparison stands in the address: Back closes it, Forward and a reload open it again', async ({
  page,
}) => {
  await openResults(page);
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare 3 matches' });
  await expect(dialog.locator('[data-compared]')).toHaveCount(3);
  const order = () => dialog.locator('[data-compared]').evaluateAll((all) => all.map(({ textContent }) => textContent));
  const best = await order();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('3 chosen');
  await page.goForward();
  await expect(dialog.locator('[data-compared]')).toHaveCount(3);
  await page.reload();
  await expect(dialog.locator('[data-compared]')).toHaveCount(3);
  // by score, in whatever order an address names them
  const turned = new URL(page.url());
  const ids = JSON.parse(turned.searchParams.get('compare') ?? '[]') as string[];
  turned.searchParams.set('compare', JSON.stringify(ids.toReversed()));
  await page.goto(turned.href);
  await expect.poll(order).toEqual(best);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/compare/);
});

test('RES-06 RES-08d SET-21f what is chosen is selected with a status, stored, and marked from then on', async ({
  page,
}) => {
  const { job, results } = OWN.selecting;
  const { matches } = await openResults(page, 'en', results);
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await expect(select).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Status of the selection' })).toHaveValue('Proposed');
  await page.getByRole('combobox', { name: 'Status of the selection' }).click();
  await page.getByRole('option', { name: 'Invited' }).click();
  await rows(page).nth(1).getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/selections/candidatesForJob'));
  await select.click();
  expect((await sent).postDataJSON()).toEqual({
    subjectId: job.id,
    selectionIds: [matches[1]?.id],
    selectionStatus: 'invited',
  });
  await expect(rows(page).nth(1).getByRole('img', { name: 'Already selected' })).toBeVisible();
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('None chosen');
  await page.reload();
  await expect(rows(page).nth(1).getByRole('img', { name: 'Already selected' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Already selected' })).toHaveCount(1);
});

test('RES-11 the results are downloaded under the name that the server gives', async ({ page }) => {
  await openResults(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await file.path(), 'utf8').split('\n').length).toBeGreaterThan(20);
});

test('j, k, Enter, x and c walk, open, choose and compare; the focus never falls to the body', async ({ page }) => {
  const { matches } = await openResults(page);
  const name = (i: number) => rows(page).nth(i).locator('[data-row-name]');
  await page.keyboard.press('j');
  await expect(name(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(name(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await expect(name(0)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('2 chosen');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Compare 2 matches' })).toBeVisible();
  await page.keyboard.press('Escape');
  await name(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`details=${matches[1]?.id}`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate<string>('document.activeElement.tagName')).not.toBe('BODY');
});

test('a page that does not exist says so and leads to the first', async ({ page }) => {
  await open(page, `${RESULTS}&page=9999`);
  await expect(page.getByText(/There is no page 9,999/)).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(rows(page).first()).toBeVisible();
});

for (const width of [360, 768] as const) {
  test(`at ${width} px nothing of the rows is cut sideways and their actions can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openResults(page, 'nl');
    const root = 'document.documentElement';
    expect(await page.evaluate<boolean>(`${root}.scrollWidth <= ${root}.clientWidth`)).toBe(true);
    const details = rows(page)
      .first()
      .getByRole('button', { name: /^Details van/ });
    const box = await details.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await details.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
