import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { knownBy } from '../../state/documents/document-labels.ts';
import type { SourceState } from '../../state/matching/source-entity.ts';
import { useScreen } from '../application/use-screen.ts';
import classes from './source-head.module.css';

interface SourceHeadProps {
  readonly source: SourceState;
  /** Whom the profile was read of without a source, as a pasted CV names the person; empty for nobody. */
  readonly subject: readonly string[];
  readonly onRetry: () => void;
}

interface KnownByProps {
  readonly kind: ProfileKind;
  /** What it is known by: what it is called, and what more is known. */
  readonly parts: readonly string[];
  readonly children?: ReactNode;
}

function KnownBy({ kind, parts: [name, about], children }: KnownByProps) {
  return (
    <p className={classes.source}>
      <span className={classes.quiet}>
        <FormattedMessage id={`source.${kind}`} />
      </span>
      {name !== undefined && <strong>{name}</strong>}
      {about !== undefined && <span>{about}</span>}
      {children}
    </p>
  );
}

/** Whom or what a page matches for; one that cannot be had is an error that stands before everything else (MAT-11). */
export function SourceHead({ source, subject, onRetry }: SourceHeadProps) {
  const { errors } = useScreen().application;
  const failed = source.status === 'error' ? source : null;
  useEffect(() => {
    if (failed === null) return undefined;
    const kind = failed.entity.type === 'JOB' ? 'job' : 'candidate';
    errors.add({
      title: `error.${kind}.title`,
      // one text for both: it says that it could be either
      message: `error.${kind}.text`,
      values: { id: failed.entity.id },
      closable: 'sometimes',
    });
    // an error about a source that is no longer looked at says nothing
    return () => errors.clear();
  }, [failed, errors]);
  switch (source.status) {
    case 'notLoaded':
      return subject.length === 0 ? null : <KnownBy kind="CANDIDATE" parts={subject} />;
    case 'loading':
      return <Skeleton height={20} width={320} />;
    case 'loaded': {
      const { entity, document } = source;
      return (
        <KnownBy kind={entity.type} parts={knownBy(entity.type, document)}>
          <span className={classes.quiet}>{entity.id}</span>
        </KnownBy>
      );
    }
    case 'error': {
      const title = source.entity.type === 'JOB' ? 'error.job.title' : 'error.candidate.title';
      return (
        <p className={classes.source}>
          <FormattedMessage id={source.isMissing ? title : source.reason} />
          <span className={classes.quiet}>{source.entity.id}</span>
          <Button size="xs" onClick={onRetry}>
            <FormattedMessage id="actions.retry" />
          </Button>
        </p>
      );
    }
  }
}
