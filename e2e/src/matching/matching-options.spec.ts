import { expect, type Page, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { addValues, card, chip, nextMatch } from '../profile-walk.ts';
import { open, settled } from '../walk.ts';

const ADDRESS = '/profile-to-candidates/job/jobs/hand-j-nl-1';

interface RawPage {
  enabled: boolean;
  keywordSearch: boolean;
  keywordSuggestions: boolean;
  strategySelect: boolean;
  indices: Record<string, unknown>[];
}

/** Opens a page of matching with some of its options switched. */
async function openWith(
  page: Page,
  address: string,
  change: (pages: Record<string, RawPage>, config: Record<string, unknown>) => void,
): Promise<void> {
  await page.unrouteAll();
  await configure(page, (config) => change(config['pages'] as Record<string, RawPage>, config));
  await open(page, address);
}

function pageOf(pages: Record<string, RawPage>, name: string): RawPage {
  const found = pages[name];
  if (found === undefined) throw new Error(`no page ${name}`);
  return found;
}

test('SET-20a each of the three pages is switched on and off by its own option', async ({ page }) => {
  const all = {
    profileToCandidates: 'Profile to candidates',
    profileToJobs: 'Profile to jobs',
    jobToCandidates: 'Job to candidates',
  };
  for (const [name, title] of Object.entries(all)) {
    await openWith(page, '/candidates/list', (pages) => {
      for (const other of Object.keys(all)) pageOf(pages, other).enabled = other === name;
    });
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    const others = ['Candidates', 'Jobs', 'Matching strategy', 'Matching test', 'Text mining'];
    await expect(links).toHaveText([title, ...others]);
  }
  await page.goto('/profile-to-jobs');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('SET-20b SET-20c MAT-03a keyword search and suggestions are there where the page has them, and only there', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Add by keywords' });
  const start = page.getByRole('textbox', { name: 'Search, or paste a job' });
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await openWith(page, ADDRESS, () => undefined);
  await expect(search).toBeVisible();
  await expect(suggestions).toBeVisible();
  // what is typed is understood before it is searched, and joins the profile
  await search.fill('accountant Leuven');
  await expect(page.locator('#start-hint')).toContainText('accountant');
  const asked = nextMatch(page);
  await search.press('Enter');
  const { aspects } = (await asked).matchProfile;
  expect(aspects['jobFunctions']?.value).toEqual(
    expect.arrayContaining([expect.objectContaining({ label: 'accountant', weight: 1, required: false })]),
  );
  expect(aspects['locations']?.value).toEqual(
    expect.arrayContaining([expect.objectContaining({ label: 'Leuven', range: 10, rangeUnit: 'KILOMETER' })]),
  );

  // what the page before had on its way ends with it
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await openWith(page, ADDRESS, (pages) => {
    pageOf(pages, 'profileToCandidates').keywordSearch = false;
    pageOf(pages, 'profileToCandidates').keywordSuggestions = false;
  });
  await expect(card(page, 'Hard skills')).toBeVisible();
  await expect(page.locator('[data-count]')).toContainText(/\d/);
  await expect(search).toHaveCount(0);
  // longer than the pause after which suggestions are asked for
  await page.waitForTimeout(1500);
  expect(calls.filter((path) => path.includes('/suggest/'))).toEqual([]);
  await expect(suggestions).toHaveCount(0);
  await page.goto('/profile-to-candidates');
  await expect(page.getByRole('group', { name: 'Or start with' })).toBeVisible();
  await expect(start).toHaveCount(0);
  // another page keeps its own
  await page.goto('/profile-to-jobs');
  await expect(page.getByRole('textbox', { name: 'Search, or paste a CV' })).toBeVisible();
});

test('MAT-04a MAT-04c PRO-11 language, strategy, clear and reset, each where it is allowed', async ({
  page,
  request,
}) => {
  const { parameters } = await (await request.get('/api/hrmatching/matchingstrategies/defaults/CANDIDATE')).json();
  const made = await request.put('/api/hrmatching/matchingstrategies/Technical?template=CANDIDATE', {
    data: parameters,
  });
  expect(made.ok(), await made.text()).toBe(true);
  try {
    await openWith(page, ADDRESS, () => undefined);
    await page.getByRole('button', { name: /^Strategy: / }).click();
    await page.getByRole('option', { name: 'Technical' }).click();
    await page.getByRole('button', { name: /^Language: / }).click();
    await page.getByRole('option', { name: 'French' }).click();
    const asked = page.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get('strategy')).toBe('Technical');
    expect((await asked).postDataJSON().matchProfile.language).toBe('FRE');
    await openWith(page, ADDRESS, (pages, config) => {
      pageOf(pages, 'profileToCandidates').strategySelect = false;
      config['allowReset'] = false;
    });
    await expect(page.getByRole('button', { name: /^Language: / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Strategy: / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
  } finally {
    await request.delete('/api/hrmatching/matchingstrategies/Technical');
  }
  // allowed, but there is no document to go back to
  await openWith(page, '/profile-to-candidates', () => undefined);
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
});

test('SET-21a SET-21b SET-21d an index has its label on its tab, its name in its calls, its score and expansion type, its orders', async ({
  page,
}) => {
  await openWith(page, `${ADDRESS}?index=candidates`, (pages) => {
    const [index = {}] = pageOf(pages, 'profileToCandidates').indices;
    index['label'] = 'Talent pool';
    index['scoreType'] = 'REVERSE';
    index['expansionType'] = 'NONE';
    delete index['sortModeGroup'];
  });
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('tab', { name: /^Talent pool/ })).toBeVisible();
  await expect(results.getByRole('button', { name: /^By/ })).toHaveCount(0);
  await expect(results.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
  const asked = page.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
  await page.reload();
  expect(new URL((await asked).url()).pathname).toBe('/api/hrmatching/match2candidates/candidates');
  expect((await asked).postDataJSON().queryParams).toMatchObject({ scoreType: 'REVERSE', expansionType: 'NONE' });
  const none = page.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
  await openWith(page, ADDRESS, (pages) => {
    const [index = {}] = pageOf(pages, 'profileToCandidates').indices;
    delete index['scoreType'];
    delete index['expansionType'];
  });
  expect((await none).postDataJSON().queryParams).toMatchObject({
    scoreType: 'MUTUAL_FORWARD_SCORE',
    expansionType: 'FULL_CROSS_TYPES',
  });
});

test('SET-22 MAT-15 an aspect that is not allowed is hidden in the editor and in the table of the details', async ({
  page,
}) => {
  await openWith(page, `${ADDRESS}?index=candidates`, () => undefined);
  await page.locator('tr[data-match] [data-open]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog
      .getByRole('rowheader', { name: 'Hard skills' })
      .or(dialog.getByRole('cell', { name: 'Hard skills', exact: true }))
      .first(),
  ).toBeVisible();
  await openWith(page, ADDRESS, (_pages, config) => {
    config['enabledAspects'] = '!hardSkills,wage';
  });
  await expect(card(page, 'Job functions')).toBeVisible();
  await expect(card(page, 'Hard skills')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hard skills: add' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Wage: add' })).toHaveCount(0);
  await page.goto(`${ADDRESS}?index=candidates`);
  await page.locator('tr[data-match] [data-open]').first().click();
  await expect(dialog.getByRole('table').first()).toContainText('Job functions');
  await expect(dialog.getByRole('table').first()).not.toContainText('Hard skills');
});

test('MAT-02 an index that is not read yet says so in words where that is asked for', async ({ page }) => {
  const text = 'The indexing of data is still in progress, not all results are currently available.';
  const behind = async (fullyIndexed: boolean, names: readonly string[]) => {
    await page.route('**/api/hrmatching/indices', async (route) => {
      const response = await route.fetch();
      const { indices } = (await response.json()) as { indices: { name: string }[] };
      const changed = indices.map((index) => (names.includes(index.name) ? { ...index, fullyIndexed } : index));
      await route.fulfill({ response, json: { indices: changed } });
    });
  };
  await behind(false, ['candidates']);
  await open(page, '/profile-to-candidates');
  await expect(page.getByText(text)).toBeVisible();
  // the line of it moves the page down: folded filters stay whole above the bar of the results
  await page.setViewportSize({ width: 1440, height: 720 });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  await expect(page.getByText(text)).toBeVisible();
  await addValues(page, 'Hard skills: add', 'painting, plastering, tiling, roofing, insulating, carpentry, welding');
  for (const add of ['Soft skills: add', 'Job functions: add']) await addValues(page, add, 'q1, q2, q3, q4, q5, q6');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(20);
  const box = (name: string) => page.getByRole('region', { name, exact: true }).boundingBox();
  const [filters, results] = [await box('Filters'), await box('Results')];
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThan(results?.y ?? 0);
  expect((results?.y ?? 0) + (results?.height ?? 0)).toBeLessThanOrEqual(720);
  await page.setViewportSize({ width: 1440, height: 900 });
  // the jobs are read: their page says nothing
  await open(page, '/profile-to-jobs');
  await expect(page.getByRole('textbox', { name: 'Search, or paste a CV' })).toBeVisible();
  // the page is there before it knows how far the indices are
  await settled(page);
  await expect(page.getByText(text)).toHaveCount(0);
  await configure(page, (config) => {
    config['showIndexingWarning'] = false;
  });
  await open(page, '/profile-to-candidates');
  await expect(page.getByRole('textbox', { name: 'Search, or paste a job' })).toBeVisible();
  await settled(page);
  await expect(page.getByText(text)).toHaveCount(0);
  // what is still asked for is answered before the page goes
  await page.unrouteAll({ behavior: 'wait' });
});

test('MAT-02 who found nothing while an index was read is shown who has come, without asking again', async ({
  page,
}) => {
  let isBehind = true;
  await page.route('**/api/hrmatching/indices', async (route) => {
    const response = await route.fetch();
    const { indices } = (await response.json()) as { indices: object[] };
    await route.fulfill({
      response,
      json: { indices: indices.map((index) => ({ ...index, fullyIndexed: !isBehind })) },
    });
  });
  await open(page, '/profile-to-candidates');
  await page.getByRole('textbox', { name: 'Search, or paste a job' }).fill('zandstralerij');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page.getByText('Not everything is indexed yet. What comes in will appear here.')).toBeVisible();
  await page.request.put('/api/hrmatching/candidates_index/candidates/doc/late?refresh=true', {
    data: { language: 'DUT', extraProperties: { name: 'Late Comer' }, cvText: 'Tien jaar zandstralerij.' },
  });
  isBehind = false;
  await expect(page.getByText('Late Comer')).toBeVisible();
  await page.request.delete('/api/hrmatching/candidates_index/candidates/doc/late?refresh=true');
  await page.unrouteAll({ behavior: 'wait' });
});

test('PRO-01a PRO-01b PRO-01c each type of aspect has its editor, and a type that nobody knows renders nothing', async ({
  page,
}) => {
  const item = (label: string) => [{ id: label, label, weight: 1, required: false }];
  const aspects = {
    jobFunctions: { type: 'concepts', weight: 1, required: false, value: item('welder') },
    hardSkills: { type: 'keywords', weight: 1, required: false, value: item('word search') },
    locations: {
      type: 'locations',
      weight: 1,
      required: false,
      value: [{ ...item('Gent')[0], range: 15, rangeUnit: 'KILOMETER' }],
    },
    wage: { type: 'range', weight: 1, required: false, value: { weight: 1, required: false, from: 2000, to: 2500 } },
    seniority: { type: 'integer', weight: 1, required: false, value: { weight: 1, required: false, value: 4 } },
    availabilityAspect: {
      type: 'float',
      weight: 1,
      required: false,
      value: { weight: 1, required: false, value: 2.5 },
    },
    softSkills: { type: 'hologram', weight: 1, required: false, value: item('mystery') },
  };
  await page.route('**/api/hrmatching/jobs_index/jobs/doc/hand-j-nl-1*', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as object;
    await route.fulfill({ response, json: { ...document, matchProfile: { language: 'ENG', aspects } } });
  });
  await open(page, ADDRESS);
  for (const [name, field] of [
    ['welder', 'Job functions: value'],
    ['word search', 'Hard skills: value'],
    ['Gent · 15 km', 'Range around Gent'],
    ['€2,000 – 2,500', 'from'],
    ['4 years', 'Years of experience'],
    ['within 2.5 days', 'Days until available'],
  ] as const) {
    await chip(page, name).click();
    const editor = page.getByRole('dialog', { name: /^Edit / });
    await expect(editor.getByLabel(field, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  }
  await expect(page.getByText('mystery')).toHaveCount(0);
  await expect(card(page, 'Soft skills')).toHaveCount(0);
});

test('FIL-03 FIL-05 groups nest to the configured depth, 1 when none is configured; a time is 1 week ago, less than', async ({
  page,
}) => {
  const filters = page.getByRole('region', { name: 'Filters' });
  const group = filters.getByRole('button', { name: 'Group' });
  for (const [depth, buttons] of [
    [undefined, 1],
    [2, 2],
    [0, 0],
  ] as const) {
    await openWith(page, '/profile-to-candidates', (pages) => {
      const [index = {}] = pageOf(pages, 'profileToCandidates').indices;
      if (depth === undefined) delete index['filterDepth'];
      else index['filterDepth'] = depth;
    });
    await filters.getByRole('button', { name: 'Filters' }).click();
    await expect(filters.getByRole('button', { name: 'Condition' }).first()).toBeVisible();
    if (depth !== 0) await group.first().click();
    await expect(group).toHaveCount(buttons);
  }
  await filters.getByRole('button', { name: 'Condition' }).first().click();
  await filters.getByRole('combobox', { name: 'Property' }).click();
  await page.getByRole('option', { name: 'Changed' }).click();
  await expect(filters.getByRole('combobox', { name: 'Comparison', exact: true })).toHaveValue('less than');
  await expect(filters.getByRole('textbox', { name: 'Number' })).toHaveValue('1');
  await expect(filters.getByRole('combobox', { name: 'Unit' })).toHaveValue('week');
  await expect(filters.getByRole('combobox', { name: 'Before or after now' })).toHaveValue('ago');
});

test('FIL-01 every type of filter narrows the matches by its rule, and a disabled one is not sent', async ({
  page,
}) => {
  await openWith(page, `${ADDRESS}?index=candidates`, (pages) => {
    const [index = {}] = pageOf(pages, 'profileToCandidates').indices;
    const values = { from: 'terms' };
    index['filters'] = [
      { name: 'one', label: 'One office', type: 'term', property: 'office', values },
      { name: 'some', label: 'Some statuses', type: 'multipleTerm', property: 'status', values },
      { name: 'typed', label: 'Typed town', type: 'autocompleteTerm', property: 'town' },
      { name: 'older', label: 'Age', type: 'age', property: 'birthDate' },
    ];
  });
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filters' }).click();
  const sent = async (act: () => Promise<void>) => {
    const asked = page.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
    await act();
    return ((await asked).postDataJSON().matchFilter?.rules ?? []) as { property: string; data: { value: unknown } }[];
  };
  const some = filters.getByRole('group', { name: 'Some statuses' });
  const statuses = await sent(() => some.getByRole('checkbox').first().check());
  expect(statuses).toMatchObject([{ property: 'status', data: { type: 'enum', comparison: 'is one of' } }]);
  const age = filters.getByRole('textbox', { name: 'Age', exact: true });
  await age.fill('30');
  const both = await sent(() => age.press('Enter'));
  expect(both).toHaveLength(2);
  expect(both[1]).toMatchObject({
    combinator: 'or',
    rules: [
      { property: 'birthDate', data: { type: 'age', comparison: 'greater than', value: 30 } },
      { property: 'birthDate', data: { type: 'age', comparison: 'equal', value: 30 } },
    ],
  });
  const off = await sent(() => filters.getByRole('switch', { name: 'Filter Some statuses on' }).press(' '));
  expect(off).toHaveLength(1);
  const town = filters.getByLabel('Typed town', { exact: true });
  await town.fill('gen');
  const withTown = await sent(() => page.getByRole('option', { name: 'Gent', exact: true }).click());
  expect(withTown).toContainEqual({
    property: 'town',
    data: { type: 'enum', comparison: 'is one of', value: ['Gent'] },
  });
});

test('MAT-07 a page that is not there, a match that is gone and an index that is gone are said in words with a way on', async ({
  page,
}) => {
  await open(page, `${ADDRESS}?index=candidates&page=9999`);
  await expect(page.getByText(/^There is no page 9,999: there are? (is |are )?\d+ pages?\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await open(page, `${ADDRESS}?index=candidates&details=nobody-at-all`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('nobody-at-all');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();

  await openWith(page, `${ADDRESS}?index=candidates`, (pages) => {
    const [index = {}] = pageOf(pages, 'profileToCandidates').indices;
    index['name'] = 'sold-last-year';
  });
  await page.getByRole('button', { name: /^Results/ }).click();
  await expect(page.getByText('The results could not be fetched')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
