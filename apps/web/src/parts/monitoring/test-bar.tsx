import { Button, Progress, Select } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { strategyLabel } from '../../i18n/label-of.ts';
import type { ProfileKind } from '@counterpart/domain';
import type { MatchingTest } from '../../state/monitoring/matching-test.ts';
import type { MatchingTestState } from '../../state/monitoring/matching-test-state.ts';
import classes from './test-bar.module.css';
import { testLabel } from './test-label.ts';

interface TestBarProps {
  readonly state: MatchingTestState;
  readonly test: MatchingTest;
  /** Does something that may fail, and says so. */
  readonly attempt: (run: () => Promise<void>) => Promise<void>;
}

const KINDS: readonly ProfileKind[] = ['JOB', 'CANDIDATE'];

/** What is tested, the button that starts it, and how far it is (TST-01). */
export function TestBar({ state, test, attempt }: TestBarProps) {
  const intl = useIntl();
  const { fromType, toType, feedbackIds, key, strategies, strategy, isMatching } = state;
  // until the running test was looked at for the first time the report is the one before
  const isEarlier = isMatching && (state.report?.taskStatus === 'FINISHED' || state.report?.taskStatus === 'ERROR');
  const report = isEarlier ? null : state.report;
  const kinds = KINDS.map((value) => ({ value, label: intl.formatMessage({ id: `test.kind.${value}` }) }));
  const status = (of: string) => intl.formatMessage({ id: `test.status.${of}` });
  const keys = feedbackIds.filter(({ type }) => type === toType).map((each) => each.key);
  return (
    <section className={classes.bar} aria-label={intl.formatMessage({ id: 'test.setup' })}>
      <Select
        label={<FormattedMessage id="test.from" />}
        data={kinds}
        value={fromType}
        disabled={isMatching}
        onChange={(kind) => kind !== null && void attempt(() => test.chooseFrom(kind))}
      />
      <Select
        label={<FormattedMessage id="test.to" />}
        data={kinds.filter(({ value }) => value !== fromType)}
        value={toType}
        disabled={isMatching}
        onChange={(kind) => kind !== null && void attempt(() => test.chooseTo(kind))}
      />
      <Select
        label={<FormattedMessage id="test.key" />}
        data={keys}
        value={key}
        disabled={isMatching}
        onChange={(chosen) => void attempt(() => test.chooseKey(chosen))}
      />
      <Select
        label={<FormattedMessage id="test.strategy" />}
        data={strategies.map((name) => ({ value: name, label: strategyLabel(intl, name) }))}
        value={strategy}
        disabled={isMatching}
        onChange={(chosen) => test.chooseStrategy(chosen)}
      />
      <Button
        variant="filled"
        disabled={key === null}
        // stays while the test runs, so that the focus does: the next key is to end it
        aria-disabled={isMatching}
        {...(isMatching ? { 'data-disabled': true } : {})}
        leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => (isMatching ? undefined : void attempt(test.starting()))}
      >
        <FormattedMessage id="test.start" />
      </Button>
      {isMatching && (
        <Button
          leftSection={<IconPlayerStop size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void attempt(() => test.cancel())}
        >
          <FormattedMessage id="actions.cancel" />
        </Button>
      )}
      <div className={classes.state} role="status">
        {isMatching && <FormattedMessage id="test.matching" />}{' '}
        {report !== null && (
          <span className={classes.task} data-status={report.taskStatus}>
            {report.error === null ? (
              status(report.taskStatus)
            ) : (
              <FormattedMessage
                id="text.labelled"
                values={{
                  label: status(report.taskStatus),
                  value: intl.formatMessage({ id: `test.error.${report.error}` }),
                }}
              />
            )}
          </span>
        )}
        {report !== null && (
          <span className={classes.took}>
            <FormattedMessage
              id="test.took"
              values={{ count: report.matchResults?.matches.length ?? 0, seconds: report.durationMs / 1000 }}
            />
          </span>
        )}
        {/* the strategy that is chosen is that of the next test */}
        {report !== null && <span className={classes.took}>{testLabel(intl, report)}</span>}
        {isMatching && (
          <Progress
            className={classes.progress ?? ''}
            value={(report?.progress ?? 0) * 100}
            aria-label={intl.formatMessage({ id: 'test.progress' })}
          />
        )}
      </div>
    </section>
  );
}
