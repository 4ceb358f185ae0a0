import { Pagination } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import classes from './results-list.module.css';

/** Pages on either side in the results toolbar (A9). */
const PAGINATION_RADIUS = 2;

/** How long somebody stays at a page before it is fetched beforehand, in milliseconds. */
const PAUSE_MS = 80;

interface ResultsPagesProps {
  readonly pageCount: number;
  /** From 0. */
  readonly page: number;
  /** From 1. */
  readonly onPage: (page: number) => void;
  /** From 0; somebody points at a page and is about to ask for it. */
  readonly onPrepare: (page: number) => void;
}

/** The pages of a list, to go from one to another. */
export const ResultsPages = memo(function ResultsPages({ pageCount, page, onPage, onPrepare }: ResultsPagesProps) {
  const intl = useIntl();
  // who goes along the pages to something else asks for none of them
  const prepare = useDebouncedCallback(onPrepare, PAUSE_MS);
  const preparing = (next: number) => ({
    onPointerEnter: () => prepare(next),
    onPointerLeave: prepare.cancel,
    onFocus: () => prepare(next),
    onBlur: prepare.cancel,
  });
  return (
    <Pagination
      className={classes.pages ?? ''}
      total={pageCount}
      value={page + 1}
      siblings={PAGINATION_RADIUS}
      onChange={onPage}
      getControlProps={(control) => ({
        'aria-label': intl.formatMessage({ id: `pagination.${control}` }),
        ...preparing(control === 'previous' ? page - 1 : page + 1),
      })}
      getItemProps={(item) => ({
        'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page: item }),
        ...preparing(item - 1),
      })}
    />
  );
});
