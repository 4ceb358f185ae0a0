import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import type { MatchingAddress, Step } from '../../state/matching/matching-search.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { AspectName } from '@counterpart/domain';
import { seenOf, valueCount } from '../../state/profile/edit-values.ts';
import type { Store } from '../../state/store.ts';
import type { PointedValue } from '../profile-editor/editor-context.ts';
import { useFocusBack } from '../application/use-focus-back.ts';
import { useLatest } from '../application/use-latest.ts';
import { useStore } from '../application/use-store.ts';
import { FiltersSection } from '../filters/filters-section.tsx';
import { DetailsLayout } from '../match-details/details-layout.tsx';
import { LateDetails } from '../match-details/late-details.ts';
import { usePinnedDetails } from '../match-details/use-pinned-details.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { latePart } from '../../ui/late-part.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { useIndexResults } from '../use-index-results.ts';
import { IndexingWarning } from './indexing-warning.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileTools } from './profile-tools.tsx';
import { ResultsBar } from './results-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { useOpenedSection } from './use-opened-section.ts';
import { useSearchKey } from './use-search-key.ts';
import classes from './matching-sections.module.css';

const ResultsSection = latePart(async () => (await import('../results/results-section.tsx')).ResultsSection);

interface MatchingSectionsProps {
  readonly context: MatchingContext;
  readonly address: MatchingAddress;
  /** The job or the person that is matched for; empty for a profile of its own. */
  readonly subject: string;
  /** The text that the profile was read from, and what it is called. */
  readonly beside?: { readonly title: ReactNode; readonly content: ReactNode };
  /** What is pointed at, in the profile and in the text beside it. */
  readonly pointed?: Store<PointedValue>;
  /** What stands in place of an empty editor. */
  readonly renderStart?: (begin: StartActions) => ReactNode;
}

/** What a start may do with the page around it. */
export interface StartActions {
  readonly onAspect: (name: AspectName) => void;
  readonly onResults: () => void;
}

/** The profile and the results of one matching page; a page without an index has neither, and says so (SET-20d). */
export function MatchingSections(props: MatchingSectionsProps) {
  if (props.context.indices.length > 0) return <Sections {...props} />;
  return (
    <EmptyState title={<FormattedMessage id="sections.noIndex" />}>
      <FormattedMessage id="sections.noIndex.text" />
    </EmptyState>
  );
}

