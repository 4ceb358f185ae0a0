import type { ReactNode } from 'react';
import classes from './details-layout.module.css';

interface DetailsLayoutProps {
  /** Details that stand beside the page; null when none are pinned open. */
  readonly pane: ReactNode | null;
  readonly children: ReactNode;
}

/** A page with the pinned details beside it. */
export function DetailsLayout({ pane, children }: DetailsLayoutProps) {
  return (
    <div className={classes.layout} data-pinned={pane !== null || undefined}>
      <div className={classes.main}>{children}</div>
      {pane}
    </div>
  );
}
