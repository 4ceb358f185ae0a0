import type { ContractType } from '@counterpart/domain';
import { type FoundValue, surestOfEach } from './found-value.ts';
import { cuesWithin, isNegated } from './polarity.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import { isOfAll, isOfOthers } from './contract-holders.ts';
import { agencyTrials, contractLengths, isCounted } from './contract-lengths.ts';
import type { ReadText, Sentence } from './read-text.ts';

/** Words over which an agency lists the contracts it deals in. */
const LIST_REACH = 10;
/** Words between "we look for" and the contract that is meant. */
const SEEKING_REACH = 3;
/** Words between "with a view to" and "permanent". */
const PROSPECT_REACH = 5;
/** Sure enough when nothing else tells the contract. */
const ASIDE = 0.6;
/** Words behind the permanent contract that may tell that it follows ("to follow"). */
const FOLLOWED_REACH = 3;
/** Words between a weak phrase and hours or a length. */
const TERMS_REACH = 4;
/** Words between a contract for a time and what follows it. */
const SUCCESSION_REACH = 16;

/** The contract types of an ad or a wish. `isTitle`: a weak phrase ("interim", "stage") counts in a title by itself. */
export function findContractTypes(read: ReadText, isTitle: boolean): readonly FoundValue<ContractType>[] {
  const found: FoundValue<ContractType>[] = [];
  for (const { value, from, to } of read.cues.contract) {
    const sentence = read.sentenceOf(from);
    if (value === null || sentence === undefined) continue;
    // "those who pass without being placed come on a list": a reserve is not denied
    if (value.value !== 'RESERVE' && isNegated(read, from, to)) continue;
    // the agency's own story ("interim since 1985") and its address say nothing about this job
    if (sentence.section === 'company') continue;
    // "recruitment specialist (CDI, CDD, interim)" lists what the agency does
    if (isOfAgency(read, sentence, from) || isOfAll(read, sentence, from)) continue;
    if (isOfOthers(read, sentence, from)) continue;
    const hasWord = cuesWithin(read.cues.contractWord, sentence) || hasHitBetween(read.cues.lengthWord, from - 1, from);
    const isBeside = hasWord || isSought(read, from) || hasTermsNear(read, sentence, from, to);
    if (value.isWeak && !isTitle && !isBeside) continue;
    // "you supervise apprentices", "two years, internship included": tasks and experience have contracts of their own
    const isAside = !isBeside && (sentence.section === 'tasks' || sentence.section === 'profile');
    const isOfPast = (isAside && value.value !== 'RESERVE') || (value.isWeak && value.value === 'APPRENTICESHIP');
    if (isOfPast && cuesWithin(read.cues.experience, sentence)) continue;
    if (value.isWeak && isNamed(read, sentence, from)) continue;
    found.push({ value: value.value, from, to, confidence: isAside ? ASIDE : value.isWeak ? 0.7 : 0.95 });
  }
  for (const prospect of prospects(read)) found.push(prospect);
  const lengths = contractLengths(read);
  for (const trial of agencyTrials(read)) found.push(trial);
  const told = found.length === 0 ? lengths : found;
  const all = [...told, ...successions(read, [...found, ...lengths])];
  const shown = withoutStages(all);
  const sure = shown.filter(({ confidence }) => confidence > 0.9);
  const joined = shown.map((item) => (isJoined(read, item, sure) ? { ...item, confidence: 0.95 } : item));
  const surest = joined.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  return surestOfEach(joined.filter(({ confidence }) => confidence >= (surest > 0.9 ? 0.9 : surest > ASIDE ? 0.7 : 0)));
}

/**
 * "Interim with a view to permanent" is one thing, however many words it takes; so is an apprenticeship after which one
 * may stay.
 */
function withoutStages(all: readonly FoundValue<ContractType>[]): readonly FoundValue<ContractType>[] {
  const has = (type: ContractType): boolean =>
    all.some(({ value, confidence }) => value === type && confidence > ASIDE);
  if (!has('PERMANENT_POSSIBLE')) return all;
  if (has('APPRENTICESHIP')) return all.filter(({ value }) => value !== 'PERMANENT_POSSIBLE');
  return all.filter(({ value }) => value !== 'TEMPORARY' && value !== 'PERMANENT');
}

