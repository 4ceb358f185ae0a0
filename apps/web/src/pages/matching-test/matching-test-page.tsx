import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoreMessages } from '../../parts/application/more-messages.tsx';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { GeneralFigures } from '../../parts/monitoring/general-figures.tsx';
import { ProfileDetails } from '../../parts/monitoring/profile-details.tsx';
import { ProfileOverview } from '../../parts/monitoring/profile-overview.tsx';
import { TestBar } from '../../parts/monitoring/test-bar.tsx';
import { TestHistory } from '../../parts/monitoring/test-history.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import { MatchingTest } from '../../state/monitoring/matching-test.ts';
import { orderedProfiles, type ProfileOrder } from '../../state/monitoring/profile-order.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './matching-test-page.module.css';

/** A window in which the matches of a profile stand below the list of profiles. */
const ONE_COLUMN = '(max-width: 1199px)';

/** Waits, and ends early when nobody waits any more. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function MatchingTestScreen() {
  const { application } = useScreen();
  const intl = useIntl();
  const [test] = useState(
    () => new MatchingTest({ api: application.api, person: application.access.person, wait, log: application.log }),
  );
  const state = useStore(test.store);
  const { pageStatus, profiles, report, fromType, toType, key, strategy, feedbackIds } = state;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [order, setOrder] = useState<ProfileOrder>('precision');
  const details = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly retry: () => void } | null>(null);
  async function attempt(run: () => Promise<void>) {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      application.log('The matching test failed', error);
      setFailure({ error, retry: () => void attempt(run) });
    }
  }
  useEffect(() => {
    void attempt(() => test.initialize());
    return () => test.leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [test]);
  useEffect(() => {
    // a test takes minutes: what it found is there again after a reload
    if (pageStatus === 'INITIALIZED') void attempt(() => test.showLast());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [test, pageStatus, fromType, toType, key]);
  const results = report?.matchResults ?? null;
  const tested = results === null ? null : orderedProfiles(results.matches, order);
  const shown: readonly { readonly id: string }[] = tested ?? profiles;
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === selectedId),
  );
  const selected = tested?.[at] ?? profiles[at];
  const goTo = (place: number) => {
    const next = shown[place];
    return next === undefined ? null : () => setSelectedId(next.id);
  };
  function handleSelect(id: string) {
    setSelectedId(id);
    // in one column what was asked for stands below the whole list
    if (globalThis.matchMedia(ONE_COLUMN).matches) details.current?.scrollIntoView({ block: 'start' });
  }
  async function decide(matchedProfileId: string, wanted: 'ACCEPT' | 'REJECT') {
    if (selected === undefined) return;
    try {
      await test.decide(selected.id, matchedProfileId, wanted);
    } catch {
      notifications.show({ message: intl.formatMessage({ id: 'test.decision.failed' }) });
    }
  }
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'page.matchingTest' })} />
      {failure !== null && <CallFailure error={failure.error} onRetry={failure.retry} />}
      <TestBar state={state} test={test} attempt={attempt} />
      {pageStatus === 'INITIALIZING' && <ResultsSkeleton />}
      {pageStatus === 'INITIALIZED' && feedbackIds.length === 0 && (
        <EmptyState title={<FormattedMessage id="test.empty" />}>
          <FormattedMessage id="test.empty.next" />
        </EmptyState>
      )}
      {results !== null && <GeneralFigures results={results} />}
      {selected !== undefined && (
        <div className={classes.columns}>
          {tested === null ? (
            <EmptyState title={<FormattedMessage id="test.notRun" values={{ count: state.profileCount }} />} />
          ) : (
            <ProfileOverview
              profiles={tested}
              order={order}
              onOrder={setOrder}
              selectedId={selected.id}
              onSelect={handleSelect}
            />
          )}
          <div className={classes.details} ref={details}>
            <ProfileDetails
              fromType={fromType}
              toType={toType}
              strategy={report === null ? strategy : report.matchingStrategy}
              profile={selected}
              onDecide={(id, wanted) => void decide(id, wanted)}
              onPrevious={goTo(at - 1)}
              onNext={goTo(at + 1)}
            />
          </div>
        </div>
      )}
      {report?.taskStatus === 'FINISHED' && (
        <TestHistory
          key={report.reportId}
          report={report}
          onSaved={() => void attempt(() => test.reloadStrategies())}
        />
      )}
    </PageBody>
  );
}

/** The matching test: how good the matches are by what reviewers decided of them (TST-01…06). */
export function MatchingTestPage() {
  const { locale } = useScreen();
  return (
    <MoreMessages part="operators" locale={locale}>
      <MatchingTestScreen />
    </MoreMessages>
  );
}
