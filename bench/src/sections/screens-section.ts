/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Figure, timeFigures } from '../figures/figure.ts';
import { selectingFigures } from '../figures/selecting-figures.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';
import { startupFigures } from '../figures/startup-figures.ts';
import { typingFigures } from '../figures/typing-figures.ts';

/** Sources that are opened one after the other; the first warms up and is not counted. */
const SOURCES = 12;
/** How long a pointer rests on a button before it is pressed. */
const POINTED_MS = 150;

/** Milliseconds from a click until what a selector holds is there and another than before, told by the page itself. */
async function clickToChange(
  page: Page,
  click: string,
  shown: string,
  until: 'settled' | 'shown' = 'settled',
): Promise<number> {
  return page.evaluate(
    ([button, selector, end]) =>
      new Promise<number>((done, fail) => {
        const text = () => [...document.querySelectorAll(selector ?? '')].map((one) => one.textContent).join('|');
        const before = text();
        const target = document.querySelector<HTMLElement>(button ?? '');
        if (target === null) {
          fail(new Error(`there is no ${button}`));
          return;
        }
        const start = performance.now();
        const look = () => {
          const now = text();
          const isDone = end === 'shown' || document.querySelector('[aria-busy=true]') === null;
          if (now !== before && /\d/.test(now) && isDone) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    [click, shown, until],
  );
}

async function working(browser: Browser, base: string): Promise<readonly Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('counterpart.locale', 'en'));
  const first: number[] = [];
  const pages: number[] = [];
  const pointed: number[] = [];
  const facets: number[] = [];
  const details: number[] = [];
  await page.goto(`${base}/jobs/list`);
  const open = 'a[href^="/profile-to-candidates/job/"]';
  await page.locator(open).first().waitFor();
  for (let source = 0; source < SOURCES; source += 1) {
    const link = `tbody tr:nth-child(${source + 1}) ${open}`;
    first.push(await clickToChange(page, link, '[data-count]'));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('tr[data-match]').first().waitFor();
    const second = 'button[aria-label="Page 2"]';
    if ((await page.locator(second).count()) > 0) {
      pages.push(await clickToChange(page, second, 'tr[data-match]'));
      const third = page.locator('button[aria-label="Page 3"]');
      if ((await third.count()) > 0) {
        // as a person comes to it: the pointer is there a moment before the press
        await third.hover();
        await page.waitForTimeout(POINTED_MS);
        pointed.push(await clickToChange(page, 'button[aria-label="Page 3"]', 'tr[data-match]'));
      }
    }
    details.push(await clickToChange(page, 'tr[data-match] [data-open]', '[data-details] [data-share]', 'shown'));
    await page.keyboard.press('Escape');
    await page.locator('[data-details]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filters' }).click();
    const office = page.getByRole('group', { name: 'Office' }).getByRole('checkbox');
    await office.first().waitFor();
    await office.first().evaluate((box) => box.setAttribute('data-bench-box', ''));
    await page.getByRole('group', { name: 'Status' }).evaluate((group) => group.setAttribute('data-bench-facet', ''));
    facets.push(await clickToChange(page, '[data-bench-box]', '[data-bench-facet] li', 'shown'));
    await page.goto(`${base}/jobs/list`);
    await page.locator(open).first().waitFor();
  }
  await page.close();
  return [
    ...timeFigures('first matches after opening a source', first.slice(1), 1000),
    ...timeFigures('another page of results', pages.slice(1), 200),
    ...timeFigures('another page that was pointed at', pointed.slice(1), 200),
    ...timeFigures('details of a match', details.slice(1), 150),
    ...timeFigures('facet counts after a choice', facets.slice(1), 150),
  ];
}

/** What a person waits for, in a real Chromium on the demo data; `base` measures a server that runs already. */
export async function screensSection(base: string | undefined): Promise<readonly Figure[]> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  const own = base === undefined ? await startedServer(dataDir) : null;
  try {
    const address = base ?? own?.base ?? '';
    return [
      ...(await working(browser, address)),
      ...(await selectingFigures(browser, address)),
      ...(await typingFigures(browser, address)),
      ...(await startupFigures(browser, address)),
    ];
  } finally {
    if (own !== null) await stoppedServer(own.child);
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
