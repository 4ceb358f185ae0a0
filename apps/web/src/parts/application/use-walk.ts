import { useLayoutEffect, useRef } from 'react';

/**
 * Walks from the open entry of a list to the one before or after it. Keys may come faster than the screen follows: each
 * goes on from where the last one led, so that two of them go two further.
 *
 * @returns the entry so many places further, which is from then on the one to go on from; undefined where the list ends
 */
export function useWalk<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  opened: string | undefined,
): (step: 1 | -1) => Entry | undefined {
  const place = useRef(opened);
  useLayoutEffect(() => {
    place.current = opened;
  }, [opened]);
  return (step) => {
    const at = entries.findIndex(({ id }) => id === place.current);
    const next = at === -1 ? undefined : entries[at + step];
    if (next !== undefined) place.current = next.id;
    return next;
  };
}
