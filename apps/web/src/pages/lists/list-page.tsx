import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useFocusBack } from '../../parts/application/use-focus-back.ts';
import { useIsShown } from '../../parts/application/use-is-shown.ts';
import { useLatest } from '../../parts/application/use-latest.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useWalk } from '../../parts/application/use-walk.ts';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { DocumentDrawer } from '../../parts/lists/document-drawer.tsx';
import { DocumentTable } from '../../parts/lists/document-table.tsx';
import { ListFacets } from '../../parts/lists/list-facets.tsx';
import { IndexingWarning } from '../../parts/matching-sections/indexing-warning.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { useMay } from '../../parts/application/use-may.ts';
import { UploadLink } from '../../parts/upload/files/upload-link.tsx';
import { uploadsOf } from '../../parts/upload/files/uploads-of.ts';
import { newDocumentAddress } from '../../state/addresses.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import { descriptionOf, propertyText } from '../../state/documents/document-labels.ts';
import type { MatchingAddress } from '../../state/matching/matching-search.ts';
import { listFromHash, listToHash } from '../../state/lists/list-address.ts';
import type { ListRequest } from '../../state/lists/list-request.ts';
import { unconfiguredIndex } from '../../state/lists/unconfigured-index.ts';
import { latePart } from '../../ui/late-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './list-page.module.css';
import { ListBar } from './list-bar.tsx';
import { ListFoot } from './list-foot.tsx';
import { DEMO_PAGE_SIZE, LIST_PAGE_SIZE, useList } from './use-list.ts';
import { useRemoveDocument } from './use-remove-document.tsx';

const WhyNotForDialog = latePart(
  async () => (await import('../../parts/why-not/why-not-for-dialog.tsx')).WhyNotForDialog,
);

/** from + size may not exceed 10000 (wire.md). */
const MAX_LISTED = 10_000;
/** Characters from which a description is shown in demo-filter mode (LST-01). */
const DEMO_DESCRIPTION = 200;
/** From this width the facets stand beside the list. */
const FACETS_FROM = '(min-width: 1024px)';
const FACETS: Readonly<Record<ProfileKind, readonly string[]>> = {
  JOB: ['language', 'status', 'office', 'company'],
  CANDIDATE: ['language', 'status', 'office', 'town'],
};

interface ListPageProps {
  readonly kind: ProfileKind;
  readonly address: MatchingAddress;
}

