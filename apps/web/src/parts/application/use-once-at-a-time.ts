import { useState } from 'react';
import { OnceAtATime } from '../../state/once-at-a-time.ts';
import { useStore } from './use-store.ts';

interface Presses {
  /** Does what a button sends, unless that is under way; null when it is. Rejects when the work does. */
  readonly once: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | null>;
  readonly isUnderWay: (name: string) => boolean;
}

/** What the buttons of a component send, each once at a time however often it is pressed. */
export function useOnceAtATime(): Presses {
  const [works] = useState(() => new OnceAtATime());
  const { underWay } = useStore(works.store);
  return { once: async (name, work) => works.run(name, work), isUnderWay: (name) => underWay.has(name) };
}
