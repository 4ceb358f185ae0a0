import { expect, type Page, test } from '@playwright/test';
import { textFile, wordFile } from '../../src/upload-files.ts';
import { open } from '../../src/walk.ts';

const RESUME = JSON.stringify({
  basics: {
    name: 'Aoife Example',
    label: 'Welder',
    email: 'Aoife@Example.org',
    phone: '+353 85 000 00 11',
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/aoife-example' }],
    location: { city: 'Dublin' },
  },
  work: [{ name: 'Harbour Steel', position: 'Welder', startDate: '2019-03' }],
  skills: [{ name: 'TIG welding' }],
});

const POSTING = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Lasser',
  description: '<p>Je last roestvrij staal. TIG-lassen is een must.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Staalbouw', value: 'posting-7' },
  hiringOrganization: { '@type': 'Organization', name: 'Staalbouw NV' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Gent' } },
});

const LINES = [
  JSON.stringify({ id: 'line-1', preferredJobTitle: 'welder', extraProperties: { name: 'Ann Archer' } }),
  '{ "id": "line-2", ',
  JSON.stringify({ id: 'line-3', preferredJobTitle: 'cook', extraProperties: { name: 'Cleo Cook' } }),
].join('\n');

const FRENCH_ROWS = ['Nom;Fonction;Remarque', 'Anne;soudeuse;oui', 'Luc;cuisinier;non'].join('\r\n');

/** The first text of a server waits until a thread has compiled all labels. */
const FIRST_TEXT = { timeout: 40_000 };

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('ENG-18 ENG-19 a JSON Resume is shown with how its owner is reached, corrected and saved', async ({ page }) => {
  await open(page, '/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('resume.json', RESUME, 'application/json'));
  const resume = row(page, 'resume.json');
  await expect(resume.getByLabel('Name', { exact: true })).toHaveValue('Aoife Example', FIRST_TEXT);
  await expect(resume.getByLabel('E-mail')).toHaveValue('aoife@example.org');
  await expect(resume.getByLabel('Phone')).toHaveValue('+353 85 000 00 11');
  await expect(resume.getByLabel('LinkedIn')).toHaveValue('https://www.linkedin.com/in/aoife-example');
  await expect(resume.getByRole('group', { name: 'Work experience 1' }).getByLabel('Company')).toHaveValue(
    'Harbour Steel',
  );
  await resume.getByLabel('Phone').fill('+353 85 000 00 22');
  await resume.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(resume.getByText('Saved', { exact: true })).toBeVisible();
  const link = resume.getByRole('link', { name: /matching/i });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const stored = await (await page.request.get(`/api/hrmatching/candidates_index/candidates/doc/${id}`)).json();
  expect(stored.extraProperties).toMatchObject({ phone: '+353 85 000 00 22', email: 'aoife@example.org' });
});

test('ENG-18 the contact lines of a CV fill the fields, and what was understood is highlighted where it was read', async ({
  page,
}) => {
  const cv =
    'Jan Peeters\nGsm 0470/12.34.56 | jan@voorbeeld.be\n\nWerkervaring\n2019 - heden\nLasser bij Maes\nTIG-lassen.';
  await open(page, '/candidates/upload', 'nl');
  await page.getByLabel('Bestanden kiezen').setInputFiles(textFile('contact.txt', cv));
  const read = row(page, 'contact.txt');
  await expect(read.getByLabel('E-mail')).toHaveValue('jan@voorbeeld.be', FIRST_TEXT);
  await expect(read.getByLabel('Telefoon')).toHaveValue('0470/12.34.56');
  await expect(read.locator('mark', { hasText: 'TIG-lassen' })).toBeVisible();
});

test('ENG-17 a schema.org posting becomes a job among jobs and is refused among candidates', async ({ page }) => {
  await open(page, '/jobs/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('posting.jsonld', POSTING, 'application/ld+json'));
  const posting = row(page, 'posting.jsonld');
  await expect(posting.getByLabel('Job title')).toHaveValue('Lasser');
  await expect(posting.getByLabel('Company')).toHaveValue('Staalbouw NV');
  await expect(posting.locator('mark', { hasText: 'TIG-lassen' })).toBeVisible();
  await page.goto('/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('posting.jsonld', POSTING, 'application/ld+json'));
  await expect(row(page, 'posting.jsonld')).toContainText('a job among candidates');
});

test('ENG-16c lines of JSON go in, and the broken one is named', async ({ page }) => {
  await open(page, '/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('people.ndjson', LINES));
  const lines = row(page, 'people.ndjson');
  await expect(lines).toContainText('2 documents');
  await expect(lines).toContainText('Line 2:');
  await expect(lines).toContainText('This is not valid JSON.');
  await lines.getByRole('button', { name: 'Import all 2 documents' }).click();
  await expect(lines.getByRole('status')).toHaveText('2 documents are in; 1 line was refused.');
  const stored = await page.request.get('/api/hrmatching/candidates_index/candidates/doc/line-3');
  expect(stored.status()).toBe(200);
});

test('a table is read in its own language, or in the one that is chosen', async ({ page }) => {
  await open(page, '/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('personnes.csv', FRENCH_ROWS, 'text/csv'));
  const table = row(page, 'personnes.csv');
  await expect(table).toContainText('2 documents');
  const language = table.getByRole('combobox', { name: 'Language of the texts' });
  await expect(language).toHaveValue('each as it is written');
  await language.click();
  await page.getByRole('option', { name: 'French' }).click();
  await table.getByRole('button', { name: 'Import all 2 documents' }).click();
  await expect(table.getByRole('status')).toContainText('2 documents are in');
  const search = await page.request.post('/api/hrmatching/candidates_index/candidates/_search', {
    data: { size: 0, aggs: { values: { terms: { field: 'language', size: 10 } } } },
  });
  expect(JSON.stringify(await search.json())).toContain('FRE');
});

for (const [locale, choose, message, understood] of [
  ['en', 'Choose files', 'unpacks to far more than a document can hold', 'understood, not saved yet'],
  ['fr', 'Choisir des fichiers', 'dépasse de loin ce', 'compris, pas encore enregistré'],
] as const) {
  test(`a Word file that is a bomb gets its message in ${locale}, and the server goes on`, async ({ page }) => {
    await open(page, '/candidates/upload', locale);
    const bomb = wordFile('bomb.docx', [' '.repeat(70_000_000)]);
    await page.getByLabel(choose).setInputFiles([bomb, textFile('cv.txt', 'Jan Peeters\nIk ben lasser in Gent.')]);
    const refused = row(page, 'bomb.docx');
    await expect(refused).toContainText(message);
    await expect(row(page, 'cv.txt')).toContainText(understood);
  });
}
