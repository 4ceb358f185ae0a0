import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: 'warning' | 'refused' | 'done';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

const ROLE = { warning: undefined, refused: 'alert', done: 'status' } as const;

/** A message within a file: its tone is a line of colour, its text stays as legible as any. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={ROLE[tone]}>
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
