import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/structure/read-text.ts';
import { HEADINGS } from '../snippets/headings.ts';

/** A sentence of the firm, and two items of a list that say nothing by themselves. */
const AROUND: Readonly<Record<Language, readonly [string, string, string]>> = {
  DUT: ['Een zaak in het noorden.', '- blauwe schoenen', '- papier'],
  FRE: ['Une équipe du Nord à Lille.', '- chaussures bleues', '- papier'],
  ENG: ['A firm in the north.', '- blue shoes', '- paper'],
  ITA: ['Una ditta del nord.', '- scarpe blu', '- carta'],
};

const rows = HEADINGS.trim()
  .split('\n')
  .flatMap((line) => {
    const [language = '', section = '', ...headings] = line.split('|');
    return headings.map((heading) => [language as Language, section, heading] as const);
  });

describe('a heading above a list', () => {
  it.each(rows)('ENG-10c ENG-10d in %s announces the %s by "%s"', (language, section, heading) => {
    const [before, ...items] = AROUND[language];
    const { sentences } = readText(`${before}\n\n${heading}\n${items.join('\n')}`, language);
    expect(sentences.at(-1)?.section).toBe(section);
  });
});
