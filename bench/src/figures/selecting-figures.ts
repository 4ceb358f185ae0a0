/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { type Figure, percentile } from './figure.ts';

/** Results that are chosen: as many as select-all takes. */
const CHOSEN = 1000;
const TOGGLES = 20;
const SCROLLS = 60;
const FRAME_MS = 16;

/** Opens jobs one after the other until one has as many results as are chosen. */
async function openLongList(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/jobs/list`);
  const links = page.locator('a[href^="/profile-to-candidates/job/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    await page.goto(`${base}${address}`);
    const shown = page.locator('[data-count]').first();
    await shown.waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    if (Number((await shown.innerText()).replace(/\D/g, '')) < CHOSEN) continue;
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('tr[data-match]').first().waitFor();
    return;
  }
  throw new Error(`no job of the first page has ${CHOSEN} results`);
}

/** Milliseconds from a click to the frame that shows what it did, by the page's own clock. */
async function clickTimes(page: Page, selector: string, times: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([where, count]) => {
      const found: number[] = [];
      for (let at = 0; at < count; at++) {
        const target = document.querySelector<HTMLElement>(where);
        if (target === null) throw new Error(`there is no ${where}`);
        const start = performance.now();
        target.click();
        // the frame has been drawn when the task after its callbacks runs
        await new Promise<void>((drawn) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => drawn());
            port1.start();
            port2.postMessage(null);
          });
        });
        found.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return found;
    },
    [selector, times] as const,
  );
}

/** Milliseconds between the frames of a scroll down the list. */
async function scrollFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (count) => {
    const found: number[] = [];
    let before = await new Promise<number>((frame) => requestAnimationFrame(frame));
    for (let at = 0; at < count; at++) {
      window.scrollBy(0, at < count / 2 ? 24 : -24);
      const now = await new Promise<number>((frame) => requestAnimationFrame(frame));
      found.push(now - before);
      before = now;
    }
    return found;
  }, SCROLLS);
}

/** How long a person waits with a thousand results chosen: for all of them, for one more or less, and while scrolling. */
export async function selectingFigures(browser: Browser, base: string): Promise<readonly Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('counterpart.locale', 'en'));
  await openLongList(page, base);
  const box = 'tr[data-match] input[type=checkbox]';
  const few = await clickTimes(page, box, TOGGLES);
  const scrolledBefore = await scrollFrames(page);
  const all = page.getByRole('checkbox', { name: 'Choose all results' });
  const start = performance.now();
  await all.click();
  await page
    .getByText(`${CHOSEN.toLocaleString('en')} chosen`)
    .first()
    .waitFor();
  const choosing = performance.now() - start;
  const many = await clickTimes(page, box, TOGGLES);
  const scrolled = await scrollFrames(page);
  await page.close();
  const floor = percentile(few, 0.95);
  return [
    { name: `all of ${CHOSEN} results chosen`, value: choosing, unit: 'ms', target: 1000 },
    { name: 'one row chosen to its frame, few chosen, p95', value: floor, unit: 'ms', target: null },
    {
      name: `the same with ${CHOSEN} chosen, p95`,
      value: percentile(many, 0.95),
      unit: 'ms',
      target: floor + FRAME_MS,
    },
    {
      name: 'a frame of scrolling, few chosen, p95',
      value: percentile(scrolledBefore, 0.95),
      unit: 'ms',
      target: null,
    },
    { name: `the same with ${CHOSEN} chosen, p95`, value: percentile(scrolled, 0.95), unit: 'ms', target: null },
  ];
}
