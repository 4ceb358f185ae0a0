import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { configure } from '../configure.ts';
import { open } from '../walk.ts';

const COMMENTS = [
  'You should plan ahead more.',
  'You should delegate more.',
  'She listens to her colleagues. Her desk is red.',
  'Keep listening to your colleagues.',
  'You listen well to customers.',
  'Stop interrupting people.',
  'The zwibbel of the kitchen is green.',
];

/** Parses comments on the input step; the results open. */
async function parse(page: Page, comments: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Comments' }).fill(comments);
  await page.getByRole('button', { name: 'Parse' }).click();
  await expect(page).toHaveURL(/\/text-mining\/results$/);
}

test('SET-04 TXT-01 TXT-02 TXT-03 TXT-05 TXT-07 comments are parsed, read by category, and the parser is taught', async ({
  page,
}) => {
  await open(page, '/text-mining');
  await expect(page).toHaveURL(/\/text-mining\/input$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Text mining')).toBeVisible();
  const input = page.getByRole('textbox', { name: 'Comments' });
  await expect(input).toHaveAttribute('rows', '20');
  await expect(input).toHaveValue(/^Emma really listens to her colleagues, even when the desk is busy\.\n/);
  for (const step of ['results', 'ngrams', 'unmatched']) {
    await page.goto(`/text-mining/${step}`);
    await expect(page.getByText('Nothing has been parsed yet.')).toBeVisible();
  }
  await page.goto('/text-mining/elsewhere');
  await expect(page).toHaveURL(/\/text-mining\/input$/);
  await input.fill(' \n ');
  await page.getByRole('button', { name: 'Parse' }).click();
  await expect(page.getByText('There are no comments to parse.')).toBeVisible();

  // the two calls, exactly
  const parsed = page.waitForRequest(/\/parsing\/parse\//);
  const counted = page.waitForRequest(/\/stats\/ngrams\//);
  await parse(page, COMMENTS.join('\n'));
  const parseRequest = await parsed;
  expect(parseRequest.method()).toBe('POST');
  expect(parseRequest.headers()['content-type']).toContain('text/plain');
  expect(parseRequest.url()).toContain('/api/parsing/parse/feedback/toJson?inputType=csv&features=LEMMA_SPLIT_SPELL');
  expect(parseRequest.postData()).toBe(COMMENTS.join('\n'));
  const countRequest = await counted;
  expect(countRequest.method()).toBe('POST');
  expect(countRequest.url()).toContain('/api/stats/ngrams/1,2,3,4,5,6/DUT,ENG?cutoff=2&cutoffType=MIN_FREQUENCY');

  // a category with more than one match is open, one with a single match is not
  const results = page.getByRole('region', { name: 'What the comments say' });
  const fold = (name: RegExp) => results.getByRole('heading', { level: 3 }).getByRole('button', { name });
  await expect(results.getByRole('heading', { level: 3 })).toHaveText([
    /^Start doing 2$/,
    /^Keep doing 3$/,
    /^Stop doing 1$/,
    /^No direction 0$/,
  ]);
  await expect(fold(/^Start/)).toHaveAttribute('aria-expanded', 'true');
  await expect(fold(/^Keep/)).toHaveAttribute('aria-expanded', 'true');
  await expect(fold(/^Stop/)).toHaveAttribute('aria-expanded', 'false');
  await expect(results.getByRole('columnheader').filter({ hasText: /./ }).first()).toHaveText('Behaviour');
  const listens = results.getByRole('row', { name: /She listens to her colleagues\./ });
  await expect(listens.getByRole('cell').first()).toHaveText('3');
  await expect(results.getByText('Stop interrupting people.')).toHaveCount(0);
  await fold(/^Stop/).click();
  await expect(results.getByText('Stop interrupting people.')).toBeVisible();
  await fold(/^Start/).click();
  await expect(results.getByText('You should plan ahead more.')).toHaveCount(0);

  // hover shows the comment around the sentence; a click keeps it open and walks the matches
  await listens.getByText('She listens to her colleagues.').hover();
  await expect(page.getByRole('tooltip')).toHaveText('She listens to her colleagues. Her desk is red.');
  await listens.getByRole('button').click();
  await expect(results.locator('mark')).toHaveText('She listens to her colleagues.');
  await expect(results.getByText('1 of 3')).toBeVisible();
  await expect(results.getByText('comment 3 ·')).toBeVisible();
  await expectAccessible(page);
  await results.getByRole('button', { name: 'Next sentence' }).click();
  await expect(results.locator('mark')).toHaveText('Keep listening to your colleagues.');

  // results stay between steps and over a reload
  await page.getByRole('link', { name: 'Not recognised 1' }).click();
  const unmatched = page.getByRole('region', { name: '1 comment in which nothing was recognised' });
  await expect(unmatched.getByRole('row', { name: /^7 The zwibbel of the kitchen is green\./ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Teach from: The zwibbel of the kitchen is green.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teach the parser' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Teach' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Word or phrase' }).fill('zwibbel');
  await dialog.getByRole('combobox', { name: 'Behaviour' }).fill('plans ahead');
  await page.getByRole('option', { name: 'plans ahead' }).click();
  await dialog.getByRole('button', { name: 'Teach' }).click();
  await expect(page.getByText('Learnt; the comments were parsed again.')).toBeVisible();
  await expect(page.getByText('Something was recognised in every comment.')).toBeVisible();

  // what was taught is listed, forgotten, and taught again by undo; the comments follow each time
  const taught = page.getByRole('region', { name: 'What the parser was taught, 1' });
  await expect(taught.getByRole('row', { name: /^zwibbel English plans ahead · praise \S/ })).toBeVisible();
  await expectAccessible(page);
  await taught.getByRole('button', { name: 'Forget ‘zwibbel’' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('‘zwibbel’ is forgotten; the comments were parsed again.')).toBeVisible();
  await expect(taught).toHaveCount(0);
  await expect(unmatched.getByRole('row', { name: /^7 The zwibbel of the kitchen is green\./ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(taught.getByRole('row', { name: /^zwibbel English plans ahead · praise/ })).toBeVisible();
  await expect(page.getByText('Something was recognised in every comment.')).toBeVisible();
  await page.reload();
  await expect(taught.getByRole('row')).toHaveCount(2);
  await page.route('**/api/parsing/feedback/rules/*', (route) => route.abort());
  await taught.getByRole('button', { name: 'Forget ‘zwibbel’' }).click();
  await expect(page.getByText('‘zwibbel’ could not be forgotten.')).toBeVisible();
  await expect(taught.getByRole('row')).toHaveCount(2);

  // another input beside this one
  await page.getByRole('link', { name: /^Results/ }).click();
  await page.getByRole('button', { name: 'Compare the next input with this' }).click();
  await page.getByRole('link', { name: 'Input' }).click();
  await parse(page, 'Stop interrupting people.');
  const comparison = page.getByRole('region', { name: 'Compared with the input of before' });
  await expect(comparison.getByText('before 7, now 1 comments')).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^Stop doing \S+ 14\.3 100 \+85\.7$/ })).toBeVisible();
});

/** 250 made-up words, the first of them most often, in comments of two months. */
function manyWords(): string {
  const word = (at: number) => `w${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}xo`;
  const rows = Array.from({ length: 250 }, (_none, at) =>
    Array.from({ length: at < 40 ? 12 - Math.floor(at / 4) : 2 }, (_other, time) => {
      const date = `2026-0${1 + (time % 2)}-15`;
      return `${date},"Luister goed, ${word(at)}."`;
    }),
  ).flat();
  return ['date,comment', ...rows].join('\n');
}

test('TXT-04a TXT-04b a dropped table gives a cloud of 100 words, tables that grow by 100 rows, sentences, a trend and files', async ({
  page,
}) => {
  await open(page, '/text-mining/input', 'nl');
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).not.toHaveValue('');
  const before = await field.inputValue();
  const choose = (name: string, text: string) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  // comments that were there are not lost by a file: not by an empty one, and by another one not for good
  await choose('leeg.csv', ' \n');
  await expect(page.getByText('Het bestand is leeg; uw opmerkingen blijven staan.')).toBeVisible();
  await expect(field).toHaveValue(before);
  await choose('feedback.csv', manyWords());
  await expect(page.getByText('Uit feedback.csv')).toBeVisible();
  await expect(page.getByText('feedback.csv kwam in de plaats van de opmerkingen die hier stonden.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(field).toHaveValue(before);
  await choose('feedback.csv', manyWords());
  await expect(page.getByText('Uit feedback.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Analyseren' }).click();
  const trend = page.getByRole('region', { name: 'In de tijd' });
  await expect(trend.getByRole('rowheader')).toHaveText(['2026-01', '2026-02']);

  await page.getByRole('link', { name: /^N-grammen/ }).click();
  const cloud = page.getByRole('group', { name: 'Woordenwolk' });
  const words = cloud.getByRole('button');
  await expect(words).toHaveCount(100);
  expect(await cloud.getAttribute('width')).toBe('720');
  expect(await cloud.getAttribute('height')).toBe('240');
  const drawn = await words.evaluateAll((all) =>
    all.map((word) => ({
      size: Number(word.getAttribute('font-size')),
      turn: Number(/rotate\((-?\d+)\)/.exec(word.getAttribute('transform') ?? '')?.[1]),
    })),
  );
  expect(drawn[0]?.size).toBeGreaterThan((drawn.at(-1)?.size ?? 99) + 5);
  expect(Math.max(...drawn.map(({ turn }) => turn))).toBe(45);
  expect(Math.min(...drawn.map(({ turn }) => turn))).toBe(-45);

  // one tab stop, arrows walk by frequency, Enter shows the sentences
  await words.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  const chosen = (await words.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  const sentences = page.getByRole('region', { name: `Zinnen met ${chosen}` });
  await expect(sentences.getByRole('listitem').first()).toHaveText(new RegExp(`\\b${chosen}\\b`, 'i'));

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const tables = page.getByRole('region', { name: 'Woorden en zinsdelen naar frequentie' });
  const oneGrams = tables.getByRole('table').first();
  await expect(oneGrams.getByRole('rowheader')).toHaveCount(100);
  await expect(tables.getByRole('columnheader', { name: 'Woorden', exact: true })).toBeVisible();
  await expect(tables.getByRole('columnheader', { name: 'Zinsdelen, 2 tot 6 woorden' })).toBeVisible();
  await tables.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect(oneGrams.getByRole('rowheader')).toHaveCount(200);
  await tables.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect.poll(() => oneGrams.getByRole('rowheader').count()).toBeGreaterThanOrEqual(250);

  for (const [entry, name, begins] of [
    ['Woorden en zinsdelen (CSV)', 'ngrams.csv', '\uFEFFlabel,frequency,tokens\r\n'],
    ['Wolk als tekening (SVG)', 'cloud.svg', '<svg '],
    ['Wolk als afbeelding (PNG)', 'cloud.png', '\uFFFDPNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Downloaden' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).toString('utf8').slice(0, begins.length)).toBe(begins);
  }
});

test('TXT-01 while the sample is on its way there is nothing to parse, and nothing is said of it', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/sample-en[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/text-mining/input');
  const button = page.getByRole('button', { name: 'Parse' });
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Comments' }).press('Control+Enter');
  await expect(page.getByText('There are no comments to parse.')).toHaveCount(0);
  release();
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/\/text-mining\/results$/);
});

test('TXT-01 SET-07 a parse that fails is logged and loading stops; one under way is cancelled; off, it is not there', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => void logged.push(line.text()));
  await open(page, '/text-mining/input', 'fr');
  await page.route('**/api/stats/ngrams/**', (route) => route.fulfill({ status: 500, json: {} }));
  const button = page.getByRole('button', { name: 'Analyser' });
  await button.click();
  await expect(page.getByText('Les commentaires n’ont pas pu être analysés.')).toBeVisible();
  await expect(button).toBeEnabled();
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  expect(logged.filter((line) => line.startsWith('The feedback could not be parsed'))).toHaveLength(1);
  await expect(page).toHaveURL(/\/text-mining\/input$/);

  await page.unroute('**/api/stats/ngrams/**');
  await page.route('**/api/parsing/parse/**', () => undefined);
  await button.click();
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(1);
  await expect(page.getByText('Analyse en cours… 0 %')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Les commentaires n’ont pas pu être analysés.')).toHaveCount(0);

  await configure(page, (config) => {
    config['features'] = { textMining: false };
  });
  for (const address of ['/text-mining', '/text-mining/results']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  }
});
