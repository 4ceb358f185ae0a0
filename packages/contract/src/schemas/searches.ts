import { MATCHING_PAGES } from '@counterpart/domain';
import { z } from 'zod';
import { aspects } from './aspects.ts';
import { id, language, name, profileKind, text, title } from './primitives.ts';

/** A saved search of a person: what a page asks, and what was above the fold when it was looked at last. */
export const savedSearch = z.object({
  id,
  name: z.string().min(1).max(500),
  /** Place, required values: for the eye. */
  about: z.string().max(2000),
  page: z.enum(MATCHING_PAGES),
  index: name,
  aspects,
  language,
  strategy: name.nullable(),
  /** Filters and order of the page, as its address writes them. */
  choices: z.string().max(100_000),
  /** The document that it is made from; null for a profile of its own. */
  entity: z.object({ type: profileKind, index: name, id }).nullable(),
  /** The advertisement that it was read from. */
  job: z.object({ title, text }).nullable(),
  /** When it was looked at last (ISO 8601), and the ids that were above the fold then, best first. */
  seen: z.object({ when: z.iso.datetime(), ids: z.array(id).max(1000) }),
});
/** The searches of a person, the newest first. */
export const savedSearchesResponse = z.object({ searches: z.array(savedSearch) });
