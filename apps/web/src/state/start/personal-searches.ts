import type { ApiClient, RouteBody } from '@counterpart/client';
import type { PersonalSearches } from './saved-searches.ts';

/** The searches of the person who calls, on the server. */
export function personalSearches(api: ApiClient): PersonalSearches {
  return {
    list: async () => (await api.call('savedSearches')).searches,
    put: async (search, id) => {
      await api.call('putSavedSearch', { params: { id }, body: search as RouteBody<'putSavedSearch'> });
    },
    remove: async (id) => {
      await api.call('deleteSavedSearch', { params: { id } });
    },
  };
}
