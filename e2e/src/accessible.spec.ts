import { test } from '@playwright/test';
import { expectAccessible, expectContrast } from './axe.ts';
import { SCREENS } from './routes.ts';
import { open, settled } from './walk.ts';

// a theme changes colours only: the rest of a screen is looked at once, in the other language each
for (const [at, [name, address]] of Object.entries(SCREENS).entries()) {
  const [first, second, language] =
    at % 2 === 0 ? (['light', 'dark', 'nl'] as const) : (['dark', 'light', 'fr'] as const);
  test.describe(name, () => {
    test.use({ colorScheme: first });
    test(`${name} is accessible in ${first}, best practices included, and to be read in ${second}`, async ({
      page,
    }) => {
      await open(page, address, language);
      await settled(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: second });
      await settled(page);
      await expectContrast(page);
    });
  });
}
