import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { createParser } from '../src/index.ts';
import { NEED_SNIPPETS } from './snippets/needs.ts';

const parser = createParser(loadStarterOntology(), loadGazetteer());

/** What the ad says of the value read in `words`: must, nice to have, neither, or that nothing was read there. */
function needOf(language: Language, text: string, words: string): boolean | null | undefined {
  const at = text.indexOf(words);
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.find(
      ({ aspectType, start, end }) =>
        (aspectType === 'JOB_PROPERTY' || aspectType === 'JOB_SOFT_COMPTENCE') && start < at + words.length && at < end,
    )?.required;
}

const rows = NEED_SNIPPETS.trim()
  .split('\n')
  .map((row) => row.split('|') as [Language, string, string, string]);

describe('must, nice to have or neither', () => {
  it.each(rows)('ENG-10c ENG-10d %s: %s is what is said of "%s" in: %s', (language, need, words, text) => {
    expect(String(needOf(language, text.replaceAll('¶', '\n'), words))).toBe(need);
  });
});
