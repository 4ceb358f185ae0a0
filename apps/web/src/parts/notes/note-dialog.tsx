import { Button, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { useScreen } from '../application/use-screen.ts';
import classes from './note-dialog.module.css';

interface NoteDialogProps {
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  /** Whom or what the note is about. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onCreated?: () => void;
}

/** A new note: type where there are types, subject and body; only the subject is needed (RES-12). */
export function NoteDialog({ kind, index, id, onClose, onCreated }: NoteDialogProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const client = useQueryClient();
  const types = index.noteTypes ?? [];
  const [type, setType] = useState<string | null>(index.defaultNoteType ?? null);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const canSubmit = subject.trim() !== '' && !isSubmitting;

  async function submit() {
    setSubmitting(true);
    setFailed(false);
    try {
      const note = { type, subject, body };
      if (index.createNoteCallback !== undefined) await index.createNoteCallback(id, note);
      else await application.api.call('createNote', { params: { type: kind, index: index.name, id }, body: note });
      void client.invalidateQueries({ queryKey: ['annotations'] });
      onCreated?.();
      onClose();
    } catch (error) {
      setFailed(true);
      application.log('A note could not be created', error);
    } finally {
      setSubmitting(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit) void submit();
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={<FormattedMessage id="note.add" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
      transitionProps={{ duration: 0 }}
    >
      <form className={classes.form} onSubmit={handleSubmit}>
        {types.length > 0 && (
          <Select
            label={intl.formatMessage({ id: 'note.type' })}
            data={types.map((value) => ({ value, label: labelOf(intl, `note.type.${value}`, value) }))}
            value={type}
            onChange={setType}
          />
        )}
        <TextInput
          label={intl.formatMessage({ id: 'note.subject' })}
          value={subject}
          data-autofocus
          required
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Textarea
          label={intl.formatMessage({ id: 'note.body' })}
          value={body}
          autosize
          minRows={4}
          maxRows={16}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <div className={classes.foot}>
          {hasFailed && (
            <span className={classes.error} role="alert">
              <FormattedMessage id="createNote.error" />
            </span>
          )}
          <Button onClick={onClose}>
            <FormattedMessage id="actions.cancel" />
          </Button>
          <Button type="submit" variant="filled" disabled={!canSubmit} loading={isSubmitting}>
            <FormattedMessage id="note.save" />
          </Button>
        </div>
      </form>
    </Modal>
  );
}
