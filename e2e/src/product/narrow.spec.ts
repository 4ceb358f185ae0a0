/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { SCREENS } from '../routes.ts';
import { open, settled } from '../walk.ts';

/** 200 % zoom of a laptop of 1440 × 900 is a window of 720 × 450; 400 % of 1280 × 1024 one of 320 × 256 (WCAG 1.4.10). */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 720, height: 450 },
  { width: 320, height: 256 },
] as const;

/** What a person would have to scroll sideways for, or cannot reach at all. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : [];
    const isHidden = (element: Element) =>
      element.closest('[hidden], [aria-hidden=true], [inert]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    /** A box that scrolls sideways by itself holds what is wider than it, such as a table. */
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent);
    };
    const acting = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role=tab], [role=switch]'),
    ];
    const cut = acting.flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (isHidden(element) || width < 2 || height < 2 || right < 0) return [];
      const isCut = (left < -1 || right > clientWidth + 1) && !scrolls(element);
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
      return isCut ? [`${name.trim().slice(0, 40)} ends at ${Math.round(right)} of ${clientWidth}`] : [];
    });
    const heads = [...document.querySelectorAll('main h2, main h3')].flatMap((head) =>
      !isHidden(head) && head.scrollWidth > head.clientWidth && head.clientWidth > 2
        ? [`of the heading ${head.textContent} ${head.clientWidth} of ${head.scrollWidth} are seen`]
        : [],
    );
    const tables = [...document.querySelectorAll('table')].flatMap((table) => {
      const over = table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0);
      return over > 1 && !isHidden(table) ? [`a table is ${Math.round(over)} wider than its place`] : [];
    });
    /** What stays in sight over the page, such as the header, leaves half of the window to the page. */
    const bars = [...document.querySelectorAll('header, main section, main div')].flatMap((bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      const stays = getComputedStyle(bar).position === 'sticky' && width > clientWidth / 2 && !isHidden(bar);
      return stays ? [Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top))] : [];
    });
    const barred = bars.reduce((sum, height) => sum + height, 0);
    const low = barred > innerHeight / 2 ? [`bars take ${barred} of ${innerHeight}`] : [];
    return [...wide, ...cut, ...heads, ...tables, ...low];
  });
}

test('nothing is cut at 360 px, at 768 px, at 200 % and at 400 % zoom, in the longest of the languages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const screen of [
    'start',
    'profile',
    'results',
    'details',
    'candidateList',
    'jobInput',
    'strategy',
    'test',
  ] as const) {
    await page.setViewportSize(WINDOWS[0]);
    await open(page, SCREENS[screen] ?? '', 'fr');
    await settled(page);
    if (screen === 'details') await expect(page.getByRole('dialog')).toBeVisible();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(window.width);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // the screens lay themselves out anew in the next frames, which may be more than two
      const at = `${screen} at ${window.width} × ${window.height}`;
      await expect.poll(() => cutOff(page), at).toEqual([]);
    }
  }
});

test('DET-02 on a telephone each direction of the sum is a table that fits: its shares are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['nl', 'fr', 'en', 'it'] as const) {
    await open(page, SCREENS['details'] ?? '', language);
    await settled(page);
    const dialog = page.getByRole('dialog');
    const tables = dialog.getByRole('table').filter({ has: page.locator('[data-total]') });
    await expect(tables).toHaveCount(2);
    for (const [at, direction] of (['FORWARD', 'REVERSE'] as const).entries()) {
      const table = tables.nth(at);
      await expect(table.locator(`[data-total=${direction}]`)).toHaveCount(1);
      await expect(table.locator('[data-share]').first()).toHaveAttribute('data-share', direction);
      const over = () =>
        table.evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          const shares = [...element.querySelectorAll('[data-share], [data-total]')];
          const last = Math.max(...shares.map((share) => share.getBoundingClientRect().right));
          const { scrollWidth, clientWidth } = element.parentElement ?? element;
          return { table: right > 360, share: last > 360, scrolls: scrollWidth > clientWidth };
        });
      const fits = { table: false, share: false, scrolls: false };
      await expect.poll(over, `${direction} in ${language}`).toEqual(fits);
    }
  }
  await expectAccessible(page);
});

test('RES-10 on a telephone two people stand side by side with their names, and a third is a swipe away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, SCREENS.results ?? '', 'en');
  for (const at of [1, 2, 3]) {
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .nth(at)
      .check();
  }
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare 3 matches' });
  const heads = dialog.locator('[data-compared]');
  await expect(heads).toHaveCount(3);
  const experience = dialog.getByRole('rowheader', { name: 'Work experience' });
  const sides = () => heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().left)));
  const right = async (at: number) => {
    const box = await heads.nth(at).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  // the first two fit whole, wherever the table is scrolled to
  expect(await right(1)).toBeLessThanOrEqual(390);
  await experience.scrollIntoViewIfNeeded();
  for (const at of [0, 1]) await expect(heads.nth(at)).toBeInViewport({ ratio: 1 });
  const [first = 0, second = 0, third = 0] = await sides();
  expect([second - first, third - second]).toEqual([second - first, second - first]);
  await heads.nth(2).scrollIntoViewIfNeeded();
  for (const at of [1, 2]) await expect(heads.nth(at)).toBeInViewport({ ratio: 1 });
  // what a row is about stays in sight beside the swipe
  expect((await experience.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expectAccessible(page);
});

test('FIL-03 and and or of own conditions stand whole on a telephone', async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]);
  await open(page, SCREENS.results ?? '', 'fr');
  await page.getByRole('region', { name: 'Filtres' }).getByRole('button', { name: 'Filtres' }).click();
  const choice = page.getByRole('radiogroup').filter({ hasText: 'Ou' }).first();
  await expect(choice).toBeVisible();
  const [outer, last] = [await choice.boundingBox(), await choice.getByText('Ou', { exact: true }).boundingBox()];
  const end = (box: typeof outer) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(end(last)).toBeLessThanOrEqual(end(outer));
});

test('the bar that saves a strategy lies over every field that passes below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/matching-strategy', 'it');
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await expect(save).toBeVisible();
  const beneath = await save.evaluate((button) => {
    const bar = button.parentElement;
    const over: string[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 8) {
      scrollTo({ top, behavior: 'instant' });
      const { left, right, top: edge, height } = button.getBoundingClientRect();
      for (const x of [left + 4, (left + right) / 2, right - 4]) {
        const seen = document.elementFromPoint(x, edge + height / 2);
        if (seen === null || bar?.contains(seen) !== true) over.push(seen?.textContent ?? 'nothing');
      }
    }
    return [...new Set(over)];
  });
  expect(beneath).toEqual([]);
});
