import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels of the element that stands for what does not fit: at least, and over the widest child that it may be called after. */
interface MoreWidth {
  readonly least: number;
  readonly extra: number;
}

/**
 * How many children of a list fit on its line, the others giving way to one element that may carry the name of any of them.
 * Which ones do not depends on that name, so that nothing moves from page to page. Children that do not fit keep their width, so that one look measures all of them; asked again when the list or a
 * child gets another width, as with another language or when the font arrives.
 */
export function useFittingCount(
  list: RefObject<HTMLElement | null>,
  count: number,
  { least, extra }: MoreWidth,
): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const children = [...element.children].slice(0, count);
    const measure = () => {
      const room = element.getBoundingClientRect().width;
      const widths = children.map((child) => child.getBoundingClientRect().width);
      const used = (some: readonly number[]) => some.reduce((sum, width) => sum + width, 0);
      const fits = (most: number) =>
        used(widths.slice(0, most)) + Math.max(least, Math.max(...widths.slice(most)) + extra) <= room;
      let now = count;
      if (used(widths) > room) for (now = count - 1; now > 0 && !fits(now);) now -= 1;
      // the observer calls between layout and painting: nobody sees the list as it was
      flushSync(() => setFitting(now));
    };
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...children]) observer.observe(one);
    return () => observer.disconnect();
  }, [list, count, least, extra]);
  return Math.min(fitting, count);
}
