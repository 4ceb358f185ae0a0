import { Button, Pagination, Popover, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconFilter, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useFocusBack } from '../../parts/application/use-focus-back.ts';
import { useIsShown } from '../../parts/application/use-is-shown.ts';
import { useLatest } from '../../parts/application/use-latest.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useWalk } from '../../parts/application/use-walk.ts';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { useKeys } from '../../parts/keys/use-keys.ts';
import { DocumentDrawer } from '../../parts/lists/document-drawer.tsx';
import { DocumentTable } from '../../parts/lists/document-table.tsx';
import { ListFacets } from '../../parts/lists/list-facets.tsx';
import { IndexingWarning } from '../../parts/matching-sections/indexing-warning.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { useMay } from '../../parts/application/use-may.ts';
import { UploadLink } from '../../parts/upload/upload-link.tsx';
import { uploadsOf } from '../../parts/upload/uploads-of.ts';
import { newDocumentAddress } from '../../state/addresses.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import { descriptionOf, propertyText } from '../../state/document-labels.ts';
import { putDocument } from '../../state/put-document.ts';
import type { MatchingAddress } from '../../state/matching/matching-search.ts';
import { listFromHash, listToHash } from '../../state/lists/list-address.ts';
import { LIST_SORTS, type ListRequest } from '../../state/lists/list-request.ts';
import { unconfiguredIndex } from '../../state/lists/unconfigured-index.ts';
import { latePart } from '../../ui/late-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import classes from './list-page.module.css';
import { DEMO_PAGE_SIZE, LIST_PAGE_SIZE, useList } from './use-list.ts';

const WhyNotForDialog = latePart(
  async () => (await import('../../parts/why-not/why-not-for-dialog.tsx')).WhyNotForDialog,
);

const PAGINATION_RADIUS = 4;
/** from + size may not exceed 10000 (wire.md). */
const MAX_LISTED = 10_000;
/** How long typing pauses before the list follows. */
const PAUSE_MS = 250;
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
export function ListPage({ kind, address: { search, hash, change } }: ListPageProps) {
  const { application } = useScreen();
  const { api, configuration, log } = application;
  const intl = useIntl();
  const client = useQueryClient();
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
  const [text, setText] = useState(request.text);
  const typed = useRef(request.text);
  useEffect(() => {
    // back and forward bring another text; what is being typed is not disturbed
    if (request.text !== typed.current.trim()) setText(request.text);
    typed.current = request.text;
  }, [request.text]);
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
  const box = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: 'keys.searchList', group: 'results', run: () => box.current?.focus() }]);

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
    change(id === undefined ? rest : { ...rest, details: id }, { replace: id !== undefined && open !== undefined });
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
  const searchFor = useDebouncedCallback((next: string) => {
    typed.current = next;
    narrow({ text: next });
  }, PAUSE_MS);
  const hasRoom = useMediaQuery(FACETS_FROM, true, { getInitialValueInEffect: false });
  const chosenFacets = Object.values(request.facets).flat().length;
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
  const reload = () => client.invalidateQueries({ queryKey: ['list'] });
  async function remove(gone: WireDocument) {
    const params = { index, id: gone.id };
    try {
      await api.call(isJob ? 'deleteJob' : 'deleteCandidate', { params, query: { refresh: 'true' } });
    } catch (failure) {
      log('A document could not be deleted', failure);
      notifications.show({ message: <FormattedMessage id="list.delete.failed" /> });
      return;
    }
    closeOf(gone.id);
    await reload();
    showUndo({
      message: <FormattedMessage id="list.deleted" values={{ name: propertyText(gone, 'name') || gone.id }} />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => {
        putDocument(api, kind, index, gone).then(reload, (failure: unknown) =>
          log('A document could not be put back', failure),
        );
      },
    });
  }
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
      <IndexingWarning names={[index]} />
      {error !== null && (
        <CallFailure error={error} title={<FormattedMessage id="results.error" />} onRetry={() => void refetch()} />
      )}
      {other.error !== null && search.details !== undefined && (
        <Notice tone="bad" title={<FormattedMessage id="list.gone" values={{ id: search.details }} />} />
      )}
      <div className={classes.columns}>
        {hasRoom && <aside aria-label={intl.formatMessage({ id: 'list.facets' })}>{facets}</aside>}
        <section className={classes.card} aria-busy={isPlaceholderData}>
          <div className={classes.bar}>
            <TextInput
              ref={box}
              type="search"
              className={classes.search ?? ''}
              aria-label={intl.formatMessage({ id: `list.search.${kind}` })}
              placeholder={intl.formatMessage({ id: `list.search.${kind}` })}
              leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                searchFor(event.currentTarget.value);
              }}
            />
            {!hasRoom && (
              <Popover position="bottom-end" width={260} trapFocus>
                <Popover.Target>
                  <Button leftSection={<IconFilter size={16} stroke={1.75} aria-hidden="true" />}>
                    <FormattedMessage id="list.facets.open" values={{ count: chosenFacets }} />
                  </Button>
                </Popover.Target>
                <Popover.Dropdown className={classes.dropdown ?? ''}>{facets}</Popover.Dropdown>
              </Popover>
            )}
            <Select
              className={classes.sort ?? ''}
              aria-label={intl.formatMessage({ id: 'results.sort' })}
              leftSection={
                <span className={classes.sortLabel}>{intl.formatMessage({ id: 'results.sort.short' })}</span>
              }
              leftSectionWidth={36}
              leftSectionPointerEvents="none"
              data={LIST_SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `list.sort.${value}` }) }))}
              value={request.sort}
              onChange={(value) => narrow({ sort: LIST_SORTS.find((known) => known === value) ?? 'none' })}
            />
          </div>
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
            <div className={classes.foot}>
              <span className={classes.range}>
                <FormattedMessage
                  id="list.range"
                  values={{
                    from: (page - 1) * size + 1,
                    to: Math.min(page * size, data.count),
                    count: data.count,
                  }}
                />
              </span>
              {pageCount > 1 && (
                <Pagination
                  total={pageCount}
                  value={page}
                  siblings={PAGINATION_RADIUS}
                  onChange={toPage}
                  getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `pagination.${control}` }) })}
                  getItemProps={(item) => ({
                    'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page: item }),
                  })}
                />
              )}
            </div>
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
