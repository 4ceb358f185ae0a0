import { isFactByItself } from '../../structure/fact-lists.ts';
import type { ContractType } from '@counterpart/domain';
import { type ValueMention, surestOfEach } from '../../structure/value-mention.ts';
import { isShortFact } from '../../structure/short-facts.ts';
import { cuesWithin, isNegated } from '../../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { isJoinedToContract, isOfAll, isOfOthers, standsAlone } from './contract-holders.ts';
import { contractsOfFacts } from './contracts-of-facts.ts';
import { contractLengths, isCounted } from './contract-lengths.ts';
import { isViewOfTime, prospects, successions, withoutStages } from './contract-stages.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { holdsAny, keysByLanguage, keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Sure enough when nothing else tells the contract. */
const ASIDE = 0.6;
/** A phrase that says a contract, a season or a replacement, a word that may say something else. */
const [SURE, CIRCUMSTANCE, WEAK] = [0.95, 0.85, 0.7] as const;
/** Words between "our" and the last of those who are named: "onze studenten en vrijwilligers". */
const PEOPLE_REACH = 3;
/** Contracts told by the people who have them. */
const PEOPLE: ReadonlySet<ContractType> = new Set(['STUDENT', 'VOLUNTEER', 'APPRENTICESHIP']);

/** What begins an ad by such a word is the job: "Permanent make-up" and "seasonal menus" are none. */
const OF_PEOPLE_OR_OWN: ReadonlySet<ContractType> = new Set([...PEOPLE, 'SELF_EMPLOYED']);

/** The contract types of an ad or a wish. `isTitle`: a weak phrase ("interim", "stage") counts in a title by itself. */
export function findContractTypes(read: ReadText, isTitle: boolean): readonly ValueMention<ContractType>[] {
  const found: ValueMention<ContractType>[] = [];
  for (const { value, from, to } of read.cues.contract) {
    const sentence = read.sentenceOf(from);
    if (value === null || sentence === undefined) continue;
    const isReserve = value.value === 'RESERVE';
    // "those who pass without being placed come on a list": a reserve is not denied
    if (!isReserve && isNegated(read, from, to)) continue;
    // the agency's own story ("interim since 1985") and its address say nothing about this job
    if (sentence.section === 'company') continue;
    // "siamo una cooperativa nata da un gruppo di volontarie"
    if (PEOPLE.has(value.value) && sentence.isAboutCompany && !cuesWithin(read.cues.seeking, sentence)) continue;
    // "recruitment specialist (CDI, CDD, interim)" lists what the agency does
    if (!isReserve && (isOfAgency(read, sentence, from) || isOfAll(read, sentence, from))) continue;
    if (isOfOthers(read, sentence, from)) continue;
    // "onze vrijwilligers worden door jou begeleid": they are there already
    if (PEOPLE.has(value.value) && isTheirPeople(read, sentence, from)) continue;
    // "you train the volunteers who help you"
    if (value.value === 'VOLUNTEER' && THE[read.language].has(read.tokens[from - 1]?.key ?? '')) continue;
    // "permanent after a six-month probation" is permanent
    const type =
      value.value === 'PERMANENT_POSSIBLE' && isAfterProbation(read, sentence, to) ? 'PERMANENT' : value.value;
    // "en vue d'un engagement sous contrat de remplacement": the view is of the contract that is named
    if (value.value === 'PERMANENT_POSSIBLE' && isViewOfTime(read, sentence, from, to)) continue;
    const hasWord = hasWordNear(read, sentence, from, to) || hasHitBetween(read.cues.lengthWord, from - 1, from);
    const isBeside =
      hasWord ||
      isAnswer(read, sentence) ||
      isFactByItself(read, from, to) ||
      (isShortFact(read.facts, from, to) && sentence.section !== 'tasks' && sentence.section !== 'profile') ||
      // "£55,000, 26 days off. Permanent. Hybrid.", "Temporary, ongoing."
      (sentence.from === from && sentence.to - to <= ONE_MORE && !sentence.isHeading && standsApart(read, to)) ||
      isSought(read, value.value, from, to) ||
      (value.isWeak && OF_PEOPLE_OR_OWN.has(value.value) && isHeadOfText(read, from, to)) ||
      hasTermsNear(read, sentence, from, to) ||
      isBesidePay(read, sentence, from, to) ||
      (!cuesWithin(read.cues.experience, sentence) &&
        ((standsAlone(read, sentence, from, to) && hasTermsNear(read, sentence, from, to + REACH.contract.line)) ||
          isJoinedToContract(read, from, to)));
    if (value.isWeak && !isTitle && !isBeside && !isAmongTerms(read, sentence, from, to)) continue;
    // "you supervise apprentices", "two years, internship included": tasks and experience have contracts of their own
    const isAside =
      !isBeside &&
      value.value !== 'PERMANENT_POSSIBLE' &&
      (sentence.section === 'tasks' || sentence.section === 'profile');
    const isOfPast = (isAside && !isReserve) || (value.isWeak && value.value === 'APPRENTICESHIP');
    if (isOfPast && cuesWithin(read.cues.experience, sentence)) continue;
    if (value.isWeak && isOfName(read, sentence, from)) continue;
    // "permanent posts", "contract: permanent" is as sure as a phrase of its own
    const isNamed =
      !value.isWeak ||
      hasHitBetween(read.cues.contractWord, from - 1, from) ||
      hasHitBetween(read.cues.contractWord, to, to + 1);
    const stated = isNamed ? (isCircumstance(read, from, to) ? CIRCUMSTANCE : SURE) : WEAK;
    found.push({ value: type, from, to, confidence: isAside ? ASIDE : stated });
  }
  found.push(...contractsOfFacts(read));
  for (const prospect of prospects(read)) found.push(prospect);
  const lengths = contractLengths(read);
  const stated = found.length === 0 ? lengths : found;
  const shown = withoutStages([...stated, ...successions(read, [...found, ...lengths])], ASIDE);
  const sure = shown.filter(({ confidence }) => confidence > 0.9);
  const joined = shown.map((item) => (isJoined(read, item, sure) ? { ...item, confidence: 0.95 } : item));
  const surest = joined.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  return surestOfEach(joined.filter(({ confidence }) => confidence >= (surest > 0.9 ? 0.9 : surest > ASIDE ? 0.7 : 0)));
}

