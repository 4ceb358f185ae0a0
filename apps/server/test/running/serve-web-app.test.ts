import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWebApp } from '../../src/plugins/serve-web-app.ts';

const NOWHERE = { frameAncestors: [], framedOrigins: [], identityOrigins: [] };
const SCRIPT = 'globalThis.answer = 42;\n'.repeat(100);
let folder = '';
let app: FastifyInstance;

async function served(locale: unknown): Promise<FastifyInstance> {
  const made = fastify();
  await serveWebApp(made, folder, NOWHERE, locale);
  return made;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-dist-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>
${['en', 'fr', 'it', 'nl'].map((locale) => `<link rel="modulepreload" hreflang="${locale}" href="/assets/${locale}-1.js">\n`).join('')}</html>`,
  );
  writeFileSync(path.join(folder, 'assets/a-1.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'assets/b-2.js'), 'export {};');
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the served screens', () => {
  it('before they are built for the first time are waited for, without a warning in the log', async () => {
    rmSync(folder, { recursive: true });
    const lines: string[] = [];
    app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    await serveWebApp(app, folder, NOWHERE, 'nl');
    const { statusCode, headers } = await app.inject({ url: '/' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(lines).toEqual([]);
  });

  it('a file with a hash in its name is kept for a year, and comes packed as the build packed it', async () => {
    app = await served('nl');
    const packed = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/^application\/javascript/);
    expect(packed.headers['vary']).toBe('accept-encoding');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    // who takes nothing packed, and what was too small to be packed
    const plain = await app.inject({ url: '/assets/a-1.js' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    const small = await app.inject({ url: '/assets/b-2.js', headers: { 'accept-encoding': 'br' } });
    expect([small.headers['content-encoding'], small.body]).toEqual([undefined, 'export {};']);
  });

  it('the icon is kept for a day, and a file without a hash asked for again', async () => {
    app = await served('nl');
    expect((await app.inject({ url: '/icon.svg' })).headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe('no-cache');
  });

  it('SET-24b the page is in the configured locale with its texts, and in English for none and for an unknown one', async () => {
    for (const [locale, lang] of [
      ['nl', 'nl'],
      ['it-IT', 'it'],
      ['FR', 'fr'],
      ['xx', 'en'],
      ['"><script>', 'en'],
      [undefined, 'en'],
    ] as const) {
      app = await served(locale);
      const page = await app.inject({ url: '/candidates/list', headers: { accept: 'text/html' } });
      expect(page.body).toContain(`<html lang="${lang}"><script nonce="`);
      expect(page.body).not.toContain('__CSP_NONCE__');
      // and fetches its texts in that language beside the first script
      expect([...page.body.matchAll(/modulepreload.*href="(.*?)"/g)].map((link) => link[1])).toEqual([
        `/assets/${lang}-1.js`,
      ]);
      await app.close();
    }
  });

  it.each([
    ['de-DE,it;q=0.8,en;q=0.5', 'it', 'sta preparando le sue schermate'],
    ['fr-BE', 'fr', 'prépare ses écrans'],
    ['en-GB', 'en', 'is preparing its screens'],
    [undefined, 'nl', 'maakt zijn schermen klaar'],
  ])('while they are being built, a browser that asks for %s reads %s', async (accepted, language, text) => {
    rmSync(path.join(folder, 'index.html'));
    app = await served('nl');
    const headers = { accept: 'text/html', ...(accepted === undefined ? {} : { 'accept-language': accepted }) };
    for (const url of ['/', '/candidates/list']) {
      const { statusCode, headers: told, body } = await app.inject({ url, headers });
      expect([statusCode, told['retry-after']]).toEqual([503, '2']);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(text);
      const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
      expect(told['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    }
  });
});
