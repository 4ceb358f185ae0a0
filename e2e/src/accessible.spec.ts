import { test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { SCREENS } from './routes.ts';
import { open, settled } from './walk.ts';

/** States of a route that its first address shows already; with axe they take long, so one theme each stands here. */
const IN_ONE_THEME: Readonly<Record<string, 'light' | 'dark'>> = { results: 'dark', details: 'light', jobs: 'dark' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, address] of Object.entries(SCREENS)) {
      if ((IN_ONE_THEME[name] ?? colorScheme) !== colorScheme) continue;
      test(`${name} is accessible in ${colorScheme}, best practices included`, async ({ page }) => {
        await open(page, address, colorScheme === 'light' ? 'nl' : 'fr');
        await settled(page);
        await expectAccessible(page);
      });
    }
  });
}
