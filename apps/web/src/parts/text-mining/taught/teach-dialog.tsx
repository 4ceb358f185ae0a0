import { Button, Modal, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languageOfLocale } from '@counterpart/domain';
import { useScreen } from '../../application/use-screen.ts';
import { CallFailure } from '../../failure/call-failure.tsx';
import { useLanguageOptions } from '../../use-language-options.ts';
import classes from './teach-dialog.module.css';

const CATEGORIES = ['START_DOING', 'KEEP_DOING', 'STOP_DOING'] as const;
const POLARITIES = ['POSITIVE', 'NEGATIVE', 'NEUTRAL'] as const;
const KINDS = ['word', 'cue'] as const;

interface TeachDialogProps {
  /** The comment in which nothing was found. */
  readonly line: string;
  readonly onClose: () => void;
  readonly onTaught: () => void;
}

/** Teaches the parser a word of a behaviour, or a cue for a main category; known to every later parse. */
export function TeachDialog({ line, onClose, onTaught }: TeachDialogProps) {
  const { application, locale } = useScreen();
  const { api, log } = application;
  const intl = useIntl();
  const languages = useLanguageOptions();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('word');
  const [phrase, setPhrase] = useState('');
  const [language, setLanguage] = useState<Language>(languageOfLocale(locale));
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('START_DOING');
  const [polarity, setPolarity] = useState<(typeof POLARITIES)[number]>('POSITIVE');
  const [behaviour, setBehaviour] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback-competences', locale],
    queryFn: ({ signal }) => api.call('feedbackCompetences', { query: { language: locale }, signal }),
  });
  const behaviours = (data?.groups ?? []).flatMap(({ label: group, competences }) =>
    competences.map(({ label: competence, behaviours: items }) => ({
      group: `${group} · ${competence}`,
      items: items.map(({ id, label }) => ({ value: id, label })),
    })),
  );
  const text = phrase.trim();
  const isComplete = text.length > 1 && (kind === 'cue' || behaviour !== null);
  // what is being sent is not left: where it fails, what was written still stands here
  const close = () => {
    if (!isSaving) onClose();
  };
  async function teach() {
    setSaving(true);
    setFailure(null);
    try {
      const body =
        kind === 'cue'
          ? { language, phrase: text, category }
          : { language, phrase: text, behaviour: behaviour ?? '', polarity };
      await api.call('teachFeedback', { body });
      onTaught();
    } catch (refusal) {
      log('The parser could not be taught', refusal);
      setFailure(refusal);
      setSaving(false);
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      title={<FormattedMessage id="mining.teach.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <form
        className={classes.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isComplete) void teach();
        }}
      >
        <blockquote className={classes.line}>{line}</blockquote>
        {(error ?? failure) !== null && (
          <CallFailure error={error ?? failure} onRetry={() => void (error === null ? teach() : refetch())} />
        )}
        <SegmentedControl
          aria-label={intl.formatMessage({ id: 'mining.teach.kind' })}
          value={kind}
          data={KINDS.map((value) => ({ value, label: intl.formatMessage({ id: `mining.teach.kind.${value}` }) }))}
          onChange={(chosen) => setKind(chosen === 'cue' ? 'cue' : 'word')}
        />
        <TextInput
          data-autofocus
          maxLength={100}
          label={<FormattedMessage id="mining.teach.phrase" />}
          description={<FormattedMessage id={`mining.teach.phrase.${kind}`} />}
          value={phrase}
          onChange={(event) => setPhrase(event.currentTarget.value)}
        />
        <Select
          label={<FormattedMessage id="mining.teach.language" />}
          data={languages}
          value={language}
          onChange={(chosen) => chosen !== null && setLanguage(chosen)}
        />
        {kind === 'cue' ? (
          <Select
            label={<FormattedMessage id="mining.teach.category" />}
            data={CATEGORIES.map((value) => ({ value, label: intl.formatMessage({ id: `mining.category.${value}` }) }))}
            value={category}
            onChange={(chosen) => setCategory(CATEGORIES.find((each) => each === chosen) ?? category)}
          />
        ) : (
          <>
            <Select
              searchable
              label={<FormattedMessage id="mining.teach.behaviour" />}
              data={behaviours}
              value={behaviour}
              onChange={setBehaviour}
            />
            <Select
              label={<FormattedMessage id="mining.teach.polarity" />}
              data={POLARITIES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `mining.polarity.${value}` }),
              }))}
              value={polarity}
              onChange={(chosen) => setPolarity(POLARITIES.find((each) => each === chosen) ?? polarity)}
            />
          </>
        )}
        <div className={classes.actions}>
          <Button disabled={isSaving} onClick={onClose}>
            <FormattedMessage id="actions.cancel" />
          </Button>
          <Button type="submit" variant="filled" loading={isSaving} disabled={!isComplete}>
            <FormattedMessage id="mining.teach.save" />
          </Button>
        </div>
      </form>
    </Modal>
  );
}
