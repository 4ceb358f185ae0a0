import { Pagination } from '@mantine/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import classes from './results-list.module.css';

/** Pages on either side in the results toolbar (A9). */
const PAGINATION_RADIUS = 2;

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
  const preparing = (next: number) => ({
    onPointerEnter: () => onPrepare(next),
    onFocus: () => onPrepare(next),
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
