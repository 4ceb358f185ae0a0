import { expect, type Page } from '@playwright/test';

/** Opens an address in an interface language. */
export async function open(page: Page, address: string, locale: 'nl' | 'fr' | 'en' | 'it' = 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('counterpart.locale', chosen), locale);
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The number in the relevance column of each row, in order. */
export async function scores(page: Page): Promise<number[]> {
  const texts = await page.locator('tr[data-match] [data-score]').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')));
}

/** Waits until nothing on the screen is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
