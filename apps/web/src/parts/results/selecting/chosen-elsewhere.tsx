import { Button, CloseButton, Popover } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { rowFacts } from '../../../state/results/row-facts.ts';
import { bestFirst, type ResultSelection, type SelectionState } from '../../../state/selection/result-selection.ts';
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
  readonly onOpen: (id: string) => void;
}

/** Who is chosen and not in sight, on other pages or left out by a filter since: how many, who, and out again (RES-02). */
export function ChosenElsewhere({ kind, index, selection, state, matches, onOpen }: ChosenElsewhereProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const shown = new Set(matches.map(({ id }) => id));
  const elsewhere = bestFirst(state).filter((id) => !shown.has(id));
  if (elsewhere.length === 0) return null;
  const known = elsewhere.flatMap((id) => state.known.get(id) ?? []).slice(0, MOST_NAMED);
  const unnamed = elsewhere.length - known.length;
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
          <FormattedMessage id="results.selected.elsewhere" values={{ count: elsewhere.length }} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown ?? ''}
        aria-label={intl.formatMessage({ id: 'results.selected.all' })}
      >
        {known.length > 0 && (
          <ul className={classes.list}>
            {known.map((match) => {
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
