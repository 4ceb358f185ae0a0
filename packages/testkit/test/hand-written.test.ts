import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@counterpart/domain';
import { handWrittenCandidates, handWrittenJobs } from '../src/index.ts';

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('hand-written documents', () => {
  it('are twelve CVs and twelve advertisements, three a language', () => {
    for (const documents of [handWrittenCandidates(), handWrittenJobs()]) {
      expect(documents).toHaveLength(12);
      for (const language of LANGUAGES) {
        expect(documents.filter((document) => document.language === language)).toHaveLength(3);
      }
      expect(new Set(documents.map((document) => document.id)).size).toBe(12);
    }
  });

  it('are as long as such texts are, 120 to 300 words', () => {
    const texts = [
      ...handWrittenCandidates().map(({ id, cvText }) => ({ id, text: cvText })),
      ...handWrittenJobs().map(({ id, jobText }) => ({ id, text: jobText })),
    ];
    const lengths = texts.map(({ id, text }) => ({ id, words: words(text ?? '') }));
    expect(lengths.filter((each) => each.words < 120 || each.words > 300)).toEqual([]);
  });

  it('tell candidates’ jobs and studies as CVs do, newest first', () => {
    for (const { id, workExperiences = [], educations = [] } of handWrittenCandidates()) {
      const starts = workExperiences.map((each) => each.dateFrom ?? '');
      expect(starts, id).toEqual([...starts].sort().reverse());
      expect(educations.length, id).toBeGreaterThan(0);
    }
  });
});
