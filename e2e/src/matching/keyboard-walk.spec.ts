/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { open } from '../walk.ts';

/** The screens never leave a person nowhere. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  // between two screens there is a frame that belongs to neither
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { intervals: [20] })
    .not.toBe('BODY');
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSomewhere(page);
  }
}

/** Goes on by Tab until the focus is on something whose name or text fits. */
async function tabTo(page: Page, name: RegExp, most = 30): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label)) return;
  }
  throw new Error(`Tab does not come to ${String(name)}`);
}

test('PRO-02 PRO-04 MAT-04d DET-01 a whole search without a mouse: the focus is never lost, and 20 stops lead to the results', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates', 'en');
  // from the skip link to a sample advertisement
  await press(page, 'Tab', 'Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, /^Warehouse operative/);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/job-to-candidates\/match$/);
  await expect(page.locator('[data-chip^="hardSkills/"]').nth(1)).toBeVisible();
  await expectFocusSomewhere(page);

  // along the chips by arrows, one card is one stop
  const skills = page.locator('li [data-chip^="hardSkills/"]');
  await skills.first().waitFor();
  await page.locator('#main').focus();
  await tabTo(page, /^Hard skills: weight|, weight \d+$/);
  for (let card = 0; card < 8; card += 1) {
    if (
      await page.evaluate(
        () => document.activeElement?.closest('section')?.getAttribute('aria-label') === 'Hard skills',
      )
    )
      break;
    await press(page, 'Tab');
  }
  await press(page, 'ArrowRight', 'ArrowRight');
  const chip = page.locator('[data-chip^="hardSkills/"]:focus');
  await expect(chip).toHaveCount(1);
  const name = (await chip.getAttribute('aria-label')) ?? '';
  const weight = Number(/weight (\d+)/.exec(name)?.[1]);
  const subject = name.split(', weight')[0] ?? '';
  // its editor by Enter, and back on the chip by Escape
  await press(page, 'Enter');
  const editor = page.getByRole('dialog', { name: `Edit ${subject}` });
  await expect(editor.getByRole('combobox', { name: 'Hard skills: value' })).toBeFocused();
  await press(page, 'Escape');
  await expect(editor).toBeHidden();
  await expect(page.locator('[data-chip^="hardSkills/"]:focus')).toHaveCount(1);
  // heavier, required
  await press(page, '+');
  await expect(page.locator(':focus')).toHaveAccessibleName(`${subject}, weight ${weight + 10}`);
  await press(page, 'r');
  await expect(page.locator(':focus')).toHaveAccessibleName(`${subject}, weight ${weight + 10}, required`);
  const match = page.getByRole('button', { name: 'Match', exact: true });
  await expect(match).toHaveAttribute('data-changed', 'true');

  // match, walk the rows, open the details, close them
  // the rows of before may stand until the new ones come
  const answered = page.waitForResponse(
    // not a preview of the profile, which asks for fewer
    (one) => one.url().includes('/match2candidates/') && one.request().postDataJSON()?.size === 20,
  );
  await press(page, 'Control+Enter');
  await answered;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('tr[data-match]').nth(1)).toBeVisible();
  await expectFocusSomewhere(page);
  await press(page, 'j', 'j');
  const rowOfFocus = () => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('data-match'));
  const second = await page.locator('tr[data-match]').nth(1).getAttribute('data-match');
  expect(await rowOfFocus()).toBe(second);
  await press(page, 'k');
  const first = await page.locator('tr[data-match]').first().getAttribute('data-match');
  expect(await rowOfFocus()).toBe(first);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(rowOfFocus).toBe(first);

  // from the beginning of main to the first row in at most 20 stops
  await page.locator('#main').focus();
  let stops = 0;
  for (; stops <= 20; stops += 1) {
    await press(page, 'Tab');
    if (await page.evaluate(() => document.activeElement?.closest('tr[data-match]') !== null)) break;
  }
  expect(stops).toBeLessThanOrEqual(20);
  // and with the profile open no more to the bar of results
  await page.getByRole('button', { name: 'Match profile' }).press('Enter');
  await page.locator('#main').focus();
  for (stops = 0; stops <= 20; stops += 1) {
    await press(page, 'Tab');
    if (await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label') === 'Results'))
      break;
  }
  expect(stops).toBeLessThanOrEqual(20);
});
