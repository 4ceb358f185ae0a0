import type { ContractType } from '@counterpart/domain';
import { isFactByItself } from '../../structure/facts/fact-lists.ts';
import { isShortFact } from '../../structure/facts/short-facts.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';
import { isJoinedToContract, standsAlone } from './contract-holders.ts';
import { FULL_TIME_UNITS } from '../../structure/counted-numbers.ts';
import { endsOn, hasCounted, isCounted } from './contract-lengths.ts';

/** What a phrase of contracts says. */
interface CueContract {
  readonly value: ContractType;
  readonly isWeak: boolean;
}

/** Contracts told by the people who have them. */
export const PEOPLE: ReadonlySet<ContractType> = new Set(['STUDENT', 'VOLUNTEER', 'APPRENTICESHIP']);

/** What begins an ad by such a word is the job: "Permanent make-up" and "seasonal menus" are none. */
const OF_PEOPLE_OR_OWN: ReadonlySet<ContractType> = new Set([...PEOPLE, 'SELF_EMPLOYED']);

/**
 * Whether what stands beside a phrase says that it is this job's contract: a word of contracts, hours, pay, a label, a
 * word of seeking. A weak phrase ("interim", "permanent") counts only so.
 */
export function isBesideTerms(
  read: ReadText,
  sentence: Sentence,
  { value, from, to }: { readonly value: CueContract; readonly from: number; readonly to: number },
): boolean {
  return (
    hasWordNear(read, sentence, from, to) ||
    hasHitBetween(read.cues.lengthWord, from - 1, from) ||
    isAnswer(read, sentence) ||
    isFactByItself(read, from, to) ||
    (isShortFact(read.facts, from, to) && sentence.section !== 'tasks' && sentence.section !== 'profile') ||
    // "£55,000, 26 days off. Permanent. Hybrid.", "Temporary, ongoing."
    (sentence.from === from && sentence.to - to <= ONE_MORE && !sentence.isHeading && standsApart(read, to)) ||
    isSought(read, value.value, from, to) ||
    isSaidTwice(read, sentence, value.value, from) ||
    isApartBesideTimes(read, sentence, from, to) ||
    // "Vast na je opleiding van 40 uur"
    (value.value === 'PERMANENT' && from === sentence.from && isAfterProbation(read, sentence, to)) ||
    (value.value === 'TEMPORARY' && (endsOn(read, to) || isFirstOfMonths(read, sentence, from))) ||
    (value.isWeak && OF_PEOPLE_OR_OWN.has(value.value) && isHeadOfText(read, from, to)) ||
    hasTermsNear(read, sentence, from, to) ||
    isBesidePay(read, sentence, from, to) ||
    (!cuesWithin(read.cues.experience, sentence) &&
      ((standsAlone(read, sentence, from, to) && hasTermsNear(read, sentence, from, to + REACH.contract.line)) ||
        isJoinedToContract(read, from, to)))
  );
}

/** A word of contracts near a weak phrase: a long sentence has many words. */
function hasWordNear(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const start = Math.max(sentence.from, from - REACH.contract.word);
  return hasHitBetween(read.cues.contractWord, start, Math.min(sentence.to, to + REACH.contract.word));
}

const PROBATION = keysOfAll('contract.probation');

/** "Permanent after | successful completion of | probation": nothing else comes first. */
export function isAfterProbation({ tokens }: ReadText, sentence: Sentence, to: number): boolean {
  return tokens.slice(to, Math.min(sentence.to, to + REACH.contract.probation)).some(({ key }) => PROBATION.has(key));
}

/** "€42,000 plus bonus, permanent", "Self-employed, €45 an hour": a clause of its own beside an amount of money. */
function isBesidePay(
  { tokens, original }: ReadText,
  { start, end, from, to }: Sentence,
  at: number,
  next: number,
): boolean {
  const isApart = (token: number): boolean => token === from || token >= to || tokens[token]?.followsBreak === true;
  return isApart(at) && isApart(next) && PAY.test(original.slice(start, end));
}

const PAY = /[€£$] ?\d|\d ?(?:€|£|euros?\b|k\b)/i;

/** "The contract? Permanent, from May". */
function isAnswer(read: ReadText, sentence: Sentence): boolean {
  const before = read.sentenceOf(sentence.from - 1);
  return (
    before !== undefined &&
    read.original.charAt(before.end - 1) === '?' &&
    before.to - before.from <= REACH.contract.terms &&
    cuesWithin(read.cues.contractWord, before)
  );
}

