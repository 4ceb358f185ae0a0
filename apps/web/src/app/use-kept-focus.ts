import { type RefObject, useEffect, useRef } from 'react';

/** Whoever takes something away puts the focus beside it in the next frames; later than that nobody did, in milliseconds. */
const PATIENCE_MS = 150;

/** Taken away, or in a section that was closed. */
function isGone(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.closest('[hidden]') !== null);
}

/**
 * Takes the focus to the beginning of the screen when what had it is gone: another screen, a button that went with what
 * it did. It never falls to the body, where the next Tab would begin at the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    function check() {
      timer = undefined;
      const { activeElement } = document;
      // what is hidden keeps the focus until the next frame is drawn
      const isLost = activeElement === null || activeElement === document.body || isGone(activeElement);
      if (isLost && isGone(last)) main.current?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      // a screen that is being built changes all the time: the first change is what counts
      if (timer !== undefined || !isGone(last)) return;
      // on a busy machine the frame of whoever puts the focus beside it comes first
      timer = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(check)), PATIENCE_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return main;
}
