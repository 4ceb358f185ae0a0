import { useCallback, useState } from 'react';

/** The inside of an element, without its padding, in px. */
function insideOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

interface Measured {
  /** Goes to the element that is measured. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** Its inside in px; 0 until it is there, and its last width while it is hidden. */
  readonly width: number;
}

/**
 * The width of an element, and again whenever it changes. It is known before the first paint, so that what depends on it
 * never stands on the screen in one way first and in another a moment later.
 */
export function useWidth(): Measured {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const take = (measured: number) => {
      if (measured > 0) setWidth(measured);
    };
    take(insideOf(element));
    const observer = new ResizeObserver(([entry]) => take(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
