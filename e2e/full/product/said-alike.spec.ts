import { expect, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

for (const language of ['nl', 'fr', 'en', 'it'] as const) {
  test(`STR-03a the strategy calls every aspect what the profile calls it (${language})`, async ({ page }) => {
    await open(page, '/profile-to-candidates', language);
    const names = await page.getByRole('group').last().getByRole('button').allInnerTexts();
    expect(names).toHaveLength(11);
    await open(page, '/matching-strategy', language);
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  });
}

test('STR-01 TST-01a the strategies that ship have names in the language, and numbers its decimal sign', async ({
  page,
}) => {
  await open(page, '/matching-strategy', 'it');
  await expect(page.getByRole('combobox', { name: 'Strategia', exact: true })).toHaveValue('Ricerca di offerte');
  const weight = page.getByRole('textbox', { name: 'Peso, Competenze trasversali' });
  await expect(weight).toHaveValue('0,25');
  // what the columns hold is said above the first row alone
  await expect(page.getByText('Peso', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await weight.fill('0.4');
  await expect(weight).toHaveValue('0,4');
  await expect(page.getByText('1 modifica non salvata')).toBeVisible();
  await open(page, '/matching-test', 'it');
  await expect(page.getByRole('combobox', { name: 'Strategia', exact: true })).toHaveValue('Ricerca di offerte');
});

test('the help sheet names keys as keyboards of the language do, and what they do as the buttons do', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1', 'it');
  const match = page.getByRole('button', { name: 'Cerca', exact: true });
  await expect(match).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Tasti' });
  await expect(sheet.getByText('Canc', { exact: true })).toBeVisible();
  await expect(sheet.locator('dl > div').filter({ hasText: 'Invio' }).first()).toContainText('Cerca');
  await expect(sheet.getByText(/^(Delete|enter)$/i)).toHaveCount(0);
});

test('FIL-01 LST-01 a count stands on the line of its value, and the titles of the sections under each other', async ({
  page,
}) => {
  await open(page, '/candidates/list');
  const value = page.locator('aside li').first();
  const middle = async (selector: string) => {
    const box = await value.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  await expect(value.locator('span').last()).toBeVisible();
  expect(Math.abs((await middle('label')) - (await middle('span >> nth=-1')))).toBeLessThan(1);
  await open(page, '/profile-to-candidates');
  const lefts = await page
    .locator('main h2 button[aria-expanded] svg')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
});

test('at 360 px the start keeps its room at both ends', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/profile-to-candidates', 'it');
  const card = await page.locator('main section').first().boundingBox();
  const box = await page
    .getByRole('textbox')
    .first()
    .locator('xpath=ancestor::div[@data-over or contains(@class,"box")][1]')
    .boundingBox();
  expect(card).not.toBeNull();
  expect(box).not.toBeNull();
  const start = (box?.x ?? 0) - (card?.x ?? 0);
  const end = (card?.x ?? 0) + (card?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
  expect(Math.abs(start - end)).toBeLessThan(1);
});
