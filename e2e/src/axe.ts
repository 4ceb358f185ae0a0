import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what is good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Tall enough that no bar which sticks to the edge of the window lies over what could be scrolled from under it. */
const WHOLE_SCREEN = 8000;

/** What axe finds on the whole screen, one line each; nothing is what it should find. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  if (size !== null) await page.setViewportSize({ ...size, height: WHOLE_SCREEN });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  if (size !== null) await page.setViewportSize(size);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Finds nothing that WCAG 2.2 AA or good practice forbids, on the whole screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
