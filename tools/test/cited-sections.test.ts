import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const ROOMS = ['packages', 'apps', 'bench', 'promises', 'eval', 'e2e', 'tools'];
const CITED = /\b(matching|wire)\.md,?\s+\(?"([^"]+)"/g;

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sources(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

function headingsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(path.join(root, 'docs', file), 'utf8');
  return new Set([...text.matchAll(/^#{2,3} (.+)$/gm)].map((match) => match[1] ?? ''));
}

describe('sections that comments cite', () => {
  const headings = { matching: headingsOf('matching.md'), wire: headingsOf('wire.md') };
  const cited = ROOMS.flatMap(sources).flatMap((file) =>
    // A comment may break a cited name over two lines.
    [
      ...readFileSync(path.join(root, file), 'utf8')
        .replaceAll(/\n\s*(\*|\/\/) ?/g, ' ')
        .matchAll(CITED),
    ].map(([, document, section]) => ({ file, document: document as 'matching' | 'wire', section: section ?? '' })),
  );

  it('are found in the code at all', () => {
    expect(cited.length).toBeGreaterThan(30);
  });

  it('exist as headings of docs/matching.md and docs/wire.md', () => {
    const absent = cited.filter(({ document, section }) => !headings[document].has(section));
    expect(absent).toEqual([]);
  });
});
