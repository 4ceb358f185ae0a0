import { expect, test } from '@playwright/test';
import { startOwnServer } from '../../src/own-server.ts';

test('SET-17 SET-08 one environment setting serves the staffing agency: its language, its menu, its frames', async ({
  page,
}) => {
  const server = await startOwnServer(0, { VARIANT: 'agency/uat' });
  try {
    const response = await page.goto(server.base);
    const policy = response?.headers()['content-security-policy'];
    // the environment's desk, not the customer's
    expect(policy).toContain("frame-ancestors 'self' https://desk-uat.example;");
    expect(policy).toContain("frame-src 'self' https://desk-uat.example;");
    await expect(page).toHaveURL(/\/job-to-candidates\/input$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Vacature naar kandidaten' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.goto(`${server.base}/jobs/list`);
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible();
    const answer = (await (await page.request.get(`${server.base}/api/config/default`)).json()) as object;
    expect(answer).toMatchObject({ config: { environment: 'uat', showIndexingWarning: false, hideMenu: true } });
    expect(answer).not.toHaveProperty('server');
  } finally {
    await server.stop();
  }
});

test('SET-17 one environment setting serves the employment service: French, fewer pages', async ({ page }) => {
  const server = await startOwnServer(0, { VARIANT: 'employment-service' });
  try {
    await page.goto(server.base);
    await expect(page).toHaveURL(/\/profile-to-jobs$/);
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveText([
      'Profil vers offres',
      'Candidats',
      'Offres',
    ]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  } finally {
    await server.stop();
  }
});
