import type { ContractType } from '@counterpart/domain';
import { type FoundValue, surestOfEach } from './found-value.ts';
import { cuesWithin, isNegated } from './polarity.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import type { ReadText, Sentence } from './read-text.ts';

/** Words over which an agency lists the contracts it deals in. */
const LIST_REACH = 10;
/** Words between "we look for" and the contract that is meant. */
const SEEKING_REACH = 3;
/** Words between "contract" and its length. */
const DURATION_REACH = 5;
/** Words between "with a view to" and "permanent". */
const PROSPECT_REACH = 5;
/** Sure enough when nothing else tells the contract. */
const ASIDE = 0.6;
/** Words between a contract for a time and what follows it. */
const SUCCESSION_REACH = 16;

/** The contract types of an ad or a wish. `isTitle`: a weak phrase ("interim", "stage") counts in a title by itself. */
export function findContractTypes(read: ReadText, isTitle: boolean): readonly FoundValue<ContractType>[] {
  const found: FoundValue<ContractType>[] = [];
  for (const { value, from, to } of read.cues.contract) {
    const sentence = read.sentenceOf(from);
    if (value === null || sentence === undefined || isNegated(read, from, to)) continue;
    // the agency's own story ("interim since 1985") and its address say nothing about this job
    if (sentence.section === 'company') continue;
    // "recruitment specialist (CDI, CDD, interim)" lists what the agency does
    if (isOfAgency(read, sentence, from)) continue;
    const isBeside = cuesWithin(read.cues.contractWord, sentence) || isSought(read, from);
    if (value.isWeak && !isTitle && !isBeside) continue;
    // "you supervise apprentices", "two years, internship included": tasks and experience have contracts of their own
    const isAside = !isBeside && (sentence.section === 'tasks' || sentence.section === 'profile');
    found.push({ value: value.value, from, to, confidence: isAside ? ASIDE : value.isWeak ? 0.7 : 0.95 });
  }
  found.push(...prospects(read));
  if (found.length === 0) found.push(...durations(read));
  found.push(...successions(read, found));
  const hasView = found.some(({ value }) => value === 'PERMANENT_POSSIBLE');
  // "interim with a view to permanent" is one thing, however many words it takes
  const shown = hasView ? found.filter(({ value }) => value !== 'TEMPORARY' && value !== 'PERMANENT') : found;
  const surest = Math.max(0, ...shown.map(({ confidence }) => confidence));
  return surestOfEach(shown.filter(({ confidence }) => confidence >= (surest > 0.9 ? 0.9 : surest > ASIDE ? 0.7 : 0)));
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
    // "32 uur is mogelijk), vast contract" are two things
    if (read.pieces.slice(prospect.to, permanent.from + 1).some(({ isApart }) => isApart)) return [];
    return [{ value: 'PERMANENT_POSSIBLE' as const, from: prospect.from, to: permanent.to, confidence: 0.95 }];
  });
}

/** "Contract: 7 months", "een contract voor 7 maanden": a contract that is told with its length ends. */
function durations(read: ReadText): readonly FoundValue<ContractType>[] {
  return read.cues.month.flatMap((month) => {
    const sentence = read.sentenceOf(month.from);
    const number = read.pieces[month.from - 1];
    const isCounted =
      number?.number != null || hitsBetween(read.cues.numberWord, month.from - 1, month.from).length > 0;
    if (sentence === undefined || !isCounted) return [];
    const around = (cues: readonly { readonly from: number; readonly to: number }[]) =>
      hitsBetween(cues, month.from - DURATION_REACH, month.to + 3).find(
        ({ from, to }) => from >= sentence.from && to <= sentence.to,
      );
    // "proeftijd van 6 maanden", "6 months' experience" and "holidays after 3 months" are other lengths
    if (around(read.cues.experience) !== undefined || around(read.cues.otherLength) !== undefined) return [];
    const word = around(read.cues.contractWord) ?? around(read.cues.lengthWord);
    return word === undefined
      ? []
      : [
          {
            value: 'TEMPORARY' as const,
            from: Math.min(word.from, month.from - 1),
            to: Math.max(word.to, month.to),
            confidence: 0.85,
          },
        ];
  });
}

/** "6 maanden interim, daarna vast contract": what begins for a time and becomes permanent, said in one sentence or two. */
function successions(read: ReadText, found: readonly FoundValue<ContractType>[]): readonly FoundValue<ContractType>[] {
  const permanents = found.filter(({ value }) => value === 'PERMANENT').sort((a, b) => a.from - b.from);
  if (permanents.length === 0) return [];
  return found.flatMap((first) => {
    if (first.value !== 'TEMPORARY') return [];
    const next = hitsBetween(permanents, first.to + 1, first.to + SUCCESSION_REACH + 1)[0];
    if (next === undefined) return [];
    const isFollowed = hitsBetween(read.cues.afterwards, first.to, next.from + 1).length > 0;
    return isFollowed
      ? [{ value: 'PERMANENT_POSSIBLE' as const, from: first.from, to: next.to, confidence: 0.95 }]
      : [];
  });
}

/** "Nous cherchons un apprenti", "we are looking for a freelancer": what is sought is the job. */
function isSought(read: ReadText, from: number): boolean {
  return hitsBetween(read.cues.seeking, from - SEEKING_REACH, from).some(({ to }) => to <= from);
}

/** "Recrutement CDI / CDD & intérim" is what an agency does; "1 poste en CDI, 1 en CDD" are two jobs. */
function isOfAgency(read: ReadText, sentence: Sentence, from: number): boolean {
  const types = differingNear(read, from);
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

function differingNear(read: ReadText, from: number): number {
  const near = hitsBetween(read.cues.contract, from - LIST_REACH, from + LIST_REACH);
  // "supermarché indépendant" is a word of its own, no contract beside another
  return new Set(near.flatMap(({ value }) => (value === null || OF_COMPANIES.has(value.value) ? [] : [value.value])))
    .size;
}