/**
 * "3, 4 or 5 days a week. Permanent, Bath.", "Offerta: indeterminato CCNL Edilizia": at the head of a sentence that
 * follows one about hours or pay, or behind a label.
 */
export function isAmongTerms(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (sentence.section === 'tasks' || sentence.section === 'profile') return false;
  if (from > sentence.from && sentence.body === from) return sentence.section === 'offer';
  const before = from === sentence.from && standsApart(read, to) ? read.sentenceOf(from - 1) : undefined;
  if (before === undefined || before.isAboutCompany) return false;
  return (
    hasHitBetween(read.cues.hours, before.from, before.to) ||
    PAY.test(read.original.slice(before.start, before.end)) ||
    hasCounted(read, [read.cues.hourUnit, read.cues.day], before.from, before.to)
  );
}

/** A word behind a contract that is all else a sentence says. */
const ONE_MORE = 1;

/** Whether a break or nothing stands behind a contract. */
function standsApart({ tokens }: ReadText, to: number): boolean {
  return tokens[to]?.followsBreak !== false;
}

/** "Permanent, full-time", "stage de six mois": other terms of employment stand beside it. */
function hasTermsNear(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = [
    Math.max(sentence.from, from - REACH.contract.terms),
    Math.min(sentence.to, to + REACH.contract.terms),
  ];
  return (
    hasHitBetween(read.cues.hours, start, end) ||
    hasCounted(read, [read.cues.month, read.cues.weekWord], to, end) ||
    // "0.6 FTE, permanent"
    read.tokens.slice(start, end).some(({ key }, i) => FULL_TIME_UNITS.has(key) && isCounted(read, start + i)) ||
    hasCounted(read, [read.cues.hourUnit, read.cues.day], start, end)
  );
}

/** "Freelance yoga teachers, £40", "Stage communicatie in Gent": an ad begins with the job, not with a name. */
function isHeadOfText({ tokens, original }: ReadText, from: number, to: number): boolean {
  const next = tokens[to];
  return from === 0 && next?.followsBreak === false && /^\p{Ll}/u.test(original.slice(next.start, next.end));
}

/** "Cleaner, three hours a day, | permanent |.": between breaks in a sentence that tells the hours. */
function isApartBesideTimes(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (sentence.section === 'tasks' || sentence.section === 'profile' || sentence.isAboutCompany) return false;
  if (read.tokens[from]?.followsBreak !== true || !(to >= sentence.to || standsApart(read, to))) return false;
  return (
    hasHitBetween(read.clockSpans, sentence.from, sentence.to) ||
    hitsBetween(read.cues.hourUnit, sentence.from, sentence.to).some(
      (unit) => isCounted(read, unit.from) || isCounted(read, unit.from - 1),
    )
  );
}

/** "Interim lange termijn: vervanging langdurig zieke": two weak words of one kind in a sentence. */
function isSaidTwice(read: ReadText, sentence: Sentence, type: ContractType, at: number): boolean {
  if (type !== 'TEMPORARY' || sentence.section === 'tasks' || sentence.section === 'profile') return false;
  return hitsBetween(read.cues.contract, sentence.from, sentence.to).some(
    ({ value, from }) => value?.value === type && Math.abs(from - at) > 1,
  );
}

/** "Interim HR adviser via umbrella, six months": the first word of an ad whose first sentence counts months. */
function isFirstOfMonths(read: ReadText, sentence: Sentence, from: number): boolean {
  const isOnly = hitsBetween(read.cues.contract, 0, sentence.to).length === 1;
  return from === 0 && isOnly && hasCounted(read, [read.cues.month], 0, sentence.to);
}

/** "Nous cherchons un apprenti", "we are looking for a freelancer": what is sought is the job. */
function isSought(read: ReadText, type: ContractType, from: number, to: number): boolean {
  // "studenten gezocht", "students wanted"; "cabinet indépendant recherche" seeks somebody else
  if (PEOPLE.has(type) && hasHitBetween(read.cues.seeking, to, to + 1)) return true;
  return hitsBetween(read.cues.seeking, from - REACH.contract.seeking, from).some((cue) => cue.to <= from);
}
