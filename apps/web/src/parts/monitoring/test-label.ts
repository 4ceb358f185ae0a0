import type { IntlShape } from 'react-intl';
import { strategyLabel } from '../../i18n/label-of.ts';
import { writeDate } from '../../i18n/write-date.ts';
import type { TestReport } from '../../state/monitoring/matching-test-state.ts';

type Labelled = Pick<TestReport, 'matchingStrategy' | 'strategyVersion' | 'startedAt' | 'startedBy'>;

/** A test by its strategy and the version of it, its time and who started it. */
export function testLabel(
  intl: IntlShape,
  { matchingStrategy, strategyVersion, startedAt, startedBy }: Labelled,
): string {
  const when = writeDate(intl, startedAt, { dateStyle: 'short', timeStyle: 'medium' });
  const who = startedBy === null ? '' : ` ${intl.formatMessage({ id: 'who.by' }, { name: startedBy.name })}`;
  const version = intl.formatMessage(
    { id: strategyVersion === 0 ? 'strategy.version.shipped' : 'strategy.version' },
    { version: strategyVersion },
  );
  const strategy =
    matchingStrategy === null
      ? version
      : intl.formatMessage({ id: 'test.label' }, { strategy: strategyLabel(intl, matchingStrategy), version });
  return `${strategy} · ${when}${who}`;
}
