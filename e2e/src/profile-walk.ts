import { expect, type Locator, type Page } from '@playwright/test';

/** The card of an aspect, by its title in the language of the screen. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The chip of a value: its name begins with its label. */
export function chip(page: Page, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${escaped}( ·|,)`) });
}

/** Adds values by the "+" of an aspect that has some, or by its name among those that have none. */
export async function addValues(page: Page, add: string, text: string): Promise<void> {
  await page.getByRole('button', { name: add, exact: true }).first().click();
  const field = page.getByRole('combobox', { name: add, exact: true });
  await field.fill(text);
  await field.press('Enter');
  await field.press('Escape');
}

/** The body of the next match of a page of results; a preview or a count asks for fewer. */
export async function nextMatch(page: Page): Promise<{
  readonly matchProfile: { readonly language: string; readonly aspects: Record<string, { weight: number; required: boolean; value: unknown }> };
}> {
  const request = await page.waitForRequest(
    (one) => /\/match2(candidates|jobs)\/[^/]+$/.test(one.url().split('?')[0] ?? '') && one.postDataJSON()?.size === 20,
  );
  return request.postDataJSON();
}

/** The text in the tab of the results, as a number. */
export async function resultCount(page: Page): Promise<number> {
  const tab = page.getByRole('tab').first();
  await expect(tab).toContainText(/\d/);
  return Number((await tab.innerText()).replace(/\D/g, ''));
}
