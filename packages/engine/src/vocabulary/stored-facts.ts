import {
  ASPECT_NAMES,
  CONCEPT_TYPE_OF_ASPECT,
  type AspectName,
  type Enrichment,
  type MonthSpan,
  type ResolvedProfile,
} from '@counterpart/domain';
import {
  type EvaluatedDocument,
  availableDays,
  nonEmptyAspect,
  type ScoringNumbers,
  seniorityHad,
  UNDEFINED_VALUE,
  valueResolves,
  wageInCents,
  workedYears,
  yearsInThousandths,
} from '@counterpart/scoring';
import { type EvaluatedFacts, aspectBit, aspectBits } from './evaluated-facts.ts';

/** The part of a document's facts that no request changes. */
export type TimelessFacts = Omit<EvaluatedFacts, 'seniority' | 'availableDays'> & {
  readonly worked: readonly MonthSpan[];
};

function values(profile: ResolvedProfile, name: AspectName): readonly string[] {
  const aspect = profile.aspects[name];
  if (aspect?.kind !== 'values') return [];
  return aspect.items.map((item) => item.value).filter((value) => value !== UNDEFINED_VALUE);
}

function valueFacts(profile: ResolvedProfile) {
  const locations = profile.aspects.locations;
  const wage = profile.aspects.wage;
  const seniority = profile.aspects.seniority;
  const hasWage = wage?.kind === 'range' && (wage.from !== null || wage.to !== null);
  return {
    places: locations?.kind === 'places' ? locations.items.map(({ key, place }) => ({ key, place })) : [],
    contractTypes: values(profile, 'contractTypes'),
    workingHours: values(profile, 'workingHours'),
    wage: hasWage ? { from: wageInCents(wage.from), to: wageInCents(wage.to) } : undefined,
    ownSeniority: seniority?.kind === 'number' ? yearsInThousandths(seniority.value) : null,
  };
}

function informs(profile: ResolvedProfile, name: AspectName): boolean {
  const aspect = nonEmptyAspect(profile, name);
  switch (aspect?.kind) {
    case undefined:
      return false;
    case 'places':
      return aspect.items.some((item) => item.place !== null);
    case 'values':
      return aspect.items.some((item) => valueResolves(name, item.value));
    case 'concepts':
    case 'range':
    case 'number':
      return true;
  }
}

/** The facts of a stored document, made once when it is indexed. */
export function timelessFacts({ kind, profile, evidence, texts, worked }: Enrichment): TimelessFacts {
  const types = new Set(evidence.map((found) => found.conceptType));
  let hasInformation = 0;
  for (const name of ASPECT_NAMES) {
    const type = CONCEPT_TYPE_OF_ASPECT[name];
    if ((type !== undefined && types.has(type)) || informs(profile, name)) hasInformation |= aspectBit(name);
  }
  return { ...valueFacts(profile), kind, hasInformation, hasText: texts.some((text) => text.stems.length > 0), worked };
}

/** The facts of a stored document as of the day of a request. */
export function factsAsOf(
  facts: TimelessFacts,
  enrichment: Pick<Enrichment, 'availableFrom' | 'profile'>,
  numbers: Pick<ScoringNumbers, 'asOfDay' | 'asOfMonth'>,
): EvaluatedFacts {
  const worked = facts.worked.length === 0 ? null : workedYears(facts.worked, numbers.asOfMonth);
  const own = facts.ownSeniority;
  return {
    ...facts,
    seniority: seniorityHad(own === null ? null : own / 1000, worked),
    availableDays: availableDays(enrichment as Enrichment, numbers.asOfDay),
  };
}

/** The facts of a query's source as the side that is asked. */
export function sourceFacts(document: EvaluatedDocument): EvaluatedFacts {
  return {
    ...valueFacts(document.profile),
    kind: document.kind,
    seniority: document.seniority,
    availableDays: document.availableDays,
    hasInformation: aspectBits(document.aspectsWithInformation),
    hasText: document.hasText,
  };
}
