import { expect, type Page, test } from '@playwright/test';
import { card, chip, nextMatch } from '../profile-walk.ts';
import { open } from '../walk.ts';

async function begin(page: Page, aspect: string): Promise<void> {
  await page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: aspect }).click();
}

test('PRO-06 3000, Tab, 4000 is a wage of 3000 to 4000, in the signs of the locale', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await begin(page, 'Loon');
  await expect(page.getByRole('textbox', { name: 'van', exact: true })).toBeFocused();
  await page.keyboard.type('3.000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('€ 4000');
  await page.keyboard.press('Escape');
  await expect(chip(page, '€ 3.000 – 4.000')).toBeFocused();
  const asked = nextMatch(page);
  await page.keyboard.press('Control+Enter');
  expect((await asked).matchProfile.aspects['wage']).toMatchObject({ value: { from: 3000, to: 4000 } });
});

test('PRO-06 the focus comes back to a value that was closed, however soon after another element went', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/profile-to-candidates', 'nl');
  const begin = page.getByRole('group', { name: 'Of begin met' }).getByRole('button', { name: 'Loon' });
  await expect(begin).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await begin.click();
  // the button went with its click, and frames stand still until the clock is moved
  const from = page.getByRole('textbox', { name: 'van', exact: true });
  await from.fill('3000');
  await page.getByRole('textbox', { name: 'tot', exact: true }).fill('4000');
  await page.clock.runFor(165);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(chip(page, '€ 3.000 – 4.000')).toBeFocused();
});

test('PRO-06 one bound clears the value until the editor is left; then it copies, and max is raised to min', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  await begin(page, 'Loon');
  const from = page.getByRole('textbox', { name: 'van', exact: true });
  const to = page.getByRole('textbox', { name: 'tot', exact: true });
  await from.fill('2500');
  // there is no wage while half of it is missing
  await expect(page.getByText('nog leeg', { exact: true })).toBeVisible();
  await expect(chip(page, '€ 2.500')).toHaveCount(0);
  // who matches leaves what is being edited, as with a click on the button
  const left = nextMatch(page);
  await page.keyboard.press('Control+Enter');
  expect((await left).matchProfile.aspects['wage']).toMatchObject({ value: { from: 2500, to: 2500 } });
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await expect(chip(page, '€ 2.500')).toBeVisible();
  await chip(page, '€ 2.500').click();
  await expect(to).toHaveValue('2.500');
  await to.fill('1800');
  await to.press('Escape');
  await expect(chip(page, '€ 2.500')).toBeVisible();
  await chip(page, '€ 2.500').click();
  await from.fill('');
  await to.fill('');
  await to.press('Escape');
  await expect(chip(page, '€ 2.500')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Loon', exact: true })).toBeVisible();
});

test('PRO-07 a place completes by name and post code, gets the default range, and goes when its range is emptied', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  await begin(page, 'Plaatsen');
  const field = page.getByRole('combobox', { name: 'Plaatsen: toevoegen' });
  await field.pressSequentially('85');
  await expect(page.getByRole('option', { name: /8500 Kortrijk/ })).toBeVisible();
  await field.fill('');
  await field.pressSequentially('kort');
  await page.getByRole('option', { name: /8500 Kortrijk/ }).click();
  await field.press('Escape');
  await expect(chip(page, '8500 Kortrijk')).toHaveAccessibleName('8500 Kortrijk · 30 km, gewicht 100');
  const asked = nextMatch(page);
  await page.keyboard.press('Control+Enter');
  expect((await asked).matchProfile.aspects['locations']?.value).toMatchObject([
    { label: '8500 Kortrijk', range: 30, rangeUnit: 'KILOMETER' },
  ]);
  await page.getByRole('button', { name: 'Matchprofiel' }).click();

  await chip(page, '8500 Kortrijk').click();
  const editor = page.getByRole('dialog', { name: '8500 Kortrijk bewerken' });
  await editor.getByRole('textbox', { name: 'Straal rond 8500 Kortrijk' }).fill('12,5');
  await editor
    .getByRole('combobox', { name: /Eenheid/ })
    .or(editor.getByRole('textbox', { name: /Eenheid/ }))
    .click();
  await expect(page.getByRole('option')).toHaveText(['km', 'm', 'mi']);
  await page.getByRole('option', { name: 'mi', exact: true }).click();
  await editor.press('Escape');
  await expect(chip(page, '8500 Kortrijk')).toHaveAccessibleName('8500 Kortrijk · 12,5 mi, gewicht 100');

  await chip(page, '8500 Kortrijk').click();
  await editor.getByRole('textbox', { name: 'Straal rond 8500 Kortrijk' }).fill('');
  await editor.press('Escape');
  await expect(chip(page, '8500 Kortrijk')).toHaveCount(0);
});

test('a place that no gazetteer knows is marked', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await begin(page, 'Plaatsen');
  const field = page.getByRole('combobox', { name: 'Plaatsen: toevoegen' });
  await field.fill('Xyzstad, Gent,');
  await field.press('Escape');
  await expect(chip(page, 'Xyzstad')).toHaveAccessibleName('Xyzstad · 30 km, gewicht 100, onbekende plaats');
  await expect(chip(page, 'Gent')).toHaveAccessibleName('Gent · 30 km, gewicht 100');
});

test('PRO-12 a language keeps its level, a number its value', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await begin(page, 'Talen');
  const field = page.getByRole('combobox', { name: 'Talen: toevoegen' });
  await field.fill('Frans');
  await field.press('Enter');
  await field.press('Escape');
  await chip(page, 'Frans').click();
  const editor = page.getByRole('dialog', { name: 'Frans bewerken' });
  await editor
    .getByRole('combobox', { name: /Niveau/ })
    .or(editor.getByRole('textbox', { name: /Niveau/ }))
    .click();
  await page.getByRole('option', { name: 'B2' }).click();
  await editor.press('Escape');
  await expect(chip(page, 'Frans')).toHaveAccessibleName('Frans · B2, gewicht 100');
  await page.getByRole('button', { name: 'Ervaring: toevoegen' }).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await expect(chip(page, '3 jaar')).toBeVisible();
  const asked = nextMatch(page);
  await chip(page, '3 jaar').press('Control+Enter');
  const { aspects } = (await asked).matchProfile;
  expect(aspects['languages']?.value).toMatchObject([{ label: 'Frans', level: 'B2' }]);
  expect(aspects['seniority']).toMatchObject({ type: 'integer', value: { value: 3, weight: 1, required: false } });
});

test('MAT-04b MAT-04c clear and reset have a way back', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const skills = card(page, 'Hard skills').getByRole('listitem');
  await expect(skills.first()).toBeVisible();
  const count = await skills.count();
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(card(page, 'Hard skills')).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'With the profile' }).locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(skills).toHaveCount(count);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(skills).toHaveCount(count);
});
