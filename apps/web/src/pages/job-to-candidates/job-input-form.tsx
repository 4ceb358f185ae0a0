import { Button, Textarea, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiFailure } from '@counterpart/client';
import { useIsShown } from '../../parts/application/use-is-shown.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './job-input-form.module.css';

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
  const isShown = useIsShown();
  const isPending = jobParseState === 'pending';
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isParsed = await jobInput.parse(() => crypto.randomUUID());
    if (isParsed && isShown()) await navigate({ to: '/job-to-candidates/$step', params: { step: 'match' } });
  }
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} aria-busy={isPending}>
      <TextInput
        label={<FormattedMessage id="jobInput.title" />}
        value={title}
        maxLength={2000}
        placeholder={intl.formatMessage({ id: 'jobInput.title.placeholder' })}
        onChange={(event) => jobInput.setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={<FormattedMessage id="jobInput.description" />}
        description={<FormattedMessage id="jobInput.explanation" />}
        rows={18}
        value={description}
        error={error !== null}
        onChange={(event) => jobInput.setDescription(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {error !== null && (
        <Notice tone="bad" title={<FormattedMessage id={messageId(error)} />}>
          {error.status === 0 ? <FormattedMessage id="error.keepsText" /> : null}
        </Notice>
      )}
      {isNothingFound && (
        <Notice tone="warn" title={<FormattedMessage id="jobInput.nothingFound" />}>
          <FormattedMessage id="jobInput.nothingFound.next" />{' '}
          <Link to="/job-to-candidates/$step" params={{ step: 'match' }} className={classes.link}>
            <FormattedMessage id="jobInput.nothingFound.byHand" />
          </Link>
        </Notice>
      )}
      <div>
        <Button type="submit" variant="filled" loading={isPending} aria-keyshortcuts="Control+Enter">
          <FormattedMessage id="jobInput.parse" />
        </Button>
      </div>
    </form>
  );
}
