import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { open } from './walk.ts';

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
  await page.getByRole('button', { name: 'Vacature ontleden' }).click();
  await expect(page).toHaveURL(/match$/);
  const offers = page.getByRole('region', { name: 'Staat ook in de tekst' });
  const add = (phrase: string) => offers.getByRole('button', { name: `${phrase} toevoegen` });
  const skill = (phrase: string) => page.getByRole('button', { name: `${phrase} verwijderen` });
  const isWordsOnly = (subject: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `${subject} verwijderen` }) })
      .getByText('Wordt alleen op woorden gezocht');
  await expect(add('LogiFlow')).toHaveText('+ LogiFlow');
  await expect(skill('LogiFlow')).toHaveCount(0);
  await expect(isWordsOnly(TITLE)).toBeAttached();
  await expect(isWordsOnly('orderpicking')).toHaveCount(0);

  await page.reload();
  await add('LogiFlow').click();
  await expect(add('LogiFlow')).toHaveCount(0);
  await expect(add('Zwoltec')).toBeFocused();
  await expect(isWordsOnly('LogiFlow')).toBeAttached();
  const required = page.getByRole('checkbox', { name: 'LogiFlow is vereist' });
  await expect(required).not.toBeChecked();
  await expect(page.getByRole('slider', { name: 'Gewicht van LogiFlow' })).toHaveValue('100');
  await expectAccessible(page);

  const asked = page.waitForRequest((request) => request.url().includes('/match2candidates/'));
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  const { matchProfile } = (await asked).postDataJSON() as {
    matchProfile: { aspects: { hardSkills: { value: object[] } } };
  };
  expect(matchProfile.aspects.hardSkills.value).toContainEqual(
    expect.objectContaining({ label: 'LogiFlow', weight: 1, custom: true }),
  );

  await page
    .getByRole('link', { name: /Vacature/ })
    .first()
    .click();
  await page.getByLabel('Vacaturetekst').fill('Verpleegkundige gezocht in Gent.');
  await page.getByRole('button', { name: 'Vacature ontleden' }).click();
  await expect(page).toHaveURL(/match$/);
  await expect(add('Zwoltec')).toHaveCount(0);
});
