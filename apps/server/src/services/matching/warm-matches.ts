import type { ProfileKind } from '@counterpart/domain';
import type { Indices } from '../documents/indices.ts';
import type { DocumentStore } from '@counterpart/store';
import type { Matching } from './matching.ts';

/** Stored documents of an index that are matched once, in both directions, before somebody asks. */
const SOURCES = 6;

/**
 * Matches a few stored documents against the indices of the other kind, so that the first match of a start finds code
 * compiled and columns made; searches pause by themselves, so other requests go on.
 */
export async function warmMatches(
  matching: Matching,
  indices: Indices,
  store: DocumentStore,
  signal: AbortSignal,
): Promise<void> {
  for (const source of indices.all()) {
    const kind: ProfileKind = source.kind === 'JOB' ? 'CANDIDATE' : 'JOB';
    for (const target of indices.all().filter((index) => index.kind === kind)) {
      for (const { id } of store.page(source.name, 0, SOURCES)) {
        signal.throwIfAborted();
        const asked = { source: { type: source.kind, index: source.name, id }, from: 0, size: 20 };
        await matching.page(kind, target.name, asked, {}, signal);
      }
    }
  }
}
