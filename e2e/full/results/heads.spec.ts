import { expect, test } from '@playwright/test';
import { OWN } from '../../src/own-worlds.ts';
import { open } from '../../src/walk.ts';

const FAILED = 'rgb(253, 238, 236)';

test('DET-07c a match by its address says of which job it is, and leads back to it', async ({ page }) => {
  await open(page, '/match-details/jobs/hand-j-nl-1/candidates/hand-c-nl-1', 'it');
  const back = page.locator('main').getByRole('link').first();
  await expect(page.getByText('Offerta:')).toBeVisible();
  await expect(back).not.toHaveText('');
  await back.click();
  await expect(page).toHaveURL(/\/profile-to-candidates\/job\/jobs\/hand-j-nl-1/);
});

test('DET-07a a match of documents that do not exist is a failure in its colour, with a way out', async ({ page }) => {
  await open(page, '/match-details/jobs/nobody/candidates/nobody', 'nl');
  await expect(page.getByRole('alert')).toHaveCSS('background-color', FAILED);
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL(/\/profile-to-candidates$/);
});

test('MAT-10 a candidate whose profile is matched is called by the name first, then by the function', async ({
  page,
}) => {
  const id = OWN.heads.people[0]?.id ?? '';
  await open(page, `/profile-to-jobs/candidate/candidates/${id}`, 'nl');
  await expect(page.locator('main p').first()).toContainText(/Kandidaat:\s*Noor Wiels\s*goochelaar/);
  await expect(page.locator('main p strong').first()).toHaveText('Noor Wiels');
});

test('RES-01 what was asked breaks between its values, not in them', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&page=1', 'nl');
  const asked = page.getByText('Gevraagd:').locator('..');
  await expect(asked).toBeVisible();
  expect(await asked.evaluate((element) => element.textContent)).toMatch(/^\S+ [^,]+, [^,]+, /);
});

test('RES-01 the button that saves a search stands beside what was asked from 768 px on, and below it on a phone', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates', 'it');
  const save = page.getByRole('button', { name: 'Salva la ricerca' });
  const asked = page.getByText('Richiesto:').locator('..');
  /** How far the button begins below the words, and they end before it begins. */
  const places = async () => {
    const [a, b] = await Promise.all([asked.boundingBox(), save.boundingBox()]);
    if (a === null || b === null) return null;
    return { isBeside: a.x + a.width <= b.x, isBelow: b.y >= a.y + a.height - 1, isInSight: b.x + b.width };
  };
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(places).toMatchObject({ isBeside: true, isBelow: false });
    expect((await places())?.isInSight).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(places).toMatchObject({ isBelow: true });
});

test('SET-07 the menu of what does not fit shows the whole name of its page where there is room', async ({ page }) => {
  for (const address of ['/matching-test', '/text-mining/input']) {
    await open(page, address, 'it');
    const words = page.locator('header button[aria-current="page"] span').first();
    await expect(words).toBeVisible();
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  // what is kept for that menu takes no more room than the names in it need
  await open(page, '/text-mining/input', 'nl');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Matchingstrategie' })).toBeVisible();
});

test('MAT-03a a file that cannot be read is refused with its reason, where the search begins', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'nl');
  const file = { name: 'kapot.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 kapot') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('alert')).toHaveText('Het bestand is beschadigd of onvolledig.');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
});
