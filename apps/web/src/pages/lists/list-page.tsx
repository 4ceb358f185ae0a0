import { Button, Pagination, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useScreen } from '../../app/application-context.ts';
import { DocumentTable } from '../../parts/lists/document-table.tsx';
import { IndexingWarning } from '../../parts/matching-sections/indexing-warning.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { Notice } from '../../parts/upload/notice.tsx';
import { UploadLink } from '../../parts/upload/upload-link.tsx';
import { uploadsOf } from '../../parts/upload/uploads-of.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import type { MatchingSearch } from '../../state/matching-search.ts';
import classes from './list-page.module.css';

const PAGE_SIZE = 20;
const PAGINATION_RADIUS = 4;

/** The paged list of jobs or candidates (LST-01, LST-02). */
export function ListPage() {
  const { application } = useScreen();
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const kind: ProfileKind = pathname.startsWith('/jobs') ? 'JOB' : 'CANDIDATE';
  const isJob = kind === 'JOB';
  const search: MatchingSearch = useSearch({ strict: false });
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
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>
          <FormattedMessage id={isJob ? 'page.jobList' : 'page.candidateList'} />
        </Title>
        {data !== undefined && (
          <span className={classes.count}>
            <FormattedMessage id={`list.count.${kind}`} values={{ count: data.count }} />
          </span>
        )}
        <UploadLink kind={kind} uploads={uploadsOf(application, kind, index)} />
      </div>
      <IndexingWarning names={[index]} />
      {error !== null && (
        <Notice tone="refused" title={<FormattedMessage id="results.error" />}>
          <Button size="xs" onClick={() => void refetch()}>
            <FormattedMessage id="actions.retry" />
          </Button>
        </Notice>
      )}
      {isPending && <ResultsSkeleton />}
      {data !== undefined && data.count === 0 && (
        <p className={classes.empty}>
          <FormattedMessage id={`list.empty.${kind}`} />
        </p>
      )}
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
                  void navigate({ to: pathname, search: next > 1 ? { page: next } : {} });
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
    </div>
  );
}
