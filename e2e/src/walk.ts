import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Opens an address in an interface language. */
export async function open(page: Page, address: string, locale: 'nl' | 'fr' | 'en' | 'it' = 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('counterpart.locale', chosen), locale);
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Tall enough that no bar which sticks to the edge of the window lies over what could be scrolled from under it. */
const WHOLE_SCREEN = 8000;

/** Finds nothing that WCAG 2.2 AA forbids on the whole screen, also below the window's edge. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size !== null) await page.setViewportSize({ ...size, height: WHOLE_SCREEN });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  if (size !== null) await page.setViewportSize(size);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The number in the relevance column of each row, in order. */
export async function scores(page: Page): Promise<number[]> {
  const texts = await page.locator('.relevance-number').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')));
}
