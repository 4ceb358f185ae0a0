import type { AspectName, ProfileKind } from '@counterpart/domain';
import {
  type AvailabilityCriterion,
  type PlaceCriterion,
  type SeniorityCriterion,
  type ValueCriterion,
  type WageCriterion,
  availabilityByRole,
  distanceMetres,
  ONE,
  placeSimilarity,
  requesterNeeds,
  type ScoringNumbers,
  seniorityByRole,
  valueHolds,
  valueSimilarity,
  wageByRole,
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
  return outcome(similarity, valueHolds(similarity, minimum, hasInformation), hasInformation);
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
    case 'wage': {
      if (facts.wage === undefined) return SILENT;
      return atLeast(wageByRole(item, facts.wage, requesterKind, facts.kind, numbers), ONE, true);
    }
    case 'seniority': {
      const similarity = seniorityByRole(item, facts.seniority, facts.ownSeniority, needs);
      return similarity === null ? SILENT : atLeast(similarity, ONE, true);
    }
    case 'availability': {
      if (facts.availableDays === null) return SILENT;
      return atLeast(availabilityByRole(item.days, facts.availableDays, needs, numbers), ONE, true);
    }
  }
}
