import { useIntl } from 'react-intl';
import { choicesText } from '../../state/matching/drafts/addressed-choices.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import type { Arrivals, SavedSearch } from '../../state/start/saved-searches.ts';
import { searchAbout, searchName } from '../../state/start/search-name.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { useIndexResults } from '../use-index-results.ts';

interface Saving {
  /** The search that is shown, when it is saved. */
  readonly saved: SavedSearch | undefined;
  /** What came into it since it was looked at before. */
  readonly arrivals: Arrivals | undefined;
  /** Saves what is shown, or forgets it; either can be taken back. */
  readonly toggle: () => void;
}

/** Saves the search whose results are shown under the name of its job or of what it asks. */
export function useSaving(context: MatchingContext, subject: string): Saving {
  const { application } = useScreen();
  const intl = useIntl();
  const { saved: searches, jobInput } = application;
  const { arrivals } = useStore(searches.store);
  const { source, activeIndex, indices } = useStore(context.store);
  const { parsedText } = useStore(jobInput.store);
  const { lastRequest, matches } = useIndexResults(context, activeIndex);
  const asked =
    lastRequest === null
      ? null
      : {
          page: context.name,
          index: activeIndex,
          aspects: lastRequest.aspects,
          language: lastRequest.language,
          strategy: lastRequest.strategy,
          choices: choicesText(indices, context.indices),
          entity: entityOf(source),
        };
  const saved = asked === null ? undefined : searches.find(asked);
  function toggle() {
    if (asked === null) return;
    const label = intl.formatMessage({ id: 'actions.undo' });
    if (saved !== undefined) {
      searches.remove(saved.id);
      const message = intl.formatMessage({ id: 'saved.removed' }, { name: saved.name });
      showUndo({ message, label, onUndo: () => searches.save(saved) });
      return;
    }
    const job =
      context.name === 'jobToCandidates' && parsedText !== null
        ? { title: parsedText.title, text: parsedText.description }
        : null;
    const search: SavedSearch = {
      ...asked,
      id: crypto.randomUUID(),
      name: [subject, searchName(asked.aspects)].find((name) => name !== '') ?? activeIndex,
      about: searchAbout(asked.aspects),
      job,
      seen: { when: new Date().toISOString(), ids: matches.map(({ id }) => id) },
    };
    searches.save(search);
    const message = intl.formatMessage({ id: 'saved.saved' }, { name: search.name });
    showUndo({ message, label, onUndo: () => searches.remove(search.id) });
  }
  return { saved, arrivals: saved === undefined ? undefined : arrivals[saved.id], toggle };
}
