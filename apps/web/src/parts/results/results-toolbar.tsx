import { ActionIcon, Button, Checkbox, Toolbar } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FEWEST_COMPARED } from '../../state/results/comparison.ts';
import { MOST_SELECTED, type SelectAllState } from '../../state/selection/select-all.ts';
import classes from './results-toolbar.module.css';

interface ResultsToolbarProps {
  /** Whether rows have a box. */
  readonly isSelectable: boolean;
  readonly selectedCount: number;
  /** Whether a selection can be made of those, of so many at most (MOST_SELECTED). */
  readonly isBounded?: boolean;
  /** Who of the chosen is not in sight. */
  readonly elsewhere?: ReactNode;
  /** Undefined when select-all is off. */
  readonly selectAll: SelectAllState | undefined;
  readonly onSelectAll: (isAll: boolean) => void;
  /** Undefined where an index does not allow it (RES-05). */
  readonly onCompare?: (() => void) | undefined;
  readonly onDownload?: (() => void) | undefined;
  readonly isDownloading: boolean;
  /** What else the index allows, such as making a selection. */
  readonly children?: ReactNode;
}

/** Above the rows: who is chosen and what can be done with them; one tab stop, the arrow keys go along it. */
export function ResultsToolbar({
  isSelectable,
  selectedCount,
  isBounded = false,
  elsewhere,
  selectAll,
  onSelectAll,
  onCompare,
  onDownload,
  isDownloading,
  children,
}: ResultsToolbarProps) {
  const intl = useIntl();
  const tooMany = selectedCount - MOST_SELECTED;
  const isComparable = selectedCount >= FEWEST_COMPARED;
  return (
    <Toolbar
      className={classes.toolbar ?? ''}
      withBorder={false}
      aria-label={intl.formatMessage({ id: 'results.toolbar' })}
    >
      {selectAll !== undefined && (
        <Checkbox
          checked={selectAll === 'SELECTED_ALL'}
          indeterminate={selectAll !== 'SELECTED_ALL' && selectedCount > 0}
          disabled={selectAll === 'SELECTING'}
          aria-label={intl.formatMessage({ id: 'results.selectAll' })}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
      )}
      {isSelectable && (
        <span className={classes.chosen} role="status">
          <span className={classes.count}>
            <FormattedMessage id="results.selected" values={{ count: selectedCount }} />
          </span>
          {isBounded && tooMany > 0 && (
            <span className={classes.bound}>
              <FormattedMessage id="results.selected.tooMany" values={{ most: MOST_SELECTED, tooMany }} />
            </span>
          )}
        </span>
      )}
      {elsewhere}
      <span className={classes.end}>
        {children}
        {onCompare !== undefined && (
          <Button size="xs" disabled={!isComparable} onClick={onCompare}>
            <FormattedMessage id="actions.compare" />
          </Button>
        )}
        {onDownload !== undefined && (
          <ActionIcon
            variant="default"
            loading={isDownloading}
            aria-label={intl.formatMessage({ id: 'actions.download' })}
            title={intl.formatMessage({ id: 'actions.download' })}
            onClick={onDownload}
          >
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </Toolbar>
  );
}
