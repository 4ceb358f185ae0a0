import { expect, test } from '@playwright/test';
import { addValues, card, chip, nextMatch } from '../profile-walk.ts';
import { open } from '../walk.ts';

test('PRO-03 PRO-04 PRO-05 MAT-04d a value is added with suggestions from two letters, and an emptied label deletes it', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  await page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: 'Functies' }).click();
  const field = page.getByRole('combobox', { name: 'Functies: toevoegen' });
  await expect(field).toBeFocused();
  const options = page.getByRole('option');
  await field.pressSequentially('l');
  await page.waitForTimeout(500);
  await expect(options).toHaveCount(0);
  await field.pressSequentially('a');
  await expect(options.first()).toBeVisible();
  await field.pressSequentially('sse');
  await options
    .filter({ hasText: /^lasser/ })
    .first()
    .click();
  await expect(chip(page, 'lasser')).toHaveAccessibleName('lasser, gewicht 100');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(page.getByRole('button', { name: 'Functies: toevoegen' })).toBeFocused();

  await chip(page, 'lasser').click();
  const editor = page.getByRole('dialog', { name: 'lasser bewerken' });
  const label = editor.getByRole('combobox', { name: 'Functies: waarde' });
  await expect(label).toBeFocused();
  await label.fill('');
  await label.press('Enter');
  await expect(chip(page, 'lasser')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // what is being typed when a match is asked for is matched too
  await page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: 'Functies' }).click();
  await field.fill('bakker');
  const asked = nextMatch(page);
  await field.press('Control+Enter');
  expect((await asked).matchProfile.aspects['jobFunctions']?.value).toMatchObject([{ label: 'bakker', weight: 1 }]);
});

test('PRO-02 PRO-04 weight, flag and keys of a chip: + and − by ten, r requires and marks the aspect, Delete has a way back', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'en');
  await page.getByRole('group', { name: 'Or start with' }).getByRole('button', { name: 'Hard skills' }).click();
  const field = page.getByRole('combobox', { name: 'Hard skills: add' });
  // a list is added as a whole
  await field.fill('welding, reading technical drawings; grinding,');
  await field.press('Escape');
  await expect(card(page, 'Hard skills').getByRole('listitem').filter({ hasText: /\w/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Hard skills: weight 100', exact: true })).toBeVisible();

  await chip(page, 'welding').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(chip(page, 'welding')).toHaveAccessibleName('welding, weight 120');
  await page.keyboard.press('-');
  await expect(chip(page, 'welding')).toHaveAccessibleName('welding, weight 110');
  await page.keyboard.press('r');
  await expect(chip(page, 'welding')).toHaveAccessibleName('welding, weight 110, required');
  await expect(page.getByRole('button', { name: 'Hard skills: weight 100, required', exact: true })).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'reading technical drawings')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chip(page, 'reading technical drawings')).toHaveCount(0);
  await expect(chip(page, 'grinding')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip(page, 'reading technical drawings')).toBeFocused();

  await chip(page, 'grinding').press('Enter');
  const editor = page.getByRole('dialog', { name: 'Edit grinding' });
  const slider = editor.getByRole('slider', { name: 'Weight of grinding' });
  await expect(slider).toHaveAttribute('aria-valuemin', '1');
  await expect(slider).toHaveAttribute('aria-valuemax', '200');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await expect(editor).toContainText('not important');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '101');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await editor.getByRole('textbox', { name: 'Weight of grinding' }).fill('250');
  await expect(slider).toHaveAttribute('aria-valuenow', '200');
  await editor.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(chip(page, 'grinding')).toBeFocused();

  const asked = nextMatch(page);
  await page.keyboard.press('Control+Enter');
  const { hardSkills } = (await asked).matchProfile.aspects;
  expect(hardSkills).toMatchObject({ weight: 1, required: true });
  expect(hardSkills?.value).toMatchObject([
    { label: 'welding', weight: 1.1, required: true },
    { label: 'reading technical drawings', weight: 1, required: false },
    { label: 'grinding', weight: 2, required: false },
  ]);
});

test('PRO-02 the aspect has a weight and a flag of its own', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const importance = page.getByRole('button', { name: /^Hard skills: weight/ });
  await importance.click();
  const editor = page.getByRole('dialog', { name: 'Hard skills' });
  await editor.getByRole('textbox', { name: 'Weight of Hard skills' }).fill('40');
  await editor.getByRole('switch', { name: 'Hard skills is required' }).check();
  await editor.press('Escape');
  await expect(importance).toHaveAccessibleName('Hard skills: weight 40, required');
  await expect(importance).toBeFocused();
  const asked = nextMatch(page);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  expect((await asked).matchProfile.aspects['hardSkills']).toMatchObject({ weight: 0.4, required: true });
});

