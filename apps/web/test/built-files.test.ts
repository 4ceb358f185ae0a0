// @vitest-environment node
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { theme } from '../src/app/look/theme.ts';
import { cssVariables } from '../src/app/look/tokens.ts';

/** What the first page may weigh, in bytes of gzip: 300 KB of script and 40 KB of styles were asked, and less is kept. */
const MOST_SCRIPT = 240_000;
const MOST_STYLES = 40_000;

type Chunk = Rolldown.OutputChunk;
let chunks: readonly Chunk[] = [];
let html = '';
let styles: readonly { readonly fileName: string; readonly text: string }[] = [];

beforeAll(async () => {
  const root = path.resolve(import.meta.dirname, '..');
  // otherwise the tools would take the development build of React, as tests do
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  if (!('output' in built)) throw new Error('The build answered no files.');
  chunks = built.output.filter((file) => file.type === 'chunk');
  const assets = built.output.filter((file) => file.type === 'asset');
  html = String(assets.find(({ fileName }) => fileName === 'index.html')?.source);
  styles = assets
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName, source }) => ({ fileName, text: String(source) }));
}, 120_000);

/** A chunk with everything that it loads before it runs. */
function withImports(names: readonly string[]): readonly Chunk[] {
  const seen = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []));
  }
  return chunks.filter(({ fileName }) => seen.has(fileName));
}

/** What loads before a first screen: the entry, which holds the matching page, and the texts of one language. */
function firstPage(): readonly Chunk[] {
  const first = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith('/i18n/nl.ts')),
  );
  expect(first).toHaveLength(2);
  const all = withImports(first.map(({ fileName }) => fileName));
  expect(all.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/profile-matching-page.tsx')))).toBe(true);
  return all;
}

/** The styles that are ours: what the component library's layer reads is its own business. */
function withoutLibrary(text: string): string {
  let own = '';
  let depth = 0;
  let at = 0;
  for (const { index, 0: found } of text.matchAll(/@layer mantine\s*\{|[{}]/g)) {
    if (found.startsWith('@') && depth === 0) {
      own += text.slice(at, index);
      depth = 1;
    } else if (depth > 0) {
      depth += found.endsWith('{') ? 1 : -1;
      if (depth === 0) at = index + 1;
    }
  }
  return own + text.slice(at);
}

const zipped = (text: string) => gzipSync(text, { level: 6 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

describe('the built files', () => {
  it('a first page is at most 240 KB of script and 40 KB of styles', () => {
    const page = firstPage();
    const css = new Set(page.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
    expect(css.size).toBeGreaterThan(0);
    expect(sum(page.map(({ code }) => zipped(code)))).toBeLessThan(MOST_SCRIPT);
    expect(sum(styles.filter(({ fileName }) => css.has(fileName)).map(({ text }) => zipped(text)))).toBeLessThan(
      MOST_STYLES,
    );
  });

  it('a first page is four scripts, all of them named by the page, as is the configuration', () => {
    const page = firstPage().map(({ fileName }) => `/${fileName}`);
    expect(page).toHaveLength(4);
    const named = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    expect(page.filter((file) => !named.includes(file))).toEqual([]);
    expect(html).toMatch(/<link rel="preload" as="fetch"[^>]* href="\/api\/config\/default"/);
    // one link for each language, of which the server leaves one
    expect([...html.matchAll(/hreflang="(\w+)"/g)].map((match) => match[1])).toEqual(['en', 'fr', 'it', 'nl']);
    // where nobody filters or edits, nothing for that is loaded
    const modules = firstPage().flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /profile-editor\.tsx|filter-field\.tsx|oidc-client|querybuilder/.test(id))).toEqual(
      [],
    );
  });

  it('no style reads a variable that nothing sets', () => {
    const merged = mergeMantineTheme(DEFAULT_THEME, theme);
    const resolved = [defaultCssVariablesResolver(merged), cssVariables(merged)];
    const given = new Set(resolved.flatMap((one) => Object.keys({ ...one.variables, ...one.light, ...one.dark })));
    for (const { text } of styles) for (const [, name] of text.matchAll(/(--[\w-]+)\s*:/g)) given.add(name ?? '');
    // what a component sets on its own elements
    for (const { code } of chunks) for (const [name] of code.matchAll(/--[a-z][\w-]+/g)) given.add(name);
    const read = styles.flatMap(({ text }) =>
      [...withoutLibrary(text).matchAll(/var\((--[\w-]+)\s*\)/g)].map((match) => match[1] ?? ''),
    );
    expect(read.length).toBeGreaterThan(100);
    expect([...new Set(read)].filter((name) => !given.has(name))).toEqual([]);
  });

  it('both colour schemes set the same variables', () => {
    const { light, dark } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(light['--cp-page']).toBe('#f5f6f8');
    expect(dark['--cp-page']).toBe('#0f1113');
  });
});
