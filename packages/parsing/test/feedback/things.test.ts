import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { FeedbackParser } from '../../src/index.ts';

function read(language: Language, comment: string): readonly string[] {
  const features = { lemma: true, split: true, spell: true };
  const parser = new FeedbackParser({ languages: [language], features, labels: 'ENG', anonymise: false, taught: [] });
  return parser.read(comment).map(({ behaviour }) => behaviour);
}

describe('what is said of a thing', () => {
  it.each<[Language, string, string]>([
    ['DUT', 'De trap was afgesloten.', 'Zij was gesloten.'],
    ['DUT', 'De wifi is onbetrouwbaar.', 'Hij is onbetrouwbaar.'],
    ['DUT', 'De kantine was gesloten.', 'De receptionist is gesloten.'],
    ['FRE', 'La cantine était fermée.', 'Notre chef est fermé.'],
    ['FRE', 'L’escalier était fermé.', 'À la cantine il est fermé.'],
    ['FRE', 'Le wifi n’est pas fiable.', 'Paul n’est pas fiable.'],
    ['ITA', 'La mensa era chiusa.', 'Il nostro capo è chiuso.'],
    ['ITA', 'Il condizionatore lavora molto.', 'Anna lavora molto.'],
    ['ITA', 'Il parcheggio non è affidabile.', 'Marco non è affidabile.'],
    ['ENG', 'The toilets were not open.', 'Our boss is not open.'],
    ['ENG', 'The wifi is unreliable.', 'Sam is unreliable.'],
    ['ENG', 'The heating works hard.', 'She works hard.'],
  ])('%s: "%s" tells of nobody, "%s" does', (language, thing, person) => {
    expect(read(language, thing)).toEqual([]);
    expect(read(language, person)).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['DUT', 'In de kantine luistert ze naar iedereen.'],
    ['DUT', 'Zijn auto staat altijd open voor collega’s.'],
    ['FRE', 'La voiture de Marie n’est pas fiable.'],
    ['ITA', 'Parcheggio sempre puntuale.'],
    ['ENG', 'Train new colleagues well and share information.'],
    ['ENG', 'The car of Anna is unreliable.'],
  ])('%s: somebody does something there, owns it, or the word is a verb: "%s"', (language, comment) => {
    expect(read(language, comment)).not.toEqual([]);
  });
});
