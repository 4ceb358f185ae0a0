import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { TestReport } from '../../state/monitoring/matching-test-state.ts';
import { FigureBar } from './figure-bar.tsx';
import classes from './general-figures.module.css';

type Results = NonNullable<TestReport['matchResults']>;
const COUNTS = ['hits', 'falsePositives', 'missed', 'unjudged'] as const;
const MORE = ['precisionAt10', 'ndcg'] as const;

/** Precision and recall over all profiles together, with the formula of each (TST-02a). */
export function GeneralFigures({ results }: { readonly results: Results }) {
  const intl = useIntl();
  return (
    <section className={classes.card} aria-label={intl.formatMessage({ id: 'test.general' })}>
      {(['precision', 'recall'] as const).map((name) => (
        <div key={name} className={classes.main}>
          <Name id={name} />
          <FigureBar value={results[name]} isLarge />
          <span className={classes.of}>
            <FormattedMessage
              id={`test.${name}.of`}
              values={{
                hits: results.hits,
                all: results.hits + (name === 'precision' ? results.falsePositives : results.missed),
              }}
            />
          </span>
        </div>
      ))}
      <dl className={classes.counts}>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>
              <Name id={name} />
            </dt>
            <dd>
              <FormattedNumber value={results[name]} />
            </dd>
          </div>
        ))}
        {MORE.map((name) => (
          <div key={name}>
            <dt>
              <Name id={name} />
            </dt>
            <dd>
              {results[name] === null ? (
                '–'
              ) : (
                <FormattedNumber value={results[name]} minimumFractionDigits={2} maximumFractionDigits={2} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a figure is called, and how it is counted. */
function Name({ id }: { readonly id: string }) {
  const intl = useIntl();
  return (
    <span className={classes.name}>
      <FormattedMessage id={`test.figure.${id}`} />
      <Tooltip
        label={intl.formatMessage({ id: `test.formula.${id}` })}
        multiline
        maw={280}
        events={{ hover: true, focus: true, touch: true }}
      >
        {/* a thing to be focused, so that the formula is there without a mouse */}
        <button type="button" className={classes.formula} aria-label={intl.formatMessage({ id: `test.formula.${id}` })}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
