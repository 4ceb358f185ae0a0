import type { ContractType } from '@counterpart/domain';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { alternativesOfAll, holdsAny, keysByLanguage, keysOfAll } from '../../language/word-lists.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { REACH } from '../../tokens/reach.ts';
import { periods } from './contract-lengths.ts';

/**
 * The weak phrase of a short ad in which nothing else tells the contract: "Interim, start onmiddellijk.", "Freelance
 * redacteur". A long ad has such words for other things; a short one has hardly room for them
 * (docs/adr/0030-ordinary-ads-and-cvs.md). Of two that differ the first counts.
 */
export function loneContracts(
  read: ReadText,
  passed: readonly ValueMention<ContractType>[],
): readonly ValueMention<ContractType>[] {
  if (read.tokens.length > REACH.structure.shortAd) return [];
  const left = passed.filter((item) => {
    const sentence = read.sentenceOf(item.from);
    if (sentence === undefined || sentence.section === 'tasks' || sentence.section === 'profile') return false;
    // "ervaring tijdens een stage telt mee"
    if (item.value === 'APPRENTICESHIP' && cuesWithin(read.cues.experience, sentence)) return false;
    return !isOfThing(read, item) && !isOfWork(read, sentence, item) && !isAmongOthers(read, sentence, item);
  });
  return left.length > 0 ? left.filter(({ value }) => value === left[0]?.value) : lonePeriods(read);
}

/** When the doors are open, nobody works or one may apply. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOfAll('clock.opening')}|${alternativesOfAll('clock.not-worked')})(?!\p{L})`,
  'iu',
);
/** Words of the longest sentence that tells little besides its period. */
const LONGEST = 12;

/** "Fruit picker, June to August": the work lasts so long. */
function lonePeriods(read: ReadText): readonly ValueMention<ContractType>[] {
  return periods(read).flatMap(({ from, to }) => {
    const sentence = read.sentenceOf(from);
    if (sentence === undefined || sentence.to - sentence.from > LONGEST || sentence.isAboutCompany) return [];
    if (sentence.section === 'company' || sentence.section === 'contact') return [];
    if (OTHER.test(read.original.slice(sentence.start, sentence.end))) return [];
    return [{ value: 'TEMPORARY' as const, from, to, confidence: LONE }];
  });
}

const LONE = 0.7;

const QUALITIES = keysOfAll('contract.lone.quality');
const WORK = keysOfAll('contract.lone.work');
/** Words from a quality to the noun that it is of: "temporary Christmas staff". */
const NOUN_REACH = 2;
/** Letters of "via" and "from": what a quality stands before is no noun. */
const SMALL_WORD = 4;

function isQuality({ tokens }: ReadText, { from, to }: ValueMention<ContractType>): boolean {
  return tokens.slice(from, to).every(({ key }) => QUALITIES.has(key));
}

/** "Temporary accommodation", "la librairie indépendante": a quality of a thing; "ouvrier saisonnier" is work. */
function isOfThing(read: ReadText, mention: ValueMention<ContractType>): boolean {
  if (!isQuality(read, mention)) return false;
  const { tokens } = read;
  const { from, to } = mention;
  const isFirst = grammarOf(read.language).putsQualitiesFirst;
  const [start, end] = isFirst ? [to, to + NOUN_REACH] : [from - 1, from];
  const isApart = tokens[isFirst ? to : from]?.followsBreak !== false;
  const beside = isApart ? [] : tokens.slice(Math.max(0, start), end);
  const first = beside[0]?.key ?? '';
  return first.length > SMALL_WORD && !beside.some(({ key }) => holdsAny(key, WORK));
}

const PEOPLE: ReadonlySet<ContractType> = new Set(['STUDENT', 'VOLUNTEER', 'APPRENTICESHIP', 'SELF_EMPLOYED']);
const READER = keysByLanguage('grammar.reader.addressee');
const CONTRACTS = keysOfAll('contract.plural');

/** "Vous formez des étudiants infirmiers", "gestirai i contratti a termine": the reader works with them. */
function isOfWork(read: ReadText, sentence: Sentence, mention: ValueMention<ContractType>): boolean {
  const words = read.tokens.slice(sentence.from, sentence.to);
  if (words.some(({ key }) => CONTRACTS.has(key))) return true;
  const isTold = PEOPLE.has(mention.value) || isQuality(read, mention);
  return isTold && words.some(({ key }) => READER[read.language].has(key));
}

/** "Studenten, gepensioneerden, iedereen is welkom": one of those who may come. */
function isAmongOthers({ tokens }: ReadText, sentence: Sentence, { value, to }: ValueMention<ContractType>): boolean {
  const behind = tokens.slice(to, sentence.to);
  const others = behind.filter(({ followsBreak, number }) => followsBreak && number === null);
  return PEOPLE.has(value) && behind[0] === others[0] && others.length > 1;
}
