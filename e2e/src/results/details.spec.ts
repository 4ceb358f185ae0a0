import { expect, type Page, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { CLOSED, OWN } from '../own-worlds.ts';
import { open } from '../walk.ts';

const JOB = 'hand-j-nl-1';
const RESULTS = `/profile-to-candidates/job/jobs/${JOB}?index=candidates`;
const number = (text: string) => Number(text.replace(',', '.').replace(/[^\d.-]/g, ''));

async function openFirst(page: Page, address = RESULTS): Promise<void> {
  await open(page, address);
  await page.locator('tr[data-match] [data-open]').first().click();
  await expect(page.locator('[data-details] mark').first()).toBeVisible();
}

async function put(page: Page, document: Record<string, unknown>): Promise<void> {
  const id = String(document['id']);
  const response = await page.request.put(`/api/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, {
    data: document,
  });
  expect(response.ok()).toBe(true);
}

test('DET-02 the shares of both directions add up to their totals, and the total is the score', async ({ page }) => {
  await openFirst(page);
  const dialog = page.getByRole('dialog');
  for (const direction of ['FORWARD', 'REVERSE'] as const) {
    const shares = await dialog.locator(`[data-share=${direction}]`).allInnerTexts();
    const sum = shares.reduce((before, text) => before + number(text), 0);
    const total = number(await dialog.locator(`[data-total=${direction}]`).innerText());
    expect(Math.abs(sum - total)).toBeLessThan(0.06 * shares.length + 0.05);
  }
  const forward = number(await dialog.locator('[data-total=FORWARD]').innerText());
  const row = number(await page.locator('tr[data-current] [data-score]').innerText());
  expect(Math.abs(forward - row)).toBeLessThanOrEqual(0.55);
  await expect(dialog.getByText(/100% × .* \+ 0% × .* = .*, still unknown/)).toBeVisible();
});

test('DET-02 the forward header brings the additional text into sight', async ({ page }) => {
  await openFirst(page);
  const heading = page.getByRole('heading', { name: 'Job text', exact: true });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('button', { name: 'Job asks' }).click();
  await expect(heading).toBeInViewport();
});

test('DET-05 DET-08 an item brings its evidence into sight while it stays in sight and keeps the focus', async ({
  page,
}) => {
  await openFirst(page);
  const items = page.locator('[data-item]');
  expect(await items.count()).toBeGreaterThan(1);
  const last = items.nth((await items.count()) - 1);
  for (const item of [items.first(), last]) {
    await item.click();
    await expect(item).toBeFocused();
    await expect(item).toBeInViewport();
    // the same concept may be marked in the texts of both sides: an item brings that of its own side into sight
    const isOfJob = (await item.locator('[data-sources]').innerText()).includes('job text');
    const side = isOfJob ? '[data-at^="source:"]' : ':not([data-at^="source:"])';
    await expect(page.locator(`mark[data-active]${side}`).first()).toBeInViewport();
    await expect(item.locator('[data-sources]')).toHaveText(
      /CV text|work experience|education|title|job text|profile: (job functions|hard skills)|profile/,
    );
    await expect(item.getByText(/^(important|nice to have)$/)).toBeVisible();
  }
});

test('details are pinned beside the list, remembered, and j and k walk with them open', async ({ page }) => {
  await openFirst(page);
  await page.getByRole('button', { name: 'Pin beside the list' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const pane = page.getByRole('complementary', { name: 'Match details' });
  await expect(pane).toBeVisible();
  await expect(pane).toContainText(/^.*1 of /s);
  await page.keyboard.press('j');
  await expect(pane).toContainText('2 of ');
  await page.keyboard.press('k');
  await expect(pane).toContainText('1 of ');
  await page.reload();
  await expect(pane).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
});

test('the calculation that was folded stays folded for the next match', async ({ page }) => {
  await openFirst(page);
  await page.getByRole('button', { name: 'Calculation' }).click();
  await expect(page.locator('[data-total]')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog')).toContainText('2 of ');
  await expect(page.locator('[data-total]')).toHaveCount(0);
});

test('DET-03 the sections stand in the configured order', async ({ page }) => {
  const wanted = ['workExperiences', 'educations', 'extraProperties', 'text', 'additionalText'];
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) index['detailsSections'] = wanted;
  });
  await openFirst(page);
  const headings = await page.getByRole('region', { name: 'Texts' }).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings).toEqual(['Work experience', 'Educations', 'Properties', 'CV', 'Job text']);
  await expect(page.getByRole('region', { name: 'Texts' })).not.toContainText(/\b(available|employed)\b/);
});

test('DET-01 the external tab is there when it is configured, and its frame is fetched once it opens', async ({
  page,
}) => {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) {
      index['externalDetailsTabUrl'] = '/icon.svg?of={id}';
    }
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('icon.svg?of=')) fetched.push(request.url());
  });
  await openFirst(page);
  expect(fetched).toEqual([]);
  await page.getByRole('tab', { name: 'External details' }).click();
  await expect.poll(() => fetched.length).toBe(1);
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/icon\.svg\?of=/);
  // an option opens the details with it
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) {
      Object.assign(index, { externalDetailsTabUrl: '/icon.svg?of={id}', externalDetailsTabDefaultActive: true });
    }
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'External details' })).toHaveAttribute('aria-selected', 'true');
});

test('DET-06 notes can be switched off', async ({ page }) => {
  await openFirst(page);
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) index['disableNotes'] = true;
  });
  await page.reload();
  await expect(page.locator('[data-details]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a note' })).toHaveCount(0);
});

test('RES-12 a note needs a subject alone, is stored, and a failure says so in red', async ({ page }) => {
  await openFirst(page, OWN.noteOfDetails.results);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  const save = dialog.getByRole('button', { name: 'Save the note' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Subject').fill('   ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Subject').fill('Called <b>today</b>');
  await page.route('**/notes/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText("Note couldn't be created");
  await page.unroute('**/notes/**');
  await save.click();
  await expect(dialog).toHaveCount(0);
});

test('a match of another page opens by its address; one that is not there is said to be gone', async ({ page }) => {
  await open(page, `${RESULTS}&details=hand-c-it-1`);
  await expect(page.locator('[data-details="hand-c-it-1"]')).toBeVisible();
  await open(page, `${RESULTS}&details=nobody-at-all`);
  await expect(page.getByRole('dialog')).toContainText('The match with ID nobody-at-all is not there (any more).');
});

test('what nobody knows yet is a list for the telephone, copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { results, people } = OWN.unknown;
  await open(page, `${results}&details=${people[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Still to ask' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/^Still to ask Wim Weinig:\n- /);
});

/** Each would set `globalThis.pwned`, open a dialog or leave the page if anything of it ran. */
const ATTACKS = [
  '<b onmouseover="globalThis.pwned = 15">bold</b><em>em</em><ul><li>one</li></ul>',
  '<script>globalThis.pwned = 1</script>',
  '<img src=x onerror="globalThis.pwned = 2">',
  '<svg onload="globalThis.pwned = 3"><animate onbegin="globalThis.pwned = 4" attributeName="x"></svg>',
  '<a href="javascript:globalThis.pwned = 5">click</a>',
  '<iframe srcdoc="<script>parent.pwned = 6</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="globalThis.pwned = 7"></style></mglyph></table></mtext></math>',
  '<details open ontoggle="globalThis.pwned = 8"><summary>s</summary></details>',
  '<p style="background:url(javascript:globalThis.pwned=9)" onclick="globalThis.pwned = 10" id="x" class="y">kept</p>',
  '<form action="javascript:globalThis.pwned=11"><button autofocus onfocus="globalThis.pwned = 12">b</button></form>',
  '<template><script>globalThis.pwned = 13</script></template><noscript><p title="</noscript><img src=x onerror=globalThis.pwned=14>"></noscript>',
].join('\n');
/** The nine tags of DET-04. */
const TAGS = ['b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'div', 'p'];
const KEPT = ['B', 'STRONG', 'I', 'EM', 'UL', 'OL', 'LI', 'DIV', 'P', 'MARK'];

test('DET-04 hostile HTML of a CV, its entries and its properties runs nothing and keeps nine tags without attributes', async ({
  page,
}) => {
  const { job, results } = OWN.attacked;
  const id = 'own-boekbinder-hostile';
  await put(page, {
    id,
    language: 'DUT',
    preferredJobTitle: `boekbinder ${ATTACKS}`,
    preferredJobInfo: ATTACKS,
    cvText: `<div><p>Boekbinder met <strong>boekbinden</strong> en PLC.</p>${TAGS.map(
      (tag) => `<${tag}>in ${tag}</${tag}>`,
    ).join('')}<u>u</u><h2>h2</h2><span>span</span><table><tr><td>td</td></tr></table>${ATTACKS}</div>`,
    workExperiences: [{ id: 'w1', title: ATTACKS, company: ATTACKS, text: ATTACKS, dateFrom: '2019' }],
    educations: [{ id: 'e1', field: ATTACKS, degree: ATTACKS, institute: ATTACKS, info: ATTACKS }],
    extraProperties: {
      name: `Eva ${ATTACKS}`,
      town: ATTACKS,
      office: ATTACKS,
      status: 'available',
      phone: ATTACKS,
      email: ATTACKS,
    },
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [`${results}&details=${id}`, `/match-details/jobs/${job.id}/candidates/${id}`]) {
    await open(page, address);
    const texts = page.getByRole('region', { name: 'Texts' });
    await expect(texts.locator('strong', { hasText: 'boekbinden' }).first()).toBeVisible();
    await expect(texts.locator('mark', { hasText: 'boekbinden' }).first()).toBeVisible();
    for (const tag of TAGS)
      await expect(texts.locator(tag, { hasText: new RegExp(`^in ${tag}$`) }).first()).toBeVisible();
    await texts.locator('b', { hasText: 'bold' }).first().hover();
    await texts.getByText('kept').first().click();
    await page.waitForTimeout(300);
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    const inside = await texts.evaluate((region, kept) => {
      const all = [
        ...(
          region as unknown as {
            querySelectorAll(
              s: string,
            ): Iterable<{ tagName: string; attributes: Iterable<{ name: string }>; closest(s: string): unknown }>;
          }
        ).querySelectorAll('b, strong, i, em, ul, ol, li, script, img, svg, iframe, a, form, style, math, object'),
      ];
      const written = [
        ...(region as unknown as { querySelectorAll(s: string): Iterable<{ tagName: string }> }).querySelectorAll(
          '[data-html] *',
        ),
      ];
      return {
        foreign: [...all, ...written].map(({ tagName }) => tagName).filter((tag) => !kept.includes(tag)),
        attributes: all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
      };
    }, KEPT);
    expect(inside).toEqual({ foreign: [], attributes: [] });
  }
  expect(dialogs).toEqual([]);
});

test('evidence is marked where it stands: overlapping, after letters of two units, and not where it is negated', async ({
  page,
}) => {
  // "Ik ben 👷🏽‍♀️ onderhoudstechnieker 🔧. Ik ken pneumatica en … Geen ervaring met hydraulica."
  const { id, cvText } = CLOSED;
  const answered = page.waitForResponse((response) => response.url().includes('/match2candidates/details'));
  await open(page, `/match-details/jobs/${JOB}/candidates/${id}`);
  interface Explained {
    readonly scoreType: string;
    readonly matchedTo: readonly { readonly field?: string; readonly start?: number; readonly end?: number }[];
  }
  const { matches } = (await (await answered).json()) as { matches: { explanations: Explained[] }[] };
  const covered = new Set<number>();
  for (const { scoreType, matchedTo } of matches[0]?.explanations ?? []) {
    if (scoreType !== 'FORWARD') continue;
    for (const { field, start = 0, end = 0 } of matchedTo) {
      if (field === 'cvText') for (let i = start; i < end; i++) covered.add(i);
    }
  }
  expect(covered.size).toBeGreaterThan(0);
  const expected =
    [...cvText].length === 0
      ? ''
      : cvText
          .split('')
          .filter((_, i) => covered.has(i))
          .join('');
  const texts = page.getByRole('region', { name: 'Texts' });
  const marks = texts.locator('mark[data-at^="cvText:"]');
  await expect(marks.first()).toBeVisible();
  expect((await marks.allTextContents()).join('')).toBe(expected);
  expect(expected).toContain('pneumatica');
  await expect(texts.locator('p', { hasText: 'Geen ervaring' })).toHaveText(cvText);
  await expect(marks.filter({ hasText: 'hydraulica' })).toHaveCount(0);
});

test('"why is someone not here" answers in words, and its smallest change is applied with one click', async ({
  page,
}) => {
  await open(page, RESULTS, 'en');
  await page.getByRole('button', { name: 'Why is someone not here?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why not here?' });
  const who = dialog.getByRole('combobox', { name: 'Name or ID of the candidate' });
  await who.fill('hand-c-fr-1');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(dialog.getByRole('status')).toContainText(/is (not )?in the list/);
  await who.fill('nobody-at-all');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(dialog.getByRole('status')).toContainText('There is no document with ID nobody-at-all.');
  await expect(dialog.getByRole('status')).toContainText('No change of this search brings it into the list.');
});

test('DET-01 Escape closes what lies over the details alone, then the details, also without single keys', async ({
  page,
}) => {
  await openFirst(page);
  const details = page.locator('[data-details]');
  for (const [open, title] of [
    [() => page.keyboard.press('?'), /^Keys$/],
    [() => page.getByRole('button', { name: 'Add a note' }).press('Enter'), /^Add a note \S/],
  ] as const) {
    await open();
    const over = page.getByRole('dialog', { name: title });
    await expect(over).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(details).toBeVisible();
  }
  // faster than what lies over them takes the focus
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keys' }).locator(':focus')).toHaveCount(1);
  await details.getByRole('button', { name: 'Add a note' }).evaluate((button: HTMLElement) => button.focus());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await expect(details).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Keys without Ctrl' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
