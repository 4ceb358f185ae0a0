import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const TEXTS: readonly (readonly [language: Language, found: string, text: string])[] = [
  ['FRE', 'français+néerlandais', 'Vous êtes bilingue français-néerlandais.'],
  ['ITA', 'italiano+tedesco', 'Si richiede persona bilingue italiano-tedesco.'],
  ['DUT', 'Nederlands+Duits', 'Je bent tweetalig Nederlands-Duits.'],
  ['FRE', 'anglais', "Vous parlez anglais au sein d'une équipe franco-allemande."],
];

describe('two languages that a hyphen joins', () => {
  it.each(TEXTS)('ENG-16 %s: %s in "%s"', (language, found, text) => {
    expect(
      aspectsOf(language, text, 'LANGUAGE')
        .map(({ matchedText }) => matchedText)
        .join('+'),
    ).toBe(found);
  });
});
