import { expect, test } from '@playwright/test';
import { open } from '../walk.ts';

test('an empty profile lists nobody and says what to do', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'fr');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Rien n’a été lu ni demandé.');
  await expect(page.getByRole('status')).toContainText('Ajoutez une fonction, une compétence ou un lieu');
  await expect(page.locator('tr[data-match]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Profil de recherche' }).click();
  await page.getByRole('group', { name: 'Ou commencez par' }).getByRole('button', { name: 'Fonctions' }).click();
  await page.getByRole('combobox', { name: 'Fonctions : ajouter' }).fill('magasinier,');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await expect(page.getByText('Rien n’a été lu ni demandé.')).toHaveCount(0);
});

test('a text in which nothing is found says so, and the profile can be composed by hand', async ({ page }) => {
  await open(page, '/job-to-candidates');
  await page.getByLabel('Job description').fill('Lorem ipsum dolor sit amet.');
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page.getByRole('status')).toContainText('Nothing was found in this text');
  await expect(page).toHaveURL(/input$/);
  await page.getByRole('link', { name: 'compose the profile by hand.' }).click();
  await expect(page).toHaveURL(/match$/);
  await expect(page.getByRole('button', { name: 'Wage: add' })).toBeVisible();
  // what can be added is all there is: it begins where one begins to read
  const first = await page.getByRole('button', { name: 'Job functions: add' }).boundingBox();
  const editor = await page.getByRole('region', { name: 'Match profile' }).boundingBox();
  expect((first?.x ?? Infinity) - (editor?.x ?? 0)).toBeLessThan(40);
  // the first editor that is opened takes the focus when its fields have come, and complains of nothing before
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && complaints.push(line.text()));
  const held = Promise.withResolvers<void>();
  await page.route(/\/value-editor-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Wage: add' }).click();
  const fields = page.getByRole('dialog');
  await expect(fields).toBeVisible();
  // the library looks for a field in a timer of no length
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  held.resolve();
  await expect(fields.getByRole('textbox').first()).toBeFocused();
  expect(complaints).toEqual([]);
});

test('words that nobody has are no fault of a filter or a requirement, and nothing says so', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'fr');
  await page.getByRole('main').getByRole('textbox').fill('zzzxyqq brolfwk');
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Aucun résultat.' });
  await expect(said).toContainText('Rien, ou trop peu, de ce qui est demandé n’a été trouvé. Vérifiez l’orthographe');
  await expect(page.getByText('Aucun filtre ni aucune exigence')).toHaveCount(0);
});

test('closed and placed candidates are told of, not listed', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes('/match2candidates/'));
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const { left } = (await (await answer).json()) as { left: { STATUS: number } };
  expect(left.STATUS).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Results' }).click();
  await expect(page.getByText(`${left.STATUS} closed or placed left out`)).toBeVisible();
});

test('MAT-03c a blank search lists everybody, and claims no score of anybody', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const row = page.locator('tr[data-match]').first();
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: 'Geen score: er is niets gevraagd' })).toBeVisible();
  await expect(row.locator('[data-score]')).toHaveCount(0);
  await expect(page.getByText('deels')).toHaveCount(0);
});
