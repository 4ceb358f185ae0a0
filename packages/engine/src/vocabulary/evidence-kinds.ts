import type { EvidenceSource, LanguageLevel } from '@counterpart/domain';
import {
  ageInYears,
  levelNumber,
  levelSimilarity,
  ONE,
  type ScoringNumbers,
  SOURCE_CLASSES,
  sourceClassOf,
} from '@counterpart/scoring';

const LEVELS = 8;
const CLASSES = 8;
/** Stands for evidence that does not age. */
const TIMELESS = 0;

/**
 * What decides how strong a piece of evidence is, besides its concept: source class, level and year, as one small number.
 * An index has some eighty of them, so a posting spends one byte, and a query works each kind out once.
 */
export class EvidenceKinds {
  readonly #numbers = new Map<number, number>();
  readonly #keys: number[] = [];

  /** The number of a kind; the year matters to no source but work experiences. */
  numberOf(source: EvidenceSource, level: LanguageLevel | null, endYear: number | null): number {
    const sourceClass = SOURCE_CLASSES.indexOf(sourceClassOf(source));
    const year = endYear === null ? TIMELESS : Math.max(0, endYear) + 1;
    return this.restore((year * LEVELS + (levelNumber(level) ?? 0)) * CLASSES + sourceClass);
  }

  /** Number of the kind that a key of `keys` stands for. */
  restore(key: number): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#keys.length;
    this.#numbers.set(key, number);
    this.#keys.push(key);
    return number;
  }

  get keys(): readonly number[] {
    return this.#keys;
  }

  /** The year of a kind, infinite where it does not age, and the kind without its year. */
  yearOf(number: number): { readonly year: number; readonly rest: number } {
    const key = this.#keys[number] ?? 0;
    const year = Math.floor(key / (LEVELS * CLASSES));
    return { year: year === TIMELESS ? Number.POSITIVE_INFINITY : year - 1, rest: key % (LEVELS * CLASSES) };
  }

  /** Strength × recency of each kind, ten-thousandths. */
  strengths({ strengths, asOfYear }: ScoringNumbers): Uint16Array {
    return Uint16Array.from(this.#keys, (key, number) => {
      const source = SOURCE_CLASSES[key % CLASSES] ?? 'ASPECT';
      const { year } = this.yearOf(number);
      if (source !== 'WORK_EXPERIENCES' || year === Number.POSITIVE_INFINITY) return strengths.bySource[source];
      return strengths.byAge[ageInYears(year, asOfYear)] ?? ONE;
    });
  }

  /** Similarity of a language at each kind's level with the level asked, ten-thousandths. */
  levelSimilarities(asked: number | null, isNeedAsked: boolean, unknownLevel: number): Uint16Array {
    return Uint16Array.from(this.#keys, (key) => {
      const level = Math.floor(key / CLASSES) % LEVELS;
      return levelSimilarity(asked, level === 0 ? null : level, isNeedAsked, unknownLevel);
    });
  }
}
