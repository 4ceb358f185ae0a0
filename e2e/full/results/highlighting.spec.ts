import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

async function put(page: Page, kind: 'jobs' | 'candidates', document: Record<string, unknown>): Promise<void> {
  const address = `/api/hrmatching/${kind}_index/${kind}/doc/${String(document['id'])}?refresh=true`;
  expect((await page.request.put(address, { data: document })).ok()).toBe(true);
}

/** Opens a match of somebody with a CV against a job that asks some skills; answers the CV as it is shown. */
async function openCv(page: Page, id: string, cvText: string, asked: readonly string[]): Promise<Locator> {
  // a job of its own: another test may run at the same time
  const source = `${id}-job`;
  const value = asked.map((label, at) => ({ id: `asked-${at}`, label, weight: 1, required: false }));
  await put(page, 'jobs', {
    id: source,
    language: 'DUT',
    jobTitle: 'consultant',
    matchProfile: {
      language: 'DUT',
      aspects: { hardSkills: { type: 'concepts', weight: 1, required: false, value } },
    },
    extraProperties: { status: 'available' },
  });
  await put(page, 'candidates', {
    id,
    language: 'DUT',
    preferredJobTitle: 'consultant',
    cvText,
    extraProperties: { name: 'Nele Nauwkeurig', status: 'available' },
  });
  await open(page, `/match-details/jobs/${source}/candidates/${id}`, 'nl');
  const text = page.getByRole('region', { name: 'Teksten' }).locator('p, [data-html]').filter({ hasText: 'ervaring' });
  await expect(text.locator('mark').first()).toBeVisible();
  return text;
}

/** Each mark with where it begins in the text as it is shown, in units of UTF-16. */
async function marksIn(text: Locator): Promise<readonly (readonly [number, string])[]> {
  return text.evaluate((root) =>
    [...root.querySelectorAll('mark')].map((mark) => {
      const range = document.createRange();
      range.setStart(root, 0);
      range.setEndBefore(mark);
      return [range.toString().length, mark.textContent] as const;
    }),
  );
}

test('DET-05 of a word that stands twice, once negated, only the place that is evidence is marked', async ({
  page,
}) => {
  const cvText = 'Ik heb geen ervaring met SAP. Sinds 2021 heb ik wel ervaring met Python. Daarna ervaring met SAP.';
  const text = await openCv(page, 'highlight-twice', cvText, ['SAP', 'Python']);
  await expect(text).toHaveText(cvText);
  const marked = await marksIn(text);
  // counted by hand: the first SAP at 25 is denied, Python begins at 65, the second SAP at 93
  expect(marked.filter(([, words]) => words === 'SAP')).toEqual([[93, 'SAP']]);
  expect(marked.filter(([, words]) => words === 'Python')).toEqual([[65, 'Python']]);
});

for (const [how, name, accented] of [
  ['composed', 'M\u00FCller', 'caf\u00E9'],
  ['decomposed', 'Mu\u0308ller', 'cafe\u0301'],
] as const) {
  test(`DET-05 marks stand where they are after emoji and ${how} accents`, async ({ page }) => {
    const before = `Bij ${name} & Co, ${accented} 👩‍🔧🇧🇪, `;
    const cvText = `${before}ervaring met Python en SAP.`;
    const text = await openCv(page, `highlight-${how}`, cvText, ['SAP', 'Python']);
    // the text itself is untouched: neither composed nor decomposed anew
    expect(await text.evaluate((root) => root.textContent)).toBe(cvText);
    expect(await marksIn(text)).toEqual([
      [before.length + 13, 'Python'],
      [before.length + 23, 'SAP'],
    ]);
  });
}

test('DET-05 in a text of HTML the marks stand where they are, over what the tags take', async ({ page }) => {
  const cvText =
    '<p>Mu\u0308ller 🔧 <b>geen ervaring met SAP</b>.</p><p>Wel ervaring met <i>Python</i> en met SAP.</p>';
  const text = await openCv(page, 'highlight-html', cvText, ['SAP', 'Python']);
  const plain = 'Mu\u0308ller 🔧 geen ervaring met SAP.Wel ervaring met Python en met SAP.';
  expect(await text.last().evaluate((root) => root.closest('[data-html]')?.textContent)).toBe(plain);
  const html = page.locator('[data-html]').filter({ hasText: 'ervaring' });
  expect(await marksIn(html)).toEqual([
    [plain.indexOf('Python'), 'Python'],
    [plain.lastIndexOf('SAP'), 'SAP'],
  ]);
});

test('DET-05 where two pieces of evidence overlap, their common words are marked once and named for both', async ({
  page,
}) => {
  const cvText = 'Ik heb ervaring met PLC-programmeren en met Siemens.';
  const text = await openCv(page, 'highlight-overlap', cvText, ['PLC', 'PLC-programmeren']);
  const marked = await marksIn(text);
  let end = 0;
  for (const [start, words] of marked) {
    expect(start).toBeGreaterThanOrEqual(end);
    end = start + words.length;
    expect(cvText.slice(start, end)).toBe(words);
  }
  expect(marked.map(([, words]) => words).join('')).toContain('PLC-programmeren');
  await expect(text).toHaveText(cvText);
});
