import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluateFeedback } from '../src/feedback-evaluation.ts';

describe('feedback gold comments', () => {
  it('of the open half are sorted by category and competence at least this well', () => {
    const figures = evaluateFeedback(path.join(import.meta.dirname, '../gold-feedback'), ['open']);
    expect(
      figures.map(({ locale, thoughts }) => [locale, thoughts >= (locale === 'nl' || locale === 'en' ? 150 : 50)]),
    ).toEqual([
      ['nl', true],
      ['fr', true],
      ['en', true],
      ['it', true],
    ]);
    for (const { locale, accuracy, f1 } of figures) {
      expect(accuracy, `category in ${locale}`).toBeGreaterThanOrEqual(0.9);
      expect(f1, `competences in ${locale}`).toBeGreaterThanOrEqual(0.85);
    }
  });
});
