import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ApiFailure, type RouteResponse } from '@counterpart/client';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { showUndo } from '../../ui/show-undo.tsx';
import { useScreen } from '../application/use-screen.ts';

/** A stored note. */
export type Note = RouteResponse<'notes'>['notes'][number];
/** What a person writes of a note. */
export type NoteText = Pick<Note, 'type' | 'subject' | 'body'>;
type NoteList = readonly Note[];

const NOTHING: NoteList = [];

/** The version of a note as `If-Match` names it. */
const tagOf = ({ version }: Note): string => `"${version}"`;

/** The notes of a document, and what can be done with them. */
export interface Notes {
  readonly notes: NoteList;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Adds one, or has the configured function do so; rejects when it could not be added. */
  readonly create: (text: NoteText) => Promise<void>;
  /**
   * Changes one; answers the note as somebody else left it meanwhile, and null when it was saved. Rejects when it could
   * not be saved.
   */
  readonly change: (note: Note, text: NoteText) => Promise<Note | null>;
  /** Removes one at once; it is back when that fails, and by undo. */
  readonly remove: (note: Note) => void;
}

/** Notes about a document of an index; nothing is listed where another system keeps them. */
export function useNotes(kind: ProfileKind, index: IndexConfiguration, id: string): Notes {
  const { api, log } = useScreen().application;
  const client = useQueryClient();
  const intl = useIntl();
  const params = { type: kind, index: index.name, id };
  const queryKey = ['notes', kind, index.name, id];
  const { createNoteCallback } = index;
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled: createNoteCallback === undefined,
    // what others write is of the moment
    staleTime: 0,
    queryFn: async ({ signal }): Promise<NoteList> => (await api.call('notes', { params, signal })).notes,
  });
  async function reload(): Promise<void> {
    void client.invalidateQueries({ queryKey: ['annotations'] });
    if (createNoteCallback === undefined) await client.invalidateQueries({ queryKey });
  }
  function undoOf(message: string, onUndo: () => Promise<unknown>): void {
    showUndo({
      message: intl.formatMessage({ id: message }),
      label: intl.formatMessage({ id: 'actions.undo' }),
      onUndo: () => {
        onUndo().then(reload, (failure: unknown) => {
          log('A note could not be taken back', failure);
          notifications.show({ role: 'alert', message: intl.formatMessage({ id: 'note.undoFailed' }) });
          void reload();
        });
      },
    });
  }
  async function create(text: NoteText): Promise<void> {
    if (createNoteCallback !== undefined) {
      await createNoteCallback(id, text);
      return reload();
    }
    const note = await api.call('createNote', { params, body: text });
    void reload();
    undoOf('note.saved', () => api.call('deleteNote', { params: { ...params, note: note.id }, expects: tagOf(note) }));
  }
  async function change(note: Note, text: NoteText): Promise<Note | null> {
    try {
      const changed = await api.call('putNote', {
        params: { ...params, note: note.id },
        body: text,
        expects: tagOf(note),
      });
      void reload();
      const { type, subject, body } = note;
      undoOf('note.changed', () =>
        api.call('putNote', {
          params: { ...params, note: note.id },
          body: { type, subject, body },
          expects: tagOf(changed),
        }),
      );
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'VERSION_CONFLICT') throw failure;
      const { notes } = await api.call('notes', { params });
      client.setQueryData<NoteList>(queryKey, notes);
      const theirs = notes.find((each) => each.id === note.id);
      if (theirs === undefined) throw failure;
      return theirs;
    }
  }
  async function remove(note: Note): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<NoteList>(queryKey, (now = NOTHING) => now.filter((each) => each.id !== note.id));
    try {
      await api.call('deleteNote', { params: { ...params, note: note.id }, expects: tagOf(note) });
      const { type, subject, body } = note;
      undoOf('note.removed', () => api.call('createNote', { params, body: { type, subject, body } }));
    } catch (failure) {
      log('A note could not be removed', failure);
      notifications.show({ role: 'alert', message: intl.formatMessage({ id: 'note.removeFailed' }) });
    }
    await reload();
  }
  return {
    notes: data ?? NOTHING,
    error,
    retry: () => void refetch(),
    create,
    change,
    remove: (note) => void remove(note),
  };
}
