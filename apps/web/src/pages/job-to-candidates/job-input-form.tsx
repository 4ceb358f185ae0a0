import { Alert, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiFailure } from '@counterpart/client';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useStore } from '../../parts/application/use-store.ts';

const KNOWN_CODES = new Set(['EMPTY_TEXT', 'BINARY_TEXT', 'TOO_LARGE', 'OVERLOADED']);

function messageId(error: ApiFailure): string {
  if (error.status === 0) return 'error.unreachable';
  return error.code !== null && KNOWN_CODES.has(error.code) ? `error.${error.code}` : 'error.parse';
}

/** Title and description of a job, and the button that parses them; what was typed stays, whatever happens. */
export function JobInputForm() {
  const { application } = useScreen();
  const { jobInput } = application;
  const { title, description, jobParseState, isNothingFound, error } = useStore(jobInput.store);
  const navigate = useNavigate();
  const intl = useIntl();
  const id = useId();
  const isPending = jobParseState === 'pending';
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isParsed = await jobInput.parse(() => crypto.randomUUID());
    if (isParsed) await navigate({ to: '/job-to-candidates/$step', params: { step: 'match' } });
  }
  return (
    <form className="job-input" onSubmit={(event) => void handleSubmit(event)} aria-busy={isPending}>
      <label htmlFor={`${id}-title`}>
        <FormattedMessage id="jobInput.title" />
      </label>
      <input
        id={`${id}-title`}
        className="text-input"
        value={title}
        maxLength={2000}
        placeholder={intl.formatMessage({ id: 'jobInput.title.placeholder' })}
        onChange={(event) => jobInput.setTitle(event.currentTarget.value)}
      />
      <label htmlFor={`${id}-description`}>
        <FormattedMessage id="jobInput.description" />
      </label>
      <p id={`${id}-explanation`} className="dimmed">
        <FormattedMessage id="jobInput.explanation" />
      </p>
      <textarea
        id={`${id}-description`}
        className="text-input"
        rows={18}
        value={description}
        aria-describedby={`${id}-explanation`}
        aria-invalid={error !== null}
        onChange={(event) => jobInput.setDescription(event.currentTarget.value)}
      />
      {error !== null && (
        <Alert color="red" role="alert" title={<FormattedMessage id={messageId(error)} />}>
          {error.status === 0 ? <FormattedMessage id="error.keepsText" /> : error.details[0]?.message}
        </Alert>
      )}
      {isNothingFound && (
        <Alert color="yellow" role="alert">
          <p className="strong">
            <FormattedMessage id="jobInput.nothingFound" />
          </p>
          <FormattedMessage id="jobInput.nothingFound.next" />{' '}
          <Link to="/job-to-candidates/$step" params={{ step: 'match' }}>
            <FormattedMessage id="jobInput.nothingFound.byHand" />
          </Link>
        </Alert>
      )}
      <div>
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="jobInput.parse" />
        </Button>
      </div>
    </form>
  );
}
