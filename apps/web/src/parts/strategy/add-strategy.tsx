import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { ApiFailure } from '@counterpart/client';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './add-strategy.module.css';

interface AddStrategyProps {
  readonly onAdd: (name: string, template: ProfileKind) => Promise<void>;
  readonly onClose: () => void;
}

/** Why a name cannot be had, by the status of the answer: there is one already, or no document can be called so. */
const NAME_REFUSALS: ReadonlyMap<number, string> = new Map([
  [412, 'strategy.add.taken'],
  [400, 'strategy.add.refused'],
]);

/** The dialog that makes a strategy from a template; a name that is taken is told, and what was typed stays (STR-01). */
export function AddStrategy({ onAdd, onClose }: AddStrategyProps) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<ProfileKind>('CANDIDATE');
  const [error, setError] = useState<unknown>(null);
  const [isAdding, setAdding] = useState(false);
  const refusal = error instanceof ApiFailure ? NAME_REFUSALS.get(error.status) : undefined;
  // what is being sent is not left: where it fails, the name still stands here
  const close = () => {
    if (!isAdding) onClose();
  };
  async function add() {
    setAdding(true);
    setError(null);
    try {
      await onAdd(name.trim(), template);
      onClose();
    } catch (failure) {
      setError(failure);
      setAdding(false);
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      title={<FormattedMessage id="strategy.add.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextInput
          data-autofocus
          label={<FormattedMessage id="strategy.add.name" />}
          placeholder={intl.formatMessage({ id: 'strategy.add.placeholder' })}
          maxLength={200}
          value={name}
          readOnly={isAdding}
          error={refusal !== undefined && <FormattedMessage id={refusal} />}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
        />
        <div>
          <span className={classes.label} id="strategy-template">
            <FormattedMessage id="strategy.add.template" />
          </span>
          <SegmentedControl
            aria-labelledby="strategy-template"
            value={template}
            onChange={(value) => setTemplate(value)}
            data={[
              { value: 'JOB', label: intl.formatMessage({ id: 'strategy.template.JOB' }) },
              { value: 'CANDIDATE', label: intl.formatMessage({ id: 'strategy.template.CANDIDATE' }) },
            ]}
          />
        </div>
        {error !== null && refusal === undefined && <CallFailure error={error} onRetry={() => void add()} />}
        <div className={classes.end}>
          <Button disabled={isAdding} onClick={onClose}>
            <FormattedMessage id="actions.cancel" />
          </Button>
          <Button type="submit" variant="filled" loading={isAdding} disabled={name.trim() === ''}>
            <FormattedMessage id="strategy.add" />
          </Button>
        </div>
      </form>
    </Modal>
  );
}
