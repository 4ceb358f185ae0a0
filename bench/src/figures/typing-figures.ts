/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { demoJobs } from '@counterpart/testkit';
import { type Figure, percentile } from './figure.ts';

/** Values of the profile that is typed in. */
const VALUES = 60;
/** How much slower than this machine the typed profile's is. */
const SLOWDOWN = 4;
/** Typed once in each round: with five rounds 155 keys a place, so that the p95 is no single key. */
const TYPED = 'production planning and quality';
/** Each round asks the empty page and both editors in turns, as a machine changes from minute to minute. */
const ROUNDS = 5;
/** A key that is answered within a frame of 60 a second never lags. */
const FRAME_MS = 16;

/** Milliseconds from each key that is pressed to the frame that shows it; the field is emptied again. */
async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const known = globalThis as unknown as { times?: number[] };
    const isFirst = known.times === undefined;
    const times: number[] = (known.times ??= []);
    times.length = 0;
    if (!isFirst) return;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // the frame has been drawn when the task after its callbacks runs
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(120);
  }
  const times = await page.evaluate(() => [...(globalThis as unknown as { times: number[] }).times]);
  await page.locator('input:focus').fill('');
  return times;
}

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A page with an input and nothing else: what a key costs anywhere. */
async function emptyPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<input autofocus>');
  await page.locator('input').focus();
  return page;
}

/** The profile of a job with 60 values, its results counted. */
async function profilePage(browser: Browser, base: string): Promise<Page> {
  const labels = Array.from({ length: VALUES }, (_, i) => `bench skill ${i + 1}`);
  const value = labels.map((label, i) => ({ id: `v${i}`, label, weight: 1, required: i % 7 === 0 }));
  const half = VALUES / 2;
  const aspects = {
    hardSkills: { type: 'concepts', weight: 1, required: false, value: value.slice(0, half) },
    jobFunctions: { type: 'concepts', weight: 1, required: false, value: value.slice(half) },
  };
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('counterpart.locale', 'en'));
  const [job] = demoJobs(1, 1);
  await page.route('**/api/hrmatching/jobs_index/jobs/doc/*', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as object;
    await route.fulfill({ response, json: { ...document, matchProfile: { language: 'ENG', aspects } } });
  });
  await page.goto(`${base}/profile-to-candidates/job/jobs/${job?.id ?? ''}`);
  await page
    .locator('[data-chip^="hardSkills/"]')
    .nth(half - 1)
    .waitFor();
  await page.locator('[data-count]').waitFor();
  return page;
}

async function opened(page: Page, place: 'add' | 'value'): Promise<void> {
  if (place === 'add') await page.getByRole('button', { name: 'Hard skills: add', exact: true }).click();
  else await page.locator('li [data-chip^="hardSkills/"]').first().click();
  await page.getByRole('combobox', { name: `Hard skills: ${place}`, exact: true }).waitFor();
}

/** What a key waits for its frame in the profile of a slow machine, beside a key on an empty page of the same minute. */
export async function typingFigures(browser: Browser, base: string): Promise<readonly Figure[]> {
  const unhurried = await emptyPage(browser);
  const plain = await keyTimes(unhurried);
  await unhurried.close();
  const empty: number[] = [];
  const adding: number[] = [];
  const editing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const blank = await emptyPage(browser);
    await slowed(blank, SLOWDOWN);
    empty.push(...(await keyTimes(blank)));
    await blank.close();
    const page = await profilePage(browser, base);
    await slowed(page, SLOWDOWN);
    await opened(page, 'add');
    adding.push(...(await keyTimes(page)));
    await page.keyboard.press('Escape');
    await opened(page, 'value');
    editing.push(...(await keyTimes(page)));
    await page.close();
  }
  const what = `${VALUES} values, CPU ÷ ${SLOWDOWN}`;
  const over = (times: readonly number[], part: number) => percentile(times, part) - percentile(empty, part);
  return [
    { name: 'a key to its frame on an empty page, p95', value: percentile(plain, 0.95), unit: 'ms', target: null },
    { name: `the same, CPU ÷ ${SLOWDOWN} (the floor), p50`, value: percentile(empty, 0.5), unit: 'ms', target: null },
    { name: `the same, CPU ÷ ${SLOWDOWN} (the floor), p95`, value: percentile(empty, 0.95), unit: 'ms', target: null },
    { name: `a key in "add" over the floor, ${what}, p50`, value: over(adding, 0.5), unit: 'ms', target: FRAME_MS },
    { name: `the same, p95`, value: over(adding, 0.95), unit: 'ms', target: FRAME_MS },
    {
      name: `a key in an editor over the floor, ${what}, p50`,
      value: over(editing, 0.5),
      unit: 'ms',
      target: FRAME_MS,
    },
    { name: `the same, p95`, value: over(editing, 0.95), unit: 'ms', target: FRAME_MS },
  ];
}
