import { useLinkProps } from '@tanstack/react-router';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { MINING_STEPS, type MiningStep } from '../../state/text-mining/mining-step.ts';
import classes from './mining-steps.module.css';

interface StepProps {
  readonly name: MiningStep;
  readonly isCurrent: boolean;
  /** How much the step shows; null where that says nothing. */
  readonly count: number | null;
}

function StepLink({ name, isCurrent, count }: StepProps) {
  const link = useLinkProps({ to: '/text-mining/$step', params: { step: name } });
  return (
    <a {...link} className={classes.link} aria-current={isCurrent ? 'step' : undefined}>
      <FormattedMessage id={`mining.step.${name}`} />
      {count !== null && (
        <span className={classes.count}>
          {' '}
          <FormattedNumber value={count} />
        </span>
      )}
    </a>
  );
}

interface MiningStepsProps {
  readonly current: MiningStep;
  readonly counts: Readonly<Partial<Record<MiningStep, number>>>;
}

/** The four steps of text mining, each an address of its own (SET-04). */
export function MiningSteps({ current, counts }: MiningStepsProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'mining.steps' })}>
      <ol className={classes.steps}>
        {MINING_STEPS.map((name) => (
          <li key={name}>
            <StepLink name={name} isCurrent={name === current} count={counts[name] ?? null} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
