import { Alert, Skeleton, Title } from '@mantine/core';
import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../app/application-context.ts';
import { MatchingSections } from '../../parts/matching-sections/matching-sections.tsx';
import { propertyText, rowTitle } from '../../state/document-labels.ts';
import type { SourceEntity, SourceState } from '../../state/matching/source-entity.ts';
import { useStore } from '../../ui/use-store.ts';

interface PathParams {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly index?: string | undefined;
}

/** The index of a kind when the address names none. */
const DEFAULT_INDEX: Readonly<Record<ProfileKind, string>> = { JOB: 'jobs', CANDIDATE: 'candidates' };

/** The entity of an address (SET-02); without a type it is the kind that the page does not find. */
function entityFrom({ id, type, index }: PathParams, fallback: ProfileKind): SourceEntity | null | 'unsupported' {
  if (id === undefined) return null;
  const kind = type === undefined ? fallback : type.toUpperCase();
  if (kind !== 'JOB' && kind !== 'CANDIDATE') return 'unsupported';
  return { type: kind, index: index ?? DEFAULT_INDEX[kind], id };
}

function SourceHeader({ source }: { readonly source: SourceState }) {
  switch (source.status) {
    case 'none':
    case 'notLoaded':
      return null;
    case 'loading':
      return <Skeleton height={22} width={320} />;
    case 'loaded': {
      const { entity, document } = source;
      const name = propertyText(document, entity.type === 'JOB' ? 'company' : 'name');
      return (
        <p className="source-line">
          <FormattedMessage id={`source.${entity.type}`} /> <strong>{rowTitle(entity.type, document)}</strong> {name}{' '}
          <span className="dimmed">{entity.id}</span>
        </p>
      );
    }
    case 'error': {
      const { entity, isMissing } = source;
      const kind = entity.type === 'JOB' ? 'job' : 'candidate';
      return (
        <Alert color="red" role="alert" title={<FormattedMessage id={`error.${kind}.title`} />}>
          <FormattedMessage id={isMissing ? `error.${kind}.text` : 'error.unreachable'} values={{ id: entity.id }} />
        </Alert>
      );
    }
  }
}

/** Profile to candidates and profile to jobs: with an entity, or from an empty profile. */
export function ProfileMatchingPage() {
  const { application } = useScreen();
  const params: PathParams = useParams({ strict: false });
  const isForJobs = useLocation().pathname.startsWith('/profile-to-jobs');
  const context = application.contexts[isForJobs ? 'profileToJobs' : 'profileToCandidates'];
  const { source } = useStore(context.store);
  const { id, type, index } = params;
  const entity = useMemo(
    () => entityFrom({ id, type, index }, isForJobs ? 'CANDIDATE' : 'JOB'),
    [id, type, index, isForJobs],
  );
  useEffect(() => {
    if (entity === 'unsupported') return;
    if (entity === null) void context.withoutSource();
    else void context.load(entity);
  }, [entity, context]);
  return (
    <div className="page">
      <div className="page-head">
        <Title order={1} size="h3">
          <FormattedMessage id={isForJobs ? 'page.profileToJobs' : 'page.profileToCandidates'} />
        </Title>
        {entity === 'unsupported' ? (
          <Alert
            color="red"
            role="alert"
            title={<FormattedMessage id="error.sourceType" values={{ type: params.type }} />}
          />
        ) : (
          <SourceHeader source={source} />
        )}
      </div>
      <MatchingSections context={context} />
    </div>
  );
}
