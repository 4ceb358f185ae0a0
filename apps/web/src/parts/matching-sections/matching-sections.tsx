import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import type { MatchingSearch, SearchAddress } from '../../state/matching/matching-search.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { useStore } from '../application/use-store.ts';
import { FiltersSection } from '../filters/filters-section.tsx';
import { DetailsLayout } from '../match-details/details-layout.tsx';
import { usePinnedDetails } from '../match-details/use-pinned-details.ts';
import { ResultsSection } from '../results/results-section.tsx';
import { useIndexResults } from '../use-index-results.ts';
import { IndexingWarning } from './indexing-warning.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ResultsSummary } from './results-summary.tsx';

const OpenDetails = lazy(async () => ({
  default: (await import('../match-details/open-details.tsx')).OpenDetails,
}));

interface MatchingSectionsProps {
  readonly context: MatchingContext;
  readonly address: SearchAddress<MatchingSearch>;
  /** What a page shows under the profile's editor. */
  readonly belowProfile?: ReactNode;
}

/** The profile and the results of one matching page, one of them open at a time; page and dialog stand in the address. */
export function MatchingSections({ context, address, belowProfile }: MatchingSectionsProps) {
  const { application } = useScreen();
  const { search } = address;
  const { openSection, activeIndex } = useStore(context.store);
  const active = useIndexResults(context, activeIndex);
  const page = search.page ?? 1;

  function change(next: MatchingSearch, replace = false) {
    address.change(next, { replace });
  }
  // Results come and go with matches; the page in the address follows as soon as there are any.
  const { setPage, page: displayed } = active;
  const hasResults = active.lastRequest !== null && !active.isMatching && active.count !== null;
  useEffect(() => {
    if (hasResults && displayed !== page - 1) setPage(page - 1);
  }, [hasResults, page, setPage, displayed]);
  // Opening the other section starts at its top, not where the closed one was left.
  const firstSection = useRef(openSection);
  useEffect(() => {
    if (firstSection.current !== openSection) globalThis.scrollTo({ top: 0 });
    firstSection.current = openSection;
  }, [openSection]);
  // The dialog leaves with its address, so the focus goes back to the row that opened it by hand.
  const lastDetails = useRef(search.details);
  useEffect(() => {
    const closed = lastDetails.current;
    lastDetails.current = search.details;
    if (closed === undefined || search.details !== undefined) return;
    document.querySelector<HTMLElement>(`[data-open="${CSS.escape(closed)}"]`)?.focus();
  }, [search.details]);
  const wantedIndex = search.index;
  useEffect(() => {
    const isKnown = context.indices.some(({ name }) => name === wantedIndex);
    const { activeIndex: current, openSection: section } = context.store.get();
    if (wantedIndex !== undefined && isKnown && (current !== wantedIndex || section !== 'results'))
      context.activate(wantedIndex);
  }, [wantedIndex, context]);

  /** Open results stand in the address by their index, so that they are open after a reload too. */
  function showSection(section: 'profile' | 'results') {
    context.openSection(section);
    const { index: _index, ...rest } = search;
    change(section === 'results' ? { ...rest, index: activeIndex } : rest, true);
  }

  const configuration = context.indices.find(({ name }) => name === activeIndex);
  function handleClose() {
    const { details: _closed, ...rest } = search;
    change(rest);
  }
  const pin = usePinnedDetails();
  const opened = search.details;
  function handlePage(next: number) {
    const { page: _before, ...rest } = search;
    change(next > 1 ? { ...rest, page: next } : rest);
  }
  const details = opened !== undefined && configuration !== undefined && openSection === 'results' && (
    <Suspense fallback={null}>
      <OpenDetails
        context={context}
        index={configuration}
        results={active}
        id={opened}
        hasColours={!application.configuration.disableScoreColours}
        pin={pin}
        onOpen={(id) => change({ ...search, details: id }, true)}
        onPage={handlePage}
        onClose={handleClose}
      />
    </Suspense>
  );
  return (
    <DetailsLayout pane={pin.isPinned && details !== false ? details : null}>
      <IndexingWarning names={context.indices.map(({ name }) => name)} />
      <CollapsibleSection
        title={<FormattedMessage id="sections.profile" />}
        isOpen={openSection === 'profile'}
        onOpen={() => showSection(openSection === 'profile' ? 'results' : 'profile')}
      >
        <ProfileSection context={context} below={belowProfile} />
      </CollapsibleSection>
      <FiltersSection context={context} />
      <CollapsibleSection
        title={<FormattedMessage id="sections.results" />}
        summary={<ResultsSummary context={context} />}
        isOpen={openSection === 'results'}
        onOpen={() => showSection(openSection === 'results' ? 'profile' : 'results')}
      >
        <ResultsSection
          context={context}
          hasColours={!application.configuration.disableScoreColours}
          openId={opened ?? null}
          onOpen={(id) => change({ ...search, details: id })}
          onPage={handlePage}
        />
      </CollapsibleSection>
      {!pin.isPinned && details}
    </DetailsLayout>
  );
}
