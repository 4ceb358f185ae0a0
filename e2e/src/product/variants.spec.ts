import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { mergeConfiguration } from '@counterpart/domain';
import { OWN } from '../own-worlds.ts';
import { open } from '../walk.ts';

type Layer = Readonly<Record<string, unknown>>;

const variants = path.resolve(import.meta.dirname, '../../../variants');

/** Answers the configuration that a server of a variant would answer. */
async function useVariant(page: Page, files: readonly string[], variables: Layer = {}): Promise<void> {
  const layers = ['default/config.json', ...files].map(
    (file) => JSON.parse(readFileSync(path.join(variants, file), 'utf8')) as Layer,
  );
  const { server: _server, ...answer } = layers.reduce(mergeConfiguration, {});
  const merged = mergeConfiguration({ variables: {}, config: {}, ...answer }, { variables });
  await page.route('**/api/config/default', (route) => route.fulfill({ json: merged }));
}

test('SET-17 SET-08 RES-12e RES-13 SET-21k SET-21o SET-21p SET-21q SET-21r the staffing agency: Dutch, no menu, its own desk', async ({
  page,
  baseURL,
}) => {
  const desk = baseURL ?? '';
  await useVariant(page, ['agency/config.json', 'agency/uat.json'], { DESK: desk });
  await page.goto('/');
  await expect(page).toHaveURL(/\/job-to-candidates\/input$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vacature naar kandidaten' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/candidates/list');
  await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible();

  // a name with the agency's file number, which its module takes away before anything is read
  await page.route(/\/match2candidates\/candidates(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      matches: { document: { extraProperties: Record<string, unknown> } }[];
    };
    for (const { document } of answer.matches) document.extraProperties['name'] = 'An van de dag (40213)';
    await route.fulfill({ response, json: answer });
  });
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    globalThis.addEventListener('message', ({ data }) => told.push(data));
  });
  await page.goto(OWN.agency.results);
  const rows = page.locator('tr[data-match]');
  await expect(rows.first()).toBeVisible();
  const id = (await rows.first().getAttribute('data-match')) ?? '';
  await expect(rows.first()).toContainText('An van de dag');
  await expect(rows.first()).not.toContainText('40213');
  await expect(page.getByRole('button', { name: 'Vergelijken' })).toHaveCount(0);

  await rows.first().hover();
  await rows
    .first()
    .getByRole('button', { name: /in het andere systeem openen$/ })
    .click();
  await expect.poll(() => page.evaluate('told')).toContainEqual({ type: 'visit', id });

  // companies are chosen for, by the name that the job has for its company
  await rows.first().getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/selections/candidatesForCompany'));
  await page.getByRole('button', { name: 'Selecteren', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    subjectId: 'de-zeilmaker',
    selectionIds: [id],
    selectionStatus: 'invited',
  });

  await rows.first().locator('[data-open]').click();
  const details = page.getByRole('dialog').or(page.getByRole('complementary'));
  await details.getByRole('tab', { name: 'Externe gegevens' }).click();
  await expect(details.locator('iframe')).toHaveAttribute('src', `${desk}/file/${id}`);
  await details.getByRole('button', { name: 'Notitie', exact: true }).click();
  const note = page.getByRole('dialog', { name: 'Notitie' }).last();
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await note.getByRole('textbox', { name: 'Onderwerp' }).fill('Gebeld');
  await note.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect
    .poll(() => page.evaluate('told'))
    .toContainEqual({ type: 'note', subjectId: id, note: { type: 'call', subject: 'Gebeld', body: '' } });
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveCount(0);
  expect(calls.filter((url) => url.includes('/notes/'))).toEqual([]);
});

