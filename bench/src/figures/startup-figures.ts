/// <reference lib="dom" />
import type { Browser } from '@playwright/test';
import { type Figure, timeFigures } from './figure.ts';

/** Starts that are measured; one before them lets the server's files and the browser warm up. */
const STARTS = 6;
/** How much slower than this machine a mid laptop is taken to be. */
const SLOWDOWN = 4;
const ASKED_MS = 1500;

/** Milliseconds from opening the address until something can be typed into the start page, nothing kept from before. */
async function startTime(browser: Browser, base: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector<HTMLElement>('main textarea, main input');
      const isUsable = field !== null && field.offsetParent !== null && !field.matches(':disabled');
      if (isUsable) document.documentElement.setAttribute('data-bench-usable', String(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${base}/`);
  const usable = page.locator('html[data-bench-usable]');
  await usable.waitFor({ state: 'attached' });
  const time = Number(await usable.getAttribute('data-bench-usable'));
  await context.close();
  return time;
}

/** What a first visit takes on a mid laptop. */
export async function startupFigures(browser: Browser, base: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) times.push(await startTime(browser, base));
  return timeFigures(`a first visit until it is usable, CPU ÷ ${SLOWDOWN}`, times.slice(1), ASKED_MS);
}
