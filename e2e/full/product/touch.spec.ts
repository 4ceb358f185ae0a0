import { expect, type Locator, type Page, test } from '@playwright/test';
import { configure } from '../../src/configure.ts';
import { expectAccessible } from '../../src/axe.ts';
import { open } from '../../src/walk.ts';

// each of them judges the first row, which the next one must find as it was
test.describe.configure({ mode: 'serial' });

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-fr-1?index=candidates';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function placeOf(element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

function overlap(a: Place, b: Place): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The actions of a row that show on hover, and whatever else of the row must stay readable. */
async function expectNothingCovered(row: Locator): Promise<void> {
  const actions = [
    row.getByRole('button', { name: /^Good match: / }),
    row.getByRole('button', { name: /^No good match: / }),
    row.getByRole('button', { name: /^Not for this search: / }),
  ];
  const others = [
    row.locator('[data-row-name]'),
    row.locator('[data-open]'),
    row.locator('[role=img][aria-label]').first(),
    ...(await row.locator('[data-kind]').all()),
    ...(await row.locator('td:not(:first-child, :last-child)').all()),
  ];
  for (const action of actions) {
    const own = await placeOf(action);
    for (const other of others) {
      const place = await other.boundingBox();
      // a cell of a narrow row has no box of its own
      if (place !== null && place.width > 0) expect(overlap(own, place), await other.innerText()).toBe(false);
    }
  }
}

async function openRow(page: Page): Promise<Locator> {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) {
      index['extraColumns'] = [
        { property: 'office', label: 'property.office' },
        { property: 'startDate', label: 'property.startDate' },
      ];
    }
  });
  await open(page, RESULTS);
  const row = page.locator('tr[data-match]').first();
  await expect(row).toBeVisible();
  return row;
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1180, 820],
] as const) {
  test.describe(`with a finger at ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test(`thumbs and what else a row offers are in sight, cover nothing, and answer a tap at ${width} px`, async ({
      page,
    }) => {
      const row = await openRow(page);
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      const good = row.getByRole('button', { name: /^Good match: / });
      // nothing points at the row
      await expect(good.locator('..')).toHaveCSS('opacity', '1');
      await good.scrollIntoViewIfNeeded();
      await expect(good).toBeInViewport({ ratio: 1 });
      await expectNothingCovered(row);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await good.tap();
      await expect(good).toHaveAttribute('aria-pressed', 'true');
      await good.tap();
      await expect(good).toHaveAttribute('aria-pressed', 'false');
      await expectAccessible(page);
      const id = (await row.getAttribute('data-match')) ?? '';
      await row.getByRole('button', { name: /^Not for this search: / }).tap();
      await expect(page.locator(`tr[data-match="${id}"]`)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(page.locator(`tr[data-match="${id}"]`)).toBeVisible();
    });
  });
}

test('with a mouse the actions of a row show on hover and on focus, below Details, and cover no column', async ({
  page,
}) => {
  const row = await openRow(page);
  const more = row.getByRole('button', { name: /^Good match: / }).locator('..');
  await expect(more).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(more).toHaveCSS('opacity', '1');
  await expectNothingCovered(row);
  await page.mouse.move(0, 0);
  await expect(more).toHaveCSS('opacity', '0');
  await row.locator('[data-row-name]').focus();
  await expect(more).toHaveCSS('opacity', '1');
  // by keyboard alone: from the name to the thumb
  for (let presses = 0; presses < 8; presses += 1) {
    if (await row.getByRole('button', { name: /^Good match: / }).evaluate((one) => one === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Good match: / })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Good match: / })).toHaveAttribute('aria-pressed', 'false');
});
