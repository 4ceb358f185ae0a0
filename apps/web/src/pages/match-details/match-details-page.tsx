import { Alert, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiFailure } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { MatchDetailsView } from '../../parts/match-details/match-details-view.tsx';
import { rowTitle } from '../../state/document-labels.ts';

interface PathParams {
  readonly sourceIndex: string;
  readonly sourceId: string;
  readonly targetIndex: string;
  readonly targetId: string;
}

function isMissing(error: Error): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

/** One match by its address: what a source and a target make of each other (DET-07). */
export function MatchDetailsPage({ path }: { readonly path: PathParams }) {
  const { application, locale } = useScreen();
  const { sourceIndex, sourceId, targetIndex, targetId } = path;
  const { data, error, isPending } = useQuery({
    queryKey: ['match-details', path, locale],
    retry: false,
    queryFn: async ({ signal }) => {
      const { indices } = await application.api.call('indices', { signal });
      const kind = indices.find(({ name }) => name === targetIndex)?.kind ?? 'CANDIDATE';
      const body = { sourceIndex, sourceId, targetIndex, targetId, userLanguage: locale };
      const { matches } = await application.api.call('candidateDetails', { body, signal });
      return { kind, match: matches[0] ?? null };
    },
  });
  const configured = application.configuration.pages.profileToCandidates.indices;
  const index = configured.find(({ name }) => name === targetIndex) ?? configured[0];
  return (
    <div className="page">
      <div className="page-head">
        <Title order={1} size="h3">
          <FormattedMessage id="page.matchDetails" />
        </Title>
        {data?.match != null && (
          <p className="source-line">{rowTitle(data.kind, data.match.document as unknown as WireDocument)}</p>
        )}
      </div>
      {isPending && <Skeleton height={320} />}
      {error !== null && (
        <Alert
          color="red"
          role="alert"
          title={<FormattedMessage id={isMissing(error) ? 'error.matchDetails' : 'error.unreachable'} />}
        />
      )}
      {data !== undefined && data.match === null && (
        <Alert color="red" role="alert" title={<FormattedMessage id="details.noResult" />} />
      )}
      {data?.match != null && (
        <MatchDetailsView
          match={data.match}
          kind={data.kind}
          extraProperties={index?.extraProperties ?? []}
          forwardLabel="searchProfile"
        />
      )}
    </div>
  );
}
