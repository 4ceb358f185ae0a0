import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../walk.ts';

const API = '/api/monitoring';

/** Judges some matches of two hand-written jobs under a key of the test's own. */
async function judge(page: Page, key: string): Promise<void> {
  for (const [job, candidate, decision] of [
    ['hand-j-nl-1', 'hand-c-nl-1', 'ACCEPT'],
    ['hand-j-nl-1', 'hand-c-nl-2', 'REJECT'],
    ['hand-j-it-1', 'hand-c-it-1', 'ACCEPT'],
  ] as const) {
    const data = { type: 'CANDIDATE', key, matchedProfileId: candidate, decision };
    const answer = await page.request.put(`${API}/from/JOB/doc/${job}`, { data });
    expect(answer.status()).toBe(200);
  }
}

test('STR-01 STR-02 STR-03a STR-03b STR-03e STR-03f STR-04d STR-04e SET-06 a strategy is added, edited as a tree, saved and deleted', async ({
  page,
}) => {
  await judge(page, 'strategies');
  await open(page, '/matching-strategy');
  const strategies = page.getByRole('combobox', { name: 'Strategy', exact: true });
  await expect(strategies).toHaveValue('Finding jobs');
  await expect(page.getByRole('region', { name: 'Finding jobs', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  // what ships is listed like any other, and stays
  await page.getByRole('button', { name: 'Delete the strategy' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Finding jobs is part of the product and stays.' });
  await expect(toast).toBeVisible();
  // the toast stands below the buttons of the foot, not over them
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(await bottomOf('Save'));
  await expect(strategies).toHaveValue('Finding jobs');

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a strategy' });
  const name = dialog.getByPlaceholder('Enter name');
  await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await name.fill('  ');
  await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await name.fill('CANDIDATE');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('There is a strategy of that name already.')).toBeVisible();
  for (const wrong of ['near/by', '..']) {
    await name.fill(wrong);
    await expect(dialog.getByText(/^A name holds no slash/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('A name holds no slash and no control character, and is not . or ..')).toBeVisible();
  }
  await name.fill('near by');
  await dialog.getByRole('radio', { name: 'The one for candidates' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(strategies).toHaveValue('near by');
  await expect(page.getByRole('region', { name: 'near by', exact: true })).toBeVisible();

  // an integer takes digits only, and one change is one change
  const steps = page.getByRole('textbox', { name: 'Steps at most, Expansion', exact: true });
  await steps.fill('2x');
  await expect(steps).toHaveValue('3');
  await steps.fill('2');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await steps.fill('3');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await steps.fill('2');

  // a weight changes the preview before it is saved
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row')).not.toHaveCount(0);
  const places = page.getByRole('textbox', { name: 'Weight, Locations' });
  await places.fill('40');
  await expect(page.getByText('2 changes not saved')).toBeVisible();

  // what was edited is not lost by a look at another strategy
  await strategies.click();
  await page.getByRole('option', { name: 'Finding jobs' }).click();
  await expect(page.getByText('Your changes to near by were not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(strategies).toHaveValue('near by');
  await expect(page.getByText('2 changes not saved')).toBeVisible();

  // a number that is emptied stays empty: the one that ships counts, and shows; what is no number goes back
  const broader = page.getByRole('textbox', { name: 'To a broader concept, Expansion', exact: true });
  await broader.fill('0.4');
  await broader.fill('');
  await broader.blur();
  await expect(broader).toHaveValue('');
  await expect(broader).toHaveAttribute('placeholder', '0.6');
  await expect(page.getByText('3 changes not saved')).toBeVisible();
  await broader.fill('-');
  await broader.blur();
  await expect(broader).toHaveValue('');

  // rows of a table whose names are free
  const contracts = page.getByRole('region', { name: 'Contract types', exact: true }).last();
  if ((await contracts.getByRole('textbox').count()) === 0) await contracts.getByRole('button').first().click();
  await contracts.getByRole('textbox', { name: 'New name in Contract types' }).fill('STUDENT');
  await contracts.getByRole('button', { name: 'Add a row' }).last().click();
  await contracts.getByRole('textbox', { name: 'Name of STUDENT' }).fill('VOLUNTEER');
  await contracts.getByRole('textbox', { name: 'Name of STUDENT' }).press('Enter');
  await expect(contracts.getByRole('textbox', { name: 'Name of VOLUNTEER' })).toBeVisible();
  await contracts.getByRole('textbox', { name: 'Name of VOLUNTEER' }).fill('');
  await contracts.getByRole('textbox', { name: 'Name of VOLUNTEER' }).press('Enter');
  await expect(contracts.getByRole('textbox', { name: 'Name of VOLUNTEER' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search a parameter' }).fill('steps');
  await expect(page.getByRole('textbox', { name: /^Least score/ })).toHaveCount(0);
  await expect(steps).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search a parameter' }).fill('');

  // an edit that is not saved survives a reload
  await page.reload();
  await expect(strategies).toHaveValue('near by');
  await expect(page.getByText('3 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // a button that has nothing left to do gives the focus to what stands beside it
  await expect(page.getByRole('region', { name: 'near by', exact: true }).locator(':focus')).toHaveCount(1);
  await expect(broader).toHaveValue('0.6');
  const saved = await page.request.get('/api/hrmatching/matchingstrategies');
  const own = ((await saved.json()) as { strategies: { name: string; parameters: { expansion: object } }[] })
    .strategies;
  expect(own.find((each) => each.name === 'near by')?.parameters.expansion).toMatchObject({ maxSteps: 2 });

  // somebody else saves first: what was typed stays, and either can be taken
  const theirs = await page.request.get('/api/hrmatching/matchingstrategies/defaults/CANDIDATE');
  const { parameters } = (await theirs.json()) as { parameters: object };
  await page.request.put('/api/hrmatching/matchingstrategies/near%20by', { data: { ...parameters, minScore: 0.3 } });
  await steps.fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else saved this strategy in the meantime.')).toBeVisible();
  await expect(steps).toHaveValue('4');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.request.put('/api/hrmatching/matchingstrategies/near%20by', { data: { ...parameters, minScore: 0.3 } });
  await steps.fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(steps).toHaveValue('3');

  await page.getByRole('button', { name: 'Delete the strategy' }).click();
  await expect(strategies).toHaveValue('Finding jobs');
  await expect(page.getByText('near by was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(strategies).toHaveValue('near by');
  await page.getByRole('button', { name: 'Delete the strategy' }).click();
  await expect(strategies).toHaveValue('Finding jobs');
});

test('STR-01 without a strategy there is none to delete', async ({ page }) => {
  await page.route('**/api/hrmatching/matchingstrategies', (route) => route.fulfill({ json: { strategies: [] } }));
  await open(page, '/matching-strategy');
  await expect(page.getByRole('combobox', { name: 'Strategy', exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete the strategy' })).toBeDisabled();
});

test('TST-01a TST-01d TST-02a TST-02b TST-02c TST-02d TST-03 TST-05 TST-06f a test is run, and matches are judged', async ({
  page,
}) => {
  await judge(page, 'a spring');
  await open(page, '/matching-test', 'nl');
  await expect(page.getByRole('combobox', { name: 'Van' })).toHaveValue('Vacatures');
  await expect(page.getByRole('combobox', { name: 'Naar' })).toHaveValue('Kandidaten');
  await expect(page.getByRole('combobox', { name: 'Strategie' })).toHaveValue('Vacatures zoeken');
  await page.getByRole('combobox', { name: 'Feedback' }).click();
  await page.getByRole('option', { name: 'a spring' }).click();
  await page.getByRole('button', { name: 'Test starten' }).click();
  await expect(page.getByText('Er wordt gematcht')).toBeVisible();
  await expect(page.getByText('klaar', { exact: true })).toBeVisible();

  const general = page.getByRole('region', { name: 'Algemene cijfers' });
  await expect(general.getByText('Precisie', { exact: true })).toBeVisible();
  await expect(general.getByText(/^\d+ van 2 aanvaarde zijn getoond$/)).toBeVisible();
  const figure = general.locator('[data-verdict]').first();
  const colourOf = (verdict: string) =>
    figure.evaluate((element, name) => {
      element.setAttribute('data-verdict', name);
      const [red = 0, green = 0] = (getComputedStyle(element.children[1] as Element).color.match(/\d+/g) ?? []).map(
        Number,
      );
      return green > red ? 'green' : green > red / 2 ? 'amber' : 'red';
    }, verdict);
  expect([await colourOf('good'), await colourOf('fair'), await colourOf('poor')]).toEqual(['green', 'amber', 'red']);
  const overview = page.getByRole('region', { name: 'Overzicht per profiel' });
  await expect(overview.getByRole('columnheader')).toHaveText([
    'Profiel',
    'Treffers',
    'Fout-pos.',
    'Gemist',
    'Precisie',
    'Recall',
  ]);
  await expect(overview.getByRole('row')).toHaveCount(3);
  const details = page.getByRole('table').last();
  await expect(details.getByRole('columnheader')).toHaveText([
    'Status',
    'Match',
    'Relevantie',
    'Details',
    'Gevonden',
    'Gemist',
    'Oordeel',
  ]);

  // in the narrowest window with two columns and on a phone both tables stand within their cards, the decisions too
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['OK', 'NOK']) {
      const button = details.getByRole('button', { name, exact: true }).first();
      const edges = await button.evaluate((element) => [
        element.getBoundingClientRect().right,
        element.closest('section')?.getBoundingClientRect().right ?? 0,
      ]);
      expect(edges[0]).toBeLessThan(edges[1] ?? 0);
    }
    const hidden = await page
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0)),
      );
    expect(hidden).toEqual([0, 0]);
  }
  // in a low window of one column a profile that is chosen brings its matches into sight from below the list
  await page.setViewportSize({ width: 390, height: 320 });
  await overview.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.locator('#test-details')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });

  // a decision shows at once, and the same again takes it back
  const undecided = details
    .getByRole('row', { name: /Onbekend/ })
    .filter({ has: page.getByRole('button', { name: 'OK', pressed: false }) });
  const row = undecided.first();
  const ok = row.getByRole('button', { name: 'OK', exact: true });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await ok.click();
  await expect(ok).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).request().postDataJSON()).toMatchObject({
    type: 'CANDIDATE',
    key: 'a spring',
    decision: 'ACCEPT',
  });
  await ok.click();
  await expect(ok).toHaveAttribute('aria-pressed', 'false');
  await settled(page);

  // one that cannot be saved is as before, and says so
  await page.route('**/api/monitoring/from/JOB/doc/**', (route) => route.fulfill({ status: 503, json: {} }));
  await row.getByRole('button', { name: 'NOK' }).click();
  await expect(page.getByText('Het oordeel kon niet worden bewaard; het is zoals voorheen.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'NOK' })).toHaveAttribute('aria-pressed', 'false');

  // what was found is there again after a reload, with what was decided since
  await page.unroute('**/api/monitoring/from/JOB/doc/**');
  const match = (await row.getByRole('rowheader').innerText()).trim();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await row.getByRole('button', { name: 'NOK' }).click();
  await kept;
  await page.reload();
  await page.getByRole('combobox', { name: 'Feedback' }).click();
  await page.getByRole('option', { name: 'a spring' }).click();
  await expect(page.getByText('klaar', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Vacatures zoeken \((Zoals geleverd|Versie \d+)\) · /)).toBeVisible();
  await expect(overview.getByRole('row')).toHaveCount(3);
  const same = details.getByRole('row').filter({ has: page.getByRole('rowheader', { name: match, exact: true }) });
  await expect(same.getByRole('button', { name: 'NOK', pressed: true })).toBeVisible();
  await expect(same).toContainText('Onbekend');
});
