import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconBookmarkFilled, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { emptyChoices, readChoices, withPrevailing } from '../../state/matching/drafts/addressed-choices.ts';
import { requestOf } from '../../state/matching/drafts/matching-draft.ts';
import { newIds, type SavedSearch } from '../../state/start/saved-searches.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import classes from './recent-list.module.css';
import saved from './saved-list.module.css';

interface NewSince {
  readonly count: number;
  readonly arrived: number;
}

/** How many results a saved search has now, and how many above the fold are new; null until it is known. */
function useNewSince(search: SavedSearch): NewSince | null {
  const { contexts } = useScreen().application;
  const context = contexts[search.page];
  const isKnown = context.indices.some(({ name }) => name === search.index);
  const { data } = useQuery({
    queryKey: ['newSince', search.id, search.seen],
    enabled: isKnown,
    // what is new is of the moment
    gcTime: 0,
    queryFn: async ({ signal }): Promise<NewSince> => {
      const { aspects, language, strategy } = search;
      const draft = withPrevailing(
        { aspects, language, strategy, indices: {} },
        { choices: readChoices(search.choices, context.indices) ?? emptyChoices(context.indices) },
      );
      const { pageSize } = context.search(search.index).get();
      const request = requestOf(draft, search.index);
      const found = await context.search(search.index).peek(request, search.entity, { size: pageSize, signal });
      const ids = found.matches.map(({ id }) => id);
      return { count: found.count, arrived: newIds(search, ids).length };
    },
  });
  return data ?? null;
}

interface SavedEntryProps {
  readonly search: SavedSearch;
  readonly onOpen: (search: SavedSearch) => void;
}

function SavedEntry({ search, onOpen }: SavedEntryProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const now = useNewSince(search);
  const { target } = application.contexts[search.page];
  function handleRemove() {
    application.saved.remove(search.id);
    document.getElementById('main')?.focus({ preventScroll: true });
    showUndo({
      message: intl.formatMessage({ id: 'saved.removed' }, { name: search.name }),
      label: intl.formatMessage({ id: 'actions.undo' }),
      onUndo: () => application.saved.save(search),
    });
  }
  return (
    <li className={saved.entry}>
      <UnstyledButton className={classes.search} data-roving onClick={() => onOpen(search)}>
        <IconBookmarkFilled size={16} aria-hidden />
        <span className={classes.label}>{search.name}</span>
        <span className={classes.about}>{search.about}</span>
        {now !== null && (
          <span className={classes.count}>
            <FormattedMessage id={`start.recent.count.${target}`} values={{ count: now.count }} />
          </span>
        )}
        <span className={saved.fresh} data-some={(now?.arrived ?? 0) > 0 || undefined}>
          {now !== null && <FormattedMessage id="saved.new" values={{ count: now.arrived }} />}
        </span>
      </UnstyledButton>
      <ActionIcon
        data-roving
        aria-label={intl.formatMessage({ id: 'saved.remove' }, { name: search.name })}
        onClick={handleRemove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface SavedListProps {
  readonly searches: readonly SavedSearch[];
  readonly onOpen: (search: SavedSearch) => void;
}

/** Searches that were saved, each with how many of its results are new since it was last looked at. One tab stop. */
export function SavedList({ searches, onOpen }: SavedListProps) {
  const roving = useRovingFocus();
  if (searches.length === 0) return null;
  return (
    <section>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id="saved.title" />
        </h3>
      </div>
      <div {...roving}>
        <ul className={classes.list}>
          {searches.map((search) => (
            <SavedEntry key={search.id} search={search} onOpen={onOpen} />
          ))}
        </ul>
      </div>
    </section>
  );
}
