import { useLocation, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { MatchingAddress, MatchingSearch, Step } from '../../state/matching/matching-search.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step before is the same page without the dialog that this step opened. */
    opened?: true;
  }
}

/** How the router goes to another search part of the page that is open. */
interface Going {
  readonly hash: string | true;
  readonly replace: boolean;
  /** `true` leaves the state of the step that is replaced. */
  readonly state: true | { opened?: true };
  readonly hashScrollIntoView: false;
  readonly resetScroll: false;
}

/** With the fragment that is there, unless another one is given. */
function goingBy({ hash, replace = false, opens = false, isApart = false }: Step): Going {
  const state = replace && !isApart ? true : opens ? ({ opened: true } as const) : {};
  // a fragment is state here, no place to scroll to
  return { hash: hash ?? true, replace, state, hashScrollIntoView: false, resetScroll: false };
}

/** The address of the page that is open; `go` leads to another search part of it. */
export function useAddress(search: MatchingSearch, go: (next: MatchingSearch, how: Going) => unknown): MatchingAddress {
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  /** The step that is being left: a key that closes may be pressed twice before the browser has gone back. */
  const left = useRef<string | null>(null);
  return {
    search,
    hash,
    change: (next, how = {}) => void go(next, goingBy(how)),
    close: (next) => {
      const { key, opened } = history.location.state;
      if (opened !== true) {
        void go(next, goingBy({ replace: true }));
      } else if (key === undefined || left.current !== key) {
        left.current = key ?? null;
        history.back();
      }
    },
  };
}
