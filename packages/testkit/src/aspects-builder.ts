import type {
  AspectName,
  Aspects,
  ConceptItem,
  ConceptsAspect,
  LanguageLevel,
  LocationItem,
  RangeUnit,
} from '@counterpart/domain';

/** What may be said of one value; weights are wire weights (1 is normal). */
export interface ItemOptions {
  readonly weight?: number;
  readonly required?: boolean;
  /** Look for the words, not the concept. */
  readonly custom?: boolean;
}

/** What may be said of a place; `range` in `rangeUnit`, kilometres unless told. */
export interface PlaceOptions extends ItemOptions {
  readonly range?: number | null;
  readonly rangeUnit?: RangeUnit;
}

/** Bounds of a wage: gross, in euro, a month, full time. */
export interface WageOptions extends ItemOptions {
  readonly from?: number | null;
  readonly to?: number | null;
}

type ConceptAspectName = Exclude<AspectName, 'locations' | 'wage' | 'seniority' | 'availabilityAspect'>;

/** Adds a concept to its aspect; item ids count on within the aspect (`hardSkills-1`). */
export function withConcept(
  aspects: Aspects,
  name: ConceptAspectName,
  label: string,
  options: ItemOptions & { readonly level?: LanguageLevel | null } = {},
): Aspects {
  const before = aspects[name];
  const value = before?.type === 'concepts' ? before.value : [];
  const item: ConceptItem = {
    id: `${name}-${value.length + 1}`,
    label,
    weight: options.weight ?? 1,
    required: options.required ?? false,
    ...(options.custom === undefined ? {} : { custom: options.custom }),
    ...(options.level === undefined ? {} : { level: options.level }),
  };
  const aspect: ConceptsAspect = {
    type: 'concepts',
    weight: before?.weight ?? 1,
    required: before?.required ?? false,
    value: [...value, item],
  };
  return { ...aspects, [name]: aspect };
}

/** Adds a place to the locations. */
export function withPlace(aspects: Aspects, label: string, options: PlaceOptions = {}): Aspects {
  const before = aspects.locations;
  const value = before?.type === 'locations' ? before.value : [];
  const item: LocationItem = {
    id: `locations-${value.length + 1}`,
    label,
    range: options.range ?? null,
    rangeUnit: options.rangeUnit ?? 'KILOMETER',
    weight: options.weight ?? 1,
    required: options.required ?? false,
  };
  return {
    ...aspects,
    locations: {
      type: 'locations',
      weight: before?.weight ?? 1,
      required: before?.required ?? false,
      value: [...value, item],
    },
  };
}

/** Sets the wage. */
export function withWage(aspects: Aspects, wage: WageOptions): Aspects {
  const required = wage.required ?? false;
  return {
    ...aspects,
    wage: {
      type: 'range',
      weight: wage.weight ?? 1,
      required,
      value: { weight: 1, required, from: wage.from ?? null, to: wage.to ?? null },
    },
  };
}

/** Sets seniority (years) or availability (days). */
export function withNumber(
  aspects: Aspects,
  name: 'seniority' | 'availabilityAspect',
  value: number,
  options: ItemOptions = {},
): Aspects {
  const required = options.required ?? false;
  return {
    ...aspects,
    [name]: { type: 'integer', weight: options.weight ?? 1, required, value: { weight: 1, required, value } },
  };
}

/** Sets the weight and the required flag of a whole aspect that already has a value. */
export function withAspect(
  aspects: Aspects,
  name: AspectName,
  options: { readonly weight?: number; readonly required?: boolean },
): Aspects {
  const aspect = aspects[name];
  return aspect === undefined ? aspects : { ...aspects, [name]: { ...aspect, ...options } };
}
