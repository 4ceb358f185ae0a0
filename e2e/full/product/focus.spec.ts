/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { OWN } from '../../src/own-worlds.ts';
import { open } from '../../src/walk.ts';

test('RES-10 the focus goes back to its row from the comparison, the keys and the search of everything', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&page=1');
  await expect(page.locator('tr[data-match]').nth(2)).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const second = page.locator('tr[data-match]').nth(1).locator('[data-row-name]');
  await expect(second).toBeFocused();
  for (const key of ['c', '?', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(second).toBeFocused();
  }
});

test('walking up through the rows, none that has the focus is behind the header or the bar above the rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates');
  await expect(page.locator('tr[data-match]').nth(19)).toBeVisible();
  for (let i = 0; i < 20; i += 1) await page.keyboard.press('j');
  const bar = page.getByRole('toolbar').filter({ hasText: 'Compare' });
  for (let i = 0; i < 19; i += 1) {
    await page.keyboard.press('k');
    const covered = await page.evaluate(() => {
      const { top, left } = document.activeElement?.getBoundingClientRect() ?? { top: -1, left: 0 };
      return document.elementFromPoint(left + 2, top + 2) !== document.activeElement;
    });
    expect(covered).toBe(false);
  }
  for (let i = 0; i < 19; i += 1) await page.keyboard.press('j');
  expect((await bar.boundingBox())?.y).toBe(48);
});

test('Show gives the focus to the head of the results that it opens', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Results', exact: true })).toBeFocused();
});

test('LST-03 the document beside a list takes the focus, keeps it from one to the next, and gives it back', async ({
  page,
}) => {
  await open(page, '/candidates/list', 'nl');
  await page.locator('tbody tr [data-open]').first().press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten' });
  await expect(close).toBeFocused();
  const id = page.locator('tbody tr[data-document]').nth(1);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`details=${await id.getAttribute('data-document')}`));
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(id.locator('[data-open]')).toBeFocused();
});

/** Writes down, from now on, what has the focus as each dialog goes: in the moment that it is gone, before anything is painted. */
async function watchDialogsGoing(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    let open = document.querySelectorAll('[role=dialog]').length;
    new MutationObserver(() => {
      const now = document.querySelectorAll('[role=dialog]').length;
      const { activeElement } = document;
      if (now < open) kept.push(activeElement?.closest('tr') == null ? (activeElement?.tagName ?? '') : 'row');
      open = now;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept);
}

test('no key is lost as a dialog goes: the focus is on the row in that moment, not on the body and back later', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&page=1');
  await expect(page.locator('tr[data-match]').nth(2)).toBeVisible();
  const going = await watchDialogsGoing(page);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  for (const key of ['c', '?', 'Enter']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await going()).toEqual(['row', 'row', 'row']);

  // a telephone's drawer, and Back in place of a key
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, '/candidates/list');
  await expect(page.locator('tbody tr').nth(1)).toBeVisible();
  const over = await watchDialogsGoing(page);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.locator('tbody tr [data-open]').nth(1).press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await over()).toEqual(['row', 'row']);
});

test('keys that come faster than the screen follows each go one match, one document further', async ({ page }) => {
  const twice = () =>
    page.evaluate(() => {
      for (let press = 0; press < 2; press += 1) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      }
    });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates');
  const ids = page.locator('tr[data-match]');
  await ids.first().locator('[data-open]').click();
  await expect(page.getByRole('dialog')).toContainText('1 of ');
  await twice();
  await expect(page).toHaveURL(new RegExp(`details=${await ids.nth(2).getAttribute('data-match')}`));
  await expect(page.getByRole('dialog')).toContainText('3 of ');

  await open(page, '/candidates/list');
  const documents = page.locator('tbody tr[data-document]');
  await documents.first().locator('[data-open]').click();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await twice();
  await expect(page).toHaveURL(new RegExp(`details=${await documents.nth(2).getAttribute('data-document')}`));
});

test('a button keeps the focus when it has done its work, and at the end of a walk', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/parsing/parseJob', async (route) => {
    await held.promise;
    await route.abort();
  });
  await open(page, '/job-to-candidates');
  await page.getByLabel('Job description').fill('A welder in Ghent.');
  const parse = page.getByRole('button', { name: 'Parse Job' });
  await parse.press('Enter');
  await expect(parse).toBeDisabled();
  // frames in which the browser takes the focus from it
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  held.resolve();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(parse).toBeFocused();

  await open(page, '/candidates/list');
  await page.locator('tbody tr [data-open]').nth(1).press('Enter');
  const dialog = page.getByRole('dialog');
  const before = dialog.getByRole('button', { name: 'Previous match' });
  await before.press('Enter');
  const [first, second] = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.dataset['document']));
  await expect(page).toHaveURL(new RegExp(`details=${first}`));
  await expect(before).toBeDisabled();
  await expect(before).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`details=${second}`));
});

test('a note that was changed leaves the focus in the form, for the next', async ({ page }) => {
  const id = OWN.noteOfFocus.people[0]?.id ?? '';
  const notes = `/api/notes/CANDIDATE/candidates/${id}`;
  expect((await page.request.post(notes, { data: { subject: 'Called' } })).ok()).toBe(true);
  await open(page, `/candidates/list?details=${id}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('button', { name: 'Change the note ‘Called’' }).click();
  const subject = page.getByRole('dialog').last().getByLabel('Subject');
  await expect(subject).toBeFocused();
  await subject.fill('Called twice');
  await page.getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add a note' }).getByRole('listitem')).toContainText('Called twice');
  await expect(subject).toBeFocused();
});
