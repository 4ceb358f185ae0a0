import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { type Concept, TitleLinker } from '../src/index.ts';
import { LatentSpace } from '../src/labels/latent-space.ts';
import { TitleWords } from '../src/labels/title-words.ts';
import { conceptWords, learnTranslations } from '../src/labels/word-translations.ts';

type Names = Readonly<Partial<Record<Language, readonly string[]>>>;

function occupation(id: string, names: Names): Concept {
  const labels = Object.fromEntries(
    Object.entries(names).map(([language, [preferred = '', ...alternative]]) => [
      language,
      { preferred, alternative, hidden: [] },
    ]),
  );
  return { id, type: 'OCCUPATION', labels, broader: [], related: [] };
}

/** Dutch has no other word for a family doctor here; "geneesheer" is one by what its other labels are called in English. */
const CONCEPTS = [
  occupation('radiologist', { DUT: ['geneesheer radiologie'], ENG: ['radiology doctor'] }),
  occupation('surgeon', { DUT: ['geneesheer chirurgie'], ENG: ['surgery doctor'] }),
  occupation('gp', { DUT: ['huisarts'], ENG: ['doctor'] }),
  occupation('baker', { DUT: ['bakker'], ENG: ['baker'] }),
  occupation('pastry', { DUT: ['banketbakker'], ENG: ['pastry baker'] }),
  occupation('plumber', { DUT: ['loodgieter'], ENG: ['plumber'] }),
];
const idsFor = (title: string, concepts: readonly Concept[] = CONCEPTS): readonly string[] =>
  new TitleLinker(concepts, ['OCCUPATION']).link(title, 'DUT', 3).map(({ id }) => id);

describe('what labels teach about words', () => {
  it('links a title to a concept that shares no letters with it, by the English of other labels', () => {
    expect(idsFor('geneesheer')).toContain('gp');
    const withoutEnglish = CONCEPTS.map((concept) =>
      occupation(concept.id, { DUT: [concept.labels.DUT?.preferred ?? ''] }),
    );
    expect(idsFor('geneesheer', withoutEnglish)).not.toContain('gp');
  });
  it('says beside the score how like the letters alone are', () => {
    const [gp] = new TitleLinker(CONCEPTS, ['OCCUPATION'])
      .link('geneesheer', 'DUT', 10)
      .filter(({ id }) => id === 'gp');
    expect(gp?.likeness).toBe(0);
    expect(gp?.score).toBeGreaterThan(0);
  });
  it('ranks and scores alike whenever it is asked, whatever was linked before', () => {
    const fresh = new TitleLinker(CONCEPTS, ['OCCUPATION']).link('bakker geneesheer', 'DUT', 10);
    const used = new TitleLinker(CONCEPTS, ['OCCUPATION']);
    for (const title of ['plumber', 'surgery', 'banketbakker']) used.link(title, 'ENG', 10);
    expect(used.link('bakker geneesheer', 'DUT', 10)).toEqual(fresh);
  });
});

describe('learnTranslations', () => {
  const [lasser, robot, pijp, welder, machine, pipe] = [0, 1, 2, 3, 4, 5] as const;
  const bag = (...words: readonly number[]): ReadonlyMap<number, number> => new Map(words.map((word) => [word, 1]));
  it('finds the word that goes with a word through all its concepts', () => {
    const left = conceptWords([bag(lasser, robot), bag(lasser, pijp), bag(pijp)]);
    const right = conceptWords([bag(welder, machine), bag(welder, pipe), bag(pipe)]);
    const translations = learnTranslations(left, right, 6);
    const likeliest = (word: number): number | undefined =>
      [...(translations.get(word) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];
    expect([lasser, robot, pijp].map(likeliest)).toEqual([welder, machine, pipe]);
  });
  it('learns nothing of concepts that lack one of the languages', () => {
    expect(learnTranslations(conceptWords([bag(lasser), bag()]), conceptWords([bag(), bag(welder)]), 6).size).toBe(0);
  });
});

describe('LatentSpace', () => {
  const counts = (...words: readonly number[]): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
    return found;
  };
  it('agrees with plain tf-idf cosines of concepts as long as it has a dimension for each', () => {
    const concepts = [counts(0, 1, 1), counts(1, 2), counts(2, 3, 3, 3, 4), counts(0, 4), counts(5)];
    const space = new LatentSpace(concepts, 6);
    const idf = (word: number): number =>
      Math.log(1 + concepts.length / (1 + concepts.filter((each) => each.has(word)).length));
    const vector = (concept: ReadonlyMap<number, number>): number[] => {
      const weights = [0, 1, 2, 3, 4, 5].map((word) =>
        concept.has(word) ? (1 + Math.log(concept.get(word) ?? 1)) * idf(word) : 0,
      );
      const length = Math.hypot(...weights);
      return weights.map((weight) => weight / length);
    };
    for (const asked of concepts) {
      const cosines = space.cosines(asked);
      for (const [at, concept] of concepts.entries()) {
        const plain = vector(asked).reduce((sum, weight, word) => sum + weight * (vector(concept)[word] ?? 0), 0);
        expect(cosines[at]).toBeCloseTo(plain, 4);
      }
    }
  });
  it('brings together words that never meet, by the words both meet', () => {
    // 0 stands beside each word from 2 to 101, 1 beside each from 102 to 201
    const concepts = Array.from({ length: 200 }, (_, at) => counts(at < 100 ? 0 : 1, 2 + at));
    const cosines = new LatentSpace(concepts, 202).cosines(counts(2));
    const sum = (from: number, to: number): number => cosines.slice(from, to).reduce((all, cosine) => all + cosine, 0);
    expect(sum(1, 100)).toBeGreaterThan(1);
    expect(Math.abs(sum(100, 200))).toBeLessThan(0.2);
  });
  it('has room for concepts without words, and for texts of no known word', () => {
    expect([...new LatentSpace([counts(), counts(0)], 1).cosines(counts())]).toEqual([0, 0]);
  });
});

describe('TitleWords', () => {
  it('knows a compound by the parts that labels have, in any number', () => {
    const words = new TitleWords();
    words.learn(['magazijn', 'medewerkers'], 'DUT');
    words.learn(['store'], 'ENG');
    expect(words.numbersOf('magazijn medewerker', 'DUT')).toEqual([0, 1]);
    expect(words.numbersOf('magazijnmedewerkers', 'DUT')).toEqual([0, 1]);
    expect(words.numbersOf('magazijnmedewerkers', 'ENG')).toEqual([]);
  });
});
