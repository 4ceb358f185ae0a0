import { expect, test } from '@playwright/test';
import { chip, nextMatch, resultCount } from '../profile-walk.ts';
import { open } from '../walk.ts';

const CV = `Anna Peeters
anna.peeters@example.be
Gent

WERKERVARING
2015 - 2022  Lasser bij Metaalbouw NV
Lassen van staalconstructies, TIG-lassen en slijpen.
2010 - 2015  Hulparbeider bij Constructa

OPLEIDING
2008 - 2010  Lassen-constructie, VTI Gent

TALEN
Nederlands: moedertaal
Frans: B2`;

test('MAT-03b a query becomes a profile: default weight, not required, 10 km around a place unless it says so', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill('lasser TIG-lassen Gent blablabla');
  // what was understood is said before anything is searched
  await expect(page.getByText('Begrepen:')).toBeVisible();
  await expect(page.locator('#start-hint')).toContainText('Functies lasser');
  await expect(page.locator('#start-hint')).toContainText('woorden blablabla');
  const asked = nextMatch(page);
  await field.press('Enter');
  const { aspects } = (await asked).matchProfile;
  expect(aspects['jobFunctions']?.value).toMatchObject([{ label: 'lasser', weight: 1, required: false }]);
  expect(aspects['hardSkills']?.value).toMatchObject([
    { label: 'TIG-lassen', weight: 1, required: false },
    { label: 'blablabla', weight: 1, required: false, custom: true },
  ]);
  expect(aspects['locations']?.value).toMatchObject([{ label: 'Gent', range: 10, rangeUnit: 'KILOMETER' }]);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await expect(chip(page, 'Gent')).toHaveAccessibleName('Gent · 10 km, gewicht 100');
});

test('MAT-03b a place keeps the range that the query says', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await page.getByRole('textbox', { name: 'Zoek, of plak een vacature' }).fill('lasser Gent 25 km');
  const asked = nextMatch(page);
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  expect((await asked).matchProfile.aspects['locations']?.value).toMatchObject([{ label: 'Gent', range: 25 }]);
});

test('MAT-03b terms of employment in a query go to their own aspects, and what is not wanted to none', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill('kok Gent deeltijds vast 3 jaar zonder weekendwerk');
  const hint = page.locator('#start-hint');
  for (const part of ['Functies kok', 'Werktijd deeltijds', 'Contract vast', 'Ervaring 3 jaar'])
    await expect(hint).toContainText(part);
  await expect(hint).not.toContainText('weekendwerk');
  const asked = nextMatch(page);
  await field.press('Enter');
  const { aspects } = (await asked).matchProfile;
  expect(aspects['workingHours']?.value).toMatchObject([{ label: 'PART_TIME', weight: 1, required: false }]);
  expect(aspects['contractTypes']?.value).toMatchObject([{ label: 'PERMANENT', weight: 1, required: false }]);
  expect(aspects['seniority']?.value).toMatchObject({ value: 3 });
  expect(aspects['hardSkills']).toBeUndefined();
});

test('MAT-03c a blank query lists, without asking a profile', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const parsed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('parseQuery')) parsed.push(request.url());
  });
  const asked = page.waitForRequest((one) => one.url().includes('/match2candidates/candidates'));
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  expect((await asked).postDataJSON()).not.toHaveProperty('matchProfile');
  expect(await resultCount(page)).toBeGreaterThan(250);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  expect(parsed).toEqual([]);
});

test('MAT-03d one letter is no query', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill('l');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Hierin werd niets herkend' })).toBeVisible();
});

test('SET-26 a sample advertisement opens on the page for jobs, with its text beside the profile', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await page.getByRole('button', { name: /^Boekhouder met Exact Online/ }).click();
  await expect(page).toHaveURL(/\/job-to-candidates\/match$/);
  await expect(page.getByText('Boekhouder met Exact Online').first()).toBeVisible();
  await expect(page.getByText('Nederlands herkend')).toBeVisible();
  await expect(chip(page, 'Boekhouder').first()).toBeVisible();
});

test('a pasted CV is read as one, and opens on the page that finds jobs', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill(CV);
  await expect(page.getByText('Wordt gelezen als vacature of als cv')).toBeVisible();
  await field.press('Control+Enter');
  await expect(page).toHaveURL(/\/profile-to-jobs/);
  await expect(chip(page, 'TIG-lassen').first()).toBeVisible();
  // whose it is stands in the head, after a reload too
  const whose = page.getByText('Kandidaat:').locator('..');
  await expect(whose).toContainText('Anna Peeters');
  await page.reload();
  await expect(whose).toContainText('Anna Peeters');
});

test('a lost connection keeps what was pasted, and the next try works', async ({ page, context }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill('lasser');
  await expect(page.locator('#start-hint')).toContainText('Functies lasser');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('De server');
  await expect(field).toHaveValue('lasser');
  await context.setOffline(false);
  // it is tried again by itself when the connection is back, and by hand
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
});

test('recent searches are found again with their count, and can be cleared', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const field = page.getByRole('textbox', { name: 'Zoek, of plak een vacature' });
  await field.fill('lasser Gent');
  await field.press('Enter');
  const count = await resultCount(page);
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await page.getByRole('button', { name: 'Wissen', exact: true }).click();
  const recent = page.getByRole('button', { name: /^lasser/ });
  await expect(recent).toContainText(`${count} kandida`);
  await expect(recent).toContainText('vandaag');
  await recent.click();
  await expect.poll(async () => resultCount(page)).toBe(count);
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await page.getByRole('button', { name: 'Wissen', exact: true }).click();
  await page.getByRole('button', { name: 'Lijst wissen' }).click();
  await expect(recent).toHaveCount(0);
});

test('PRO-08 a number of the profile falls back to the last one when it is none, and is given up when it is emptied', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates');
  await page.getByRole('group', { name: 'Or start with' }).getByRole('button', { name: 'Experience' }).click();
  const years = page.getByRole('textbox', { name: 'Years of experience' });
  await years.fill('5');
  await years.blur();
  for (const none of ['.', 'five', '1.2.3']) {
    await years.fill(none);
    await years.blur();
    await expect(years).toHaveValue('5');
  }
  await years.fill('+7');
  await years.blur();
  await expect(years).toHaveValue('7');
  // another number may be typed into the emptied field; left empty it is given up
  await years.fill('');
  await years.fill('9');
  await expect(page.getByRole('button', { name: /^9 years/ })).toBeVisible();
  await years.fill('');
  await expect(years).toHaveValue('');
  await years.press('Escape');
  await expect(page.getByRole('button', { name: /^[79] years/ })).toHaveCount(0);
});
