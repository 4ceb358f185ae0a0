import fc from 'fast-check';
import { type Language, LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { loadStarterOntology, TitleLinker } from '../src/index.ts';

const ontology = loadStarterOntology();
const linker = new TitleLinker(ontology.concepts(), ['OCCUPATION']);
const nearest = (title: string, language: Language): string | undefined => linker.link(title, language, 1)[0]?.id;

describe('TitleLinker', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Boekhoudkundig assistent (m/v/x)', 'boekhoud'],
    ['DUT', 'Bestrijder ongedierte', 'ongedierte'],
    ['FRE', 'Administrateur / Administratrice de site Web', 'site web'],
    ['FRE', 'Expert de bibliothèque (h/f/x)', 'bibliothé'],
    ['ENG', 'Human Resources Specialists', 'hr'],
    ['ITA', 'Tecnici sanitari di laboratorio biomedico', 'laboratorio'],
    // the labels of a marketing executive have these words together, no one of them has both
    ['ENG', 'Digital Marketing Specialist', 'digital marketing'],
    ['ENG', 'VP Marketing', 'manager'],
  ])('links in %s "%s" to the occupation nearest in words', (language, title, part) => {
    expect(ontology.label(nearest(title, language) ?? '', language).toLowerCase()).toContain(part);
  });
  it('puts a title that is a label first, whatever its case, accents and gender tags', () => {
    for (const concept of [...ontology.concepts()].filter(({ type }) => type === 'OCCUPATION').slice(0, 60)) {
      for (const language of LANGUAGES) {
        const label = concept.labels[language]?.preferred;
        if (label === undefined) continue;
        expect(nearest(`${label.toUpperCase()} (H/F)`, language), label).toBe(concept.id);
      }
    }
  });
  it('answers nothing where nothing is in common, and never more than was asked', () => {
    expect(linker.link('', 'DUT', 5)).toEqual([]);
    expect(linker.link('  (m/v) ', 'DUT', 5)).toEqual([]);
    expect(linker.link('!!! ???', 'FRE', 5)).toEqual([]);
    expect(linker.link('lasser', 'DUT', 3)).toHaveLength(3);
  });
  it('takes any text, in falling order of likeness', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 10_000 }),
        fc.constantFrom(...LANGUAGES),
        (title, language) => {
          const scores = linker.link(title, language, 20).map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect(scores.every((score) => score > 0)).toBe(true);
        },
      ),
      { seed: 15, numRuns: 50 },
    );
  });
});
