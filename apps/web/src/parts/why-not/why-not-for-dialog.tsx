import { Autocomplete, Button, Loader, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { matchingAddress } from '../../state/addresses.ts';
import type { RequestChange } from '../../state/apply-change.ts';
import { findDocuments, type FoundDocument } from '../../state/documents/find-documents.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { WhyNotAnswer } from './why-not-answer.tsx';
import classes from './why-not-dialog.module.css';

/** Letters from which names are looked up, and the pause after the last one in milliseconds. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 250;

interface WhyNotForDialogProps {
  /** Who is asked about, and in which index they are. */
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly id: string;
  readonly subject: string;
  readonly onClose: () => void;
}

const labelOf = ({ title, about }: FoundDocument) => (about === '' ? title : `${title} – ${about}`);

/** "Why is this one not found for …?": from a list, the other side is chosen first; a change opens its matches with the change made. */
export function WhyNotForDialog({ kind, index, id, subject, onClose }: WhyNotForDialogProps) {
  const { application, locale } = useScreen();
  const { api, contexts } = application;
  const intl = useIntl();
  const navigate = useNavigate();
  const isJob = kind === 'JOB';
  const context = isJob ? contexts.profileToJobs : contexts.profileToCandidates;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<FoundDocument | null>(null);
  const [wanted] = useDebouncedValue(text.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ['find', wanted],
    enabled: wanted.length >= FEWEST_LETTERS,
    queryFn: ({ signal }) => findDocuments(api, wanted, signal),
  });
  const options = (found.data ?? []).filter((document) => document.kind !== kind);
  const why = useQuery({
    queryKey: ['whyNotFor', index.name, id, asked?.index, asked?.id, locale],
    enabled: asked !== null,
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call(isJob ? 'jobWhyNot' : 'candidateWhyNot', {
        params: { index: index.name },
        body: {
          source: { type: asked?.kind ?? 'JOB', index: asked?.index ?? '', id: asked?.id ?? '' },
          userLanguage: locale,
          from: 0,
          size: 20,
          queryParams: { scoreType: index.scoreType, expansionType: index.expansionType },
          targetId: id,
        },
        signal,
      }),
  });
  const choose = (label: string) => setAsked(options.find((option) => labelOf(option) === label) ?? null);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    setAsked(options.find((option) => labelOf(option) === typed || option.id === typed) ?? options[0] ?? null);
  }
  async function handleApply(changes: readonly RequestChange[]) {
    if (asked === null) return;
    const { kind: type, index: sourceIndex, id: sourceId } = asked;
    onClose();
    await navigate({ to: matchingAddress(isJob ? 'jobs' : 'candidates', type, sourceIndex, sourceId) });
    await context.load({ type, index: sourceIndex, id: sourceId });
    const takeBack = context.applyChanges(index.name, changes);
    showUndo({
      message: <FormattedMessage id="whyNot.applied" />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: takeBack,
    });
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={<FormattedMessage id="whyNot.for.title" values={{ subject }} />}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <form className={classes.form} onSubmit={handleSubmit}>
        <Autocomplete
          className={classes.field ?? ''}
          label={intl.formatMessage({ id: `whyNot.for.${kind}` })}
          data-autofocus
          value={text}
          data={options.map(labelOf)}
          filter={({ options: all }) => all}
          rightSection={found.isFetching ? <Loader size={14} /> : null}
          onChange={setText}
          onOptionSubmit={choose}
        />
        <Button type="submit" variant="filled" loading={why.isFetching} disabled={options.length === 0}>
          <FormattedMessage id="whyNot.ask" />
        </Button>
      </form>
      {why.error !== null && <CallFailure error={why.error} onRetry={() => void why.refetch()} />}
      {why.data !== undefined && asked !== null && (
        <WhyNotAnswer answer={why.data} target={subject} onApply={(changes) => void handleApply(changes)} />
      )}
    </Modal>
  );
}
