import { useEffect, useRef } from 'react';

/** Runs when a component goes, with what it last showed: the end of an edit mode. */
export function useLeave<Shown>(shown: Shown, leave: (shown: Shown) => void): void {
  const latest = useRef(() => leave(shown));
  useEffect(() => {
    latest.current = () => leave(shown);
  });
  useEffect(() => () => latest.current(), []);
}
