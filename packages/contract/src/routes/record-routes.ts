import { z } from 'zod';
import { id, name, profileKind } from '../schemas/primitives.ts';
import {
  annotationsRequest,
  annotationsResponse,
  deleteResponse,
  note,
  noteDeleteResponse,
  noteRequest,
  notesResponse,
  selectionGetResponse,
  selectionSetRequest,
  selectionSetResponse,
  selectionType,
} from '../schemas/records.ts';
import { savedSearch, savedSearchesResponse } from '../schemas/searches.ts';

const kindAndId = z.object({ type: profileKind.or(z.enum(['job', 'candidate'])), index: name, id });
const oneNote = kindAndId.extend({ note: id });

/** The calls of what people keep: selections, notes, saved searches. */
export const RECORD_SCHEMAS = {
  getSelection: {
    params: z.object({ type: selectionType, id }),
    response: selectionGetResponse,
    scope: 'hrmatching',
    summary: 'An existing selection',
  },
  makeSelection: {
    params: z.object({ type: selectionType }),
    body: selectionSetRequest,
    response: selectionSetResponse,
    scope: 'hrmatching',
    summary: 'Make a selection',
  },
  annotations: {
    params: z.object({ index: name }),
    body: annotationsRequest,
    response: annotationsResponse,
    scope: 'hrmatching',
    summary: 'What is known of results',
  },
  notes: { params: kindAndId, response: notesResponse, scope: 'hrmatching', summary: 'Notes, newest first' },
  createNote: { params: kindAndId, body: noteRequest, response: note, scope: 'hrmatching', summary: 'Add a note' },
  putNote: {
    params: oneNote,
    body: noteRequest,
    response: note,
    scope: 'hrmatching',
    summary: 'Change a note, the version in If-Match only',
  },
  deleteNote: {
    params: oneNote,
    response: noteDeleteResponse,
    scope: 'hrmatching',
    summary: 'Remove a note, the version in If-Match only',
  },
  savedSearches: { response: savedSearchesResponse, scope: 'hrmatching', summary: 'The searches that I saved' },
  putSavedSearch: {
    params: z.object({ id }),
    body: savedSearch,
    response: savedSearch,
    scope: 'hrmatching',
    summary: 'Save a search of mine',
  },
  deleteSavedSearch: {
    params: z.object({ id }),
    response: deleteResponse,
    scope: 'hrmatching',
    summary: 'Forget a search of mine',
  },
} as const;
