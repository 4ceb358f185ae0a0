import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface PageHeadProps {
  /** The words of the page's menu entry; also the title of the document. */
  readonly title: string;
  /** What stands beside the title: of which job, how many. */
  readonly about?: ReactNode;
  /** Steps or actions at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a page: its title, what it is about, its steps or actions. */
export function PageHead({ title, about, children }: PageHeadProps) {
  useDocumentTitle(`${title} – Counterpart`);
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {about !== undefined && <div className={classes.about}>{about}</div>}
      {children !== undefined && <div className={classes.end}>{children}</div>}
    </div>
  );
}
