import { Button, CloseButton, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import type { MatchRequest } from '../../../state/matching/searches/match-request.ts';
import { rowFacts } from '../../../state/results/row-facts.ts';
import { ListedIds } from '../../../state/selection/listed-ids.ts';
import { bestFirst, type ResultSelection, type SelectionState } from '../../../state/selection/result-selection.ts';
import { useMay } from '../../application/use-may.ts';
import { useStore } from '../../application/use-store.ts';
import controls from '../../../ui/light-controls.module.css';
import { showUndo } from '../../../ui/show-undo.tsx';
import classes from './chosen-elsewhere.module.css';

/** As many are named; who chose more takes them all back, or by their boxes. */
const MOST_NAMED = 100;

interface ChosenElsewhereProps {
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly selection: ResultSelection;
  readonly state: SelectionState;
  /** The matches that are in sight. */
  readonly matches: readonly Match[];
  /** They are those of an earlier request: the answer of this one is on its way, or failed. */
  readonly isEarlier: boolean;
  /** What was asked for the list that is in sight: who stands in it is asked anew when this is another. */
  readonly request: MatchRequest | null;
  /** Which of some ids stand in the list, on whatever page. */
  readonly fetchListed: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlySet<string>>;
  readonly onOpen: (id: string) => void;
}

/** Where those stand who are chosen and not in sight: on other pages, or outside the list since it was asked otherwise. */
const PLACES = ['otherPages', 'outside'] as const;

/** Who is chosen and not in sight: how many, who, whether another page has them, and out again (RES-02). */
export function ChosenElsewhere(props: ChosenElsewhereProps) {
  const { kind, index, selection, state, matches, isEarlier, request, fetchListed, onOpen } = props;
  const intl = useIntl();
  const mayAsk = useMay(kind === 'JOB' ? 'jobIds' : 'candidateIds');
  const [isOpen, setOpen] = useState(false);
  const shown = new Set(matches.map(({ id }) => id));
  const elsewhere = bestFirst(state).filter((id) => !shown.has(id));
  // another request or index is another list
  const listed = useMemo(() => new ListedIds(index.name, request), [index.name, request]);
  useEffect(() => {
    if (!isEarlier) listed.see(matches.map(({ id }) => id));
  }, [listed, matches, isEarlier]);
  const { isListed } = useStore(listed.store);
  const unknown = elsewhere.filter((id) => !isListed.has(id)).toSorted();
  useQuery({
    queryKey: ['chosen-listed', ...listed.list, unknown],
    enabled: mayAsk && !isEarlier && unknown.length > 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const found = await fetchListed(unknown, signal);
      listed.learn(unknown, found);
      return found.size;
    },
  });
  if (elsewhere.length === 0) return null;
  const outside = elsewhere.filter((id) => isListed.get(id) === false).length;
  const known = elsewhere.flatMap((id) => state.known.get(id) ?? []).slice(0, MOST_NAMED);
  const unnamed = elsewhere.length - known.length;
  const at = (place: (typeof PLACES)[number]) =>
    known.filter(({ id }) => (place === 'outside') === (isListed.get(id) === false));
  function handleClear() {
    const before = selection.store.get();
    setOpen(false);
    selection.clear();
    showUndo({
      message: <FormattedMessage id="results.selected.cleared" values={{ count: before.ids.size }} />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => selection.store.set(before),
    });
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus width={304}>
      <Popover.Target>
        <Button size="xs" variant="subtle" onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="results.selected.elsewhere" values={{ count: elsewhere.length, outside }} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown ?? ''}
        aria-label={intl.formatMessage({ id: 'results.selected.all' })}
      >
        {PLACES.map((place) => ({ place, those: at(place) })).map(
          ({ place, those }) =>
            those.length > 0 && (
              <section key={place} aria-labelledby={`chosen-${place}`}>
                <h3 className={classes.place} id={`chosen-${place}`}>
                  <FormattedMessage id={`results.selected.place.${place}`} />
                </h3>
                <ul className={classes.list}>
                  {those.map((match) => {
                    const { name } = rowFacts(match, kind, index);
                    return (
                      <li key={match.id} className={classes.one}>
                        <button
                          type="button"
                          className={`${controls.bare} ${classes.name}`}
                          onClick={() => {
                            setOpen(false);
                            onOpen(match.id);
                          }}
                        >
                          {name}
                        </button>
                        <CloseButton
                          size={24}
                          aria-label={intl.formatMessage({ id: 'results.selected.leaveOut' }, { subject: name })}
                          onClick={() => selection.leaveOut(new Set([match.id]))}
                        />
                      </li>
                    );
                  })}
                </ul>
              </section>
            ),
        )}
        {unnamed > 0 && (
          <p className={classes.more}>
            <FormattedMessage id="results.selected.unnamed" values={{ count: unnamed, named: known.length }} />
          </p>
        )}
        <Button size="xs" fullWidth onClick={handleClear}>
          <FormattedMessage id="results.selected.clear" values={{ count: state.ids.size }} />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
