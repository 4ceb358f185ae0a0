import { Button, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ApiFailure, type RouteResponse } from '@counterpart/client';
import { labelOf } from '../../i18n/label-of.ts';
import type { TestReport } from '../../state/monitoring/matching-test-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { useScreen } from '../application/use-screen.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './weight-proposal.module.css';

type Proposal = RouteResponse<'proposeWeights'>;

const TOO_FEW = 400;
const TAKEN = 412;

interface WeightProposalProps {
  readonly report: TestReport;
  /** A strategy was added. */
  readonly onSaved: () => void;
}

/** Weights that the judgements speak for, with what they gain; saved as a strategy of their own, never over another. */
export function WeightProposal({ report, onSaved }: WeightProposalProps) {
  const { api } = useScreen().application;
  const intl = useIntl();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const status = error instanceof ApiFailure ? error.status : null;
  async function attempt(run: () => Promise<void>, done: typeof state) {
    setState('busy');
    setError(null);
    try {
      await run();
      setState(done);
    } catch (failure) {
      setError(failure);
      setState('idle');
    }
  }
  const propose = () =>
    attempt(async () => {
      const { feedbackFromType: from, feedbackToType: to, feedbackKey: key, matchingStrategy } = report;
      const found = await api.call('proposeWeights', {
        params: { from, to, key },
        query: matchingStrategy === null ? {} : { strategy: matchingStrategy },
      });
      setProposal(found);
      setName(intl.formatMessage({ id: 'test.propose.name' }, { strategy: found.strategy }));
    }, 'idle');
  const save = (found: Proposal) =>
    attempt(async () => {
      await api.call('putStrategy', {
        params: { name: name.trim() },
        query: { template: report.feedbackToType },
        body: found.parameters,
        expects: 'none',
      });
      onSaved();
    }, 'saved');
  return (
    <div className={classes.proposal}>
      {proposal === null && (
        <Button
          size="xs"
          disabled={state === 'busy'}
          leftSection={<IconSparkles size={14} stroke={1.75} aria-hidden="true" />}
          onClick={() => void propose()}
        >
          <FormattedMessage id={state === 'busy' ? 'test.propose.busy' : 'test.propose'} />
        </Button>
      )}
      {status === TOO_FEW && <Notice tone="plain" title={<FormattedMessage id="test.propose.few" />} />}
      {error !== null && status !== TOO_FEW && status !== TAKEN && (
        <CallFailure error={error} onRetry={() => void (proposal === null ? propose() : save(proposal))} />
      )}
      {proposal !== null && (
        <>
          <p>
            <FormattedMessage
              id="test.propose.gain"
              values={{ profiles: proposal.profiles, before: proposal.before, after: proposal.after }}
            />
          </p>
          <ul className={classes.factors}>
            {proposal.factors.map(({ aspect, factor }) => (
              <li key={aspect}>
                {labelOf(intl, `aspect.${aspect}`, aspect)} ×{' '}
                <FormattedNumber value={factor} minimumFractionDigits={2} maximumFractionDigits={2} />
              </li>
            ))}
          </ul>
          {state === 'saved' ? (
            <p role="status">
              <FormattedMessage id="test.propose.saved" values={{ name: name.trim() }} />
            </p>
          ) : (
            <form
              className={classes.save}
              onSubmit={(event) => {
                event.preventDefault();
                void save(proposal);
              }}
            >
              <TextInput
                size="xs"
                maxLength={200}
                aria-label={intl.formatMessage({ id: 'strategy.add.name' })}
                value={name}
                error={status === TAKEN ? <FormattedMessage id="strategy.add.taken" /> : undefined}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button size="xs" type="submit" disabled={name.trim() === '' || state === 'busy'}>
                <FormattedMessage id="test.propose.save" />
              </Button>
            </form>
          )}
        </>
      )}
    </div>
  );
}
