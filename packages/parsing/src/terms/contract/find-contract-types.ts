import type { ContractType } from '@counterpart/domain';
import { type ValueMention, surestOfEach } from '../../structure/value-mention.ts';
import { isAnsweredInForm } from '../../relevance/form-answers.ts';
import { cuesWithin, isNegated } from '../../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { isOfAgency, isOfAll, isOfOthers, isTheirPeople } from './contract-holders.ts';
import {
  areLed,
  areSeveral,
  asksExperience,
  areWorkers,
  isHeldAlready,
  isHowTheyBegan,
  isOfExperience,
  isOfReserve,
  isSchool,
  isServed,
} from './held-already.ts';
import { isOption, withoutAssignments } from './assignments.ts';
import { comesAfter } from './comes-after.ts';
import { contractsOfFacts } from './contracts-of-facts.ts';
import { contractLengths, hasCounted } from './contract-lengths.ts';
import { endsOfFacts } from './ends-of-facts.ts';
import { isHowTheyStudy, isOfThing, isQualityOfPerson } from './quality-of-person.ts';
import { loneContracts } from './lone-contracts.ts';
import {
  isOfCompetition,
  isViewOfTime,
  openLengths,
  prospects,
  successions,
  withoutStages,
} from './contract-stages.ts';
import { isOfContact, isOfOurs, isOfWhom, isOnTerms } from './whose-terms.ts';
import { isAfterProbation, isAmongTerms, isBesideTerms, PEOPLE } from './weak-contracts.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { holdsAny, keysByLanguage, keysOfAll } from '../../language/word-lists.ts';

const THE = keysByLanguage('contract.people-the');

/** A number and its unit. */
const COUNT = 3;
/** Words from a chance to what it is of: "kans op | een". */
const CHANCE = 3;
/** Sure enough when nothing else tells the contract. */
const ASIDE = 0.6;
/** A phrase that says a contract, a season or a replacement, a word that may say something else. */
const [SURE, CIRCUMSTANCE, WEAK] = [0.95, 0.85, 0.7] as const;
/** The contract types of an ad or a wish. `isTitle`: a weak phrase ("interim", "stage") counts in a title by itself. */
export function findContractTypes(read: ReadText, isTitle: boolean): readonly ValueMention<ContractType>[] {
  const found: ValueMention<ContractType>[] = [];
  const passed: ValueMention<ContractType>[] = [];
  for (const { value, from, to } of read.cues.contract) {
    const sentence = read.sentenceOf(from);
    if (value === null || sentence === undefined) continue;
    const isReserve = value.value === 'RESERVE';
    // "those who pass without being placed come on a list": a reserve is not denied
    if (!isReserve && (isNegated(read, from, to) || isAnsweredInForm(read, { from, to }))) continue;
    // the agency's own story ("interim since 1985") and its address say nothing about this job
    if (sentence.section === 'company') continue;
    // "siamo una cooperativa nata da un gruppo di volontarie"
    if (PEOPLE.has(value.value) && sentence.isAboutCompany && !cuesWithin(read.cues.seeking, sentence)) continue;
    // "recruitment specialist (CDI, CDD, interim)" lists what the agency does
    if (!isReserve && (isOfAgency(read, sentence, from) || isOfAll(read, sentence, from))) continue;
    if (isOfOthers(read, sentence, from)) continue;
    if (isOfWhom(read, sentence, from) || isOfOurs(read, sentence, from)) continue;
    if (isOnTerms(read, sentence, from, to) || isOfContact(read, sentence, from)) continue;
    if (!isReserve && (isHeldAlready(read, sentence, from) || isServed(read, sentence, from))) continue;
    // "onze vrijwilligers worden door jou begeleid": they are there already
    const arePeople = PEOPLE.has(value.value) || areWorkers(read, to);
    if (arePeople && (isTheirPeople(read, sentence, from) || areLed(read, sentence, from))) continue;
    if (areSeveral(read, sentence, from, to) || isHowTheyBegan(read, sentence, from)) continue;
    if (value.value === 'STUDENT' && value.isWeak && isHowTheyStudy(read, sentence, from, to)) continue;
    // "there is a chance of a final project" comes after the job
    if (value.value === 'APPRENTICESHIP' && hasHitBetween(read.cues.prospect, from - CHANCE, from)) continue;
    if (value.value === 'TEMPORARY' && isOfReserve(read, sentence, from)) continue;
    if (value.isWeak && value.value === 'PERMANENT' && isOfThing(read, to)) continue;
    if (value.isWeak && isQualityOfPerson(read, sentence, value.value, from, to)) continue;
    if (value.isWeak && isOfExperience(read, sentence, value.value, from)) continue;
    // "you train the volunteers who help you"
    if (value.value === 'VOLUNTEER' && THE[read.language].has(read.tokens[from - 1]?.key ?? '')) continue;
    // "permanent after a six-month probation" is permanent
    const isPermanent = isAfterProbation(read, sentence, to) || isOfCompetition(read, sentence, from);
    const type = value.value === 'PERMANENT_POSSIBLE' && isPermanent ? 'PERMANENT' : value.value;
    // "en vue d'un engagement sous contrat de remplacement": the view is of the contract that is named
    if (value.value === 'PERMANENT_POSSIBLE' && isViewOfTime(read, sentence, from, to)) continue;
    const isOfWork = sentence.section === 'tasks' || sentence.section === 'profile';
    // nothing else asks what stands beside a phrase
    const isBeside = (value.isWeak || isOfWork) && isBesideTerms(read, sentence, { value, from, to });
    if (
      value.value === 'PERMANENT' &&
      comesAfter(read, sentence, { from, to }) &&
      !isAfterProbation(read, sentence, to)
    ) {
      found.push({ value: 'PERMANENT_POSSIBLE', from, to, confidence: SURE });
      continue;
    }
    if (value.isWeak && !isTitle && !isBeside && !isAmongTerms(read, sentence, from, to)) {
      passed.push({ value: value.value, from, to, confidence: WEAK });
      continue;
    }
    // "you supervise apprentices", "two years, internship included": tasks and experience have contracts of their own
    const isAside = !isBeside && value.value !== 'PERMANENT_POSSIBLE' && isOfWork;
    const isOfPast = (isAside && !isReserve) || (value.isWeak && value.value === 'APPRENTICESHIP');
    if (isOfPast && (asksExperience(read, sentence) || isSchool(read, from))) continue;
    // "Theater Heerlen Vast 40 uur p/w": facts without a sign between them
    const isBeforeHours = hasCounted(read, [read.cues.hourUnit], to, to + COUNT);
    if (value.isWeak && !isTitle && !isBeforeHours && isOfName(read, sentence, from)) continue;
    // "permanent posts", "contract: permanent" is as sure as a phrase of its own
    const isNamed =
      !value.isWeak ||
      (value.value === 'PERMANENT' && isRightBesideHours(read, from, to)) ||
      hasHitBetween(read.cues.contractWord, from - 1, from) ||
      hasHitBetween(read.cues.contractWord, to, to + 1);
    const stated = isNamed ? (isCircumstance(read, from, to) ? CIRCUMSTANCE : SURE) : WEAK;
    found.push({ value: type, from, to, confidence: isAside ? ASIDE : stated });
  }
  found.push(...contractsOfFacts(read));
  for (const prospect of prospects(read)) found.push(prospect);
  const lengths = [...contractLengths(read), ...endsOfFacts(read)].filter(({ from, to }) => {
    const sentence = read.sentenceOf(from);
    return sentence === undefined || !isServed(read, sentence, to - 1);
  });
  found.push(...openLengths(read, lengths));
  const stated = withLengths(read, found, lengths) ?? (isTitle ? found : loneContracts(read, passed));
  const staged = withoutStages([...stated, ...successions(read, [...found, ...lengths])], ASIDE);
  const shown = withoutAssignments(read, staged);
  const sure = shown.filter(({ confidence }) => confidence > 0.9);
  const joined = shown.map((item) => (isJoined(read, item, sure) ? { ...item, confidence: 0.95 } : item));
  const surest = joined.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  return surestOfEach(joined.filter(({ confidence }) => confidence >= (surest > 0.9 ? 0.9 : surest > ASIDE ? 0.7 : 0)));
}

