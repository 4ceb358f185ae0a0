import { startTransition, useEffect, useState } from 'react';

/** What is not needed to begin with comes after this many milliseconds at the latest, however busy the browser is. */
const AT_LATEST_MS = 500;
/** Where a browser cannot say that it has nothing to do. */
const SOON_MS = 100;

let isSettled = false;

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Whether the first screen of a visit stands: what nobody sees or uses at once is drawn after it. Stays true for all
 * screens that follow.
 */
export function useSettled(): boolean {
  const [is, setIs] = useState(isSettled);
  useEffect(() => {
    if (is) return undefined;
    return whenIdle(() => {
      isSettled = true;
      // a key that is typed meanwhile comes first
      startTransition(() => setIs(true));
    });
  }, [is]);
  return is;
}
