import { Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RouteResponse } from '@counterpart/client';
import type { TestReport } from '../../state/monitoring/matching-test-state.ts';
import { saveDownload } from '../../state/results/save-download.ts';
import { useOnceAtATime } from '../application/use-once-at-a-time.ts';
import { useScreen } from '../application/use-screen.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import classes from './monitoring-table.module.css';
import { testLabel } from './test-label.ts';
import { WeightProposal } from './weight-proposal.tsx';

type Comparison = RouteResponse<'compareTests'>;

const COMPARED = ['figure', 'before', 'after', 'difference', 'interval'];
const FIGURES = ['precision', 'recall', 'ndcg'] as const;

interface TestHistoryProps {
  readonly report: TestReport;
  /** A strategy was added. */
  readonly onSaved: () => void;
}

/** Earlier tests of the same judgements: one of them beside this one, and both as files. */
export function TestHistory({ report, onSaved }: TestHistoryProps) {
  const { api, log } = useScreen().application;
  const { once, isUnderWay } = useOnceAtATime();
  const intl = useIntl();
  const [otherId, setOtherId] = useState<string | null>(null);
  const { feedbackFromType, feedbackToType, feedbackKey, reportId } = report;
  const history = useQuery({
    queryKey: ['test-reports', reportId],
    queryFn: ({ signal }) => api.call('testReports', { signal }),
  });
  const earlier = (history.data?.reports ?? []).filter(
    (each) =>
      each.reportId !== reportId &&
      each.taskStatus === 'FINISHED' &&
      each.feedbackFromType === feedbackFromType &&
      each.feedbackToType === feedbackToType &&
      each.feedbackKey === feedbackKey,
  );
  const other = earlier.find((each) => each.reportId === otherId) ?? null;
  const comparison = useQuery({
    queryKey: ['test-comparison', otherId, reportId],
    enabled: other !== null,
    queryFn: ({ signal }) =>
      api.call('compareTests', { params: { reportId: otherId ?? '', otherId: reportId }, signal }),
  });
  const download = async (name: 'exportFeedback' | 'exportReport') => {
    try {
      const file =
        name === 'exportReport'
          ? await api.download('exportReport', { params: { reportId } })
          : await api.download('exportFeedback', {
              params: { from: feedbackFromType, to: feedbackToType, key: feedbackKey },
            });
      saveDownload(file, 'test.csv');
    } catch (error) {
      log('A matching test could not be downloaded', error);
      notifications.show({ role: 'alert', message: intl.formatMessage({ id: 'results.download.failed' }) });
    }
  };
  return (
    <section className={classes.card} aria-labelledby="test-compare">
      <div className={classes.head}>
        <h2 className={classes.title} id="test-compare">
          <FormattedMessage id="test.compare" />
        </h2>
        <Select
          size="xs"
          w={320}
          aria-label={intl.formatMessage({ id: 'test.compare.with' })}
          placeholder={intl.formatMessage({ id: earlier.length === 0 ? 'test.compare.none' : 'test.compare.with' })}
          disabled={earlier.length === 0}
          data={earlier.map((each) => ({
            value: each.reportId,
            label: testLabel(intl, each),
          }))}
          value={otherId}
          onChange={setOtherId}
        />
        <span className={classes.decision}>
          {(['exportFeedback', 'exportReport'] as const).map((name) => (
            <Button
              key={name}
              size="xs"
              leftSection={<IconDownload size={14} stroke={1.75} aria-hidden="true" />}
              loading={isUnderWay(name)}
              onClick={() => void once(name, async () => download(name))}
            >
              <FormattedMessage id={`test.${name}`} />
            </Button>
          ))}
        </span>
      </div>
      {comparison.error !== null && <CallFailure error={comparison.error} onRetry={() => void comparison.refetch()} />}
      {comparison.data !== undefined && other !== null && <ComparisonTable comparison={comparison.data} />}
      <WeightProposal report={report} onSaved={onSaved} />
    </section>
  );
}

function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const changed = comparison.profiles.filter(({ lost, won }) => lost.length + won.length > 0);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <ColumnHeads columns={COMPARED} family="test.compare" />
        <tbody>
          {FIGURES.map((name) => {
            const { before, after, difference, low, high } = comparison[name];
            return (
              <tr key={name}>
                <th scope="row">
                  <FormattedMessage id={`test.figure.${name}`} />
                </th>
                {[before, after].map((value, place) => (
                  // before and after, always both
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place}>
                    {value === null ? (
                      '–'
                    ) : (
                      <FormattedNumber value={value} minimumFractionDigits={3} maximumFractionDigits={3} />
                    )}
                  </td>
                ))}
                <td className={(difference ?? 0) < 0 ? classes.minus : classes.plus}>
                  {difference === null ? (
                    '–'
                  ) : (
                    <FormattedNumber
                      value={difference}
                      signDisplay="exceptZero"
                      minimumFractionDigits={3}
                      maximumFractionDigits={3}
                    />
                  )}
                </td>
                <td>
                  {low === null || high === null ? (
                    '–'
                  ) : (
                    <>
                      <FormattedNumber value={low} signDisplay="exceptZero" maximumFractionDigits={3} />
                      {' … '}
                      <FormattedNumber value={high} signDisplay="exceptZero" maximumFractionDigits={3} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
          {changed.map(({ id, label, lost, won }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td colSpan={4}>
                <FormattedMessage id="test.compare.changed" values={{ lost: lost.length, won: won.length }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
