import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../state/failures/failure-message.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './call-failure.module.css';

interface CallFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What could not be done; without it the reason alone is said. */
  readonly title?: ReactNode;
}

/** A call that failed: why, in the user's language; a busy or lost server is tried again by itself. */
export function CallFailure({ error, onRetry, title }: CallFailureProps) {
  const { id, requestId, retryAfter } = failureMessage(error);
  useEffect(() => {
    if (retryAfter === null) return undefined;
    const timer = setTimeout(onRetry, retryAfter);
    globalThis.addEventListener('online', onRetry, { once: true });
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', onRetry);
    };
    // a new failure is a new wait; another function to call is not
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error, retryAfter]);
  return (
    <Notice tone="bad" title={title}>
      <div className={classes.line}>
        <span>
          <FormattedMessage id={id} /> {retryAfter !== null && <FormattedMessage id="failure.again" />}
          {requestId !== null && <FormattedMessage id="failure.request" values={{ requestId }} />}
        </span>
        <Button size="xs" onClick={onRetry}>
          <FormattedMessage id="actions.retry" />
        </Button>
      </div>
    </Notice>
  );
}
