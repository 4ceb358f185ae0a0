import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { hasLostCommas } from '../structure/text-marks.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import { REACH } from '../tokens/reach.ts';

/** What is studied stands beside one of these, where no degree is named. */
const STUDY = keysByLanguage('study.word');

/**
 * Names of fields of study are words of any task ("gestion des stocks"): without those that nothing says are studied.
 */
export function withoutMereFields(read: ReadText, hits: readonly ConceptMention[]): readonly ConceptMention[] {
  const study = STUDY[read.language];
  const kept: ConceptMention[] = [];
  let studied = -Infinity;
  for (const hit of hits) {
    const { type } = hit.concept;
    const isStudy =
      type === 'DEGREE' ||
      (type === 'FIELD' && (hit.from - studied <= REACH.relevance.study || isBesideAny(read, hit, study)));
    if (isStudy) studied = hit.to;
    if (isStudy || type !== 'FIELD') kept.push(hit);
  }
  return kept;
}

function isBesideAny({ tokens }: ReadText, { from, to }: ConceptMention, words: ReadonlySet<string>): boolean {
  return [
    ...tokens.slice(Math.max(0, from - REACH.relevance.study), from),
    ...tokens.slice(to, to + 1).filter(({ followsBreak }) => !followsBreak),
  ].some(({ key }) => words.has(key));
}

/** "A bachelor in accounting" tells what was studied, not what can be done. */
export function isStudied(read: ReadText, hit: ConceptMention, hits: readonly ConceptMention[]): boolean {
  return hitsBetween(hits, hit.from - REACH.relevance.study, hit.from).some(
    ({ concept, to }) =>
      (concept.type === 'DEGREE' || concept.type === 'FIELD') &&
      to <= hit.from &&
      !read.tokens.slice(to, hit.from + 1).some(({ followsBreak }) => followsBreak),
  );
}

/**
 * "Laurea in economia o comunicazione": one word for a quality behind what was studied is a field too; where commas are
 * lost it begins another demand ("high school diploma excellent communication").
 */
export function isFieldOfStudy(read: ReadText, hit: ConceptMention, hits: readonly ConceptMention[]): boolean {
  return hit.to - hit.from === 1 && !hasLostCommas(read) && isStudied(read, hit, hits);
}
