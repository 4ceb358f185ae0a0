import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into what just came: the marked field, otherwise the first one. */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('[data-autofocus]') ?? ref.current?.querySelector('input');
    first?.focus({ preventScroll: true });
  }, []);
  return ref;
}
