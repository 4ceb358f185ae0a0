import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lockedPdf, pdfFile, renamedPicture, scannedPdf, textFile, wordFile } from '../../src/upload-files.ts';
import { expectAccessible } from '../../src/axe.ts';
import { open } from '../../src/walk.ts';

const DUTCH_CV = [
  'Jan Peeters',
  'Kerkstraat 12, 9000 Gent',
  'Werkervaring',
  '2019 - heden',
  'MIG-lasser bij Maes, Gent',
  'TIG-lassen van roestvrij staal.',
  '2014 - 2019',
  'Magazijnier bij Colruyt, Halle',
  'Orderpicking en rijden met de heftruck.',
  'Opleiding',
  '2008 - 2012 Lassen-constructie, VTI Gent',
  'Talen',
  'Frans: B1',
];

const FRENCH_AD = `Soudeur TIG

Nous recherchons un soudeur à Liège.
- Vous soudez des structures métalliques et lisez des plans.
- Le permis B est exigé.
- Un CDI à temps plein, salaire de 2.500 € à 3.000 € brut par mois.`;

const TABLE = [
  'Reference;Full name;Function;Can do;Town',
  'upload-1;Ann Archer;welder;TIG welding|reading drawings;London',
  'upload-2;Ben Baker;baker;bread;Leeds',
  'upload-3;too;many;cells;in;this;row',
  'upload-4;Cleo Cook;cook;;York',
].join('\r\n');

