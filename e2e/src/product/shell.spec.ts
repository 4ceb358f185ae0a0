/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { open, settled } from '../walk.ts';

test('SET-01 the root leads to another configured default, and to profile to candidates when none is configured', async ({
  page,
}) => {
  await configure(page, (config) => {
    config['defaultRoute'] = '/jobs/list';
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/jobs\/list$/);
  await page.unroute('**/api/config/default');
  await configure(page, (config) => {
    delete config['defaultRoute'];
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile-to-candidates$/);
  await page.unroute('**/api/config/default');
  await configure(page, (config) => {
    config['defaultRoute'] = '';
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile-to-candidates$/);
});

test('SET-07 a feature that is off has no menu entry and no route', async ({ page }) => {
  await configure(page, (config) => {
    config['features'] = { candidateList: true, jobList: false, matchingStrategy: false, monitoring: false };
    (config['pages'] as Record<string, { enabled: boolean }>)['profileToJobs'] = { enabled: false };
  });
  await open(page, '/profile-to-candidates');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Job to candidates',
    'Profile to candidates',
    'Candidates',
  ]);
  for (const address of [
    '/jobs/list',
    '/matching-strategy',
    '/matching-test',
    '/profile-to-jobs',
    '/profile-to-jobs/candidate/candidates/hand-c-nl-1',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  }
});

test('SET-08 the menu can be hidden', async ({ page }) => {
  await configure(page, (config) => {
    config['hideMenu'] = true;
  });
  await open(page, '/profile-to-candidates');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile to candidates' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('menu entries and page titles are the same words, and each screen has its own document title', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  for (const name of [
    'Vacature naar kandidaten',
    'Profiel naar vacatures',
    'Kandidaten',
    'Vacatures',
    'Matchingstrategie',
    'Matchingtest',
    'Text mining',
    'Profiel naar kandidaten',
  ]) {
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const entry = menu.getByRole('link', { name, exact: true });
    // what does not fit on the line stands in its last menu
    if ((await entry.count()) === 0) {
      await menu.getByRole('button').click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    } else await entry.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} – Counterpart`);
  }
});

test('Ctrl-K finds a candidate by name and a job by id, and opens them', async ({ page }) => {
  await open(page, '/jobs/list');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('hand-c-nl-1');
  await page
    .getByRole('button', { name: /hand-c-nl-1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile-to-jobs\/candidate\/candidates\/hand-c-nl-1$/);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('textbox', { name: 'Find anything' }).fill('hand-j-nl-1');
  await expect(page.getByRole('button', { name: /hand-j-nl-1/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile-to-candidates\/job\/jobs\/hand-j-nl-1/);
});

test('a name that is too long for the search of everything ends in an ellipsis, inside it', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8);
  await page.route('**/match2candidates/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { matches: { document: { extraProperties: { name: string } } }[] };
    for (const { document } of answer.matches) document.extraProperties.name = name;
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/jobs/list');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('hand-c-nl-1');
  const label = page.getByText(name).first();
  await expect(label).toBeVisible();
  const { isCut, isInside } = await label.evaluate((element) => {
    const dialog = element.closest('[role=dialog]');
    const edge = dialog?.getBoundingClientRect().right ?? 0;
    return {
      isCut: element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis',
      isInside: element.getBoundingClientRect().right <= edge && dialog?.scrollWidth === dialog?.clientWidth,
    };
  });
  expect([isCut, isInside]).toEqual([true, true]);
});

test('? shows the keys, and keys without Ctrl can be switched off for good', async ({ page }) => {
  await open(page, '/candidates/list');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByText('Find anything')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Keys without Ctrl' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeVisible();
});

test('/ searches on every page: with its own field, or everything where it has none', async ({ page }) => {
  const source = '/profile-to-candidates/job/jobs/hand-j-nl-1';
  const field = page.getByRole('searchbox', { name: 'Add by keywords' });
  await open(page, source);
  await expect(field).toBeVisible();
  // while the profile is on its way the field may be put anew
  await settled(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // from open results to the profile, where the field stands
  await open(page, `${source}?index=candidates`);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await open(page, '/profile-to-jobs');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search, or paste a CV' })).toBeFocused();
  await open(page, '/matching-strategy');
  const parameters = page.getByRole('searchbox', { name: 'Search a parameter' });
  await expect(parameters).toBeVisible();
  await page.keyboard.press('/');
  await expect(parameters).toBeFocused();
  await open(page, '/matching-test');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeFocused();
});

test('the sheet names each key once, by what it does on this page', async ({ page }) => {
  await open(page, '/candidates/list');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('?');
  const everywhere = page.getByRole('dialog', { name: 'Keys' }).locator('section').first();
  await expect(everywhere.locator('dl > div')).toHaveText([
    '/Search on this page',
    'CtrlKFind anything',
    '?Show the keys',
  ]);
});

test('at 360 px the menu folds, and every page, language and theme is in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/candidates/list', 'fr');
  const width = await page.locator('html').evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Menu principal' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Offre vers candidats',
    'Profil vers candidats',
    'Profil vers offres',
    'Candidats',
    'Offres',
    'Stratégie de matching',
    'Test de matching',
    'Analyse de textes',
    'Nederlands',
    'Français',
    'English',
    'Italiano',
    'Affichage sombre',
  ]);
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kandidaten' })).toBeVisible();
});

test('at 360 px what is still on its way is no wider than the screen, and neither is what came', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const widthOf = (): Promise<number> => page.locator('html').evaluate((element) => element.scrollWidth);
  for (const [address, heading] of [
    ['/candidates/list', 'Candidats'],
    ['/jobs/list', 'Offres'],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/hrmatching/match2*/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, address, 'fr');
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    expect(await widthOf()).toBeLessThanOrEqual(360);
    held.resolve();
    await expect(page.getByRole('listitem').or(page.getByRole('row')).nth(3)).toBeVisible();
    expect(await widthOf()).toBeLessThanOrEqual(360);
    await page.unroute('**/api/hrmatching/match2*/**');
  }
});

test('between the widths entries that do not fit move into the last menu, which names the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, '/jobs/list', 'nl');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.getByRole('button', { name: 'Vacatures' })).toHaveAttribute('aria-current', 'page');
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBe(48);
});

test('a screen that cannot be loaded says so and leads back', async ({ page }) => {
  await open(page, '/profile-to-candidates');
  await page.route(/list-page/, (route) => route.abort());
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(page.getByText('This screen could not be shown.')).toBeVisible();
  await page.unroute(/list-page/);
  await page.getByRole('button', { name: 'Load the page anew' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
});

test('a screen whose code and styles did not come is there, as it should look, when it is tried again', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates');
  await page.route(/list-page|facet-values/, (route) => route.abort());
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(page.getByText('This screen could not be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This screen could not be shown.')).toBeVisible();
  await page.unroute(/list-page|facet-values/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
});
