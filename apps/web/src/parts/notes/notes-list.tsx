import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { singlePress } from '../../ui/single-press.ts';
import { useMay } from '../application/use-may.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './note-dialog.module.css';
import type { Note, Notes } from './use-notes.ts';
import { writeDate } from '../../i18n/write-date.ts';

interface NotesListProps {
  readonly notes: Notes;
  readonly onEdit: (note: Note) => void;
}

/** What was written before, the newest first, with who wrote and changed it and when. */
export function NotesList({ notes, onEdit }: NotesListProps) {
  const intl = useIntl();
  const mayEdit = useMay('putNote');
  if (notes.error !== null) return <CallFailure error={notes.error} onRetry={notes.retry} />;
  if (notes.notes.length === 0) return null;
  const when = (time: string) => writeDate(intl, time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={classes.before} aria-labelledby="notes-before">
      <h3 className={classes.title} id="notes-before">
        <FormattedMessage id="note.before" values={{ count: notes.notes.length }} />
      </h3>
      <ul className={classes.list}>
        {notes.notes.map((note) => {
          const { id, type, subject, body, createdAt, createdBy, updatedAt, updatedBy } = note;
          return (
            <li key={id} className={classes.note}>
              <p className={classes.subject}>
                {subject}
                {type !== null && <span className={classes.type}>{labelOf(intl, `note.type.${type}`, type)}</span>}
              </p>
              {body !== '' && <p className={classes.body}>{body}</p>}
              <p className={classes.about}>
                <FormattedMessage
                  id="note.written"
                  values={{ who: createdBy?.name ?? '', isKnown: String(createdBy !== null), when: when(createdAt) }}
                />
                {updatedAt !== null && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="note.updated"
                      values={{
                        who: updatedBy?.name ?? '',
                        isKnown: String(updatedBy !== null),
                        when: when(updatedAt),
                      }}
                    />
                  </>
                )}
              </p>
              {mayEdit && (
                <span className={classes.acts}>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={intl.formatMessage({ id: 'note.edit.of' }, { subject })}
                    onClick={() => onEdit(note)}
                  >
                    <FormattedMessage id="note.edit" />
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={intl.formatMessage({ id: 'note.remove.of' }, { subject })}
                    onClick={singlePress(() => notes.remove(note))}
                  >
                    <FormattedMessage id="note.remove" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
