import { expect, test } from '@playwright/test';
import { card, chip } from '../profile-walk.ts';
import { open } from '../walk.ts';

const AD = `Heftruckchauffeur gezocht in Gent. Je hebt een heftruckattest en je laadt en lost vrachtwagens.
Je spreekt goed Nederlands. Een loon van € 2.600 tot € 2.900 bruto per maand.`;

const FRENCH_AD = `Accueil > Offres d'emploi > Logistique
Partager  Imprimer

Magasinier-cariste (H/F/X)
Transports Delvaux SA - Liège
CDI - Temps plein

Notre client, une PME familiale active dans le transport, recherche un magasinier-cariste pour son dépôt de Herstal.

Vos tâches
- Vous chargez et déchargez les camions avec un chariot élévateur
- Vous préparez les commandes à l'aide d'un scanner
- Vous tenez l'inventaire à jour

Votre profil
- Vous disposez du brevet cariste
- 2 ans d'expérience
- Vous parlez français, le néerlandais est un atout

Nous offrons
- Un salaire de 2.500 à 2.800 € brut par mois
- Chèques-repas de 8 €`;

test.beforeEach(async ({ page }) => {
  await open(page, '/job-to-candidates', 'nl');
  await page.getByLabel('Vacaturetekst').fill(AD);
  await page.getByRole('button', { name: /^Vacature (ontleden|lezen)$/ }).click();
  await expect(page).toHaveURL(/match$/);
});

test('the text stands beside the profile, its marks and the chips point at each other', async ({ page }) => {
  const text = page.getByRole('group', { name: 'Vacaturetekst' });
  const mark = text.getByRole('button', { name: 'heftruckattest', exact: true });
  const attest = chip(page, 'heftruckattest');
  await expect(attest).not.toHaveAttribute('data-pointed');
  await mark.hover();
  await expect(attest).toHaveAttribute('data-pointed', 'true');
  await attest.hover();
  await expect(mark).toHaveAttribute('data-pointed', 'true');
  await mark.click();
  await expect(attest).toBeFocused();
  // what is taken out of the profile is no longer marked
  await page.keyboard.press('Delete');
  await expect(mark).toHaveCount(0);
});

test('below 1200 pixels the text is a tab', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const text = page.getByRole('group', { name: 'Vacaturetekst' });
  await expect(text).toBeHidden();
  await page.getByRole('tab', { name: 'Vacaturetekst' }).click();
  await expect(text).toBeVisible();
  await expect(card(page, 'Vaardigheden')).toBeHidden();
});

test('the ranking follows an edit without asking for a match', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Resultaten' });
  await expect(bar).toContainText(/\d+%/);
  const sent: { size: number; queryParams: { explain: string } }[] = [];
  page.on('request', (request) => {
    if (/\/match2candidates\/candidates(\?|$)/.test(request.url())) sent.push(request.postDataJSON());
  });
  await chip(page, 'heftruckattest').focus();
  await page.keyboard.press('r');
  await expect.poll(() => sent.filter(({ size }) => size === 3).length).toBe(1);
  expect(sent.find(({ size }) => size === 3)?.queryParams.explain).toBe('page');
  expect(sent.filter(({ size }) => size === 20)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Match', exact: true })).toHaveAttribute('data-changed', 'true');
  await expect(bar.getByTitle(/bij de laatste match/)).toBeVisible();
  await bar.getByRole('button', { name: 'Tonen' }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  expect(sent.filter(({ size }) => size === 20)).toHaveLength(1);
});

test('MAT-14 suggestions follow the functions and skills a second after they change, and adding takes one away', async ({
  page,
}) => {
  const asked: { readonly at: number; readonly body: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/suggest/')) asked.push({ at: Date.now(), body: request.postData() ?? '' });
  });
  const offers = page.getByRole('region', { name: 'Voorstellen' });
  await expect(offers.getByRole('button').first()).toBeVisible();
  const before = asked.length;
  const offer = offers.getByRole('button').first();
  const label = (await offer.innerText()).trim();
  const clicked = Date.now();
  await offer.click();
  await expect(chip(page, label)).toBeVisible();
  await expect(offers.getByRole('button', { name: `${label} toevoegen` })).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(before + 1);
  expect((asked.at(-1)?.at ?? 0) - clicked).toBeGreaterThanOrEqual(1000);
  expect(asked.at(-1)?.body).toContain(label);
  // a weight is no other keyword
  await chip(page, label).focus();
  await page.keyboard.press('+');
  await page.waitForTimeout(1600);
  expect(asked).toHaveLength(before + 1);
});

test('a narrow screen edits in a drawer at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chip(page, 'heftruckattest').click();
  const drawer = page.getByRole('dialog', { name: 'heftruckattest bewerken' });
  await expect(drawer).toBeVisible();
  const box = await drawer.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  expect(box?.width).toBe(390);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a text that has room beside the profile is seen whole, not scrolled in a part of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/job-to-candidates', 'fr');
  await page.getByLabel('Texte de l’offre').fill(FRENCH_AD);
  await page.getByRole('button', { name: 'Analyser l’offre' }).click();
  const text = page.getByRole('group', { name: 'Texte de l’offre' });
  await expect(text).toContainText('Chèques-repas de 8 €');
  await expect(page.getByRole('region', { name: 'Aussi dans le texte' })).toHaveCount(0);
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
