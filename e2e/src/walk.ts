import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Opens an address in an interface language. */
export async function open(page: Page, address: string, locale: 'nl' | 'fr' | 'en' | 'it' = 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('counterpart.locale', chosen), locale);
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Finds nothing that WCAG 2.2 AA forbids on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The number in the relevance column of each row, in order. */
export async function scores(page: Page): Promise<number[]> {
  const texts = await page.locator('.relevance-number').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')));
}
