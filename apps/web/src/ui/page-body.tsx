import type { ReactNode } from 'react';
import classes from './page-body.module.css';

/** The column of a page: padding by width, cards 12 px apart. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