/** A word of contracts near a weak phrase: a long sentence has many words. */
function hasWordNear(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const start = Math.max(sentence.from, from - REACH.contract.word);
  return hasHitBetween(read.cues.contractWord, start, Math.min(sentence.to, to + REACH.contract.word));
}

const PROBATION = keysOfAll('contract.probation');

/** "Permanent after | successful completion of | probation": nothing else comes first. */
function isAfterProbation({ tokens }: ReadText, sentence: Sentence, to: number): boolean {
  return tokens.slice(to, Math.min(sentence.to, to + REACH.contract.probation)).some(({ key }) => PROBATION.has(key));
}

const PEOPLE_OF = keysOfAll('contract.people-of');
const THE = keysByLanguage('contract.people-the');

function isTheirPeople(read: ReadText, sentence: Sentence, from: number): boolean {
  const isNamed = read.tokens
    .slice(Math.max(sentence.from, from - PEOPLE_REACH), from)
    .some(({ key }) => PEOPLE_OF.has(key));
  return isNamed && !cuesWithin(read.cues.seeking, sentence) && !cuesWithin(read.cues.contractWord, sentence);
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
function isAmongTerms(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (sentence.section === 'tasks' || sentence.section === 'profile') return false;
  if (from > sentence.from && sentence.body === from) return sentence.section === 'offer';
  const before = from === sentence.from && standsApart(read, to) ? read.sentenceOf(from - 1) : undefined;
  if (before === undefined || before.isAboutCompany) return false;
  return (
    hasHitBetween(read.cues.hours, before.from, before.to) ||
    PAY.test(read.original.slice(before.start, before.end)) ||
    [read.cues.hourUnit, read.cues.day].some((units) =>
      hitsBetween(units, before.from, before.to).some((unit) => isCounted(read, unit.from)),
    )
  );
}

/** A word behind a contract that is all else a sentence says. */
const ONE_MORE = 1;

/** Whether a break or nothing stands behind a contract. */
function standsApart({ tokens }: ReadText, to: number): boolean {
  return tokens[to]?.followsBreak !== false;
}

const FULL_TIME_UNITS = keysOfAll('hours.full-time-unit');

/** "Permanent, full-time", "stage de six mois": other terms of employment stand beside it. */
function hasTermsNear(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = [
    Math.max(sentence.from, from - REACH.contract.terms),
    Math.min(sentence.to, to + REACH.contract.terms),
  ];
  return (
    hasHitBetween(read.cues.hours, start, end) ||
    [read.cues.month, read.cues.weekWord].some((units) =>
      hitsBetween(units, to, end).some((unit) => isCounted(read, unit.from)),
    ) ||
    // "0.6 FTE, permanent"
    read.tokens.slice(start, end).some(({ key }, i) => FULL_TIME_UNITS.has(key) && isCounted(read, start + i)) ||
    [read.cues.hourUnit, read.cues.day].some((units) =>
      hitsBetween(units, start, end).some((unit) => isCounted(read, unit.from)),
    )
  );
}

/** "Freelance yoga teachers, £40", "Stage communicatie in Gent": an ad begins with the job, not with a name. */
function isHeadOfText({ tokens, original }: ReadText, from: number, to: number): boolean {
  const next = tokens[to];
  return from === 0 && next?.followsBreak === false && /^\p{Ll}/u.test(original.slice(next.start, next.end));
}

/** "Nous cherchons un apprenti", "we are looking for a freelancer": what is sought is the job. */
function isSought(read: ReadText, type: ContractType, from: number, to: number): boolean {
  // "studenten gezocht", "students wanted"; "cabinet indépendant recherche" seeks somebody else
  if (PEOPLE.has(type) && hasHitBetween(read.cues.seeking, to, to + 1)) return true;
  return hitsBetween(read.cues.seeking, from - REACH.contract.seeking, from).some((cue) => cue.to <= from);
}

/** "Recrutement CDI / CDD & intérim" is what an agency does; "1 poste en CDI, 1 en CDD" are two jobs. */
function isOfAgency(read: ReadText, sentence: Sentence, from: number): boolean {
  const types = differingNear(read, sentence, from);
  if (types > 2) return true;
  if (types < 2) return false;
  const isAgency = hasHitBetween(
    read.cues.agency,
    Math.max(sentence.from, from - REACH.contract.agencyList),
    Math.min(sentence.to, from + REACH.contract.agencyList),
  );
  return isAgency || (sentence.isAboutCompany && sentence.section !== 'offer');
}

const OF_COMPANIES: ReadonlySet<ContractType> = new Set(['SELF_EMPLOYED', 'VOLUNTEER', 'STUDENT', 'RESERVE']);

function differingNear(read: ReadText, sentence: Sentence, from: number): number {
  const near = hitsBetween(
    read.cues.contract,
    Math.max(sentence.from, from - REACH.contract.agencyList),
    Math.min(sentence.to, from + REACH.contract.agencyList),
  );
  // "supermarché indépendant" is a word of its own, no contract beside another
  return new Set(near.flatMap(({ value }) => (value === null || OF_COMPANIES.has(value.value) ? [] : [value.value])))
    .size;
}
