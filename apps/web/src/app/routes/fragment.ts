import { useLocation } from '@tanstack/react-router';

/** The fragment of the address, without `#`. */
export function useFragment(): string {
  return useLocation({ select: ({ hash }) => hash });
}

interface Change {
  readonly replace?: boolean;
  readonly hash?: string;
}

/** How to go to another search part of a page: with the fragment that is there, unless another one is given. */
export function keepingFragment({ hash, replace = false }: Change = {}) {
  // a fragment is state here, no place to scroll to
  return { hash: hash ?? true, replace, hashScrollIntoView: false, resetScroll: false } as const;
}
