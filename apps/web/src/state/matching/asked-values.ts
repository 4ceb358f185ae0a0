import { ASPECT_NAMES, type AspectName, type Aspects } from '@counterpart/domain';
import { isListAspect } from '../profile/profile-editing.ts';

/** One value that a ranking was asked for. */
export interface AskedValue {
  readonly aspect: AspectName;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
}

/** The listed values of a profile: required ones first, then what the work is, then by weight, in the order of the aspects. */
export function askedValues(aspects: Aspects): readonly AskedValue[] {
  const all = ASPECT_NAMES.flatMap((aspect) => {
    const value = aspects[aspect];
    return value !== undefined && isListAspect(value)
      ? value.value.map(({ id, label, required, weight }) => ({ aspect, id, label, required, weight }))
      : [];
  });
  const isWork = ({ aspect }: AskedValue) => Number(aspect === 'jobFunctions');
  return all.toSorted(
    (a, b) => Number(b.required) - Number(a.required) || isWork(b) - isWork(a) || b.weight - a.weight,
  );
}
