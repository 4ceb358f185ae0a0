import { Autocomplete, Button, Loader, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import type { RequestChange } from '../../state/apply-change.ts';
import { findDocuments } from '../../state/documents/find-documents.ts';
import { matchBody } from '../../state/matching/searches/match-body.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { MatchRequest } from '../../state/matching/searches/match-request.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { WhyNotAnswer } from './why-not-answer.tsx';
import classes from './why-not-dialog.module.css';

/** Letters from which names are looked up. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 250;

interface WhyNotDialogProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  /** What the list was asked. */
  readonly request: MatchRequest;
  /** Whom the question is about, where it is known already. */
  readonly initialId?: string;
  readonly onClose: () => void;
}

/** "Why is this one not here?": what keeps a candidate or a job out of a list, and the smallest change that lets it in. */
export function WhyNotDialog({ context, index, request, initialId = '', onClose }: WhyNotDialogProps) {
  const { application, locale } = useScreen();
  const { api } = application;
  const intl = useIntl();
  const { source } = useStore(context.store);
  const [text, setText] = useState(initialId);
  const [asked, setAsked] = useState(initialId);
  // what was taken from the list: its name finds nobody when it is looked up as a text
  const [chosen, setChosen] = useState<{ readonly id: string; readonly label: string } | null>(null);
  // names that come after the question would lie over its answer
  const [isOpen, setOpen] = useState(false);
  const [wanted] = useDebouncedValue(text.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ['find', index.name, wanted],
    enabled: wanted.length >= FEWEST_LETTERS,
    queryFn: ({ signal }) => findDocuments(api, wanted, signal),
  });
  const options = (found.data ?? [])
    .filter((document) => document.index === index.name)
    .map(({ id, title }) => ({ id, label: title === id ? id : `${title} (${id})` }));
  const isJob = context.target === 'JOB';
  const why = useQuery({
    queryKey: ['whyNot', index.name, asked, request, entityOf(source), locale],
    enabled: asked !== '',
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call(isJob ? 'jobWhyNot' : 'candidateWhyNot', {
        params: { index: index.name },
        query: request.strategy === null ? {} : { strategy: request.strategy },
        body: {
          ...matchBody(request, 0, { source: entityOf(source), index, userLanguage: locale }),
          targetId: asked,
        },
        signal,
      }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    // a name that only one has is that one
    const only = wanted === typed && options.length === 1 ? options[0] : undefined;
    const named = chosen?.label === typed ? chosen : options.find(({ label }) => label === typed);
    setAsked((named ?? only)?.id ?? typed);
    setOpen(false);
  }
  function handleApply(changes: readonly RequestChange[]) {
    const takeBack = context.applyChanges(index.name, changes);
    showUndo({
      message: <FormattedMessage id="whyNot.applied" />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: takeBack,
    });
    onClose();
  }
  const target = [...options, ...(chosen === null ? [] : [chosen])].find(({ id }) => id === asked)?.label ?? asked;
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={<FormattedMessage id="whyNot.title" />}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <form className={classes.form} onSubmit={handleSubmit}>
        <Autocomplete
          className={classes.field ?? ''}
          label={intl.formatMessage({ id: `whyNot.who.${context.target}` })}
          data-autofocus
          value={text}
          data={options.map(({ label }) => label)}
          filter={({ options: all }) => all}
          rightSection={found.isFetching ? <Loader size={14} /> : null}
          dropdownOpened={isOpen}
          onDropdownClose={() => setOpen(false)}
          onChange={(typed) => {
            setText(typed);
            setOpen(true);
          }}
          onOptionSubmit={(label) => {
            const option = options.find((one) => one.label === label);
            setChosen(option ?? null);
            setAsked(option?.id ?? label);
            setOpen(false);
          }}
        />
        <Button type="submit" variant="filled" loading={why.isFetching} disabled={text.trim() === ''}>
          <FormattedMessage id="whyNot.ask" />
        </Button>
      </form>
      {why.error !== null && <CallFailure error={why.error} onRetry={() => void why.refetch()} />}
      {why.data !== undefined && asked !== '' && (
        <WhyNotAnswer answer={why.data} target={target} onApply={handleApply} />
      )}
    </Modal>
  );
}
