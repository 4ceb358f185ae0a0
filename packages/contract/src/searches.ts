import { MATCHING_PAGES } from '@counterpart/domain';
import { z } from 'zod';
import { matchRequest } from './match-requests.ts';
import { id, name } from './primitives.ts';

/**
 * A saved search: the request of a page and what was seen of it last. Until there is a login it belongs to the browser
 * and is kept there, so no call takes it yet; with a login the same shape goes to GET, PUT and DELETE /searches/{id}.
 */
export const savedSearch = z.object({
  id,
  name: z.string().min(1).max(200),
  page: z.enum(MATCHING_PAGES),
  index: name,
  request: matchRequest,
  /** When it was looked at last (ISO 8601), and the ids that were above the fold then, best first. */
  lastSeen: z.object({ at: z.iso.datetime(), ids: z.array(id).max(1000) }).nullable(),
});
