import type { AspectName, ProfileKind } from '@counterpart/domain';
import {
  type AvailabilityCriterion,
  type PlaceCriterion,
  type SeniorityCriterion,
  type ValueCriterion,
  type WageCriterion,
  availabilitySimilarity,
  distanceMetres,
  ONE,
  placeSimilarity,
  requesterNeeds,
  type ScoringNumbers,
  senioritySimilarity,
  valueSimilarity,
  wageSimilarity,
} from '@counterpart/scoring';
import { type EvaluatedFacts, aspectBit } from '../vocabulary/evaluated-facts.ts';

/** Items whose answer is a value and not evidence. */
export type ValueItem = PlaceCriterion | ValueCriterion | WageCriterion | SeniorityCriterion | AvailabilityCriterion;

/** The bit of an outcome that says whether it meets a required flag. */
export const HOLDS_BIT = 1 << 14;
const HAS_INFORMATION = 1 << 15;
/** The bits of an outcome that hold its similarity. */
export const SIMILARITY_BITS = HOLDS_BIT - 1;

/** An item's answer in one number: similarity in ten-thousandths, and the flags holds and hasInformation. */
export type Outcome = number;

/** Packs an answer; `similarity` 0..10000. */
export function outcome(similarity: number, holds: boolean, hasInformation: boolean): Outcome {
  return similarity | (holds ? HOLDS_BIT : 0) | (hasInformation ? HAS_INFORMATION : 0);
}
/** The similarity of an answer, ten-thousandths. */
export function similarityOf(packed: Outcome): number {
  return packed & SIMILARITY_BITS;
}
/** Whether an answer meets a required flag. */
export function holds(packed: Outcome): boolean {
  return (packed & HOLDS_BIT) !== 0;
}
/** Whether the answering side says anything about the item. */
export function carriesInformation(packed: Outcome): boolean {
  return (packed & HAS_INFORMATION) !== 0;
}

const SILENT: Outcome = outcome(0, false, false);

function atLeast(similarity: number, minimum: number, hasInformation: boolean): Outcome {
  return outcome(similarity, (hasInformation || similarity > 0) && similarity >= minimum, hasInformation);
}

function place(item: PlaceCriterion, facts: EvaluatedFacts, hasInformation: boolean, numbers: ScoringNumbers): Outcome {
  let best = 0;
  for (const { key, place: own } of facts.places) {
    if (item.place !== null && own !== null) {
      const metres = distanceMetres(item.place, own);
      best = Math.max(best, placeSimilarity(metres, item.rangeMillimetres, numbers.falloff));
    } else if (item.key !== '' && item.key === key) return atLeast(ONE, ONE, hasInformation);
  }
  return atLeast(best, ONE, hasInformation);
}

function value(
  item: ValueCriterion,
  aspect: AspectName,
  facts: EvaluatedFacts,
  hasInformation: boolean,
  numbers: ScoringNumbers,
): Outcome {
  const isHours = aspect === 'workingHours';
  const table = isHours ? numbers.workingHours : numbers.contractTypes;
  let best = 0;
  for (const own of isHours ? facts.workingHours : facts.contractTypes) {
    best = Math.max(best, valueSimilarity(item.value, own, table));
  }
  return atLeast(best, numbers.enumMinimum, hasInformation);
}

function wage(
  item: WageCriterion,
  facts: EvaluatedFacts,
  requesterKind: ProfileKind,
  numbers: ScoringNumbers,
): Outcome {
  if (facts.wage === undefined) return SILENT;
  const requesterAsks = requesterKind === 'CANDIDATE' || facts.kind === requesterKind;
  const similarity = requesterAsks
    ? wageSimilarity(facts.wage.to, item.from, numbers.wageTolerance)
    : wageSimilarity(item.to, facts.wage.from, numbers.wageTolerance);
  return atLeast(similarity, ONE, true);
}

function seniority(item: SeniorityCriterion, facts: EvaluatedFacts, needs: boolean): Outcome {
  if (needs)
    return facts.seniority === null ? SILENT : atLeast(senioritySimilarity(facts.seniority, item.need), ONE, true);
  return facts.ownSeniority === null ? SILENT : atLeast(senioritySimilarity(item.have, facts.ownSeniority), ONE, true);
}

function availability(
  item: AvailabilityCriterion,
  facts: EvaluatedFacts,
  needs: boolean,
  numbers: ScoringNumbers,
): Outcome {
  const days = facts.availableDays;
  if (days === null) return SILENT;
  const similarity = needs
    ? availabilitySimilarity(days, item.days, numbers.toleranceDays)
    : availabilitySimilarity(item.days, days, numbers.toleranceDays);
  return atLeast(similarity, ONE, true);
}

/** Asks one value of the answering side; roles as in matching.md, "wage, seniority, availabilityAspect, and the levels of languages". */
export function evaluateValue(
  item: ValueItem,
  aspect: AspectName,
  facts: EvaluatedFacts,
  requesterKind: ProfileKind,
  numbers: ScoringNumbers,
): Outcome {
  const hasInformation = (facts.hasInformation & aspectBit(aspect)) !== 0;
  const needs = requesterNeeds(requesterKind, facts.kind);
  switch (item.kind) {
    case 'place':
      return place(item, facts, hasInformation, numbers);
    case 'value':
      return value(item, aspect, facts, hasInformation, numbers);
    case 'wage':
      return wage(item, facts, requesterKind, numbers);
    case 'seniority':
      return seniority(item, facts, needs);
    case 'availability':
      return availability(item, facts, needs, numbers);
  }
}