/**
 * What is told, and the lengths where nothing else is; null for neither. "Freelance or employed. Contract of six
 * months": the length is of the other one.
 */
function withLengths(
  read: ReadText,
  found: readonly ValueMention<ContractType>[],
  lengths: readonly ValueMention<ContractType>[],
): readonly ValueMention<ContractType>[] | null {
  const isOpen = found.every(({ value, from, to }) => value === 'SELF_EMPLOYED' && isOption(read, from, to));
  if (!isOpen || lengths.length === 0) return found.length > 0 ? found : null;
  return [...found, ...lengths.map((length) => ({ ...length, confidence: found[0]?.confidence ?? length.confidence }))];
}

/** Words of a phrase of hours: "full time". */
const HOURS = 3;

/** "Full-time, | permanent |", "permanent | / part time": two terms of one job, as sure as a phrase of their own. */
function isRightBesideHours({ cues }: ReadText, from: number, to: number): boolean {
  return (
    hitsBetween(cues.hours, from - HOURS, from).some((hours) => hours.to === from) ||
    hitsBetween(cues.hours, to, to + HOURS).some((hours) => hours.from === to)
  );
}

const SEASON = keysOfAll('contract.season');
const OF_CONTRACTS = keysOfAll('contract.of-work');

/**
 * "In het hoogseizoen", "vervanging van een": when or why somebody works, or what is replaced; another contract is
 * surer.
 */
function isCircumstance(read: ReadText, from: number, to: number): boolean {
  const words = read.tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');
  return holdsAny(words, SEASON) && !holdsAny(words, OF_CONTRACTS);
}

/**
 * "Permanent contract or freelance", "permanent and temporary vacancies": a weak phrase joined to a sure one is as
 * sure.
 */
function isJoined(
  read: ReadText,
  { from, to, confidence }: ValueMention<ContractType>,
  sure: readonly ValueMention<ContractType>[],
): boolean {
  if (confidence > 0.9 || confidence <= ASIDE) return false;
  const joins = (at: number): boolean => read.table.joiningWords.has(read.tokens[at]?.key ?? '');
  return (
    (joins(from - 1) && sure.some((other) => other.to === from - 1)) ||
    (joins(to) && sure.some((other) => other.from === to + 1))
  );
}

/** "TOMA INTERIM", "Slash Intérim": part of the name of an agency. */
function isOfName(read: ReadText, sentence: Sentence, from: number): boolean {
  if (from <= sentence.from || hasHitBetween(read.cues.contractWord, from - 1, from)) return false;
  const termOf = (at: number): string => read.original.slice(read.tokens[at]?.start ?? 0, read.tokens[at]?.end ?? 0);
  const before = termOf(from - 1);
  const isName = from - 1 === sentence.from ? /^\p{Lu}{3,}$/u.test(before) : /^\p{Lu}/u.test(before);
  return isName && /^\p{Lu}/u.test(termOf(from)) && read.tokens[from]?.followsBreak === false;
}
