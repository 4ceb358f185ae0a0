import { type AspectName, type Enrichment, type ResolvedProfile } from '@counterpart/domain';
import {
  aspectsWithInformation,
  availableDays,
  type EvaluatedDocument,
  UNDEFINED_VALUE,
  wageInCents,
  yearsInThousandths,
} from '@counterpart/scoring';
import { type EvaluatedFacts, aspectBits } from './evaluated-facts.ts';

/** What a stored document says besides concepts and words, whatever the day of a request. */
export interface TimelessFacts extends Omit<EvaluatedFacts, 'seniority' | 'availableDays'> {
  /** The day from which it is available, `yyyy-MM-dd`, and the days it says where no day is known. */
  readonly availableFrom: string | null;
  readonly availableIn: number | null;
}

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

/** The facts of a stored document, made once when it is indexed. */
export function timelessFacts(enrichment: Enrichment): TimelessFacts {
  const { kind, profile, evidence, texts, availableFrom } = enrichment;
  return {
    ...valueFacts(profile),
    kind,
    hasInformation: aspectBits(aspectsWithInformation(profile, evidence)),
    hasText: texts.some((text) => text.stems.length > 0),
    availableFrom,
    availableIn: availableDays({ ...enrichment, availableFrom: null }, 0),
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
