export {
  evaluatedTarget,
  aspectsWithInformation,
  availableDays,
  storedProfile,
  type EvaluatedDocument,
  type OwnLabel,
} from './query/evaluated-document.ts';
export type {
  AvailabilityCriterion,
  ConceptCriterion,
  Criterion,
  KeywordCriterion,
  PlaceCriterion,
  SeniorityCriterion,
  ValueCriterion,
  WageCriterion,
} from './query/criterion.ts';
export {
  compileCriteria,
  sharesOf,
  type AspectCriteria,
  type CompiledCriteria,
  type Requester,
  type AspectWeights,
} from './query/compiled-criteria.ts';
export { daysUntil } from './values/availability.ts';
export { addDays, addMonths, dateOfDay, dayNumber, monthNumber, yearOf } from './numbers/calendar.ts';
export { compareCodePoints } from './numbers/code-point-order.ts';
export {
  UNDEFINED_VALUE,
  valueResolves,
  valueSimilarity,
  type CompiledCompatibility,
} from './numbers/compatibility.ts';
export { compileQuery, type QueryInput } from './query/compile-query.ts';
export type { ConceptOutcome, CompiledQuery, LanguageOutcome, ReverseSide } from './query/compiled-query.ts';
export type { DetailInfo, ExplainedStep, MatchDetail, MatchedTo, MatchExplanation } from './matches/explain.ts';
export {
  compileFilter,
  compileRule,
  filterPasses,
  matchesFilter,
  type CompiledGroup,
  type CompiledRule,
} from './filters/filter-predicate.ts';
export { statusRule } from './filters/status-rule.ts';
export { valueTest, type ValueTest } from './filters/filter-test.ts';
export {
  dayOf,
  filterProperties,
  foldedWords,
  foldText,
  numericValue,
  textOf,
  valuesOf,
  type FilterProperties,
} from './filters/filter-value.ts';
export { greenMatch } from './matches/green-match.ts';
export type { FoundValue } from './items/item-match.ts';
export { levelNumber, levelSimilarity } from './values/language-level.ts';
export { availabilityByRole, requesterNeeds, seniorityByRole, valueHolds, wageByRole } from './values/roles.ts';
export { findPhrase } from './values/phrase.ts';
export {
  distanceMetres,
  EARTH_RADIUS_METRES,
  greatCircleMetres,
  placeSimilarity,
  rangeInMillimetres,
} from './values/place-distance.ts';
export {
  precisionRecall,
  resultStatus,
  type FeedbackDecision,
  type PrecisionRecall,
  type ResultStatus,
} from './matches/precision-recall.ts';
export { nonEmptyAspect } from './query/profile-aspect.ts';
export { profileEvidence, type ConceptFacts } from './query/profile-evidence.ts';
export { rank, type Ranking } from './matches/rank.ts';
export { forwardReach, reachOfItem, reverseReach, type Reach, type Reached, type ReachTable } from './query/reach.ts';
export type { Direction, FailingRequirement, ItemStatus } from './directions/required.ts';
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
} from './numbers/rounding.ts';
export {
  criteriaOfSource,
  balanced,
  balanceOf,
  bindingFlags,
  listsWithoutScore,
  scoreTarget,
  type TargetScore,
} from './matches/score-target.ts';
export { scoringNumbers, type AspectNumbers, type ScoringNumbers } from './numbers/scoring-numbers.ts';
export { seniorityHad, workedYears, yearsInThousandths } from './values/seniority.ts';
export { dealShares, type ShareGroup } from './numbers/shares.ts';
export { compareBySort, DEFAULT_SORT, sortKey, type SortKey, type SortRow } from './filters/sort-order.ts';
export {
  ageInYears,
  OLDEST_AGE,
  SOURCE_CLASSES,
  sourceClassOf,
  strengthOf,
  strengthTable,
  type SourceClass,
  type StrengthTable,
} from './numbers/source-strength.ts';
export { wageInCents } from './values/wage-similarity.ts';
export { applyChanges, type RelaxableRequest, type RequestChange } from './why-not/request-change.ts';
export { requirementsOf, type Requirement } from './why-not/requirement-impact.ts';
export {
  failingRules,
  whyNot,
  whyNotInSteps,
  type WhyNot,
  type WhyNotReason,
  type WhyNotTarget,
} from './why-not/why-not.ts';
