import { useLayoutEffect, useRef } from 'react';
import { useScreen } from '../application/use-screen.ts';
import type { KeyBinding } from '../../state/keyboard.ts';

/**
 * Keys that act while a component shows, from its first frame on: what is seen has its keys. Which keys there are must not
 * change while it does.
 */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const { keyboard } = useScreen().application;
  const latest = useRef(bindings);
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  useLayoutEffect(
    () =>
      keyboard.add(
        latest.current.map((binding, i) => ({
          ...binding,
          run: (event) => latest.current[i]?.run(event) ?? undefined,
        })),
      ),
    [keyboard],
  );
}
