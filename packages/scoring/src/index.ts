export {
  answeringTarget,
  availableDays,
  storedProfile,
  type AnsweringDocument,
  type OwnLabel,
} from './answering-document.ts';
export type {
  AskedAvailability,
  AskedConcept,
  AskedItem,
  AskedKeyword,
  AskedPlace,
  AskedSeniority,
  AskedValue,
  AskedWage,
} from './asked-item.ts';
export {
  askedProfile,
  sharesOf,
  type AskedAspect,
  type AskedProfile,
  type Asker,
  type AspectWeights,
} from './asked-profile.ts';
export { availabilitySimilarity, daysUntil } from './availability.ts';
export { addDays, addMonths, dateOfDay, dayNumber, monthNumber, yearOf } from './calendar.ts';
export { compareCodePoints } from './code-point-order.ts';
export { UNDEFINED_VALUE, valueResolves, valueSimilarity, type CompiledCompatibility } from './compatibility.ts';
export { compileQuery, type QueryInput } from './compile-query.ts';
export type { AskedConceptAnswer, CompiledQuery, LanguageAnswer, ReverseSide } from './compiled-query.ts';
export type { DetailInfo, ExplainedStep, MatchDetail, MatchedTo, MatchExplanation } from './explain.ts';
export {
  compileFilter,
  compileRule,
  filterPasses,
  matchesFilter,
  type CompiledGroup,
  type CompiledRule,
} from './filter-predicate.ts';
export { valueTest, type ValueTest } from './filter-test.ts';
export {
  dayOf,
  filterProperties,
  foldedWords,
  foldText,
  numericValue,
  textOf,
  valuesOf,
  type FilterProperties,
} from './filter-value.ts';
export { greenMatch } from './green-match.ts';
export type { FoundValue } from './item-match.ts';
export { levelNumber, levelSimilarity } from './language-level.ts';
export { findPhrase } from './phrase.ts';
export {
  distanceMetres,
  EARTH_RADIUS_METRES,
  greatCircleMetres,
  placeSimilarity,
  rangeInMillimetres,
} from './place-distance.ts';
export {
  DEFAULT_RETURNED_BOUNDS,
  judgeFeedback,
  precisionRecall,
  type FeedbackDecision,
  type JudgedFeedback,
  type PrecisionRecall,
  type ResultStatus,
  type ReturnedBounds,
} from './precision-recall.ts';
export { nonEmptyAspect } from './profile-aspect.ts';
export { profileEvidence, type ConceptFacts } from './profile-evidence.ts';
export { rank, type Ranking } from './rank.ts';
export { forwardReach, reachOfItem, reverseReach, type Reach, type Reached, type ReachTable } from './reach.ts';
export type { Direction, FailingRequirement, ItemStatus } from './required.ts';
export {
  bestItemValue,
  fromTenThousandths,
  ONE,
  ratioInTenThousandths,
  SCORE_UNITS,
  timesTenThousandths,
  toMillionths,
  toScoreUnits,
  toTenThousandths,
  WEIGHT_UNITS,
} from './rounding.ts';
export {
  askedOfSource,
  balanced,
  balanceOf,
  bindingFlags,
  listsWithoutScore,
  scoreTarget,
  type TargetScore,
} from './score-target.ts';
export { scoringNumbers, type AspectNumbers, type ScoringNumbers } from './scoring-numbers.ts';
export { seniorityHad, senioritySimilarity, workedYears, yearsInThousandths } from './seniority.ts';
export { dealShares, type ShareGroup } from './shares.ts';
export { compareBySort, DEFAULT_SORT, sortKey, type SortKey, type SortRow } from './sort-order.ts';
export {
  ageInYears,
  OLDEST_AGE,
  SOURCE_CLASSES,
  sourceClassOf,
  strengthOf,
  strengthTable,
  type SourceClass,
  type StrengthTable,
} from './source-strength.ts';
export { wageInCents, wageSimilarity } from './wage-similarity.ts';
export { applyChanges, type RelaxableRequest, type RequestChange } from './request-change.ts';
export { requirementsOf, type Requirement } from './requirement-impact.ts';
export { failingRules, whyNot, type WhyNot, type WhyNotReason, type WhyNotTarget } from './why-not.ts';