/** One of them is open at a time (MAT-01); page and dialog stand in the address. */
function Sections(props: MatchingSectionsProps) {
  const { context, address, subject, beside, pointed, renderStart } = props;
  const { application } = useScreen();
  const { search } = address;
  const intl = useIntl();
  const { openSection, activeIndex, aspects, lostStrategy, source } = useStore(context.store);
  const isLoading = source.status === 'loading';
  const active = useIndexResults(context, activeIndex);
  const page = search.page ?? 1;

  const { change } = address;
  // Results come and go with matches; the page in the address follows as soon as there are any.
  const { setPage, page: displayed } = active;
  const hasResults = active.lastRequest !== null && !active.isMatching && active.count !== null;
  const wantedIndex = context.indices.some(({ name }) => name === search.index) ? search.index : undefined;
  // the page is that of the tab which the address names, and no other's
  const isAddressed = wantedIndex === undefined || wantedIndex === activeIndex;
  useEffect(() => {
    if (hasResults && isAddressed && displayed !== page - 1) setPage(page - 1);
  }, [hasResults, isAddressed, page, setPage, displayed]);
  const { profileToggle, resultsToggle } = useOpenedSection(openSection);
  useFocusBack(search.details);
  const namedIndex = useRef(wantedIndex);
  useEffect(() => {
    const { activeIndex: current, openSection: section } = context.store.get();
    const wasNamed = namedIndex.current !== undefined;
    namedIndex.current = wantedIndex;
    if (wantedIndex === undefined) {
      // open results are named: Back to an address from before them closes them
      if (wasNamed) context.openSection('profile');
    } else if (current !== wantedIndex || section !== 'results') context.activate(wantedIndex);
  }, [wantedIndex, context]);

  /** Open results stand in the address by their index, so that they are open after a reload too. */
  function showSection(section: 'profile' | 'results') {
    context.openSection(section);
    const { index: _index, ...rest } = search;
    change(section === 'results' ? { ...rest, index: activeIndex } : rest);
  }

  useSearchKey(openSection === 'profile', context.offersKeywordSearch, () => showSection('profile'));
  /** A match begins with its first page, whichever page of the one before was open; Back leads to its profile. */
  function showMatched() {
    context.openSection('results');
    change({ index: activeIndex });
  }
  function handleMatch() {
    // there is nothing to match yet, and it is matched once it is there (MAT-10)
    if (isLoading) return;
    showMatched();
    void context.match();
  }
  /** Each tab has its own page, which the address goes back to with it (MAT-20). */
  const handleIndex = useLatest((name: string) => {
    const isAhead = openSection === 'profile' && Object.keys(aspects).length > 0 && context.isChanged();
    if (isAhead) void context.match();
    context.activate(name);
    const shown = context.search(name).get().page;
    change(shown > 0 ? { index: name, page: shown + 1 } : { index: name });
  });
  /** The bar shows the profile as it is being edited, so its matches are those of a match. */
  function handleShow(details: string | null) {
    if (context.isChanged()) void context.match();
    context.openSection('results');
    change({ index: activeIndex, ...(details === null ? {} : { details }) });
  }

  const configuration = context.indices.find(({ name }) => name === activeIndex);
  function handleClose() {
    const { details: _closed, ...rest } = search;
    address.close(rest);
  }
  const isSettled = useSettled();
  const pin = usePinnedDetails();
  const opened = search.details;
  function toPage(next: number, how?: Step) {
    const { page: _before, ...rest } = search;
    change(next > 1 ? { ...rest, page: next } : rest, how);
  }
  // what stays the same needs not render again with every change of the page
  /** Who is open already makes room for another, without a step of its own: Back closes the details. */
  const handleOpen = useLatest((id: string) =>
    change({ ...search, details: id, compare: undefined }, opened === undefined ? { opens: true } : { replace: true }),
  );
  const handleCompare = useLatest((ids: readonly string[] | null) => {
    if (ids === null) address.close({ ...search, compare: undefined });
    else change({ ...search, compare: ids }, search.compare === undefined ? { opens: true } : { replace: true });
  });
  const handlePage = useLatest((next: number) => toPage(next));
  const details = opened !== undefined && configuration !== undefined && openSection === 'results' && (
    <LateDetails
      context={context}
      index={configuration}
      results={active}
      id={opened}
      hasColours={!application.configuration.disableScoreColours}
      pin={pin}
      onOpen={(id) => change({ ...search, details: id }, { replace: true })}
      // the step before has another page: who closes the details stays on this one
      onPage={(next) => toPage(next, { replace: true, isApart: true })}
      onClose={handleClose}
    />
  );
  return (
    <DetailsLayout pane={pin.isPinned && details !== false ? details : null}>
      <IndexingWarning
        names={context.indices.map(({ name }) => name)}
        onIndexed={() => void context.matchWhereNothing()}
      />
      {lostStrategy !== null && (
        <Notice tone="warn">
          <FormattedMessage id="profile.strategy.lost" values={{ name: lostStrategy }} />
        </Notice>
      )}
      <SectionCard
        title={intl.formatMessage({ id: 'sections.profile' })}
        summary={
          isLoading ? undefined : (
            <span className={classes.summary}>
              <FormattedMessage
                id="profile.values"
                values={{ count: valueCount(seenOf(aspects, application.allowed)) }}
              />
            </span>
          )
        }
        tools={
          openSection === 'profile' ? (
            <div className={classes.tools} inert={isLoading}>
              <ProfileTools
                context={context}
                onMatch={handleMatch}
                onMatched={showMatched}
                hasStart={renderStart !== undefined}
              />
            </div>
          ) : undefined
        }
        isOpen={openSection === 'profile'}
        toggleRef={profileToggle}
        onToggle={() => showSection(openSection === 'profile' ? 'results' : 'profile')}
      >
        <ProfileSection
          context={context}
          beside={beside}
          pointed={pointed}
          renderStart={
            renderStart === undefined ? undefined : (onAspect) => renderStart({ onAspect, onResults: showMatched })
          }
        />
      </SectionCard>
      <FiltersSection context={context} />
      <SectionCard
        title={intl.formatMessage({ id: 'sections.results' })}
        summary={
          openSection === 'profile' ? (
            <ResultsBar context={context} onShow={handleShow} onIndex={handleIndex} />
          ) : undefined
        }
        isBar
        isOpen={openSection === 'results'}
        toggleRef={resultsToggle}
        onToggle={() => showSection(openSection === 'results' ? 'profile' : 'results')}
      >
        {/* while they are closed nobody sees them: the first screen comes before */}
        {(isSettled || openSection === 'results') && (
          <ResultsSection
            context={context}
            subject={subject}
            hasColours={!application.configuration.disableScoreColours}
            openId={opened ?? null}
            onOpen={handleOpen}
            onIndex={handleIndex}
            onPage={handlePage}
            comparedIds={search.compare ?? null}
            onCompare={handleCompare}
          />
        )}
      </SectionCard>
      {!pin.isPinned && details}
    </DetailsLayout>
  );
}
