import { Button } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { comparedInputs, type KeptInput, keptInput } from '../../state/text-mining/feedback-comparison.ts';
import type { FeedbackResults } from '../../state/text-mining/text-mining.ts';
import classes from './figures-card.module.css';

/** Lines that a comparison shows: the largest changes. */
const SHOWN = 20;
const COLUMNS = ['category', 'competence', 'before', 'now', 'change'] as const;

interface ComparisonCardProps {
  readonly kept: KeptInput;
  readonly results: FeedbackResults;
  readonly onEnd: () => void;
}

/** Two inputs beside each other: mentions for each hundred comments, the largest change first. */
export function ComparisonCard({ kept, results, onEnd }: ComparisonCardProps) {
  const intl = useIntl();
  const compared = comparedInputs(kept, keptInput(results.comments.length, results.aspects));
  const lines = compared.filter(({ before, now }) => before !== now).slice(0, SHOWN);
  const figure = (value: number) => <FormattedNumber value={value} maximumFractionDigits={1} />;
  return (
    <section className={classes.card} aria-labelledby="mining-comparison">
      <div className={classes.head}>
        <h2 className={classes.title} id="mining-comparison">
          <FormattedMessage id="mining.comparison" />
        </h2>
        <span className={classes.about}>
          <FormattedMessage
            id="mining.comparison.about"
            values={{ before: kept.comments, now: results.comments.length }}
          />
        </span>
        <Button size="xs" onClick={onEnd}>
          <FormattedMessage id="mining.comparison.end" />
        </Button>
      </div>
      {lines.length === 0 && (
        <p className={classes.note}>
          <FormattedMessage id="mining.comparison.kept" />
        </p>
      )}
      <div className={classes.scroll} hidden={lines.length === 0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {COLUMNS.map((column, at) => (
                <th key={column} scope="col" className={at > 1 ? classes.number : undefined}>
                  <FormattedMessage id={`mining.comparison.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ category, competence, before, now }) => (
              <tr key={`${category} ${competence}`}>
                <td>{labelOf(intl, `mining.category.${category}`, category)}</td>
                <th scope="row">{competence}</th>
                <td className={classes.number}>{figure(before)}</td>
                <td className={classes.number}>{figure(now)}</td>
                <td className={classes.number}>
                  <FormattedNumber value={now - before} maximumFractionDigits={1} signDisplay="exceptZero" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
