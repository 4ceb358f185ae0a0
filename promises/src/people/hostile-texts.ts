/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { inFolder, ServerProcess } from '../server-process.ts';
import { SeededRandom } from '../seeded-random.ts';
import { amount, none, notRun, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import { attackStrings, MARK, RAN } from './attack-strings.ts';
import { hostileFiles, tryFiles } from './hostile-files.ts';

/** Texts in a field of one document. */
const TOGETHER = 250;
/** Parts of a page that are opened. */
const OPENED = 6;
const LOCALES = ['nl', 'fr', 'en', 'it'];

async function launched(): Promise<Browser | null> {
  const named = process.env['CHROMIUM_PATH'];
  const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
  const executablePath = named ?? (existsSync(chromium.executablePath()) ? undefined : usual);
  try {
    return await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
  } catch {
    return null;
  }
}

/** A candidate and a job with the texts in every field that takes one. */
async function write(server: ServerProcess, number: number, texts: readonly string[]): Promise<void> {
  const all = texts.join('\n');
  const one = (i: number) => (texts[i % texts.length] ?? '').slice(0, 190);
  const aspects = {
    jobFunctions: {
      value: [
        { id: 'f', label: one(1) },
        { id: 'l', label: 'lasser' },
      ],
    },
    hardSkills: { value: texts.slice(0, 20).map((label, i) => ({ id: `s${i}`, label: label.slice(0, 190) })) },
    softSkills: { value: texts.slice(20, 40).map((label, i) => ({ id: `t${i}`, label: label.slice(0, 190) })) },
  };
  const extraProperties = { name: one(2), town: one(3), office: one(4), status: one(5), [one(6).slice(0, 90)]: one(7) };
  const person = {
    language: 'DUT',
    preferredJobTitle: one(8),
    preferredJobInfo: all,
    cvText: all,
    workExperiences: [{ title: one(9), company: all, text: all, dateFrom: '2019' }],
    educations: [{ field: one(10), degree: one(11), institute: all, info: all, dateFrom: '2010' }],
    matchProfile: { aspects },
    extraProperties,
  };
  const job = { language: 'DUT', jobTitle: one(12), jobText: all, matchProfile: { aspects }, extraProperties };
  const answers = [
    await server.send('PUT', `/hrmatching/candidates_index/candidates/doc/c${number}?refresh=true`, person),
    await server.send('PUT', `/hrmatching/jobs_index/jobs/doc/j${number}?refresh=true`, job),
    await server.send('POST', `/notes/CANDIDATE/candidates/c${number}`, {
      type: one(13).slice(0, 90),
      subject: one(14),
      body: all,
    }),
    await server.send('POST', '/selections/candidatesForJob', {
      subjectId: `j${number}`,
      selectionIds: [`c${number}`],
      selectionStatus: one(15).slice(0, 90),
    }),
  ];
  const refused = answers.find(({ ok }) => !ok);
  if (refused !== undefined) throw new Error(`hostile texts are not taken: ${refused.status} ${await refused.text()}`);
}

/** The elements that a text made, and so would be markup. */
async function madeIn(page: Page): Promise<number> {
  return page.locator(`[${MARK}]`).count();
}

interface Seen {
  pages: number;
  executions: number;
  elements: number;
  shown: number;
}

/** Opens what shows the texts: lists, matches, details, forms, and moves over and into what there is. */
async function walk(browser: Browser, base: string, documents: number, bypassCSP: boolean, seen: Seen): Promise<void> {
  const context = await browser.newContext({ bypassCSP, viewport: { width: 1440, height: 1000 } });
  await context.exposeFunction(RAN, () => (seen.executions += 1));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    seen.executions += 1;
    void dialog.dismiss();
  });
  const open = async (address: string) => {
    await page.goto(`${base}${address}`, { waitUntil: 'load', timeout: 60_000 }).catch(() => undefined);
    // until it shows what it fetched; a page that shows none of the texts is counted as such
    await page
      .getByText(MARK)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => undefined);
    for (const part of (await page.locator('main button[aria-expanded="false"]').all()).slice(0, OPENED)) {
      await part.click({ timeout: 500 }).catch(() => undefined);
    }
    await page.mouse.move(600, 500);
    seen.pages += 1;
    seen.elements += await madeIn(page);
    if ((await page.locator('body').innerText()).includes(MARK)) seen.shown += 1;
  };
  for (const list of ['/candidates/list', '/jobs/list']) await open(list);
  for (let number = 0; number < documents; number += 1) {
    const locale = LOCALES[number % LOCALES.length] ?? 'en';
    await page.addInitScript((language) => localStorage.setItem('counterpart.locale', language), locale);
    await open(`/profile-to-candidates/job/jobs/j${number}?index=candidates`);
    await open(`/profile-to-jobs/candidate/candidates/c${number}?index=jobs&details=j${number}`);
    await open(`/match-details/jobs/j${number}/candidates/c${number}`);
    await open(`/candidates/edit/candidates/c${number}`);
  }
  await context.close();
}

/** Promise 11: texts and files that somebody made to do harm do none, with the content policy and without it. */
export async function hostileTexts({ scale, seed }: Trial): Promise<Verdict> {
  if (scale === 'smoke') return notRun('needs a browser');
  const count = amount(scale, 5000, 200);
  const browser = await launched();
  if (browser === null) return notRun('there is no Chromium here (npx playwright install chromium, or CHROMIUM_PATH)');
  const texts = attackStrings(count, seed);
  const seen: Seen = { pages: 0, executions: 0, elements: 0, shown: 0 };
  try {
    return await inFolder('hostile', async (folder) => {
      const server = await ServerProcess.start(folder);
      try {
        const documents = Math.ceil(count / TOGETHER);
        for (let i = 0; i < documents; i += 1) await write(server, i, texts.slice(i * TOGETHER, (i + 1) * TOGETHER));
        await walk(browser, server.base, documents, false, seen);
        // what the policy would hold back must not be there in the first place
        await walk(browser, server.base, Math.ceil(documents / 5), true, seen);
        const findings = await tryFiles(server, hostileFiles(new SeededRandom(seed)));
        return verdict(
          [
            none('executions', seen.executions),
            none('elements that a text made', seen.elements),
            none('files that did harm', findings.length),
            tried('texts', texts.length, count),
            tried('pages that showed them', seen.shown, Math.ceil(seen.pages / 2)),
            told('pages', seen.pages),
          ],
          findings,
        );
      } finally {
        await server.stop();
      }
    });
  } finally {
    await browser.close();
  }
}