test('SET-17 SET-22 SET-21h SET-16f the employment service: French, no download, fewer aspects; a module that is not there is one screen', async ({
  page,
}) => {
  await useVariant(page, ['employment-service/config.json', 'employment-service/test.json']);
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile-to-jobs$/);
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveText([
    'Profil vers offres',
    'Candidats',
    'Offres',
  ]);
  await page.goto('/profile-to-jobs/candidate/candidates/hand-c-nl-1?index=jobs');
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Télécharger' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Comparer' })).toHaveCount(0);
  await expect(page.getByText('Savoir-être', { exact: true })).toHaveCount(0);

  await page.unroute('**/api/config/default');
  await page.route('**/api/config/default', (route) =>
    route.fulfill({ json: { variables: {}, config: { configModifier: 'nobody' } } }),
  );
  await page.goto('/');
  await expect(page.getByText('There was an error setting up the application.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('SET-21e SET-21g SET-21h SET-21i SET-21j SET-21k SET-21l SET-21m SET-21n SET-21p SET-21s each option of an index shows what it is for, and nothing without it', async ({
  page,
}) => {
  const ADDRESS = '/profile-to-candidates/job/jobs/hand-j-nl-2?index=candidates';
  let options: Layer = {};
  await page.route('**/api/config/default', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      config: { pages: { profileToCandidates: { indices: Layer[] } } };
    };
    answer.config.pages.profileToCandidates.indices = [{ name: 'candidates', label: 'People', ...options }];
    await route.fulfill({ response, json: answer });
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const rows = page.locator('tr[data-match]');
  const heads = page.getByRole('columnheader');
  const shown = {
    'SET-21g': page.getByRole('button', { name: 'Compare', exact: true }),
    'SET-21h': page.getByRole('button', { name: 'Download' }),
    'SET-21i': rows.first().getByRole('link', { name: /^Match / }),
    'SET-21j': heads.filter({ hasText: 'Agency office' }),
    'SET-21l': page.getByRole('checkbox', { name: 'Choose all results' }),
    'SET-21p': rows.first().getByRole('link', { name: /in the other system$/ }),
  };
  await open(page, ADDRESS);
  await expect(rows.first()).toBeVisible();
  for (const [row, part] of Object.entries(shown)) await expect(part, row).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/annotations'))).toEqual([]);
  await rows.first().locator('[data-open]').click();
  const details = page.getByRole('dialog').or(page.getByRole('complementary'));
  await expect(details.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(details.getByText('Agency office')).toHaveCount(0);
  await details.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0);

  options = {
    allowComparison: true,
    allowDownload: true,
    exportType: 'ndjson',
    exportSize: 3,
    showMatchButton: true,
    selectAllLimit: 1000,
    detailsTitleProperty: 'email',
    extraColumns: [{ property: 'office', label: 'Agency office' }],
    extraProperties: [{ property: 'office', label: 'Agency office' }],
    externalUrl: 'https://crm.example/person/{id}',
    resultAnnotationEndpoint: '/annotations/candidates',
    noteTypes: ['call', 'visit'],
    defaultNoteType: 'visit',
    allowSelection: true,
    selectionEndpoints: { candidatesForJob: { get: '/earlier', set: '/earlier' } },
    openExternalExistingSelection: 'https://crm.example/selection/{externalId}',
  };
  const first = (await rows.first().getAttribute('data-match')) ?? '';
  await page.route('**/api/earlier/hand-j-nl-2', (route) =>
    route.fulfill({ json: { candidatesForJob: [first], externalSelectionIdByCandidate: { [first]: 'x9' } } }),
  );
  await page.goto(ADDRESS);
  await expect(rows.first()).toBeVisible();
  for (const [row, part] of Object.entries(shown)) await expect(part, row).not.toHaveCount(0);
  await expect.poll(() => asked.filter((path) => path === '/api/annotations/candidates').length).toBeGreaterThan(0);
  await expect(rows.first().getByRole('link', { name: /in the other system$/ })).toHaveAttribute(
    'href',
    /^https:\/\/crm\.example\/person\/.+/,
  );
  await expect(rows.first().locator('a[href="https://crm.example/selection/x9"]')).toBeVisible();
  const download = page.waitForRequest(/\/match2candidates\/candidates\/ndjson/);
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).postDataJSON()).toMatchObject({ size: 3 });
  await rows.first().locator('[data-open]').click();
  await expect(details.getByRole('heading', { name: /@/ })).toBeVisible();
  await expect(details.getByText('Agency office')).toBeVisible();
  await details.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue(/visit/i);
});
