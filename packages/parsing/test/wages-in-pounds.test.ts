import { describe, expect, it } from 'vitest';
import { parser } from './starter-parser.ts';

describe('a wage in another currency', () => {
  it.each([
    ['Salary: £24,000 a year.', 2300, 24_000],
    ['Salary: €24,000 a year.', 2000, 24_000],
    ['You receive CHF 4,000 per month.', 4200, 4000],
    ['Full-time. $60,000 per year.', 4500, 60_000],
  ])('ENG-10h is compared as what it is worth in euros: %s', (text, amount, written) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language: 'ENG' });
    const wage = parsingAspects.find(({ aspectType }) => aspectType === 'WAGE');
    expect(wage).toMatchObject({ amountHigh: amount, originalHigh: written });
  });
});
