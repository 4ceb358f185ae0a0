import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while a component shows and calls its latest version: rows need not render again. */
export function useLatest<Parameters extends readonly unknown[], Result>(
  run: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
