import { useCallback, useEffect, useRef } from 'react';

/** Whether a component shows still: an answer that comes after somebody left leads nobody away from where they went. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
