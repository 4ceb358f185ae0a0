import { expect, type Page, test } from '@playwright/test';

/** Runs in the page: writes down what the policy refuses. */
const RECORD = `
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
    globalThis.violations.push(violatedDirective + ' ' + sample + ' ' + sourceFile));
`;

/** What the page's policy refused, as the browser tells it. */
async function violationsOn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate<readonly string[]>('globalThis.violations');
}

test('the screens run under their own content policy: no inline style, trusted types', async ({ page }) => {
  await page.addInitScript({ content: RECORD });
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'/);
  expect(policy).not.toContain('unsafe-inline');
  for (const address of ['/profile-to-candidates', '/job-to-candidates', '/candidates/list', '/jobs/list']) {
    expect(await violationsOn(page, address)).toEqual([]);
  }
  // Mantine's variables, which arrive in a style element with the nonce, are in force
  const color = await page.evaluate<string>(
    "getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-body')",
  );
  expect(color).not.toBe('');
});

test('each page has a nonce of its own', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/', { headers })).headers()['content-security-policy']),
  );
  expect(policies[0]).not.toBe(policies[1]);
});
