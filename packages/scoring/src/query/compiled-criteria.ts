import {
  ASPECT_NAMES,
  type AspectName,
  type Combine,
  type ConceptId,
  type MissingPolicy,
  type ProfileKind,
  type ResolvedAspect,
  type ResolvedProfile,
} from '@counterpart/domain';
import type { Criterion, CriterionBase } from './criterion.ts';
import { levelNumber } from '../values/language-level.ts';
import { rangeInMillimetres } from '../values/place-distance.ts';
import { nonEmptyAspect } from './profile-aspect.ts';
import type { Reach } from './reach.ts';
import { ONE, toMillionths, WEIGHT_UNITS } from '../numbers/rounding.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';
import { yearsInThousandths } from '../values/seniority.ts';
import { dealShares } from '../numbers/shares.ts';
import { wageInCents } from '../values/wage-similarity.ts';

/** An aspect that is asked; weights in millionths, shares in 10⁻⁹. */
export interface AspectCriteria {
  readonly name: AspectName;
  /** The aspect's own flag. */
  readonly required: boolean;
  /** For a single value the two are the same. */
  readonly combine: Combine;
  readonly missing: MissingPolicy;
  readonly lambda: number;
  readonly weight: number;
  readonly items: readonly Criterion[];
  readonly largestWeight: number;
  /** AVERAGE: one share per item; otherwise one share. They add up to 10⁹ over the direction, or are all 0. */
  readonly shares: readonly number[];
}

/** What one side asks of the other in a direction. */
export interface CompiledCriteria {
  readonly kind: ProfileKind;
  readonly aspects: readonly AspectCriteria[];
  /** False when no aspect is asked or every effective weight is 0 (matching.md, "Reverse and mutual"). */
  readonly hasScore: boolean;
}

/** The asking side before its profile is compiled. */
export interface Requester {
  readonly profile: ResolvedProfile;
  readonly kind: ProfileKind;
  /** Own seniority or years worked, the larger, in thousandths of a year; null when neither is known. */
  readonly seniority: number | null;
  /** Whole days from `asOf`; null when not told. */
  readonly availableDays: number | null;
  readonly reachOf: (concepts: readonly ConceptId[]) => Reach;
}

/** Effective weights W by aspect in millionths, in place of the profile's own (MUTUAL_FORWARD_WEIGHT); an absent one is 0. */
export type AspectWeights = { readonly [Name in AspectName]?: number };

/** Compiles the non-empty, allowed aspects of a profile and deals their shares. */
export function compileCriteria(
  requester: Requester,
  allowed: ReadonlySet<AspectName>,
  numbers: ScoringNumbers,
  weights: AspectWeights | null,
): CompiledCriteria {
  const aspects: AspectCriteria[] = [];
  for (const name of ASPECT_NAMES) {
    const aspect = allowed.has(name) ? nonEmptyAspect(requester.profile, name) : null;
    if (aspect === null) continue;
    const items = criteriaOf(name, aspect, requester);
    if (items.length === 0) continue;
    const { lambda, combine, missing } = numbers.aspects[name];
    aspects.push({
      name,
      required: aspect.required,
      combine,
      missing,
      lambda,
      weight: weights === null ? toMillionths(aspect.weight) : (weights[name] ?? 0),
      items,
      largestWeight: Math.max(...items.map((item) => item.weight)),
      shares: [],
    });
  }
  const shares = sharesOf(aspects);
  const dealt = aspects.map((aspect, i) => ({ ...aspect, shares: shares[i] ?? [] }));
  return { kind: requester.kind, aspects: dealt, hasScore: shares.some((list) => list.some((share) => share > 0)) };
}

/** Deals 10⁹ over the given aspects; also over those that remain when others are skipped for a target. */
export function sharesOf(aspects: readonly AspectCriteria[]): readonly (readonly number[])[] {
  return dealShares(
    aspects.map((aspect) => ({
      aspect: aspect.name,
      lambda: aspect.lambda,
      // An aspect whose items all weigh 0 has no share, however its items are combined.
      weight: aspect.largestWeight === 0 ? 0 : aspect.weight,
      items: aspect.combine === 'AVERAGE' ? aspect.items : null,
    })),
  );
}

function criteriaOf(name: AspectName, aspect: ResolvedAspect, requester: Requester): readonly Criterion[] {
  switch (aspect.kind) {
    case 'concepts':
      return aspect.items.map((item): Criterion => {
        const { id, label, required, key, words, concepts } = item;
        const base = { id, label, required, weight: toMillionths(item.weight) };
        const isLanguage = name === 'languages';
        const level = isLanguage ? levelNumber(item.level) : null;
        if (concepts.length === 0) return { ...base, kind: 'keyword', key, words, isLanguage, level };
        if (isLanguage) return { ...base, kind: 'language', concepts, reach: reachOfItself(concepts), level };
        return { ...base, kind: 'concept', concepts, reach: requester.reachOf(concepts), level };
      });
    case 'places':
      return aspect.items.map((item) => ({
        kind: 'place',
        id: item.id,
        label: item.label,
        required: item.required,
        weight: toMillionths(item.weight),
        key: item.key,
        place: item.place,
        rangeMillimetres: rangeInMillimetres(item.rangeMetres),
      }));
    case 'values':
      return aspect.items.map(({ id, label, required, weight, value }) => ({
        kind: 'value',
        id,
        label,
        required,
        weight: toMillionths(weight),
        value,
      }));
    case 'range':
      return [
        {
          ...single(name, aspect.valueRequired),
          kind: 'wage',
          from: wageInCents(aspect.from),
          to: wageInCents(aspect.to),
        },
      ];
    case 'number':
      return [numberCriterion(name, aspect.value, aspect.valueRequired, requester)];
  }
}

function numberCriterion(name: AspectName, value: number, required: boolean, requester: Requester): Criterion {
  const base = single(name, required);
  if (name === 'availabilityAspect') return { ...base, kind: 'availability', days: requester.availableDays ?? 0 };
  const need = yearsInThousandths(value);
  return { ...base, kind: 'seniority', need, have: requester.seniority ?? need };
}

/** The base of a single value: it goes by its aspect's name, and its own weight is not read. */
function single(name: AspectName, required: boolean): CriterionBase {
  return { id: name, label: name, weight: WEIGHT_UNITS, required };
}

/** Languages do not expand: each of an item's concepts is reached by itself alone. */
function reachOfItself(concepts: readonly ConceptId[]): Reach {
  return new Map(concepts.map((asked) => [asked, { factor: ONE, holds: true, path: [], asked }]));
}
