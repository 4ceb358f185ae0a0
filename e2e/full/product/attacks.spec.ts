/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../../src/walk.ts';
import { ATTACKS } from './attacks.ts';

// in a trade of their own (own-worlds.ts): whoever attacks stands in no list of another test
const CANDIDATE = 'attacked-candidate';
const JOB = 'attacked-job';
const ALL = ATTACKS.join('\n');
/** As many as a title may hold. */
const TITLE = ALL.slice(0, 900);

/** Runs in every frame before anything else: whatever runs says so. */
const WATCH = `
  globalThis.ran = [];
  globalThis.pwned = (number) => (globalThis.parent ?? globalThis).ran.push(number);
`;
/** What a person may do to an element, and what a browser tells it. */
const EVENTS = [
  'click,mouseover,mousemove,mouseenter,pointerenter,pointerdown,focus,focusin,toggle,beforetoggle',
  'animationstart,begin,start,load,error,wheel,keydown,copy,drag',
].join(',');

async function put(page: Page, kind: 'candidates' | 'jobs', document: Record<string, unknown>): Promise<void> {
  const response = await page.request.put(
    `/api/hrmatching/${kind}_index/${kind}/doc/${String(document['id'])}?refresh=true`,
    { data: document },
  );
  expect(response.ok(), await response.text()).toBe(true);
}

/** Tags and attributes of what a region shows of the texts, other than our own elements around and in them. */
async function foreign(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((roots) => {
    const kept = ['B', 'STRONG', 'I', 'EM', 'UL', 'OL', 'LI', 'DIV', 'P'];
    return roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        if (element.tagName === 'MARK') return [];
        if (!kept.includes(element.tagName)) return [element.outerHTML];
        return element.attributes.length > 0 ? [element.outerHTML] : [];
      }),
    );
  });
}

test('DET-04 eighty attacks in CV, advertisement, entries, properties and notes run nothing, on any screen that shows them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(80);
  await put(page, 'candidates', {
    id: CANDIDATE,
    language: 'DUT',
    preferredJobTitle: `klokkengieter ${TITLE}`,
    preferredJobInfo: ALL,
    cvText: `<div><p>Klokkengieter met <strong>brons</strong> en klei.</p></div>\n${ALL}`,
    // each alone, as it is and after a tag that has it read as HTML: none hides behind what another left open
    workExperiences: ATTACKS.map((attack, i) => ({ id: `w${i}`, title: attack, company: attack, text: attack })),
    educations: ATTACKS.map((attack, i) => ({ id: `e${i}`, field: attack, info: `<b>HTML</b> ${attack}` })),
    extraProperties: { name: `Eva ${ALL}`, town: ALL, office: ALL, phone: ALL, email: ALL, status: 'available' },
  });
  await put(page, 'jobs', {
    id: JOB,
    language: 'DUT',
    jobTitle: `klokkengieter ${TITLE}`,
    jobText: `<p>Wij zoeken een <b onclick=pwned(1)>klokkengieter</b> met kennis van brons.</p>\n${ALL}`,
    extraProperties: { company: ALL, town: ALL, status: 'open' },
  });
  for (const attack of [ATTACKS[0], ATTACKS[12], ALL]) {
    const note = await page.request.post(`/api/notes/candidate/candidates/${CANDIDATE}`, {
      data: { type: 'call', subject: (attack ?? '').slice(0, 200), body: attack },
    });
    expect(note.ok()).toBe(true);
  }
  await page.addInitScript({ content: WATCH });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const results = `/profile-to-candidates/job/jobs/${JOB}?index=candidates`;
  for (const [what, address] of [
    ['the profile beside its text', `/profile-to-candidates/job/jobs/${JOB}`],
    ['the results', results],
    ['the details', `${results}&details=${CANDIDATE}`],
    ['the match by its address', `/match-details/jobs/${JOB}/candidates/${CANDIDATE}`],
    ['the other direction', `/match-details/candidates/${CANDIDATE}/jobs/${JOB}`],
    ['the list of candidates', `/candidates/list?details=${CANDIDATE}`],
    ['the list of jobs', `/jobs/list?details=${JOB}`],
    ['the form', `/candidates/edit/candidates/${CANDIDATE}`],
  ] as const) {
    await test.step(what, async () => {
      await open(page, address);
      await settled(page);
      const here = page.url();
      const fired = await page.evaluate((names) => {
        const shown = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
          // our own buttons and links do what they are for
          (element) => element.closest('button, a, input, textarea, label, summary, [role=tab]') === null,
        );
        for (const element of shown) for (const name of names.split(',')) element.dispatchEvent(new Event(name));
        return shown.length;
      }, EVENTS);
      expect(fired).toBeGreaterThan(50);
      expect(await page.evaluate('globalThis.ran')).toEqual([]);
      expect(page.url()).toBe(here);
      expect(
        await page.locator('main script, main iframe, main object, main embed, main base, main meta').count(),
      ).toBe(0);
    });
  }
  expect(dialogs).toEqual([]);

  await test.step('the nine tags stay, without an attribute', async () => {
    await open(page, `/match-details/jobs/${JOB}/candidates/${CANDIDATE}`);
    const texts = page.getByRole('region', { name: 'Texts' });
    await expect(texts.locator('strong', { hasText: 'brons' }).first()).toBeVisible();
    await expect(texts.locator('b', { hasText: 'hover over me' }).first()).toBeVisible();
    await expect(texts.locator('p', { hasText: 'press me' }).first()).toBeVisible();
    await expect(texts.locator('li', { hasText: 'stray' }).first()).toBeVisible();
    expect(await page.locator('[data-html]').count()).toBeGreaterThan(80);
    expect(await foreign(page, '[data-html]')).toEqual([]);
  });

  // what would have run says so: the watch itself works
  expect(await page.evaluate('(pwned(7), globalThis.ran)')).toEqual([7]);
});