const file = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The values of an aspect as their chips show them, without level, range or weight. */
async function values(scope: Locator, aspect: string): Promise<string[]> {
  const chips = scope.getByRole('region', { name: aspect, exact: true }).getByRole('listitem').locator('[data-chip]');
  return (await chips.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}

/** Drops a text as a file on the page, beside the zone that asks for it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const content = JSON.stringify([text, name]);
  const dataTransfer = await page.evaluateHandle(
    `(([text, name]) => { const all = new DataTransfer(); all.items.add(new File([text], name)); return all; })(${content})`,
  );
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const root = 'document.documentElement';
  expect(await page.evaluate<boolean>(`${root}.scrollWidth <= ${root}.clientWidth`)).toBe(true);
}

test('ENG-18 ENG-19 DET-05 a CV in Word is understood, corrected and saved; its matches open and the list has it', async ({
  page,
}) => {
  await open(page, '/candidates/list', 'nl');
  await page.getByRole('link', { name: 'Toevoegen uit bestanden' }).click();
  await expect(page).toHaveURL(/\/candidates\/upload$/);
  const chooser = page.getByLabel('Bestanden kiezen');
  await chooser.setInputFiles(wordFile('jan.docx', DUTCH_CV));
  const row = file(page, 'jan.docx');
  await expect(row).toContainText('begrepen, nog niet bewaard');
  await expect.poll(() => values(row, 'Vaardigheden')).toContain('TIG-lassen');
  expect(await values(row, 'Plaatsen')).toEqual(['9000 Gent']);
  await expect(row.locator('mark', { hasText: 'TIG-lassen' }).first()).toBeVisible();
  const first = row.getByRole('group', { name: 'Werkervaring 1' });
  await expect(first.getByLabel('Functie')).toHaveValue('MIG-lasser');
  await expectAccessible(page);

  await row.getByLabel('Naam').fill('Jan Peeters');
  await row.getByRole('button', { name: 'Vaardigheden: toevoegen' }).click();
  const add = row.getByRole('combobox', { name: 'Vaardigheden: toevoegen' });
  await add.fill('robotlassen');
  await add.press('Enter');
  await first.getByLabel('Bedrijf').fill('Staalbouw');
  await first.getByLabel('Van').fill('maart 2019');
  await row.getByRole('button', { name: 'Bewaren' }).click();
  await expect(row.getByRole('alert')).toContainText('Verbeter eerst de aangeduide datums.');
  await first.getByLabel('Van').fill('2019-03');
  await row.getByRole('button', { name: 'Bewaren' }).click();
  await expect(row.getByText('Bewaard', { exact: true })).toBeVisible();

  const link = row.getByRole('link', { name: 'Passende vacatures openen' });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const stored = await (await page.request.get(`/api/hrmatching/candidates_index/candidates/doc/${id}`)).json();
  expect(stored.workExperiences[0]).toMatchObject({ id: 'w1', company: 'Staalbouw', dateFrom: '2019-03' });
  expect(stored.workExperiences[1]).toMatchObject({ id: 'w2', title: 'Magazijnier' });
  expect(stored.matchProfile.aspects.hardSkills.value).toContainEqual(
    expect.objectContaining({ label: 'robotlassen' }),
  );
  await link.click();
  await expect(page.getByRole('main').getByText(id, { exact: true })).toBeVisible();
  await expect(page.locator('[data-count]')).toContainText(/\d/);

  await page.goto('/candidates/list');
  await page.getByRole('searchbox').fill(id);
  await expect(page.locator('tr', { hasText: id })).toContainText('Jan Peeters');
});

test('a file that is there already is replaced or kept beside only when the person says so', async ({ page }) => {
  await open(page, '/candidates/upload', 'nl');
  const cv = pdfFile('marie.pdf', ['Marie Claes', 'Gent', 'Ik ben kok. Ik spreek Frans en ken HACCP.']);
  await page.getByLabel('Bestanden kiezen').setInputFiles(cv);
  const row = file(page, 'marie.pdf');
  await row.getByRole('button', { name: 'Bewaren' }).click();
  await expect(row.getByText('Bewaard', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'marie.pdf van dit scherm halen' }).click();
  await expect(page.getByRole('button', { name: 'Bestanden kiezen' })).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toContainText('bewaard');
  await row.getByRole('button', { name: 'marie.pdf van dit scherm halen' }).click();
  await page.getByLabel('Bestanden kiezen').setInputFiles(cv);
  await expect(row).toContainText('Er bestaat al een document met ID');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Vervangen' }).click();
  await expect(row.getByText('Bewaard', { exact: true })).toBeVisible();
});

test('ENG-17 an advertisement is understood, saved and leads to candidates; leaving unsaved asks first', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/jobs/list', 'fr');
  await page.getByRole('link', { name: 'Ajouter depuis des fichiers' }).click();
  await page.getByLabel('Choisir des fichiers').setInputFiles(textFile('soudeur.txt', FRENCH_AD));
  const row = file(page, 'soudeur.txt');
  await expect(row.getByLabel('Intitulé du poste')).toHaveValue('Soudeur TIG');
  await expect(row.getByText('CDI', { exact: true })).toBeVisible();
  await expect(row.getByRole('region', { name: 'Salaire' })).toContainText(/2\s?500/);
  await expectAccessible(page);

  // Another screen keeps what is unsaved; a reload asks first.
  await page.getByRole('link', { name: 'Vers les offres' }).click();
  await expect(page.getByText('1 fichier pas encore enregistré')).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter depuis des fichiers' }).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.reload({ timeout: 1500 }).catch(() => undefined);
  expect(asked).toEqual(['beforeunload']);
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await row.getByRole('link', { name: 'Ouvrir les candidats correspondants' }).click();
  await expect(page).toHaveURL(/\/profile-to-candidates\/job\/jobs\/import-/);
  await expect(page.locator('[data-count]')).toContainText(/\d/);
});

test('ENG-16c a table is imported with a column sent by hand, and its bad line is named', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles(textFile('people.csv', TABLE, 'text/csv'));
  const row = file(page, 'people.csv');
  await expect(row).toContainText('3 documents');
  await expect(row).toContainText('Line 4:');
  const skills = row.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(3);
  await expect(skills).toHaveText('');
  await row.getByRole('combobox', { name: 'Column Can do goes to' }).click();
  await page.getByRole('option', { name: 'Hard skills', exact: true }).click();
  await expect(skills).toContainText('TIG welding');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: 'Import all 3 documents' }).click();
  await expect(row.getByRole('status')).toHaveText('3 documents are in; 1 line was refused.');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download refused lines (CSV)' }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^line,code,reason,field,message\r\n4,INVALID_REQUEST,/);
  const stored = await (await page.request.get('/api/hrmatching/candidates_index/candidates/doc/upload-1')).json();
  expect(stored.matchProfile.aspects.hardSkills.value[0]).toMatchObject({ label: 'TIG welding' });
});

for (const [locale, choose, understood, messages] of [
  [
    'nl',
    'Bestanden kiezen',
    'begrepen, nog niet bewaard',
    ['bevat alleen beelden van tekst', 'is een afbeelding', 'met een wachtwoord beveiligd'],
  ],
  [
    'it',
    'Scegli file',
    'compreso, non ancora salvato',
    ['solo immagini di testo', 'È un’immagine', 'protetto da password'],
  ],
] as const) {
  test(`a scan, a renamed picture and a locked file get their message in ${locale}, and the CV beside them is read`, async ({
    page,
  }) => {
    await open(page, '/candidates/upload', locale);
    const refused = [scannedPdf('scan.pdf'), renamedPicture('photo.pdf'), lockedPdf('locked.pdf')];
    await page.getByLabel(choose).setInputFiles(refused);
    await drop(page, 'cv.txt', DUTCH_CV.join('\n'));
    await expect(file(page, 'cv.txt')).toContainText(understood);
    for (const [i, message] of messages.entries()) {
      await expect(file(page, refused[i]?.name ?? '')).toContainText(message);
    }
    await expectAccessible(page);
  });
}

test('a file that is too large is refused before it is sent when that is known, and by the server otherwise', async ({
  page,
}, info) => {
  const known = info.outputPath('known.pdf');
  const unknown = info.outputPath('unknown.txt');
  writeFileSync(known, Buffer.alloc(50_000_000, '%PDF-1.4 '));
  writeFileSync(unknown, Buffer.alloc(21_000_000, 'lasser '));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_read')) sent.push(request.headers()['x-file-name'] ?? '');
  });
  await open(page, '/candidates/upload');
  await page.getByLabel('Choose files').setInputFiles([known, unknown]);
  for (const name of ['known.pdf', 'unknown.txt']) {
    await expect(file(page, name)).toContainText('a single document may have 20 MB');
  }
  expect(sent).toEqual(['unknown.txt']);
});

for (const [locale, choose, notice, move] of [
  ['nl', 'Bestanden kiezen', 'Dit leest als een vacature, niet als een cv.', 'Als vacature toevoegen'],
  [
    'fr',
    'Choisir des fichiers',
    'Ce texte ressemble à une offre d’emploi, pas à un CV.',
    'L’ajouter comme offre d’emploi',
  ],
  ['en', 'Choose files', 'This reads like a job advertisement, not a CV.', 'Add it as a job'],
  ['it', 'Scegli file', 'Questo testo sembra un annuncio di lavoro, non un CV.', 'Aggiungilo come annuncio'],
] as const) {
  test(`ENG-17 an advertisement dropped under candidates is offered as a job in ${locale}`, async ({ page }) => {
    await open(page, '/candidates/upload', locale);
    await page.getByLabel(choose).setInputFiles(textFile('soudeur.txt', FRENCH_AD));
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: move }).click();
    await expect(page).toHaveURL(/\/jobs\/upload$/);
    await expect(file(page, 'soudeur.txt')).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
    await expect(file(page, 'soudeur.txt').getByText('Nous recherchons un soudeur')).toBeVisible();
  });
}

test('a file of the other kind, and one in which nothing was found, say so before they are opened', async ({
  page,
}) => {
  await open(page, '/candidates/upload', 'nl');
  await page
    .locator('input[type="file"]')
    .setInputFiles([textFile('vacature.txt', FRENCH_AD), textFile('niets.txt', 'qqqq zzzz')]);
  await expect(file(page, 'vacature.txt')).toContainText('Dit leest als een vacature, niet als een cv.');
  await expect(file(page, 'niets.txt')).toContainText('In deze tekst is niets gevonden');
});
