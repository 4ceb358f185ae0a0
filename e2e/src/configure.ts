import type { Page } from '@playwright/test';

/** Answers the server's own configuration with some options switched, so that one server shows what each option does. */
export async function configure(page: Page, change: (config: Record<string, unknown>) => void): Promise<void> {
  await page.route('**/api/config/default', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly config: Record<string, unknown> };
    change(answer.config);
    await route.fulfill({ response, json: answer });
  });
}
