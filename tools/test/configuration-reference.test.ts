import { describe, expect, it } from 'vitest';
import { configurationKeys, configurationReference } from '../configuration-reference.ts';
import { CONFIGURATION_TEXTS } from '../configuration-texts.ts';

describe('the reference of the configuration', () => {
  it('says of every key of the schema what it does', () => {
    expect(configurationKeys().length).toBeGreaterThan(90);
    expect(configurationKeys().filter((key) => !(key in CONFIGURATION_TEXTS))).toEqual([]);
  });

  it('SET-21h SET-21l SET-21b has types and defaults from the schema', () => {
    const lines = configurationReference().split('\n');
    const line = (key: string) => lines.find((each) => each.startsWith(`| \`pages.<page>.indices[].${key}\` |`));
    expect(line('exportType')).toContain('| string | `"csv"` |');
    expect(line('selectAllLimit')).toContain('| integer | `0` |');
    expect(line('scoreType')).toContain('MUTUAL_FORWARD_SCORE');
    expect(line('scoreType')).toContain('| `"MUTUAL_FORWARD_SCORE"` |');
    expect(line('createNoteCallback')).toContain('| function |  |');
    expect(line('name')).toContain('| string | **required** |');
    expect(lines.some((each) => each.startsWith('| `server.frameAncestors` | array of string | `[]` |'))).toBe(true);
  });
});
