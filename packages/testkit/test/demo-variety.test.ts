import { describe, expect, it } from 'vitest';
import { LANGUAGES, type WireDocument } from '@counterpart/domain';
import { demoCandidates, demoJobs } from '../src/index.ts';
import { sharedSentences } from './shared-sentences.ts';

const candidates = [...demoCandidates(2026, 5000)];
const jobs = [...demoJobs(2026, 1000)];

/** 100 documents spread over all those of a language. */
function drawn(documents: readonly WireDocument[], language: string): readonly WireDocument[] {
  const own = documents.filter((document) => document.language === language);
  const step = own.length / 100;
  return Array.from({ length: 100 }, (_, index) => own[Math.floor(index * step)]).filter((each) => each !== undefined);
}

describe('demo texts', () => {
  it.each(LANGUAGES)('of 100 random %s CVs at most a fifth of the sentences occur in another of them', (language) => {
    const texts = drawn(candidates, language).map((document) => document.cvText ?? '');
    const { sentences, shared } = sharedSentences(texts);
    expect(sentences).toBeGreaterThan(1000);
    expect(shared / sentences).toBeLessThanOrEqual(0.2);
  });

  it.each(LANGUAGES)(
    'of 100 random %s advertisements at most a quarter of the sentences occur in another',
    (language) => {
      const texts = drawn(jobs, language).map((document) => document.jobText ?? '');
      const { sentences, shared } = sharedSentences(texts);
      expect(sentences).toBeGreaterThan(1000);
      expect(shared / sentences).toBeLessThanOrEqual(0.25);
    },
  );

  it('are never the same text twice', () => {
    expect(new Set(candidates.map((document) => document.cvText)).size).toBe(candidates.length);
    expect(new Set(jobs.map((document) => document.jobText)).size).toBe(jobs.length);
  });

  it.each(LANGUAGES)('spread over more than a hundred %s titles and forty towns or all there are', (language) => {
    const own = candidates.filter((document) => document.language === language);
    expect(new Set(own.map((document) => document.preferredJobTitle)).size).toBeGreaterThan(100);
    expect(new Set(own.map((document) => document.extraProperties?.['town'])).size).toBeGreaterThanOrEqual(25);
    expect(new Set(own.map((document) => document.extraProperties?.['name'])).size / own.length).toBeGreaterThan(0.7);
  });
});
