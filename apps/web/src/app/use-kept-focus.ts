import { type RefObject, useEffect, useRef } from 'react';

/** Whoever takes something away puts the focus beside it in the next frames; later than that nobody did, in milliseconds. */
const PATIENCE_MS = 150;

/** Taken away, or in a section that was closed. */
function isGone(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.closest('[hidden]') !== null);
}

/** What had the focus, and the dialog it stands in; null for the screen itself. */
interface FocusedElement {
  readonly element: Element;
  readonly dialog: Element | null;
}

/** What had the focus last on the screen and in each dialog over it, the topmost last. */
function withFocused(trail: readonly FocusedElement[], element: Element): readonly FocusedElement[] {
  const dialog = element.closest('[role="dialog"]');
  const before = trail.findIndex((known) => known.dialog === dialog);
  return [...(before === -1 ? trail : trail.slice(0, before)), { element, dialog }];
}

/** Where the focus goes from a dialog that is gone: to what had it before the dialog, where that is still there. */
function beneath(trail: readonly FocusedElement[]): HTMLElement | null {
  if (trail.at(-1)?.dialog == null) return null;
  const under = trail.findLast(({ element }) => !isGone(element))?.element;
  return under instanceof HTMLElement ? under : null;
}

/**
 * Takes the focus to the beginning of the screen when what had it is gone: another screen, a button that went with what
 * it did. From a dialog it goes back to where it was before. It never falls to the body, where the next Tab would begin at
 * the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    let trail: readonly FocusedElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    const isLastGone = () => isGone(trail.at(-1)?.element ?? null);
    function stop() {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      timer = undefined;
      frame = undefined;
    }
    const remember = ({ target }: FocusEvent) => {
      // what was lost is found: what goes next has the whole patience, not the rest of this one
      stop();
      if (target instanceof Element) trail = withFocused(trail, target);
    };
    function nextFrame(run: () => void) {
      frame = requestAnimationFrame(run);
    }
    function check() {
      stop();
      const { activeElement } = document;
      // what is hidden keeps the focus until the next frame is drawn
      const isLost = activeElement === null || activeElement === document.body || isGone(activeElement);
      if (!isLost || !isLastGone()) return;
      const under = beneath(trail);
      under?.focus({ preventScroll: true });
      if (under === null || document.activeElement !== under) main.current?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      // a screen that is being built changes all the time: the first change is what counts
      if (timer !== undefined || !isLastGone()) return;
      // on a busy machine the frame of whoever puts the focus beside it comes first
      timer = setTimeout(() => nextFrame(() => nextFrame(check)), PATIENCE_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      stop();
    };
  }, []);
  return main;
}
