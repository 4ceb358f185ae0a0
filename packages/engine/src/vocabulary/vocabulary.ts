import { Interner } from '../columns/interner.ts';
import { NumberSet } from '../columns/number-set.ts';
import { EvidenceKinds } from './evidence-kinds.ts';
import { ProfileFlags } from './profile-flags.ts';
import { ProfileShapes } from './profile-shapes.ts';
import { PropertyTable } from './property-values.ts';
import { CriterionTable } from './criterion-table.ts';
import { SeniorityClasses, type ValueAspect, VALUE_ASPECTS, ValueClasses } from './value-classes.ts';

/** The classes of every value aspect, one for all blocks of an index. */
export type AllValueClasses = Readonly<Record<ValueAspect, ValueClasses>>;

/** Numbers for all that documents of an index say, shared by its blocks; a number never changes its meaning. */
export interface Vocabulary {
  readonly concepts: Interner;
  /** Concepts that are occupations or skills. */
  readonly companions: NumberSet;
  readonly stems: Interner;
  readonly kinds: EvidenceKinds;
  readonly values: AllValueClasses;
  readonly seniorities: SeniorityClasses;
  readonly criteria: CriterionTable;
  readonly shapes: ProfileShapes;
  readonly flags: ProfileFlags;
  readonly properties: PropertyTable;
}

/** A vocabulary without a word. */
export function emptyVocabulary(): Vocabulary {
  const entries = VALUE_ASPECTS.map((aspect) => [aspect, new ValueClasses(aspect)]);
  const values = Object.fromEntries(entries) as AllValueClasses;
  return {
    concepts: new Interner(),
    companions: new NumberSet(),
    stems: new Interner(),
    kinds: new EvidenceKinds(),
    values,
    seniorities: new SeniorityClasses(values.seniority),
    criteria: new CriterionTable(),
    shapes: new ProfileShapes(),
    flags: new ProfileFlags(),
    properties: new PropertyTable(),
  };
}
