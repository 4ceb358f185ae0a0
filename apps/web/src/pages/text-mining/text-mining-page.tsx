import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { loadSampleFeedback } from '../../i18n/text-mining/load-sample-feedback.ts';
import { MoreMessages } from '../../parts/application/more-messages.tsx';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { ComparisonCard } from '../../parts/text-mining/comparison-card.tsx';
import { FeedbackResultsCard } from '../../parts/text-mining/feedback-results.tsx';
import { MiningInput } from '../../parts/text-mining/mining-input.tsx';
import { MiningProblemNotice } from '../../parts/text-mining/mining-problem.tsx';
import { MiningSteps } from '../../parts/text-mining/mining-steps.tsx';
import { TaughtCard } from '../../parts/text-mining/taught/taught-card.tsx';
import { TAUGHT_RULES } from '../../parts/text-mining/taught/taught-rules-key.ts';
import { textMiningOf } from '../../parts/text-mining/text-mining-of.ts';
import { TrendCard } from '../../parts/text-mining/trend-card.tsx';
import { UnmatchedTable } from '../../parts/text-mining/unmatched-table.tsx';
import { WordsCard } from '../../parts/text-mining/words/words-card.tsx';
import { saveDownload } from '../../state/results/save-download.ts';
import { resultsCsv } from '../../state/text-mining/feedback-exports.ts';
import { feedbackTrend } from '../../state/text-mining/feedback-trend.ts';
import type { MiningStep } from '../../state/text-mining/mining-step.ts';
import type { FeedbackResults, TextMining, TextMiningState } from '../../state/text-mining/text-mining.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './text-mining-page.module.css';

/** From this width the words stand beside the results. */
const WORDS_BESIDE = '(min-width: 1200px)';

interface ResultStepProps {
  readonly results: FeedbackResults;
  readonly state: TextMiningState;
  readonly mining: TextMining;
}

function ResultsStep({ results, state, mining }: ResultStepProps) {
  const intl = useIntl();
  const hasRoom = useMediaQuery(WORDS_BESIDE, true, { getInitialValueInEffect: false });
  const placeOf = usePlaces(results);
  const trend = useMemo(() => feedbackTrend(results.comments, results.aspects), [results]);
  function download() {
    const csv = resultsCsv(results.aspects, ({ aspectType, label }) =>
      labelOf(intl, `mining.category.${aspectType}`, label),
    );
    saveDownload({ blob: new Blob([csv], { type: 'text/csv' }), fileName: 'feedback.csv' }, 'feedback.csv');
  }
  return (
    <>
      <div className={classes.bar}>
        <Button size="xs" onClick={() => mining.keepForComparison()}>
          <FormattedMessage id="mining.comparison.keep" />
        </Button>
        <Button
          size="xs"
          disabled={results.matchCount === 0}
          leftSection={<IconDownload size={14} stroke={1.75} aria-hidden="true" />}
          onClick={download}
        >
          <FormattedMessage id="mining.export.results" />
        </Button>
      </div>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <FeedbackResultsCard aspects={results.aspects} placeOf={placeOf} />
          {state.kept !== null && (
            <ComparisonCard kept={state.kept} results={results} onEnd={() => mining.endComparison()} />
          )}
          {trend.length > 0 && <TrendCard periods={trend} aspects={results.aspects} />}
        </div>
        {hasRoom && <WordsCard state={state} isWide={false} />}
      </div>
    </>
  );
}

/** Where each comment stands in the input, from 1. */
function usePlaces({ comments }: FeedbackResults): ReadonlyMap<string, number> {
  return useMemo(
    () => new Map(comments.map(({ text }, at): [string, number] => [text, at + 1]).toReversed()),
    [comments],
  );
}

function UnmatchedStep({ results, mining }: ResultStepProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const placeOf = usePlaces(results);
  async function handleTaught() {
    await Promise.all([mining.repeat(), client.invalidateQueries({ queryKey: TAUGHT_RULES })]);
    notifications.show({ message: intl.formatMessage({ id: 'mining.teach.done' }) });
  }
  return <UnmatchedTable lines={results.unmatched} placeOf={placeOf} onTaught={() => void handleTaught()} />;
}

function TextMiningScreen({ step }: { readonly step: MiningStep }) {
  const { application, locale } = useScreen();
  const intl = useIntl();
  const navigate = useNavigate();
  const mining = textMiningOf(application);
  const state = useStore(mining.store);
  const { results, isFetching, problem } = state;
  const sample = useQuery({ queryKey: ['feedback-sample', locale], queryFn: () => loadSampleFeedback(locale) });
  useEffect(() => {
    if (sample.data !== undefined) mining.seed(sample.data);
  }, [mining, sample.data]);
  useEffect(() => void mining.followLocale(locale), [mining, locale]);
  const counts =
    results === null
      ? {}
      : {
          results: results.matchCount,
          ngrams: state.oneGrams.size + state.nGrams.size,
          unmatched: results.unmatched.length,
        };
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: 'page.textMining' })}
        about={<MiningSteps current={step} counts={counts} />}
      >
        {results !== null && (
          <span className={classes.about} role="status">
            <FormattedMessage
              id="mining.about"
              values={{ count: results.comments.length, seconds: results.duration / 1000 }}
            />
          </span>
        )}
      </PageHead>
      {step === 'input' ? (
        <MiningInput
          state={state}
          mining={mining}
          isAwaiting={state.isSample && state.input === '' && sample.isPending}
          onParsed={() => void navigate({ to: '/text-mining/$step', params: { step: 'results' } })}
        />
      ) : (
        <div className={classes.stack} aria-busy={isFetching}>
          {problem !== null && <MiningProblemNotice problem={problem} onRetry={() => void mining.parse()} />}
          {results === null ? (
            <EmptyState title={<FormattedMessage id="mining.nothing" />}>
              <Link to="/text-mining/$step" params={{ step: 'input' }} className={classes.link ?? ''}>
                <FormattedMessage id="mining.nothing.next" />
              </Link>
            </EmptyState>
          ) : (
            <>
              {step === 'results' && <ResultsStep results={results} state={state} mining={mining} />}
              {step === 'ngrams' && <WordsCard state={state} isWide />}
              {step === 'unmatched' && <UnmatchedStep results={results} state={state} mining={mining} />}
            </>
          )}
          {step === 'unmatched' && (
            <TaughtCard onChanged={async () => (results === null ? undefined : mining.repeat())} />
          )}
        </div>
      )}
    </PageBody>
  );
}

/** Text mining: comments in, what they ask to begin, go on with and stop, their words, and what was not understood. */
export function TextMiningPage({ step }: { readonly step: MiningStep }) {
  const { locale } = useScreen();
  return (
    <MoreMessages part="textMining" locale={locale}>
      <TextMiningScreen step={step} />
    </MoreMessages>
  );
}