/** The jobs or candidates that are stored: searched, narrowed, ordered, paged, each to be opened (LST-01…04). */
export function ListPage({ kind, address: { search, hash, change, close } }: ListPageProps) {
  const { application } = useScreen();
  const { api, configuration } = application;
  const intl = useIntl();
  const isJob = kind === 'JOB';
  const indices = configuredIndices(configuration, kind);
  const index = indices.find(({ name }) => name === search.index)?.name ?? indices[0].name;
  const pages = [
    configuration.pages.profileToCandidates,
    configuration.pages.jobToCandidates,
    configuration.pages.profileToJobs,
  ];
  const options = pages.flatMap((page) => page.indices).find(({ name }) => name === index) ?? unconfiguredIndex(index);
  const page = search.page ?? 1;
  const request = useMemo(() => listFromHash(hash), [hash]);
  const [whyNot, setWhyNot] = useState<WireDocument | null>(null);
  const isDemo = isJob && configuration.features.demoFilter;
  const size = isDemo ? DEMO_PAGE_SIZE : LIST_PAGE_SIZE;
  const { data, error, isPending, isPlaceholderData, refetch } = useList({
    kind,
    index,
    // further the server refuses to look; how many there are is known from any page
    page: Math.min(page, MAX_LISTED / size),
    size,
    request,
  });
  const whole = useQuery({
    queryKey: ['list-count', index],
    queryFn: ({ signal }) => api.call('indices', { signal }),
    select: ({ indices: all }) => all.find(({ name }) => name === index)?.documents ?? null,
  });
  const documents = (data?.matches ?? [])
    .map(({ document }) => document as unknown as WireDocument)
    .filter((document) => !isDemo || descriptionOf(kind, document).length >= DEMO_DESCRIPTION);
  const at = documents.findIndex(({ id }) => id === search.details);
  const other = useQuery({
    queryKey: ['document', kind, index, search.details],
    enabled: search.details !== undefined && data !== undefined && at === -1,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { index, id: search.details ?? '' };
      const document = await api.call(isJob ? 'getJob' : 'getCandidate', { params, signal });
      return document as unknown as WireDocument;
    },
  });
  const open = documents[at] ?? (search.details === undefined ? undefined : other.data);
  const pageCount = Math.ceil(Math.min(data?.count ?? 0, MAX_LISTED) / size);
  const isBeyond = data !== undefined && data.count > 0 && page > pageCount;
  const isNarrowed = request.text !== '' || Object.values(request.facets).some((values) => values.length > 0);

  useFocusBack(search.details);
  const walk = useWalk(documents, open?.id);
  function step(by: 1 | -1) {
    const next = walk(by);
    if (next !== undefined) show(next.id);
  }
  function show(id: string | undefined) {
    const { details: _before, ...rest } = search;
    if (id === undefined) close(rest);
    else change({ ...rest, details: id }, search.details === undefined ? { opens: true } : { replace: true });
  }
  function toPage(next: number) {
    const { page: _before, ...rest } = search;
    change(next > 1 ? { ...rest, page: next } : rest);
    globalThis.scrollTo({ top: 0 });
  }
  function narrow(changed: Partial<ListRequest>) {
    const { page: _page, details: _details, ...rest } = search;
    change(rest, { hash: listToHash({ ...request, ...changed }), replace: changed.text !== undefined });
  }
  const hasRoom = useMediaQuery(FACETS_FROM, true, { getInitialValueInEffect: false });
  const facets = (
    <ListFacets
      kind={kind}
      index={index}
      properties={FACETS[kind]}
      request={request}
      onChange={(property, values) => narrow({ facets: { ...request.facets, [property]: values } })}
    />
  );
  const mayAdd = useMay(isJob ? 'putJob' : 'putCandidate');
  const isShown = useIsShown();
  // who opened another document or page meanwhile stays there
  const closeOf = useLatest((id: string) => isShown() && search.details === id && show(undefined));
  const remove = useRemoveDocument({ kind, index, onRemoved: closeOf });
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: isJob ? 'page.jobList' : 'page.candidateList' })}
        about={
          data === undefined ? undefined : isNarrowed && whole.data != null ? (
            <FormattedMessage id="list.countOf" values={{ count: data.count, whole: whole.data }} />
          ) : (
            <FormattedMessage id={`list.count.${kind}`} values={{ count: data.count }} />
          )
        }
      >
        {mayAdd && (
          <>
            <Button
              component={Link}
              to={newDocumentAddress(kind, index)}
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            >
              <FormattedMessage id={`list.new.${kind}`} />
            </Button>
            <UploadLink kind={kind} uploads={uploadsOf(application, kind, index)} />
          </>
        )}
      </PageHead>
      <IndexingWarning names={[index]} onIndexed={() => void refetch()} />
      {error !== null && (
        <CallFailure error={error} title={<FormattedMessage id="results.error" />} onRetry={() => void refetch()} />
      )}
      {other.error !== null && search.details !== undefined && (
        <Notice tone="bad" title={<FormattedMessage id="list.gone" values={{ id: search.details }} />} />
      )}
      <div className={classes.columns}>
        {hasRoom && <aside aria-label={intl.formatMessage({ id: 'list.facets' })}>{facets}</aside>}
        <section className={classes.card} aria-busy={isPlaceholderData}>
          <ListBar kind={kind} request={request} facets={hasRoom ? null : facets} onNarrow={narrow} />
          {isPending && <ResultsSkeleton />}
          {data !== undefined && data.count === 0 && (
            <EmptyState title={<FormattedMessage id={isNarrowed ? 'results.none' : `list.empty.${kind}`} />}>
              {isNarrowed && <FormattedMessage id="list.narrower" />}
            </EmptyState>
          )}
          {isBeyond && (
            <EmptyState title={<FormattedMessage id="results.beyond" values={{ page, pages: pageCount }} />}>
              <Button size="xs" onClick={() => toPage(1)}>
                <FormattedMessage id="results.firstPage" />
              </Button>
            </EmptyState>
          )}
          {data !== undefined && data.count > 0 && !isBeyond && (
            <div className={isPlaceholderData ? classes.dimmed : undefined}>
              <DocumentTable
                kind={kind}
                index={index}
                documents={documents}
                openId={search.details ?? null}
                onOpen={show}
                onWhyNot={setWhyNot}
              />
            </div>
          )}
          {data !== undefined && data.count > 0 && !isBeyond && (
            <ListFoot page={page} size={size} count={data.count} pageCount={pageCount} onPage={toPage} />
          )}
        </section>
      </div>
      {whyNot !== null && (
        <WhyNotForDialog
          kind={kind}
          index={options}
          id={whyNot.id}
          subject={propertyText(whyNot, 'name') || whyNot.jobTitle || whyNot.id}
          onClose={() => setWhyNot(null)}
        />
      )}
      {open !== undefined && (
        <DocumentDrawer
          kind={kind}
          index={options}
          document={open}
          onPrevious={at > 0 ? () => step(-1) : undefined}
          onNext={at !== -1 && at < documents.length - 1 ? () => step(1) : undefined}
          onDelete={() => void remove(open)}
          onClose={() => show(undefined)}
        />
      )}
    </PageBody>
  );
}
