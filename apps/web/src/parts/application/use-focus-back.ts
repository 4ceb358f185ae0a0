import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to the row whose details closed, in whatever way they did: by a key, a button or Back. Together with
 * what closes them, so that the next key, however soon, is the row's and not the body's.
 *
 * @param opened the id whose details are open; undefined for none
 */
export function useFocusBack(opened: string | undefined): void {
  const before = useRef(opened);
  useLayoutEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === undefined || opened !== undefined) return;
    document.querySelector<HTMLElement>(`[data-open="${CSS.escape(closed)}"]`)?.focus();
  }, [opened]);
}
