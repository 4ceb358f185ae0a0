import { Autocomplete, Button, Loader, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { RouteResponse } from '@counterpart/client';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf, valueLabel } from '../../i18n/label-of.ts';
import type { RequestChange } from '../../state/apply-change.ts';
import { findDocuments } from '../../state/find-documents.ts';
import { matchBody } from '../../state/matching/match-body.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { MatchRequest } from '../../state/matching/match-request.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './why-not-dialog.module.css';

type WhyNot = RouteResponse<'candidateWhyNot'>;
type WhyNotReason = WhyNot['reasons'][number];

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

/** The property that a filter's rule is about; empty where it names none. */
function propertyOf(rule: unknown): string {
  return typeof rule === 'object' && rule !== null && 'property' in rule && typeof rule.property === 'string'
    ? rule.property
    : '';
}

function subjectOf(intl: IntlShape, { aspect = '', label = '', rule }: WhyNotReason | RequestChange): string {
  const property = propertyOf(rule);
  if (property !== '') return labelOf(intl, `property.${property}`, property);
  if (aspect === '') return label;
  return label === aspect || label === '' ? labelOf(intl, `aspect.${aspect}`, aspect) : valueLabel(intl, aspect, label);
}

function Reasons({ reasons, target }: { readonly reasons: readonly WhyNotReason[]; readonly target: string }) {
  const intl = useIntl();
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- reasons have no id and never move
        <li key={i}>
          <IconX size={14} stroke={2.25} aria-hidden="true" />
          <span>
            <FormattedMessage
              id={`whyNot.${reason.kind}${reason.scoreType === 'REVERSE' ? '.REVERSE' : ''}`}
              values={{ subject: subjectOf(intl, reason), target }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  readonly answer: WhyNot;
  readonly target: string;
  readonly onApply: (changes: readonly RequestChange[]) => void;
}

function Answer({ answer, target, onApply }: AnswerProps) {
  const intl = useIntl();
  const { included, rank, match, reasons, change, rankAfter } = answer;
  if (included) {
    return (
      <p className={classes.verdict} role="status">
        <FormattedMessage
          id="whyNot.included"
          values={{ target, rank: rank ?? 0, score: intl.formatNumber(match?.score ?? 0, { style: 'percent' }) }}
        />
      </p>
    );
  }
  return (
    <div className={classes.answer} role="status">
      <p className={classes.verdict}>
        <FormattedMessage id="whyNot.excluded" values={{ target }} />
      </p>
      <Reasons reasons={reasons} target={target} />
      {change === null || change.length === 0 ? (
        <p>
          <FormattedMessage id="whyNot.noChange" />
        </p>
      ) : (
        <div className={classes.change}>
          <span>
            {change
              .map((one) =>
                intl.formatMessage(
                  { id: `whyNot.change.${one.op}` },
                  { subject: subjectOf(intl, one), range: one.range ?? 0 },
                ),
              )
              .join(' ')}{' '}
            {rankAfter !== null && <FormattedMessage id="whyNot.rankAfter" values={{ rank: rankAfter }} />}
          </span>
          <Button variant="filled" size="xs" onClick={() => onApply(change)}>
            <FormattedMessage id="whyNot.apply" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** "Why is this one not here?": what keeps a candidate or a job out of a list, and the smallest change that lets it in. */
export function WhyNotDialog({ context, index, request, initialId = '', onClose }: WhyNotDialogProps) {
  const { application, locale } = useScreen();
  const { api } = application;
  const intl = useIntl();
  const { source } = useStore(context.store);
  const [text, setText] = useState(initialId);
  const [asked, setAsked] = useState(initialId);
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
    setAsked(options.find(({ label }) => label === typed)?.id ?? typed);
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
  const target = options.find(({ id }) => id === asked)?.label ?? asked;
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
          onChange={setText}
          onOptionSubmit={(label) => setAsked(options.find((option) => option.label === label)?.id ?? label)}
        />
        <Button type="submit" variant="filled" loading={why.isFetching} disabled={text.trim() === ''}>
          <FormattedMessage id="whyNot.ask" />
        </Button>
      </form>
      {why.error !== null && <CallFailure error={why.error} onRetry={() => void why.refetch()} />}
      {why.data !== undefined && asked !== '' && <Answer answer={why.data} target={target} onApply={handleApply} />}
    </Modal>
  );
}
