import { Pagination } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './list-page.module.css';

const PAGINATION_RADIUS = 4;

interface ListFootProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** How many documents the list has. */
  readonly count: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Which documents of a list are shown, and the way to the others. */
export function ListFoot({ page, size, count, pageCount, onPage }: ListFootProps) {
  const intl = useIntl();
  return (
    <div className={classes.foot}>
      <span className={classes.range}>
        <FormattedMessage
          id="list.range"
          values={{ from: (page - 1) * size + 1, to: Math.min(page * size, count), count }}
        />
      </span>
      {pageCount > 1 && (
        <Pagination
          total={pageCount}
          value={page}
          siblings={PAGINATION_RADIUS}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `pagination.${control}` }) })}
          getItemProps={(item) => ({ 'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page: item }) })}
        />
      )}
    </div>
  );
}
