import { Button, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { LONGEST_NOTE, LONGEST_SUBJECT } from '../../state/text-bounds.ts';
import { Notice } from '../../ui/notice.tsx';
import { useScreen } from '../application/use-screen.ts';
import classes from './note-dialog.module.css';
import { NotesList } from './notes-list.tsx';
import { type Note, useNotes } from './use-notes.ts';

interface NoteDialogProps {
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  /** Whom or what the note is about. */
  readonly id: string;
  /** Its name: the dialog lies over the one that says it. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated?: () => void;
}

/**
 * A new note: type where there are types, subject and body; only the subject is needed (RES-12). Below it those that were
 * written before; one of them can be changed in the same form.
 */
export function NoteDialog({ kind, index, id, name, onClose, onCreated }: NoteDialogProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const notes = useNotes(kind, index, id);
  const subjectField = useRef<HTMLInputElement>(null);
  const types = index.noteTypes ?? [];
  const [type, setType] = useState<string | null>(index.defaultNoteType ?? null);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** The note that is being changed, as it stood when that began. */
  const [edited, setEdited] = useState<Note | null>(null);
  /** What somebody else made of it meanwhile. */
  const [theirs, setTheirs] = useState<Note | null>(null);
  const canSubmit = subject.trim() !== '' && !isSubmitting;

  async function submit() {
    setSubmitting(true);
    setFailed(false);
    try {
      const note = { type, subject, body };
      if (edited === null) {
        await notes.create(note);
        onCreated?.();
        onClose();
        return;
      }
      const conflicting = await notes.change(edited, note);
      if (conflicting === null) {
        write(null);
        // an empty form cannot be saved: the button loses the focus
        subjectField.current?.focus();
        return;
      }
      // saving once more writes over theirs, which was shown
      setTheirs(conflicting);
      setEdited(conflicting);
    } catch (error) {
      setFailed(true);
      application.log(edited === null ? 'A note could not be created' : 'A note could not be changed', error);
    } finally {
      setSubmitting(false);
    }
  }
  function write(note: Note | null) {
    setEdited(note);
    setTheirs(null);
    setFailed(false);
    setType(note === null ? (index.defaultNoteType ?? null) : note.type);
    setSubject(note?.subject ?? '');
    setBody(note?.body ?? '');
  }
  // what is being sent is not left: where it fails, what was written still stands here
  const close = () => {
    if (!isSubmitting) onClose();
  };
  function handleEdit(note: Note) {
    if (isSubmitting) return;
    write(note);
    subjectField.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit) void submit();
  }
  return (
    <Modal
      opened
      onClose={close}
      size={520}
      title={
        <>
          <FormattedMessage id={edited === null ? 'note.add' : 'note.change'} />{' '}
          <span className={classes.about}>{name}</span>
        </>
      }
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <form className={classes.form} onSubmit={handleSubmit}>
        {theirs !== null && (
          <Notice tone="warn" title={<FormattedMessage id="note.conflict" />}>
            <strong>{theirs.subject}</strong>
            <br />
            {theirs.body}
          </Notice>
        )}
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
          ref={subjectField}
          maxLength={LONGEST_SUBJECT}
          value={subject}
          readOnly={isSubmitting}
          data-autofocus
          required
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Textarea
          label={intl.formatMessage({ id: 'note.body' })}
          maxLength={LONGEST_NOTE}
          value={body}
          readOnly={isSubmitting}
          autosize
          minRows={4}
          maxRows={16}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <div className={classes.foot}>
          {hasFailed && (
            <span className={classes.error} role="alert">
              <FormattedMessage id={edited === null ? 'createNote.error' : 'note.changeFailed'} />
            </span>
          )}
          <Button disabled={isSubmitting} onClick={() => (edited === null ? onClose() : write(null))}>
            <FormattedMessage id="actions.cancel" />
          </Button>
          <Button type="submit" variant="filled" disabled={!canSubmit} loading={isSubmitting}>
            <FormattedMessage id="note.save" />
          </Button>
        </div>
      </form>
      <NotesList notes={notes} onEdit={handleEdit} />
    </Modal>
  );
}