test('an unknown label says so, is looked for by its words, and the nearest takes its place with a click', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  await page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: 'Functies' }).click();
  const field = page.getByRole('combobox', { name: 'Functies: toevoegen' });
  await field.fill('heftruckchaufeur');
  await field.press('Enter');
  const note = card(page, 'Functies').getByRole('status');
  await expect(note).toContainText('‘heftruckchaufeur’ is niet bekend en wordt op woorden gezocht.');
  await expect(chip(page, 'heftruckchaufeur')).toHaveAccessibleName(
    'heftruckchaufeur, gewicht 100, op woorden gezocht',
  );
  await note.getByRole('button', { name: 'heftruckchauffeur', exact: true }).click();
  await expect(chip(page, 'heftruckchauffeur')).toHaveAccessibleName('heftruckchauffeur, gewicht 100');
  await expect(chip(page, 'heftruckchaufeur')).toHaveCount(0);
  await expect(note).toHaveCount(0);

  // a long word without a blank, as of an address that was pasted, stays in its card
  await page.getByRole('button', { name: 'Functies: toevoegen' }).click();
  await field.fill(`https://example.com/${'q'.repeat(200)}`);
  await field.press('Enter');
  await expect(note).toContainText('is niet bekend');
  const widths = await note.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(widths.scrollWidth).toBeLessThanOrEqual(widths.clientWidth);
});

test('a value tells what it is looked for as, and what requiring it costs', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await addValuesAtStart(page, 'Vaardigheden', 'lassen');
  await chip(page, 'lassen').click();
  const editor = page.getByRole('dialog', { name: 'lassen bewerken' });
  const rows = editor.getByRole('row');
  await expect(rows.nth(1)).toContainText('lassen');
  await expect(rows.nth(1)).toContainText('zelf');
  await expect(rows.nth(1)).toContainText('1,00');
  await expect(rows.nth(2)).toContainText('0,90');
  await expect(editor).toContainText(/er blijven er \d+ over/);
  const left = Number(/er blijven er (\d+) over/.exec(await editor.innerText())?.[1]);
  await editor.getByRole('switch', { name: 'lassen is vereist' }).check();
  await expect(editor).toContainText(/\d+ vallen af|niemand valt af|1 valt af/);
  await editor.press('Escape');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('tab').first()).toContainText(String(left));
});

async function addValuesAtStart(page: Parameters<typeof open>[0], aspect: string, text: string): Promise<void> {
  await page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: aspect }).click();
  const field = page.getByRole('combobox', { name: `${aspect}: toevoegen` });
  await field.fill(text);
  await field.press('Enter');
  await field.press('Escape');
}

/** The columns of the editor, in which its first card stands. */
async function columnsOf(page: Parameters<typeof open>[0]): Promise<number> {
  const functions = card(page, 'Job functions');
  await expect(functions).toBeVisible();
  const template = await functions.evaluate((element) => {
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle: (of: unknown) => { readonly gridTemplateColumns: string };
    };
    return getComputedStyle(element.parentElement?.parentElement).gridTemplateColumns;
  });
  return template.split(' ').length;
}

test('PRO-09 the editor has as many columns as 400 pixels fit in its width', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  expect(await columnsOf(page)).toBe(1);
  // and goes with a window that is drawn wider or narrower
  for (const [width, columns] of [
    [1900, 4],
    [1440, 3],
    [880, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(page)).toBe(columns);
  }
});

test('PRO-09 its columns stand as it is first painted, before a change of its size could tell', async ({ page }) => {
  await page.addInitScript(() => {
    const world = globalThis as unknown as { ResizeObserver: unknown };
    world.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  expect(await columnsOf(page)).toBe(3);
});

test('nothing jumps: cards stay in their columns while values come and go', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const left = async () =>
    page
      .locator('section:has([data-chip])')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  await expect(card(page, 'Hard skills')).toBeVisible();
  const before = await left();
  await addValues(page, 'Hard skills: add', 'painting, plastering, tiling, roofing, insulating, carpentry');
  await expect(chip(page, 'carpentry')).toBeVisible();
  expect(await left()).toEqual(before);
});

test('SET-22 PRO-01a all eleven aspects can be begun with, and each has its editor', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'en');
  const begin = page.getByRole('group', { name: 'Or start with' }).getByRole('button');
  await expect(begin).toHaveText([
    'Job functions',
    'Hard skills',
    'Soft skills',
    'Job categories',
    'Languages',
    'Locations',
    'Contract type',
    'Working hours',
    'Wage',
    'Experience',
    'Availability',
  ]);
});

test('PRO-10 all nine contract types and five working hours are offered, translated', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'en');
  await page.getByRole('group', { name: 'Or start with' }).getByRole('button', { name: 'Contract type' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Permanent',
    'Permanent possible',
    'Temporary',
    'Recruitment reserve',
    'Self-employed',
    'Volunteer',
    'Student job',
    'Apprenticeship',
    'Not defined',
  ]);
  await page.getByRole('menuitem', { name: 'Volunteer' }).click();
  await expect(chip(page, 'Volunteer')).toBeVisible();
  await page.getByRole('button', { name: 'Working hours: add' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Part-time',
    'Full-time',
    'Full-time or part-time',
    'On call',
    'Not defined',
  ]);
});
