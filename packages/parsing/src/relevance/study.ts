import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage, phrasesOfAll } from '../language/word-lists.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { hasLostCommas } from '../structure/text-marks.ts';
import { taskWords } from '../language/task-words.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
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

/** Words by which a list of fields ends: "a degree in justice, accounting, languages or a related field". */
const SIMILAR = keysByLanguage('study.similar');
const OTHER_FIELD = keysByLanguage('study.field');

/** Whether a list of fields of study that began before `from` ends behind `to`, and tells of no experience. */
function isInFieldList(read: ReadText, { from, to }: ConceptMention, hits: readonly ConceptMention[]): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const first = Math.max(sentence.from, from - REACH.relevance.fields);
  const last = Math.min(sentence.to, to + REACH.relevance.fields);
  const { tokens, language, cues } = read;
  const has = (keys: ReadonlySet<string>, at: number): boolean => keys.has(tokens[at]?.key ?? '');
  const isEnd = (at: number): boolean =>
    has(SIMILAR[language], at) && [-1, 1, 2].some((step) => has(OTHER_FIELD[language], at + step));
  let end = to;
  while (end < last && !isEnd(end)) end++;
  if (end === last) return false;
  const degree = hitsBetween(hits, first, from).findLast(({ concept }) => concept.type === 'DEGREE')?.to ?? -1;
  const word = tokens.slice(first, from).findLastIndex(({ key }) => STUDY[language].has(key));
  const begin = Math.max(degree, word === -1 ? -1 : first + word);
  return begin !== -1 && !hasHitBetween(cues.experience, begin, end);
}

/** Words from a bracket on in which fields may be listed. */
const BRACKETS = 14;

/** "Laurea a indirizzo scientifico (informatica, | matematica |, fisica)": in brackets behind what was studied. */
function isInStudyBrackets(read: ReadText, { from }: ConceptMention, hits: readonly ConceptMention[]): boolean {
  const { tokens, original, language, cues } = read;
  const first = Math.max(read.sentenceOf(from)?.from ?? from, from - BRACKETS, 1);
  for (let at = from; at >= first; at--) {
    const gap = original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    if (gap.includes(')')) return false;
    if (!gap.includes('(')) continue;
    const start = Math.max(read.sentenceOf(from)?.from ?? at, at - REACH.relevance.fields);
    const isStudy =
      tokens.slice(start, at).some(({ key }) => STUDY[language].has(key)) ||
      hitsBetween(hits, start, at).some(({ concept }) => concept.type === 'DEGREE');
    return isStudy && !hasHitBetween(cues.experience, start, at);
  }
  return false;
}

const ARTICLE = keysByLanguage('grammar.article');
const SUCH = new PhraseTable<true>();
for (const phrase of phrasesOfAll('study.such')) SUCH.add(phrase, true);

/** "A degree in a technical field, such as electronics, | physics | or chemistry": the list has no end of its own. */
function isNamedField(read: ReadText, { from }: ConceptMention, hits: readonly ConceptMention[]): boolean {
  const { tokens, language, cues, table } = read;
  const first = Math.max(read.sentenceOf(from)?.from ?? from, from - REACH.relevance.fields);
  const isFieldWord = (key: string): boolean => OTHER_FIELD[language].has(key);
  // "a technical | field | , such as", "un | domaine | technique, tel que"
  const such = SUCH.find(tokens.slice(first, from)).findLast((hit) =>
    tokens.slice(Math.max(first, first + hit.from - 2), first + hit.from).some(({ key }) => isFieldWord(key)),
  );
  if (such === undefined) return false;
  const [named, listed] = [first + such.from, first + such.to];
  const isOther = (at: number): boolean => {
    const key = tokens[at]?.key ?? '';
    return table.joiningWords.has(key) ? at < from - 1 : table.stopWords.has(key) && !ARTICLE[language].has(key);
  };
  for (let at = listed; at < from; at++) if (isOther(at)) return false;
  const isStudy =
    tokens.slice(first, named).some(({ key }) => STUDY[language].has(key)) ||
    hitsBetween(hits, first, named).some(({ concept }) => concept.type === 'DEGREE');
  return isStudy && !hasHitBetween(cues.experience, first, named);
}

/** "A bachelor in accounting" tells what was studied, not what can be done. */
export function isStudied(read: ReadText, hit: ConceptMention, hits: readonly ConceptMention[]): boolean {
  if (isInFieldList(read, hit, hits) || isInStudyBrackets(read, hit, hits) || isNamedField(read, hit, hits))
    return true;
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

const TAUGHT = new PhraseTable<true>();
for (const phrase of phrasesOfAll('licence.taught')) TAUGHT.add(phrase, true);

/** "Wij bieden rijopleidingen voor de rijbewijzen B en C": the licences that a driving school teaches. */
export function isTaught(read: ReadText, { from }: ConceptMention): boolean {
  const start = Math.max(read.sentenceOf(from)?.from ?? from, from - REACH.relevance.taught);
  return TAUGHT.find(read.tokens.slice(start, from)).length > 0;
}

const WITH = keysByLanguage('people.with');
const ISSUED = new PhraseTable<true>();
for (const phrase of phrasesOfAll('licence.issued')) ISSUED.add(phrase, true);
const HANDLED = new PhraseTable<true>();
for (const phrase of phrasesOfAll('licence.handled')) HANDLED.add(phrase, true);

/**
 * "Uitgifte van reisdocumenten en | rijbewijzen", "aanvragen van | verklaringen omtrent het gedrag": licences and
 * certificates of those at the desk, whose papers are the work.
 */
export function isIssued(read: ReadText, { from, quality }: ConceptMention): boolean {
  const start = Math.max(read.sentenceOf(from)?.from ?? from, from - REACH.relevance.issued);
  const broken = read.tokens.slice(start + 1, from + 1).findLastIndex(({ followsBreak }) => followsBreak);
  const near = read.tokens.slice(start + 1 + broken, from);
  const tables = quality === 'inflected' ? [ISSUED, HANDLED] : [ISSUED];
  const last = Math.max(-1, ...tables.flatMap((table) => table.find(near).map(({ to }) => to)));
  if (last === -1) return false;
  // "uitgifte van materiaal met je | rijbewijs B": whoever does it has the licence
  const words = taskWords(read.language);
  const between = near.slice(last).map(({ key }) => key);
  return !between.some((key) => words.isAddressee(key) || words.isPronoun(key) || WITH[read.language].has(key));
}
