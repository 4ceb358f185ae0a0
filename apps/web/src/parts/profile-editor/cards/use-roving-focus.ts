import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons of a group, in reading order. */
function stopsOf(group: HTMLElement | null): readonly HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])];
}

/** Makes a group one tab stop: arrows, Home and End walk its `data-roving` buttons, and Tab comes back to the last one. */
export function useRovingFocus(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement | null>(null);
  const current = useRef<HTMLElement | null>(null);
  function settle() {
    const stops = stopsOf(ref.current);
    const stop = stops.find((one) => one === current.current) ?? stops[0];
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
  }
  // Buttons come and go with the values; whichever are there now are one stop.
  useLayoutEffect(settle);
  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('data-roving')) return;
    current.current = target;
    settle();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-roving')) return;
    const stops = stopsOf(ref.current);
    const at = stops.indexOf(event.target);
    const step = STEP[event.key];
    const next =
      event.key === 'Home'
        ? stops[0]
        : event.key === 'End'
          ? stops.at(-1)
          : step === undefined
            ? null
            : stops[at + step];
    if (next === null || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  return { ref, onKeyDown: handleKeyDown, onFocus: handleFocus };
}
