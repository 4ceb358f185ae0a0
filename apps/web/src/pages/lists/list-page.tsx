import { Alert, Button, Pagination, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import type { MatchingSearch, SearchAddress } from '../../state/matching-search.ts';
import { IndexingWarning } from '../../parts/matching-sections/indexing-warning.tsx';
import { MatchActions } from '../../parts/results/match-actions.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { UploadLink } from '../../parts/upload/upload-link.tsx';
import { matchingAddress } from '../../state/addresses.ts';
import { aspectLabels, descriptionOf, propertyText } from '../../state/document-labels.ts';
import { DocumentTable } from '../../ui/document-table.tsx';

const PAGE_SIZE = 20;
const PAGINATION_RADIUS = 4;
const EXCERPT = 140;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}

function Row({ kind, index, document }: { kind: ProfileKind; index: string; document: WireDocument }) {
  const isJob = kind === 'JOB';
  return (
    <tr>
      <td className="dimmed">{document.id}</td>
      <td className="row-title">{isJob ? document.jobTitle : propertyText(document, 'name')}</td>
      <td>{excerpt(descriptionOf(kind, document))}</td>
      {isJob && <td>{aspectLabels(document, 'hardSkills', 6).join(', ')}</td>}
      <td>{aspectLabels(document, 'jobFunctions', 3).join(', ')}</td>
      <td>{aspectLabels(document, 'locations', 3).join(', ')}</td>
      <td className="row-actions">
        <Button
          component={Link}
          to={matchingAddress(isJob ? 'candidates' : 'jobs', kind, index, document.id)}
          size="compact-sm"
          variant="light"
        >
          <FormattedMessage id="actions.open" />
        </Button>
        <MatchActions kind={kind} index={index} id={document.id} />
      </td>
    </tr>
  );
}

interface ListPageProps {
  readonly kind: ProfileKind;
  readonly address: SearchAddress<MatchingSearch>;
}

/** The paged list of jobs or candidates (LST-01, LST-02). */
export function ListPage({ kind, address }: ListPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const isJob = kind === 'JOB';
  const index = isJob ? 'jobs' : 'candidates';
  const page = address.search.page ?? 1;
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
  const columns = isJob
    ? ['id', 'jobTitle', 'description', 'skills', 'jobFunction', 'location', 'actions']
    : ['id', 'name', 'description', 'jobFunction', 'location', 'actions'];
  const pageCount = Math.ceil(Math.min(data?.count ?? 0, 10_000) / PAGE_SIZE);
  return (
    <div className="page">
      <div className="page-head">
        <Title order={1} size="h3">
          <FormattedMessage id={isJob ? 'page.jobList' : 'page.candidateList'} />
        </Title>
        {data !== undefined && (
          <span className="dimmed">
            <FormattedMessage id="list.count" values={{ count: data.count }} />
          </span>
        )}
        <UploadLink kind={kind} />
      </div>
      <IndexingWarning names={[index]} />
      {error !== null && (
        <Alert color="red" role="alert" title={<FormattedMessage id="results.error" />}>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            <FormattedMessage id="actions.retry" />
          </Button>
        </Alert>
      )}
      {isPending && <ResultsSkeleton />}
      {data !== undefined && data.count === 0 && (
        <p className="empty-state">
          <FormattedMessage id="list.empty" />
        </p>
      )}
      {data !== undefined && data.count > 0 && (
        <DocumentTable columns={columns}>
          {data.matches.map((match) => (
            <Row key={match.id} kind={kind} index={index} document={match.document as unknown as WireDocument} />
          ))}
        </DocumentTable>
      )}
      {pageCount > 1 && (
        <Pagination
          total={pageCount}
          value={page}
          siblings={PAGINATION_RADIUS}
          size="sm"
          onChange={(next) => {
            address.change(next > 1 ? { page: next } : {});
            globalThis.scrollTo({ top: 0 });
          }}
          getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `pagination.${control}` }) })}
          getItemProps={(item) => ({ 'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page: item }) })}
        />
      )}
    </div>
  );
}
