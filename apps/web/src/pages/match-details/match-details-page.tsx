import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiFailure } from '@counterpart/client';
import type { IndexConfiguration, WireDocument } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { MatchDetails } from '../../parts/match-details/match-details.tsx';
import { printDetails } from '../../parts/match-details/print-details.ts';
import { useUnfolded } from '../../parts/match-details/use-unfolded.ts';
import { NoteDialog } from '../../parts/notes/note-dialog.tsx';
import { matchableWith, matchingAddress } from '../../state/addresses.ts';
import { knownBy } from '../../state/documents/document-labels.ts';
import { preparedMatches } from '../../state/matching/searches/prepared-matches.ts';
import { externalDetails } from '../../state/results/details/external-details.ts';
import { rowFacts } from '../../state/results/row-facts.ts';
import { unconfiguredIndex } from '../../state/lists/unconfigured-index.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './match-details-page.module.css';

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
  const intl = useIntl();
  const { sourceIndex, sourceId, targetIndex, targetId } = path;
  const { api, configuration } = application;
  const [isUnfolded, setUnfolded] = useUnfolded();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['match-details', path, locale],
    retry: false,
    queryFn: async ({ signal }) => {
      const { indices } = await api.call('indices', { signal });
      const kindOf = (index: string) => indices.find(({ name }) => name === index)?.kind ?? 'CANDIDATE';
      const kind = kindOf(targetIndex);
      const sourceKind = kindOf(sourceIndex);
      const body = { sourceIndex, sourceId, targetIndex, targetId, userLanguage: locale };
      const params = { index: sourceIndex, id: sourceId };
      const [{ matches }, source] = await Promise.all([
        api.call(kind === 'JOB' ? 'jobDetails' : 'candidateDetails', { body, signal }),
        api.call(sourceKind === 'JOB' ? 'getJob' : 'getCandidate', { params, signal }),
      ]);
      return { kind, sourceKind, source: source as unknown as WireDocument, match: matches[0] ?? null };
    },
  });
  const configured = configuration.pages.profileToCandidates.indices.find(({ name }) => name === targetIndex);
  const index: IndexConfiguration = configured ?? unconfiguredIndex(targetIndex);
  const searched = data?.kind === 'JOB' ? 'jobs' : 'candidates';
  const match = data?.match == null ? null : (preparedMatches(index, [data.match])[0] ?? null);
  const sourceName = ({ sourceKind, source }: NonNullable<typeof data>) =>
    knownBy(sourceKind, source).join(', ') || sourceId;
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: 'page.matchDetails' })}
        about={
          data === undefined || match === null ? undefined : (
            <>
              <strong className={classes.name}>{rowFacts(match, data.kind, index).name}</strong>
              <span>
                <FormattedMessage id={`source.${data.sourceKind}`} />
              </span>
              {matchableWith(data.sourceKind, configuration).includes(searched) ? (
                <Link className={classes.source} to={matchingAddress(searched, data.sourceKind, sourceIndex, sourceId)}>
                  {sourceName(data)}
                </Link>
              ) : (
                <span>{sourceName(data)}</span>
              )}
            </>
          )
        }
      />
      {isPending && <Skeleton height={320} />}
      {error !== null &&
        (isMissing(error) ? (
          <>
            <Notice tone="bad" title={<FormattedMessage id="error.matchDetails" />} />
            <Button component={Link} to="/" mt="md">
              <FormattedMessage id="notFound.home" />
            </Button>
          </>
        ) : (
          <CallFailure error={error} title={<FormattedMessage id="details.error" />} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && match === null && <Notice tone="bad" title={<FormattedMessage id="details.noResult" />} />}
      {data !== undefined && match !== null && (
        <section className={classes.card}>
          <MatchDetails
            match={match}
            kind={data.kind}
            index={index}
            names={{
              forward: <FormattedMessage id="details.forward.profile" />,
              reverse: <FormattedMessage id={`details.reverse.${data.kind}`} />,
            }}
            additional={{ kind: data.sourceKind, document: data.source }}
            hasColours={!configuration.disableScoreColours}
            isUnfolded={isUnfolded}
            onFold={setUnfolded}
            externalUrl={externalDetails(index, match)}
            onNote={index.disableNotes === true ? undefined : () => setNoteOpen(true)}
            onPrint={printDetails}
          />
          {isNoteOpen && (
            <NoteDialog
              kind={data.kind}
              index={index}
              id={targetId}
              name={rowFacts(match, data.kind, index).name}
              onClose={() => setNoteOpen(false)}
            />
          )}
        </section>
      )}
    </PageBody>
  );
}
