import { expect, test } from '@playwright/test';
import { chip, nextMatch } from '../profile-walk.ts';
import { open } from '../walk.ts';

// LogiFlow and Zwoltec are in no ontology, and neither is the title.
const TITLE = 'Sfeerbeheerder';
const AD = `Voor een magazijn in Gent zoeken wij een ervaren collega.

Jouw taken
- Je doet orderpicking met een scanner.

Jouw profiel
- Ervaring met LogiFlow is vereist.
- Kennis van Zwoltec is een pluspunt.`;

test('MAT-18a what no concept covers is offered beside the profile and added by a click', async ({ page }) => {
  await open(page, '/job-to-candidates', 'nl');
  await page.getByLabel('Functietitel').fill(TITLE);
  await page.getByLabel('Vacaturetekst').fill(AD);
  await page.getByRole('button', { name: /^Vacature (ontleden|lezen)$/ }).click();
  await expect(page).toHaveURL(/match$/);
  const offers = page.getByRole('region', { name: 'Staat ook in de tekst' });
  const add = (phrase: string) => offers.getByRole('button', { name: `${phrase} toevoegen` });
  await expect(add('LogiFlow')).toHaveText('LogiFlow');
  await expect(chip(page, 'LogiFlow')).toHaveCount(0);
  await expect(chip(page, TITLE)).toHaveAccessibleName(/op woorden gezocht/);
  await expect(chip(page, 'orderpicking')).not.toHaveAccessibleName(/op woorden gezocht/);

  await page.reload();
  await add('LogiFlow').click();
  await expect(add('LogiFlow')).toHaveCount(0);
  await expect(add('Zwoltec')).toBeFocused();
  await expect(chip(page, 'LogiFlow')).toHaveAccessibleName('LogiFlow, gewicht 100, op woorden gezocht');

  const asked = nextMatch(page);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  const { matchProfile } = await asked;
  expect(matchProfile.aspects['hardSkills']?.value).toContainEqual(
    expect.objectContaining({ label: 'LogiFlow', weight: 1, custom: true }),
  );
  // what was added is not offered again
  await page.reload();
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await expect(add('Zwoltec')).toBeVisible();
  await expect(add('LogiFlow')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').first().click();
  await page.getByLabel('Vacaturetekst').fill('Verpleegkundige gezocht in Gent.');
  await page.getByRole('button', { name: /^Vacature (ontleden|lezen)$/ }).click();
  await expect(page).toHaveURL(/match$/);
  await expect(add('Zwoltec')).toHaveCount(0);
});
