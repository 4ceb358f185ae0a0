import {
  type AspectName,
  type ConceptId,
  type Language,
  type LanguageLevel,
  type ResolvedAspect,
  type ResolvedPlace,
} from '@counterpart/domain';
import { rangeInMillimetres, wageInCents, yearsInThousandths } from '@counterpart/scoring';

/** What one item of a stored profile asks, without its weight and flag: many documents ask the same. */
export type StoredCriterion = { readonly aspect: AspectName } & (
  | {
      readonly kind: 'concepts';
      readonly key: string;
      readonly level: LanguageLevel | null;
      readonly concepts: readonly ConceptId[];
      /** Stems by language where it names no concept, else null. */
      readonly words: Readonly<Record<Language, readonly string[]>> | null;
    }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly place: ResolvedPlace | null;
      readonly rangeMillimetres: number;
    }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'wage'; readonly from: number | null; readonly to: number | null }
  /** What it has depends on the month and on its document: a search asks the document's class of seniority. */
  | { readonly kind: 'seniority'; readonly need: number }
  | { readonly kind: 'availability'; readonly availableFrom: string | null; readonly availableIn: number | null }
);

/** The criteria of an aspect in the order of its items. */
export function storedCriteria(
  name: AspectName,
  aspect: ResolvedAspect,
  available: { readonly availableFrom: string | null; readonly availableIn: number | null },
): readonly StoredCriterion[] {
  switch (aspect.kind) {
    case 'concepts':
      return aspect.items.map(({ key, level, concepts, words }) => ({
        aspect: name,
        kind: 'concepts',
        key,
        level,
        concepts,
        words: concepts.length === 0 ? words : null,
      }));
    case 'places':
      return aspect.items.map(({ key, place, rangeMetres }) => ({
        aspect: name,
        kind: 'place',
        key,
        place,
        rangeMillimetres: rangeInMillimetres(rangeMetres),
      }));
    case 'values':
      return aspect.items.map(({ value }) => ({ aspect: name, kind: 'value', value }));
    case 'range':
      return [{ aspect: name, kind: 'wage', from: wageInCents(aspect.from), to: wageInCents(aspect.to) }];
    case 'number': {
      const { availableFrom, availableIn } = available;
      if (name === 'availabilityAspect') return [{ aspect: name, kind: 'availability', availableFrom, availableIn }];
      return [{ aspect: name, kind: 'seniority', need: yearsInThousandths(aspect.value) }];
    }
  }
}
