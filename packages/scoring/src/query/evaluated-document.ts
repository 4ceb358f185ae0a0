import {
  ASPECT_NAMES,
  CONCEPT_TYPE_OF_ASPECT,
  type AspectName,
  type ConceptEvidence,
  type ConceptId,
  type Enrichment,
  type EvidenceSource,
  type Language,
  type ProfileKind,
  type ResolvedProfile,
  type StemmedText,
} from '@counterpart/domain';
import { daysUntil } from '../values/availability.ts';
import { valueResolves } from '../numbers/compatibility.ts';
import { aspectField, nonEmptyAspect, numberOf } from './profile-aspect.ts';
import { givesOwnEvidence, profileEvidence, type ConceptFacts } from './profile-evidence.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';
import { seniorityHad, workedYears } from '../values/seniority.ts';

/** A label among a document's own values, as a keyword item looks for it. */
export interface OwnLabel {
  readonly key: string;
  readonly source: EvidenceSource;
  readonly field: string;
  readonly end: number;
  /** 1..6, languages only. */
  readonly level: ConceptEvidence['level'];
}

/** The side that is asked: what a direction may find. The target in the forward direction, the source in the reverse. */
export interface EvaluatedDocument {
  readonly kind: ProfileKind;
  readonly language: Language;
  readonly profile: ResolvedProfile;
  readonly evidence: readonly ConceptEvidence[];
  readonly texts: readonly StemmedText[];
  readonly ownLabels: readonly OwnLabel[];
  /** Aspects it says something about, by evidence, values that resolve or own items. */
  readonly aspectsWithInformation: readonly AspectName[];
  readonly hasText: boolean;
  /** Concept → the aspects in which it is a parsed item. */
  readonly parsedIn: ReadonlyMap<ConceptId, readonly AspectName[]>;
  /** Own seniority in years, null when not told. */
  readonly ownYears: number | null;
  /** Larger of own seniority and years worked, in thousandths of a year; null when neither is known. */
  readonly seniority: number | null;
  /** Whether the larger of the two came from the work experiences. */
  readonly seniorityIsWorked: boolean;
  /** Whole days from `asOf`; null when not told. */
  readonly availableDays: number | null;
}

/** A stored document as the side that is asked. */
export function evaluatedTarget(target: Enrichment, numbers: ScoringNumbers): EvaluatedDocument {
  return evaluatedDocument(
    target.profile,
    target,
    target.evidence,
    availableDays(target, numbers.asOfDay),
    false,
    numbers,
  );
}

/**
 * The source as the side that is asked: the texts, experiences and educations of its document when the request names
 * one, and the values of the request's profile in place of the document's own.
 */
export function evaluatedSource(
  profile: ResolvedProfile,
  kind: ProfileKind,
  stored: Enrichment | null,
  facts: ConceptFacts,
  numbers: ScoringNumbers,
): EvaluatedDocument {
  const ignoresOrigin = stored === null;
  const own = profileEvidence(profile, facts, ignoresOrigin);
  const read = stored?.evidence.filter((evidence) => !evidence.source.startsWith('ASPECT.')) ?? [];
  const days = numberOf(profile, 'availabilityAspect');
  const document = stored ?? { kind, language: profile.language, texts: [], worked: [] };
  return evaluatedDocument(profile, { ...document, kind }, [...own, ...read], roundDays(days), ignoresOrigin, numbers);
}

/** A stored profile as a request's: a date of availability read as days from `asOf`, as a GET reads it. */
export function storedProfile(stored: Enrichment, numbers: Pick<ScoringNumbers, 'asOfDay'>): ResolvedProfile {
  const aspect = stored.profile.aspects.availabilityAspect;
  const value = availableDays(stored, numbers.asOfDay);
  if (aspect?.kind !== 'number' || value === null) return stored.profile;
  return { ...stored.profile, aspects: { ...stored.profile.aspects, availabilityAspect: { ...aspect, value } } };
}

/** Days until a stored document is available: from its date, or the number it holds; null when not told. */
export function availableDays(stored: Enrichment, asOfDay: number): number | null {
  if (stored.availableFrom !== null) return daysUntil(stored.availableFrom, asOfDay);
  return roundDays(numberOf(stored.profile, 'availabilityAspect'));
}

function roundDays(days: number | null): number | null {
  return days === null ? null : Math.max(0, Math.round(days));
}

function evaluatedDocument(
  profile: ResolvedProfile,
  document: Pick<Enrichment, 'kind' | 'language' | 'texts' | 'worked'>,
  evidence: readonly ConceptEvidence[],
  days: number | null,
  ignoresOrigin: boolean,
  numbers: ScoringNumbers,
): EvaluatedDocument {
  const ownYears = numberOf(profile, 'seniority');
  const worked = workedYears(document.worked, numbers.asOfMonth);
  return {
    kind: document.kind,
    language: document.language,
    profile,
    evidence,
    texts: document.texts,
    ownLabels: ownLabels(profile, ignoresOrigin),
    aspectsWithInformation: aspectsWithInformation(profile, evidence),
    hasText: document.texts.some((text) => text.stems.length > 0),
    parsedIn: parsedIn(profile),
    ownYears,
    seniority: seniorityHad(ownYears, worked),
    seniorityIsWorked: (worked ?? -1) > (ownYears ?? -1),
    availableDays: days,
  };
}

function ownLabels(profile: ResolvedProfile, ignoresOrigin: boolean): readonly OwnLabel[] {
  const labels: OwnLabel[] = [];
  for (const name of ASPECT_NAMES) {
    const aspect = profile.aspects[name];
    if (aspect?.kind !== 'concepts') continue;
    for (const [position, item] of aspect.items.entries()) {
      if (!givesOwnEvidence(name, item.parsed, ignoresOrigin)) continue;
      const { key, label, level } = item;
      labels.push({ key, source: `ASPECT.${name}`, field: aspectField(name, position), end: label.length, level });
    }
  }
  return labels;
}

/** The aspects that a document says something about: by evidence, by values that resolve, by own items. */
export function aspectsWithInformation(
  profile: ResolvedProfile,
  evidence: readonly ConceptEvidence[],
): readonly AspectName[] {
  const types = new Set(evidence.map((found) => found.conceptType));
  return ASPECT_NAMES.filter((name) => {
    const type = CONCEPT_TYPE_OF_ASPECT[name];
    if (type !== undefined && types.has(type)) return true;
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
  });
}

function parsedIn(profile: ResolvedProfile): ReadonlyMap<ConceptId, readonly AspectName[]> {
  const aspects = new Map<ConceptId, AspectName[]>();
  for (const name of ASPECT_NAMES) {
    const aspect = profile.aspects[name];
    if (aspect?.kind !== 'concepts') continue;
    for (const item of aspect.items) {
      if (!item.parsed) continue;
      for (const concept of item.concepts) {
        const known = aspects.get(concept);
        if (known === undefined) aspects.set(concept, [name]);
        else if (!known.includes(name)) known.push(name);
      }
    }
  }
  return aspects;
}
