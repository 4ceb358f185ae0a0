import type { ApiClient } from '@counterpart/client';
import type { ProfileKind, WireDocument } from '@counterpart/domain';

/** Stores a document under its id, in the place of one that is there; settles once a match can see it. */
export async function putDocument(
  api: ApiClient,
  kind: ProfileKind,
  index: string,
  document: WireDocument,
): Promise<void> {
  const input = { params: { index, id: document.id }, query: { refresh: 'true' as const } };
  // The wire's types spell out what the schema reads; the document was answered by the same server.
  if (kind === 'JOB') await api.call('putJob', { ...input, body: document as never });
  else await api.call('putCandidate', { ...input, body: document as never });
}
