import { ASPECT_NAMES, type Aspect, type AspectName, type Aspects } from '@counterpart/domain';
import { isListAspect } from '../profile/profile-editing.ts';

/** One value that a ranking was asked for. */
export interface AskedValue {
  readonly aspect: AspectName;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** An aspect of one value, such as a wage, in place of the label of a listed one. */
  readonly single?: Aspect;
}

/** The values of a profile: required ones first, then what the work is, then by weight, in the order of the aspects. */
export function askedValues(aspects: Aspects): readonly AskedValue[] {
  const all = ASPECT_NAMES.flatMap((aspect): readonly (AskedValue & { readonly weight: number })[] => {
    const single = aspects[aspect];
    if (single === undefined) return [];
    if (isListAspect(single))
      return single.value.map(({ id, label, required, weight }) => ({ aspect, id, label, required, weight }));
    const { value } = single;
    const isEmpty = value === null || ('from' in value ? (value.from ?? value.to) : value.value) === null;
    return isEmpty ? [] : [{ aspect, id: aspect, label: '', required: value.required, weight: value.weight, single }];
  });
  const isWork = ({ aspect }: AskedValue) => Number(aspect === 'jobFunctions');
  return all.toSorted(
    (a, b) => Number(b.required) - Number(a.required) || isWork(b) - isWork(a) || b.weight - a.weight,
  );
}
