import type { Language } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { keysByLanguage } from '../language/word-lists.ts';
import { BORROWED_LANGUAGE } from '../language/grammar/grammars.ts';
import { tokensOf } from '../tokens/text-tokens.ts';

/** Labels in which a word must stand: one label may hold a name or a maker. */
const LEAST_LABELS = 2;
/** Given names that are words of work too: Mark, Rose, Pierre. */
const GIVEN = keysByLanguage('cv.given-names');
/** Words of titles, and those of them that many people are called by. */
const TITLES = keysByLanguage('cv.title-words');
const SURNAMES = keysByLanguage('cv.surnames');
const RANKS = keysByLanguage('title.rank');
const LIGHT = keysByLanguage('grammar.light');
const COUNTED: ReadonlySet<string> = new Set(['OCCUPATION', 'SKILL', 'SOFT_SKILL', 'FIELD', 'CATEGORY']);
/** "Accountant II", "Cook A": what counts grades. */
const GRADE = /^(?:[ivx]{1,4}|\p{L})$/u;

/**
 * The words that labels of jobs, skills and studies are made of, by which a line such as "Payroll Accountant" or
 * "Microsoft Office" is told from the name of a person.
 */
export class WorkWords {
  readonly #language: Language;
  readonly #labels = new Map<string, number>();

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    for (const concept of ontology.concepts()) {
      if (!COUNTED.has(concept.type)) continue;
      const labels = concept.labels[language];
      if (labels === undefined) continue;
      const words = new Set([labels.preferred, ...labels.alternative].flatMap((label) => keysOfLabel(label)));
      for (const word of words) this.#labels.set(word, (this.#labels.get(word) ?? 0) + 1);
    }
  }

  /**
   * Whether a line is called as work is: all its words are words of work, or it ends with the word of a title that is
   * no surname ("Banquet chef", not "Anna Cook"), or begins with one and goes on with work ("Medewerker onthaal").
   */
  areOf(line: string): boolean {
    const keys = keysOfLabel(line).filter((key) => !GRADE.test(key));
    if (keys.length === 0 || keys.some((key) => this.#isGiven(key))) return false;
    if (keys.every((key) => this.#isOfWork(key)) || this.#isTitle(keys.at(-1) ?? '')) return true;
    return this.#isTitle(keys[0] ?? '') && keys.slice(1).some((key) => this.#labels.has(key));
  }

  /** Whether a line begins or ends with the word of a title: "Fitness director", "Responsable qualité". */
  isTitled(line: string): boolean {
    const keys = keysOfLabel(line).filter((key) => !GRADE.test(key));
    return this.#isTitle(keys[0] ?? '') || this.#isTitle(keys.at(-1) ?? '');
  }

  #isTitle(key: string): boolean {
    const isTitle = TITLES[this.#language].has(key) || RANKS[this.#language].has(key);
    return isTitle && !SURNAMES[this.#language].has(key);
  }

  #isGiven(key: string): boolean {
    return GIVEN[this.#language].has(key) || GIVEN[BORROWED_LANGUAGE].has(key);
  }

  #isOfWork(key: string): boolean {
    if (RANKS[this.#language].has(key) || LIGHT[this.#language].has(key)) return true;
    return (this.#labels.get(key) ?? this.#labels.get(singularOf(key)) ?? 0) >= LEAST_LABELS;
  }
}

/** Letters of a title from which it ends a compound: "Klachten|coördinator", but not "Bier|kok". */
const ENDING_LENGTH = 7;
/** Letters before it. */
const COMPOUND_HEAD = 3;

/**
 * Whether a line begins or ends with the word of a title, by itself or at the end of a compound: "Coördinator erfgoed",
 * "Senior projectleider", "Klachtencoördinator". No ontology is asked: the job may be one that none names.
 */
export function isHeadedByTitle(line: string, language: Language): boolean {
  const keys = keysOfLabel(line).filter((key) => !GRADE.test(key));
  const behindRank = keys.find((key) => !RANKS[language].has(key));
  return [keys[0], behindRank, keys.at(-1)].some(
    (key = '') => TITLES[language].has(key) || endsWithTitle(key, language),
  );
}

function endsWithTitle(key: string, language: Language): boolean {
  for (let at = COMPOUND_HEAD; at <= key.length - ENDING_LENGTH; at++) {
    if (TITLES[language].has(key.slice(at))) return true;
  }
  return false;
}

function singularOf(key: string): string {
  return key.endsWith('s') ? key.slice(0, -1) : `${key}s`;
}

function keysOfLabel(label: string): readonly string[] {
  return tokensOf(label).map(({ key }) => key);
}
