import type { AspectName, Language } from '@counterpart/domain';
import { LANGUAGES } from '@counterpart/domain';
import {
  ageInYears,
  type AskedConcept,
  type AskedKeyword,
  type AskedProfile,
  levelSimilarity,
  ONE,
  type ScoringNumbers,
  SOURCE_CLASSES,
  timesTenThousandths,
} from '@counterpart/scoring';
import { aspectBit } from './answering-facts.ts';
import type { Block } from './block.ts';
import type { Interner } from './interner.ts';
import { answer, answerValue, holds, similarityOf } from './item-answer.ts';
import { TIMELESS } from './posting-list.ts';
import { factsAsOf } from './stored-facts.ts';
import { answerKeyword, type NumberedWords } from './text-search.ts';

/** Numbers of words and concepts shared by all blocks of an index. */
export interface Vocabulary {
  readonly concepts: Interner;
  readonly stems: Interner;
}

const WORK = SOURCE_CLASSES.indexOf('WORK_EXPERIENCES');

/**
 * Term at a time: each item of the profile goes through its own postings and leaves its best answer for every document
 * of the block in `answers[item × block length + slot]`.
 */
export function forwardAnswers(
  asked: AskedProfile,
  block: Block,
  vocabulary: Vocabulary,
  numbers: ScoringNumbers,
  answers: Uint16Array,
): void {
  let row = 0;
  const { length } = block;
  for (const aspect of asked.aspects) {
    for (const item of aspect.items) {
      const column = answers.subarray(row * length, (row + 1) * length);
      row += 1;
      switch (item.kind) {
        case 'concept':
        case 'language':
          conceptColumn(item, aspect.name, block, vocabulary, numbers, column);
          break;
        case 'keyword':
          keywordColumn(item, aspect.name, block, vocabulary, numbers, column);
          break;
        case 'place':
        case 'value':
        case 'wage':
        case 'seniority':
        case 'availability':
          for (const [slot, record] of block.records.entries()) {
            if (record === null) continue;
            const facts = factsAsOf(record.facts, record, numbers);
            column[slot] = answerValue(item, aspect.name, facts, asked.kind, numbers);
          }
          break;
      }
    }
  }
}

/** Sets the flag informed of every document that has information on the aspect; answers the aspect's own flags aside. */
function markInformed(aspect: AspectName, block: Block, column: Uint16Array, orText: boolean): void {
  const bit = aspectBit(aspect);
  for (let slot = 0; slot < column.length; slot += 1) {
    const record = block.records[slot];
    if (record === null || record === undefined) continue;
    if ((record.facts.informed & bit) === 0 && !(orText && record.facts.hasText)) continue;
    const packed = column[slot] ?? 0;
    column[slot] = answer(similarityOf(packed), holds(packed), true);
  }
}

function conceptColumn(
  item: AskedConcept,
  aspect: AspectName,
  block: Block,
  { concepts }: Vocabulary,
  numbers: ScoringNumbers,
  column: Uint16Array,
): void {
  const isLanguage = item.kind === 'language';
  const bySource = SOURCE_CLASSES.map((source) => numbers.strengths.bySource[source]);
  for (const [conceptId, reached] of item.reach) {
    const list = block.concepts.get(concepts.find(conceptId));
    if (list === undefined) continue;
    const { slots, tags, years, length } = list;
    for (let i = 0; i < length; i += 1) {
      const tag = tags[i] ?? 0;
      let similarity: number;
      let isMet: boolean;
      if (isLanguage) {
        const level = tag >> 4;
        similarity = levelSimilarity(level === 0 ? null : level, item.level, numbers.unknownLevel);
        isMet = similarity === ONE;
      } else {
        const sourceClass = tag & 15;
        const year = years[i] ?? TIMELESS;
        const strength =
          sourceClass === WORK && year !== TIMELESS
            ? (numbers.strengths.byAge[ageInYears(year, numbers.asOfYear)] ?? ONE)
            : (bySource[sourceClass] ?? 0);
        similarity = timesTenThousandths(reached.factor, strength);
        isMet = reached.holds;
      }
      const slot = slots[i] ?? 0;
      const before = column[slot] ?? 0;
      column[slot] = answer(Math.max(similarity, similarityOf(before)), isMet || holds(before), false);
    }
  }
  markInformed(aspect, block, column, false);
}

/** The numbers of a keyword's words, for each language in which some document has all of them. */
export function numberedWords(item: AskedKeyword, stems: Interner): NumberedWords {
  const numbered = {} as Record<Language, readonly number[] | null>;
  for (const language of LANGUAGES) {
    const numbers = item.words[language].map((word) => stems.find(word));
    numbered[language] = numbers.length === 0 || numbers.includes(-1) ? null : numbers;
  }
  return numbered;
}

function keywordColumn(
  item: AskedKeyword,
  aspect: AspectName,
  block: Block,
  { stems }: Vocabulary,
  numbers: ScoringNumbers,
  column: Uint16Array,
): void {
  const words = numberedWords(item, stems);
  const candidates = new Set<number>(item.key === '' ? [] : (block.labels.get(item.key)?.slots ?? []));
  for (const language of LANGUAGES) {
    const first = words[language]?.[0];
    if (first === undefined) continue;
    for (const slot of block.stems.get(first)?.slots ?? []) {
      if (block.records[slot]?.language === language) candidates.add(slot);
    }
  }
  for (const slot of candidates) {
    const record = block.records[slot];
    if (record === null || record === undefined) continue;
    column[slot] = answerKeyword(item, words[record.language], record.texts, record.labels, false, numbers);
  }
  markInformed(aspect, block, column, true);
}
