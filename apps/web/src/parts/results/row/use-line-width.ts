import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width that the last table measured: the next one most likely has it too, and need not show its rows twice. */
let lastWidth = 0;

/** The width of the first element that a selector finds in a container, in px, and again whenever it changes. */
export function useLineWidth(container: RefObject<HTMLElement | null>, selector: string): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const line = container.current?.querySelector(selector);
    if (line == null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      lastWidth = entry.contentRect.width;
      setWidth(lastWidth);
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [container, selector]);
  return width;
}
