import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many children of a list fit on its line, the last of them giving way to an element of `moreWidth` pixels where not all
 * do. Children that do not fit keep their width, so that one look measures all of them; asked again when the list or a
 * child gets another width, as with another language or when the font arrives.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number, moreWidth: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const children = [...element.children].slice(0, count);
    const measure = () => {
      const room = element.getBoundingClientRect().width;
      const widths = children.map((child) => child.getBoundingClientRect().width);
      const fits = (most: number) => {
        let used = 0;
        return widths.findIndex((width) => (used += width) > most);
      };
      const now = fits(room) === -1 ? count : Math.max(0, fits(room - moreWidth));
      // the observer calls between layout and painting: nobody sees the list as it was
      flushSync(() => setFitting(now));
    };
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...children]) observer.observe(one);
    return () => observer.disconnect();
  }, [list, count, moreWidth]);
  return Math.min(fitting, count);
}
