import path from 'node:path';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import { describe, expect, it } from 'vitest';
import { evaluateCvs } from '../src/cv-evaluation.ts';
import { evaluateGoldAds } from '../src/gold-evaluation.ts';
import { GoldFormatError, parseGold, readGold } from '../src/gold-format.ts';

const folder = path.join(import.meta.dirname, '../gold');
const ontology = loadStarterOntology();
const gazetteer = loadGazetteer();
const parser = createParser(ontology, gazetteer);
const texts = readGold(folder);

describe('gold texts', () => {
  it('are 25 ads and 15 CVs or more in each language, in two halves', () => {
    for (const [, list] of Map.groupBy(texts, ({ language }) => language)) {
      expect(list.filter(({ kind }) => kind === 'ad').length).toBeGreaterThanOrEqual(25);
      expect(list.filter(({ kind }) => kind === 'cv').length).toBeGreaterThanOrEqual(15);
      expect(list.some(({ half }) => half === 'held') && list.some(({ half }) => half === 'dev')).toBe(true);
    }
  });
  it('mark a third or more of the hard skills in words that are no label', () => {
    const marks = texts.flatMap(({ marks: list, language }) =>
      list
        .filter(({ kind }) => kind === 'H')
        .map(({ words }) => ontology.resolve(words, language, 'SKILL').concepts.length),
    );
    expect(marks.filter((concepts) => concepts === 0).length / marks.length).toBeGreaterThan(1 / 3);
  });
  it('are read with every mistake named', () => {
    const source = 'kind: ad\ntitle: {F:Lasser}\ncontract: FOREVER\nwage: much\n---\nEen {X:fout} merk';
    expect(() => parseGold('x.txt', source)).toThrow(GoldFormatError);
    try {
      parseGold('x.txt', source);
    } catch (error) {
      expect(error).toMatchObject({
        problems: expect.arrayContaining([expect.stringContaining('x.txt:3')]) as unknown,
      });
    }
  });
});

/** Somewhat below what was measured when the texts were last read, so that a change that costs quality is seen. */
const FLOORS: readonly (readonly [Parameters<typeof kindOf>[0], dev: number, held: number])[] = [
  ['function', 0.98, 0.98],
  // two thirds of the marked skills are no label: what no concept covers is offered as a phrase
  ['hard skill', 0.85, 0.8],
  ['or phrase', 0.87, 0.84],
  ['soft skill', 0.88, 0.86],
  ['contract', 0.97, 0.92],
  ['hours', 0.98, 0.9],
  ['wage', 0.98, 0.98],
  ['place', 0.95, 0.95],
  ['language', 0.96, 0.95],
  ['seniority', 0.98, 0.98],
];

/** What stands in a profile by itself must be right: a skill that nobody asked costs more than one that is missed. */
const HARD_SKILL_PRECISION = 0.85;

type Counts = ReturnType<typeof evaluateGoldAds>['counts'];
function kindOf(kind: keyof Counts): keyof Counts {
  return kind;
}

const ROW: Readonly<Record<keyof Counts, string>> = {
  function: 'ENG-10b',
  'hard skill': 'ENG-10c',
  'or phrase': 'ENG-10c',
  'soft skill': 'ENG-10d',
  contract: 'ENG-10e',
  hours: 'ENG-10f',
  place: 'ENG-10g',
  wage: 'ENG-10h',
  language: 'ENG-10a',
  seniority: 'ENG-10a',
};

describe('what parseJob finds in the gold ads', () => {
  for (const half of ['dev', 'held'] as const) {
    const ads = texts.filter((text) => text.kind === 'ad' && text.half === half);
    const { counts, needs } = evaluateGoldAds(ads, parser, ontology, gazetteer);
    it.each(FLOORS.map(([kind, dev, held]) => [ROW[kind], kind, dev, held] as const))(
      `%s keeps its F1 of %s in the ${half} half`,
      (_row, kind, dev, held) => {
        expect(counts[kind].f1).toBeGreaterThanOrEqual(half === 'dev' ? dev : held);
      },
    );
    it(`ENG-10c what it takes for a hard skill is one in the ${half} half`, () => {
      expect(counts['hard skill'].precision).toBeGreaterThanOrEqual(HARD_SKILL_PRECISION);
    });
    it(`ENG-10c tells must, nice to have and neither apart in the ${half} half`, () => {
      expect(needs.right / needs.judged).toBeGreaterThanOrEqual(half === 'dev' ? 0.94 : 0.96);
    });
  }
});

describe('what parseCv finds in the gold CVs', () => {
  it.each(
    evaluateCvs(texts, parser, gazetteer, ontology).map(
      (evaluation) => [evaluation.language, evaluation.half, evaluation] as const,
    ),
  )('ENG-19 keeps experiences, educations and skills in %s, %s half', (_language, half, { counts }) => {
    expect(counts.experience.f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.98 : 0.96);
    expect(counts.education.f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.95 : 0.9);
    expect(counts.residence.f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.95 : 0.98);
    expect(counts['hard skill'].f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.7 : 0.78);
    // two or three wishes a language in the held half: one missed is a third of them
    expect(counts['wished contract'].f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.9 : 0.65);
    expect(counts['wished hours'].f1).toBeGreaterThanOrEqual(half === 'dev' ? 0.9 : 0.65);
  });
});

/** Short ads and CVs that state their terms in many ways, written later than the others, before they were read. */
describe('what is read of the later gold texts', () => {
  const later = readGold(path.join(import.meta.dirname, '../gold-later'));
  it.each([
    ['dev', 0.98, 0.95],
    ['held', 0.98, 0.88],
  ] as const)('ENG-10e contracts and hours of the %s half', (half, contract, hours) => {
    const ads = later.filter((text) => text.kind === 'ad' && text.half === half);
    const { counts } = evaluateGoldAds(ads, parser, ontology, gazetteer);
    expect(counts.contract.f1).toBeGreaterThanOrEqual(contract);
    expect(counts.hours.f1).toBeGreaterThanOrEqual(hours);
  });
  it.each(
    evaluateCvs(later, parser, gazetteer, ontology).map(
      (evaluation) => [evaluation.language, evaluation.half, evaluation] as const,
    ),
  )('ENG-19 skills, educations and wishes in %s, %s half', (_language, _half, { counts }) => {
    expect(counts.experience.f1).toBe(1);
    // of two to four educations a language one is missed: "Handel" is a study and a village
    expect(counts.education.f1).toBeGreaterThanOrEqual(0.75);
    expect(counts['hard skill'].f1).toBeGreaterThanOrEqual(0.8);
    expect(counts['wished contract'].f1).toBe(1);
    expect(counts['wished hours'].f1).toBe(1);
  });
});
