import { expect, test } from '@playwright/test';
import { chip, nextMatch, resultCount } from '../profile-walk.ts';
import { open, scores } from '../walk.ts';

const DUTCH_AD = `Voor een magazijn in Gent zoeken wij een ervaren heftruckchauffeur.

Jouw taken
- Je laadt en lost vrachtwagens met de reachtruck.
- Je doet orderpicking met een scanner en boekt bewegingen in SAP.

Jouw profiel
- Een heftruckattest is vereist.
- Je spreekt goed Nederlands.
- Je bent bereid om in 2 ploegen te werken.

Ons aanbod
- Een vast contract van onbepaalde duur, voltijds 38 u/week.
- Een brutoloon tussen € 2.600 en € 2.900 per maand.`;

const FRENCH_AD = `Nous recherchons pour notre client à Liège un soudeur MIG/MAG (H/F).

Vos missions
- Vous soudez des structures métalliques selon plan.
- Vous contrôlez la qualité de vos soudures.

Votre profil
- Vous maîtrisez la soudure TIG et la lecture de plans.
- Vous avez 3 ans d'expérience.
- Le permis B est exigé.

Notre offre
- Un CDI à temps plein, salaire de 2.500 € à 3.000 € brut par mois.`;

const WALKS = [
  {
    locale: 'nl',
    ad: DUTCH_AD,
    parse: /^Vacature (ontleden|lezen)$/,
    values: ['heftruckchauffeur', 'reachtruck', 'orderpicking', 'SAP', 'heftruckattest', 'Gent'],
    contract: 'Vast contract',
    wage: '€ 2.600 – 2.900',
    skill: 'orderpicking',
    results: 'Resultaten',
    profile: 'Matchprofiel',
    match: 'Match',
    edit: (subject: string) => `${subject} bewerken`,
    required: (subject: string) => `${subject} is vereist`,
    weight: (subject: string) => `Gewicht van ${subject}`,
    remove: 'Verwijderen',
    total: 'Totaal',
  },
  {
    locale: 'fr',
    ad: FRENCH_AD,
    parse: 'Analyser l’offre',
    values: ['Liège', 'permis B'],
    contract: 'CDI',
    wage: '2 500 – 3 000 €',
    skill: 'permis B',
    results: 'Résultats',
    profile: 'Profil de recherche',
    match: 'Rechercher',
    edit: (subject: string) => `Modifier ${subject}`,
    required: (subject: string) => `${subject} est exigé`,
    weight: (subject: string) => `Poids de ${subject}`,
    remove: 'Supprimer',
    total: 'Total',
  },
] as const;

for (const walk of WALKS) {
  test.describe(`the main job in ${walk.locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, '/job-to-candidates', walk.locale);
      await expect(page).toHaveURL(/\/job-to-candidates\/input$/);
      await page.getByRole('textbox').last().fill(walk.ad);
      await page.getByRole('button', { name: walk.parse }).click();
      await expect(page).toHaveURL(/\/job-to-candidates\/match$/);
      await expect(page.getByRole('region', { name: walk.results })).toContainText(/\d/);
    });

    test(`MAT-17a MAT-17c MAT-18a MAT-18b MAT-18d MAT-18e a pasted job becomes an editable profile (${walk.locale})`, async ({
      page,
    }) => {
      for (const value of walk.values) await expect(chip(page, value).first()).toBeVisible();
      await expect(chip(page, walk.contract)).toBeVisible();
      await expect(page.getByRole('button', { name: walk.wage })).toBeVisible();
    });

    test(`MAT-01 RES-01c DET-02 ranked results open into details whose shares add up (${walk.locale})`, async ({
      page,
    }) => {
      await page.getByRole('button', { name: walk.results }).click();
      const rows = page.locator('tr[data-match]');
      await expect(rows.first()).toBeVisible();
      const ranked = await scores(page);
      expect(ranked.length).toBeGreaterThan(3);
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));

      await rows.first().locator('[data-open]').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const number = (text: string) => Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
      const shares = await dialog.locator('[data-share=FORWARD]').allInnerTexts();
      const total = number(await dialog.locator('[data-total=FORWARD]').innerText());
      const sum = shares.reduce((before, text) => before + (Number.isNaN(number(text)) ? 0 : number(text)), 0);
      expect(Math.abs(sum - total)).toBeLessThan(0.1 * shares.length);
      expect(Math.abs(total - (ranked[0] ?? 0))).toBeLessThanOrEqual(0.6);
      await expect(dialog.locator('mark').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test(`MAT-04d ENG-05a ENG-05b a changed profile changes the ranking (${walk.locale})`, async ({ page }) => {
      const matchButton = page.getByRole('button', { name: walk.match, exact: true });
      await expect(matchButton).not.toHaveAttribute('data-changed');
      await page.getByRole('button', { name: walk.results }).click();
      const before = await resultCount(page);
      await page.getByRole('button', { name: walk.profile }).click();
      const editor = page.getByRole('dialog', { name: walk.edit(walk.skill) });
      await chip(page, walk.skill).click();
      await editor.getByRole('switch', { name: walk.required(walk.skill) }).check();
      await editor.press('Escape');
      await expect(matchButton).toHaveAttribute('data-changed', 'true');
      const required = nextMatch(page);
      await matchButton.click();
      await required;
      await expect.poll(async () => resultCount(page)).toBeLessThan(before);
      const withRequired = await resultCount(page);

      await page.getByRole('button', { name: walk.profile }).click();
      await chip(page, walk.skill).click();
      await editor.getByRole('textbox', { name: walk.weight(walk.skill) }).fill('200');
      await editor.getByRole('button', { name: walk.remove }).click();
      await expect(chip(page, walk.skill)).toHaveCount(0);
      await matchButton.click();
      await expect.poll(async () => resultCount(page)).not.toBe(withRequired);
    });
  });
}
