import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { SCREENS } from '../src/routes.ts';
import { open, settled } from '../src/walk.ts';
import { STATES } from './states.ts';

const LOCALES = ['nl', 'fr', 'en', 'it'] as const;

async function look(page: Page, what: string, findings: string[]): Promise<void> {
  findings.push(...(await axeFindings(page)).map((finding) => `${what}: ${finding}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of LOCALES) {
    test.describe(`${colorScheme} ${locale}`, () => {
      test.use({ colorScheme });
      test('every screen', async ({ page }) => {
        test.setTimeout(300_000);
        const findings: string[] = [];
        for (const [name, address] of Object.entries(SCREENS)) {
          await open(page, address, locale);
          await settled(page);
          await look(page, name, findings);
        }
        expect(findings).toEqual([]);
      });

      test('every state: menu, dialog, popover, error, empty, loading', async ({ page }) => {
        test.setTimeout(300_000);
        const findings: string[] = [];
        for (const [name, { address, enter }] of Object.entries(STATES)) {
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.setViewportSize({ width: 1440, height: 900 });
          await enter.before?.(page);
          await open(page, address, locale);
          await enter.after?.(page);
          await look(page, name, findings);
          await page.keyboard.press('Escape');
        }
        expect(findings).toEqual([]);
      });
    });
  }
}
