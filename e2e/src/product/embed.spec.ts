import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { PORTS } from '../ports.ts';

const folder = path.resolve(import.meta.dirname, '../../../examples/embed');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

let servers: readonly Server[] = [];

function serve(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const name = pathname === '/' ? 'index.html' : path.basename(pathname);
    readFile(path.join(folder, name)).then(
      (content) => response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  servers = await Promise.all([PORTS.framing, PORTS.stranger].map(serve));
});
test.afterAll(() => {
  for (const server of servers) server.close();
});

test('SET-08 a page of another origin frames the product without its menu, and it works there', async ({
  page,
  baseURL,
}) => {
  await configure(page, (config) => {
    config['hideMenu'] = true;
  });
  const source = encodeURIComponent('/profile-to-candidates/job/jobs/hand-j-nl-1');
  await page.goto(`http://127.0.0.1:${PORTS.framing}/?product=${baseURL ?? ''}&page=${source}`);
  const product = page.frameLocator('iframe[title="Matching"]');
  await expect(product.getByRole('heading', { level: 1, name: 'Profile to candidates' })).toBeVisible();
  await expect(product.getByRole('banner')).toHaveCount(0);
  await product.getByRole('button', { name: /^Results/ }).click();
  await expect(product.getByRole('row').nth(1)).toBeVisible();
});

test('an origin that is not configured cannot frame the product', async ({ page, baseURL }) => {
  await page.goto(`http://127.0.0.1:${PORTS.stranger}/?product=${baseURL ?? ''}`);
  await expect(page.getByTitle('Matching')).toBeVisible();
  await expect(page.frameLocator('iframe[title="Matching"]').getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});
