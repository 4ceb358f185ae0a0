import { useSyncExternalStore } from 'react';
import type { Readable } from '../../state/store.ts';

/** The state of a store; the component renders again when it changes. */
export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