/** "Met uitzicht op een vast contract", "pouvant évoluer vers un CDI": what may come afterwards is permanent. */
function prospects(read: ReadText): readonly FoundValue<ContractType>[] {
  return read.cues.prospect.flatMap((prospect) => {
    const sentence = read.sentenceOf(prospect.from);
    if (sentence === undefined || sentence.section === 'company') return [];
    if (sentence.isAboutCompany && sentence.section !== 'offer') return [];
    const permanent = hitsBetween(read.cues.permanentWord, prospect.to, prospect.to + PROSPECT_REACH).find(
      ({ from, to }) => from >= prospect.to && to <= sentence.to,
    );
    if (permanent === undefined || isNegated(read, prospect.from, permanent.to)) return [];
    // "CDI, avec possibilité d'évolution et un engagement": what is permanent already does not become so
    const already = hitsBetween(
      read.cues.contract,
      Math.max(sentence.from, prospect.from - SUCCESSION_REACH),
      prospect.from,
    );
    if (already.some(({ value, to }) => to <= prospect.from && value?.value === 'PERMANENT' && !value.isWeak))
      return [];
    // "32 uur is mogelijk), vast contract" are two things
    if (read.pieces.slice(prospect.to, permanent.from + 1).some(({ isApart }) => isApart)) return [];
    return [{ value: 'PERMANENT_POSSIBLE' as const, from: prospect.from, to: permanent.to, confidence: 0.95 }];
  });
}

/** "6 maanden interim, daarna vast contract": what begins for a time and becomes permanent, said in one sentence or two. */
function successions(read: ReadText, found: readonly FoundValue<ContractType>[]): readonly FoundValue<ContractType>[] {
  const permanents = found.filter(({ value }) => value === 'PERMANENT').sort((a, b) => a.from - b.from);
  if (permanents.length === 0) return [];
  return found.flatMap((first) => {
    if (first.value !== 'TEMPORARY') return [];
    const next = hitsBetween(permanents, first.to, first.to + SUCCESSION_REACH + 1)[0];
    if (next === undefined) return [];
    const isFollowed = hasHitBetween(read.cues.afterwards, first.to, next.to + FOLLOWED_REACH);
    return isFollowed
      ? [{ value: 'PERMANENT_POSSIBLE' as const, from: first.from, to: next.to, confidence: 0.95 }]
      : [];
  });
}

/** "Permanent contract or freelance", "permanent and temporary vacancies": a weak phrase joined to a sure one is as sure. */
function isJoined(
  read: ReadText,
  { from, to, confidence }: FoundValue<ContractType>,
  sure: readonly FoundValue<ContractType>[],
): boolean {
  if (confidence > 0.9 || confidence <= ASIDE) return false;
  const joins = (at: number): boolean => read.table.joiningWords.has(read.pieces[at]?.key ?? '');
  return (
    (joins(from - 1) && sure.some((other) => other.to === from - 1)) ||
    (joins(to) && sure.some((other) => other.from === to + 1))
  );
}

/** "TOMA INTERIM", "Slash Intérim": part of the name of an agency. */
function isNamed(read: ReadText, sentence: Sentence, from: number): boolean {
  if (from <= sentence.from || hasHitBetween(read.cues.contractWord, from - 1, from)) return false;
  const wordOf = (at: number): string => read.original.slice(read.pieces[at]?.start ?? 0, read.pieces[at]?.end ?? 0);
  const before = wordOf(from - 1);
  const isName = from - 1 === sentence.from ? /^\p{Lu}{3,}$/u.test(before) : /^\p{Lu}/u.test(before);
  return isName && /^\p{Lu}/u.test(wordOf(from)) && read.pieces[from]?.isApart === false;
}

/** "Permanent, full-time", "stage de six mois": other terms of employment stand beside it. */
function hasTermsNear(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = [Math.max(sentence.from, from - TERMS_REACH), Math.min(sentence.to, to + TERMS_REACH)];
  return (
    hasHitBetween(read.cues.hours, start, end) ||
    [...hitsBetween(read.cues.month, to, end), ...hitsBetween(read.cues.weekWord, to, end)].some((unit) =>
      isCounted(read, unit.from),
    )
  );
}

/** "Nous cherchons un apprenti", "we are looking for a freelancer": what is sought is the job. */
function isSought(read: ReadText, from: number): boolean {
  return hitsBetween(read.cues.seeking, from - SEEKING_REACH, from).some(({ to }) => to <= from);
}

/** "Recrutement CDI / CDD & intérim" is what an agency does; "1 poste en CDI, 1 en CDD" are two jobs. */
function isOfAgency(read: ReadText, sentence: Sentence, from: number): boolean {
  const types = differingNear(read, sentence, from);
  if (types > 2) return true;
  if (types < 2) return false;
  const isAgency = hasHitBetween(
    read.cues.agency,
    Math.max(sentence.from, from - LIST_REACH),
    Math.min(sentence.to, from + LIST_REACH),
  );
  return isAgency || (sentence.isAboutCompany && sentence.section !== 'offer');
}

const OF_COMPANIES: ReadonlySet<ContractType> = new Set(['SELF_EMPLOYED', 'VOLUNTEER', 'STUDENT', 'RESERVE']);

function differingNear(read: ReadText, sentence: Sentence, from: number): number {
  const near = hitsBetween(
    read.cues.contract,
    Math.max(sentence.from, from - LIST_REACH),
    Math.min(sentence.to, from + LIST_REACH),
  );
  // "supermarché indépendant" is a word of its own, no contract beside another
  return new Set(near.flatMap(({ value }) => (value === null || OF_COMPANIES.has(value.value) ? [] : [value.value])))
    .size;
}
