import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('what the documents on security say is tested', () => {
  it.each(['docs/security.md', 'docs/asvs.md'])('by files that there are: %s', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(20);
    const places = (file: string) => [path.join(ROOT, file), path.join(ROOT, 'apps/server/test', file)];
    expect(named.filter((file) => !places(file).some((place) => existsSync(place)))).toEqual([]);
  });
});
