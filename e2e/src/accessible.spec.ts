import { test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { SCREENS } from './routes.ts';
import { open, settled } from './walk.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, address] of Object.entries(SCREENS)) {
      test(`${name} is accessible in ${colorScheme}, best practices included`, async ({ page }) => {
        await open(page, address, colorScheme === 'light' ? 'nl' : 'fr');
        await settled(page);
        await expectAccessible(page);
      });
    }
  });
}
