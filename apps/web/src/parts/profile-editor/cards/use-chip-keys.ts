import type { AspectName, Aspects } from '@counterpart/domain';
import { allowedWeight, changeFlags, flagsOf } from '../../../state/profile/edit-values.ts';
import { aspectOf, changeAspect } from '../../../state/profile/profile-editing.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { ASPECT_ITSELF } from './aspect-importance.tsx';
import type { EditorTools } from '../editor-context.ts';

/** What "+" and "−" add to a weight. */
const WEIGHT_STEP = 10;

/** The value whose chip has the focus. */
function focusedValue(event: KeyboardEvent): { readonly name: AspectName; readonly id: string } | null {
  const { target } = event;
  const key = target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-chip]')?.dataset['chip'] ?? '') : '';
  const at = key.indexOf('/');
  return at < 0 ? null : { name: key.slice(0, at) as AspectName, id: key.slice(at + 1) };
}

function weighed(aspects: Aspects, name: AspectName, id: string, by: number): Aspects {
  if (id === ASPECT_ITSELF) {
    return changeAspect(aspects, name, { weight: allowedWeight(aspectOf(aspects, name).weight + by) });
  }
  const flags = flagsOf(aspects, name, id);
  return flags === null ? aspects : changeFlags(aspects, name, id, { weight: allowedWeight(flags.weight + by) });
}

function toggled(aspects: Aspects, name: AspectName, id: string): Aspects {
  if (id === ASPECT_ITSELF) return changeAspect(aspects, name, { required: !aspectOf(aspects, name).required });
  const flags = flagsOf(aspects, name, id);
  return flags === null ? aspects : changeFlags(aspects, name, id, { required: !flags.required });
}

/** The keys of a chip: "+" and "−" weigh by 10, r requires, Delete removes. */
export function useChipKeys({ edit, remove }: Pick<EditorTools, 'edit' | 'remove'>): void {
  const onChip = (act: (name: AspectName, id: string) => void) => (event: KeyboardEvent) => {
    const value = focusedValue(event);
    if (value === null) return false;
    act(value.name, value.id);
    return true;
  };
  const group = 'profile' as const;
  useKeys([
    {
      key: '+',
      label: 'chip.keys.heavier',
      group,
      run: onChip((name, id) => edit((now) => weighed(now, name, id, WEIGHT_STEP))),
    },
    {
      key: '-',
      label: 'chip.keys.lighter',
      group,
      run: onChip((name, id) => edit((now) => weighed(now, name, id, -WEIGHT_STEP))),
    },
    { key: 'r', label: 'chip.keys.require', group, run: onChip((name, id) => edit((now) => toggled(now, name, id))) },
    {
      key: 'Delete',
      label: 'chip.keys.remove',
      group,
      run: onChip((name, id) => {
        if (id !== ASPECT_ITSELF) remove(name, id);
      }),
    },
  ]);
}
