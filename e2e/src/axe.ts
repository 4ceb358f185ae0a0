import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what is good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Room for a bar that sticks to the edge of the window, so that it lies over nothing that scrolls, in pixels. */
const ROOM = 160;
/** No screen is looked at beyond this height, in pixels: drawing it would take longer than it shows. */
const TALLEST = 6000;

/** Waits for colours that are on their way from one theme to the other: between the two they have no contrast to judge. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // what a change of theme sets going begins with the next frame
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds on the whole screen, one line each; nothing is what it should find. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  if (size !== null) {
    const content = await page.locator('html').evaluate((element) => element.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.min(TALLEST, Math.max(size.height, content + ROOM)) });
  }
  await transitionsOver(page);
  // Told of what fails alone, and asked in the page itself: two fifths of the time that describing each element that
  // passes and putting it together in a page beside it takes. No screen here holds a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true)
    .analyze();
  if (size !== null) await page.setViewportSize(size);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Finds nothing that WCAG 2.2 AA or good practice forbids, on the whole screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
