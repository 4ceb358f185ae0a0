import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
DUT|PERMANENT_POSSIBLE|Wat krijg je? Een vast contract na je eerste jaar.
DUT|PERMANENT|Een vast contract en na je eerste jaar een bonus.
DUT|PERMANENT|Vast contract na de eerste maand proeftijd.
ENG|PERMANENT_POSSIBLE|We offer a permanent contract after the first year.
ENG|PERMANENT|A permanent contract; after your second year you get more leave.
FRE|PERMANENT_POSSIBLE|Nous proposons un CDI après la première année.
ITA|PERMANENT_POSSIBLE|Offriamo un contratto a tempo indeterminato dopo il primo anno.
`;

describe('a permanent contract after a month or year by its number', () => {
  it.each(termCases(TEXTS))('ENG-10e %s: %s in "%s"', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
