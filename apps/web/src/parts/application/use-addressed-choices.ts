import { useEffect, useRef } from 'react';
import { choicesText, readChoices } from '../../state/matching/drafts/addressed-choices.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { MatchingAddress } from '../../state/matching/matching-search.ts';
import { useStore } from './use-store.ts';

/**
 * Keeps filters and order of a page and the fragment of its address the same: a choice makes a step that Back takes
 * back, and another fragment, of Back or of a link, becomes the choice. `isReady` when what the page drafts is what its
 * address names.
 */
export function useAddressedChoices(context: MatchingContext, address: MatchingAddress, isReady: boolean): void {
  const { indices } = useStore(context.store);
  const { hash, search, change } = address;
  const drafted = choicesText(indices, context.indices);
  /** What page and address agreed on last; null before the page is ready. */
  const agreed = useRef<string | null>(null);
  const seen = useRef(hash);
  useEffect(() => {
    const hasMoved = seen.current !== hash;
    seen.current = hash;
    if (!isReady) {
      agreed.current = null;
      return;
    }
    if (agreed.current === null) {
      agreed.current = drafted;
      if (drafted !== hash) change(search, { hash: drafted, replace: true });
    } else if (hasMoved && hash !== agreed.current) {
      const choices = readChoices(hash, context.indices);
      agreed.current = choices === null ? '' : choicesText(choices, context.indices);
      void context.choose(choices);
    } else if (drafted !== agreed.current) {
      agreed.current = drafted;
      const { page: _first, ...rest } = search;
      change(rest, { hash: drafted });
    }
  }, [drafted, hash, isReady, context, search, change]);
}
