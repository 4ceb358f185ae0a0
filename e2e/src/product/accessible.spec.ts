import { test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { SCREENS } from '../routes.ts';
import { open, settled } from '../walk.ts';

// both themes of a screen in one visit: opening it is what takes the time
for (const [at, [name, address]] of Object.entries(SCREENS).entries()) {
  const [first, second, language] =
    at % 2 === 0 ? (['light', 'dark', 'nl'] as const) : (['dark', 'light', 'fr'] as const);
  test.describe(name, () => {
    test.use({ colorScheme: first });
    test(`${name} is accessible in ${first} and in ${second}, best practices included`, async ({ page }) => {
      await open(page, address, language);
      await settled(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: second });
      await settled(page);
      await expectAccessible(page);
    });
  });
}
