import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Nothing to show: says so, and what to do next. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={classes.empty} role="status">
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.next}>{children}</div>}
    </div>
  );
}
