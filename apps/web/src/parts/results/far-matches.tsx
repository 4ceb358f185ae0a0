import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Aspects } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { changeAspect } from '../../state/profile/profile-editing.ts';
import { nearest } from '../../state/results/row-facts.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import classes from './far-matches.module.css';

interface FarMatchesProps {
  readonly context: MatchingContext;
  /** What the list was asked for. */
  readonly aspects: Aspects;
  /** The rows in sight. */
  readonly matches: readonly Match[];
}

/**
 * Why somebody far away stands among the rows: the place counts, and is not required. One click requires it, which can be
 * undone.
 */
export function FarMatches({ context, aspects, matches }: FarMatchesProps) {
  const places = aspects.locations;
  const isRequired =
    places?.required === true || (places?.type === 'locations' && places.value.some(({ required }) => required));
  const count = matches.filter((match) => nearest(match)?.isFar === true).length;
  if (count === 0 || isRequired) return null;
  function require(required: boolean) {
    context.edit((now) => (now.locations === undefined ? now : changeAspect(now, 'locations', { required })));
    void context.match();
  }
  function handleRequire() {
    require(true);
    // the button goes with what it answered
    document.getElementById('main')?.focus({ preventScroll: true });
    showUndo({
      message: <FormattedMessage id="results.far.required" />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => require(false),
    });
  }
  return (
    <p className={classes.far}>
      <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
      <FormattedMessage id="results.far" values={{ count }} />
      <Button size="xs" variant="subtle" onClick={handleRequire}>
        <FormattedMessage id="results.far.require" />
      </Button>
    </p>
  );
}
