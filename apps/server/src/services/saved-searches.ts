import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import { CatalogueError, type Person } from '@counterpart/domain';
import type { RecordStore } from '@counterpart/store';
import type { Clock } from './clock.ts';

/** Searches that are kept for one person, as many as a browser keeps. */
const MOST = 20;

type SavedSearch = RouteResponse<'putSavedSearch'>;

/** The searches that people saved: everybody has their own. */
export class SavedSearches {
  readonly #records: RecordStore['searches'];
  readonly #clock: Clock;

  constructor(records: RecordStore['searches'], clock: Clock) {
    this.#records = records;
    this.#clock = clock;
  }

  list(person: Person | null): RouteResponse<'savedSearches'> {
    const searches = this.#records.list(owner(person)).map((text) => JSON.parse(text) as SavedSearch);
    return { searches };
  }

  put(person: Person | null, id: string, search: ParsedBody<'putSavedSearch'>): SavedSearch {
    if (search.id !== id) {
      const message = 'The id of the body is not the id of the address.';
      throw new CatalogueError('INVALID_REQUEST', [{ path: 'id', message }]);
    }
    this.#records.put(owner(person), id, JSON.stringify(search), this.#clock().toISOString(), MOST);
    return search;
  }

  remove(person: Person | null, id: string): RouteResponse<'deleteSavedSearch'> {
    if (!this.#records.remove(owner(person), id)) throw new CatalogueError('NOT_FOUND');
    return { id, deleted: true };
  }
}

function owner(person: Person | null): string {
  if (person === null) throw new CatalogueError('FORBIDDEN', [], 'Searches are saved for a person: there is no login.');
  return person.subject;
}
