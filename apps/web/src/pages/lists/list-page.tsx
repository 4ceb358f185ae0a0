import { Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { DocumentTable } from '../../parts/lists/document-table.tsx';
import { IndexingWarning } from '../../parts/matching-sections/indexing-warning.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { UploadLink } from '../../parts/upload/upload-link.tsx';
import { uploadsOf } from '../../parts/upload/uploads-of.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import type { MatchingSearch, SearchAddress } from '../../state/matching/matching-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './list-page.module.css';

const PAGE_SIZE = 20;
const PAGINATION_RADIUS = 4;

interface ListPageProps {
  readonly kind: ProfileKind;
  readonly address: SearchAddress<MatchingSearch>;
}

/** The paged list of jobs or candidates (LST-01, LST-02). */
export function ListPage({ kind, address: { search, change } }: ListPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const isJob = kind === 'JOB';
  const indices = configuredIndices(application.configuration, kind);
  const index = indices.find(({ name }) => name === search.index)?.name ?? indices[0].name;
  const page = search.page ?? 1;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['list', index, page],
    queryFn: ({ signal }) =>
      application.api.call(isJob ? 'matchToJobs' : 'matchToCandidates', {
        params: { index },
        body: { from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const pageCount = Math.ceil(Math.min(data?.count ?? 0, 10_000) / PAGE_SIZE);
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: isJob ? 'page.jobList' : 'page.candidateList' })}
        about={
          data === undefined ? undefined : <FormattedMessage id={`list.count.${kind}`} values={{ count: data.count }} />
        }
      >
        <UploadLink kind={kind} uploads={uploadsOf(application, kind, index)} />
      </PageHead>
      <IndexingWarning names={[index]} />
      {error !== null && (
        <CallFailure error={error} title={<FormattedMessage id="results.error" />} onRetry={() => void refetch()} />
      )}
      {isPending && <ResultsSkeleton />}
      {data !== undefined && data.count === 0 && <EmptyState title={<FormattedMessage id={`list.empty.${kind}`} />} />}
      {data !== undefined && data.count > 0 && (
        <section className={classes.card}>
          <DocumentTable
            kind={kind}
            index={index}
            documents={data.matches.map(({ document }) => document as unknown as WireDocument)}
          />
          {pageCount > 1 && (
            <div className={classes.foot}>
              <span className={classes.range}>
                <FormattedMessage
                  id="list.range"
                  values={{
                    from: (page - 1) * PAGE_SIZE + 1,
                    to: Math.min(page * PAGE_SIZE, data.count),
                    count: data.count,
                  }}
                />
              </span>
              <Pagination
                total={pageCount}
                value={page}
                siblings={PAGINATION_RADIUS}
                onChange={(next) => {
                  const { page: _before, ...rest } = search;
                  change(next > 1 ? { ...rest, page: next } : rest);
                  globalThis.scrollTo({ top: 0 });
                }}
                getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `pagination.${control}` }) })}
                getItemProps={(item) => ({
                  'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page: item }),
                })}
              />
            </div>
          )}
        </section>
      )}
    </PageBody>
  );
}
