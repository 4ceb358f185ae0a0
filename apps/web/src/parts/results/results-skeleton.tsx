import { Skeleton } from '@mantine/core';
import classes from './results-skeleton.module.css';

/** Rows that a first page shows while it is on its way. */
const ROWS = 10;

/** The rows that are on their way, in their final places. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: ROWS }, (_, i) => (
        <div key={i} className={classes.row}>
          <div className={classes.relevance}>
            <Skeleton height={8} width={32} />
            <Skeleton height={6} />
          </div>
          <div className={classes.main}>
            <Skeleton height={8} width={128} />
            <div className={classes.chips}>
              <Skeleton height={16} width={96} />
              <Skeleton height={16} width={72} />
              <Skeleton height={16} width={112} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
