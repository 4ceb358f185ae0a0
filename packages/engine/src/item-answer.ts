import type { AspectName, ProfileKind } from '@counterpart/domain';
import {
  type AskedAvailability,
  type AskedPlace,
  type AskedSeniority,
  type AskedValue,
  type AskedWage,
  availabilitySimilarity,
  distanceMetres,
  ONE,
  placeSimilarity,
  type ScoringNumbers,
  senioritySimilarity,
  valueSimilarity,
  wageSimilarity,
} from '@counterpart/scoring';
import { type AnsweringFacts, aspectBit } from './answering-facts.ts';

/** Items whose answer is a value and not evidence. */
export type ValueItem = AskedPlace | AskedValue | AskedWage | AskedSeniority | AskedAvailability;

const HOLDS = 1 << 14;
const INFORMED = 1 << 15;
const SIMILARITY = HOLDS - 1;

/** An item's answer in one number: similarity in ten-thousandths, and the flags holds and informed. */
export type Answer = number;

/** Packs an answer; `similarity` 0..10000. */
export function answer(similarity: number, holds: boolean, informed: boolean): Answer {
  return similarity | (holds ? HOLDS : 0) | (informed ? INFORMED : 0);
}
/** The similarity of an answer, ten-thousandths. */
export function similarityOf(packed: Answer): number {
  return packed & SIMILARITY;
}
/** Whether an answer meets a required flag. */
export function holds(packed: Answer): boolean {
  return (packed & HOLDS) !== 0;
}
/** Whether the answering side says anything about the item. */
export function isInformed(packed: Answer): boolean {
  return (packed & INFORMED) !== 0;
}

const SILENT: Answer = answer(0, false, false);

function atLeast(similarity: number, minimum: number, informed: boolean): Answer {
  return answer(similarity, (informed || similarity > 0) && similarity >= minimum, informed);
}

function place(item: AskedPlace, facts: AnsweringFacts, informed: boolean, numbers: ScoringNumbers): Answer {
  let best = 0;
  for (const { key, place: own } of facts.places) {
    if (item.place !== null && own !== null) {
      const metres = distanceMetres(item.place, own);
      best = Math.max(best, placeSimilarity(metres, item.rangeMillimetres, numbers.falloff));
    } else if (item.key !== '' && item.key === key) return atLeast(ONE, ONE, informed);
  }
  return atLeast(best, ONE, informed);
}

function value(
  item: AskedValue,
  aspect: AspectName,
  facts: AnsweringFacts,
  informed: boolean,
  numbers: ScoringNumbers,
): Answer {
  const isHours = aspect === 'workingHours';
  const table = isHours ? numbers.workingHours : numbers.contractTypes;
  let best = 0;
  for (const own of isHours ? facts.workingHours : facts.contractTypes) {
    best = Math.max(best, valueSimilarity(item.value, own, table));
  }
  return atLeast(best, numbers.enumMinimum, informed);
}

function wage(item: AskedWage, facts: AnsweringFacts, askerKind: ProfileKind, numbers: ScoringNumbers): Answer {
  if (facts.wage === undefined) return SILENT;
  const askerAsks = askerKind === 'CANDIDATE' || facts.kind === askerKind;
  const similarity = askerAsks
    ? wageSimilarity(facts.wage.to, item.from, numbers.wageTolerance)
    : wageSimilarity(item.to, facts.wage.from, numbers.wageTolerance);
  return atLeast(similarity, ONE, true);
}

function seniority(item: AskedSeniority, facts: AnsweringFacts, needs: boolean): Answer {
  if (needs)
    return facts.seniority === null ? SILENT : atLeast(senioritySimilarity(facts.seniority, item.need), ONE, true);
  return facts.ownSeniority === null ? SILENT : atLeast(senioritySimilarity(item.have, facts.ownSeniority), ONE, true);
}

function availability(item: AskedAvailability, facts: AnsweringFacts, needs: boolean, numbers: ScoringNumbers): Answer {
  const days = facts.availableDays;
  if (days === null) return SILENT;
  const similarity = needs
    ? availabilitySimilarity(days, item.days, numbers.toleranceDays)
    : availabilitySimilarity(item.days, days, numbers.toleranceDays);
  return atLeast(similarity, ONE, true);
}

/** Asks one value of the answering side; roles as in matching.md ("wage, seniority, availabilityAspect have roles"). */
export function answerValue(
  item: ValueItem,
  aspect: AspectName,
  facts: AnsweringFacts,
  askerKind: ProfileKind,
  numbers: ScoringNumbers,
): Answer {
  const informed = (facts.informed & aspectBit(aspect)) !== 0;
  const needs = askerKind === 'JOB' || facts.kind === askerKind;
  switch (item.kind) {
    case 'place':
      return place(item, facts, informed, numbers);
    case 'value':
      return value(item, aspect, facts, informed, numbers);
    case 'wage':
      return wage(item, facts, askerKind, numbers);
    case 'seniority':
      return seniority(item, facts, needs);
    case 'availability':
      return availability(item, facts, needs, numbers);
  }
}
