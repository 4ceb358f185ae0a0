import { Progress } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import type { FeedbackAspect } from '../../state/text-mining/feedback-aspects.ts';
import type { TrendPeriod } from '../../state/text-mining/feedback-trend.ts';
import classes from './figures-card.module.css';

interface TrendCardProps {
  readonly periods: readonly TrendPeriod[];
  readonly aspects: readonly FeedbackAspect[];
}

/** How often each main category is mentioned in each period, by the dates of the file. */
export function TrendCard({ periods, aspects }: TrendCardProps) {
  const intl = useIntl();
  const most = Math.max(1, ...periods.flatMap(({ counts }) => Object.values(counts)));
  const shown = aspects.filter(({ aspectType }) => periods.some(({ counts }) => (counts[aspectType] ?? 0) > 0));
  return (
    <section className={classes.card} aria-labelledby="mining-trend">
      <h2 className={classes.title} id="mining-trend">
        <FormattedMessage id="mining.trend" />
      </h2>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="mining.trend.period" />
              </th>
              <th scope="col" className={classes.number}>
                <FormattedMessage id="mining.trend.comments" />
              </th>
              {shown.map((aspect) => (
                <th key={aspect.id} scope="col">
                  {labelOf(intl, `mining.category.${aspect.aspectType}`, aspect.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ period, comments, counts }) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                <td className={classes.number}>
                  <FormattedNumber value={comments} />
                </td>
                {shown.map(({ id, aspectType }) => (
                  <td key={id}>
                    <span className={classes.amount}>
                      <Progress value={(100 * (counts[aspectType] ?? 0)) / most} size={6} aria-hidden="true" />
                      <FormattedNumber value={counts[aspectType] ?? 0} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
