import { type ApiClient, ApiFailure } from '@counterpart/client';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyText, rowTitle } from './document-labels.ts';

/** Documents shown of each index. */
const FOUND_SIZE = 5;
/** The properties of each kind that people know a document by; the first tells it from others of its title. */
const NAME_PROPERTIES: Readonly<Record<ProfileKind, readonly [string, ...string[]]>> = {
  JOB: ['company', 'jobTitle'],
  CANDIDATE: ['name'],
};

/** A candidate or a job that a person looks for. */
export interface FoundDocument {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly about: string;
}

function found(kind: ProfileKind, index: string, document: WireDocument): FoundDocument {
  const name = propertyText(document, NAME_PROPERTIES[kind][0]);
  const what = rowTitle(kind, document);
  const [title, about] = kind === 'JOB' ? [what, name] : [name, what];
  return {
    kind,
    index,
    id: document.id,
    title: title === '' ? document.id : title,
    about: [about, document.id].filter((part) => part !== '').join(' · '),
  };
}

/** Candidates and jobs by name or by id, an exact id first; an index that cannot answer is left out. */
export async function findDocuments(
  api: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundDocument[]> {
  const { indices } = await api.call('indices', { signal });
  const answers = await Promise.all(
    indices.map(async ({ name: index, kind }): Promise<readonly FoundDocument[]> => {
      const rules = ['id', ...NAME_PROPERTIES[kind]].map((property) => ({
        property,
        data: { type: 'keyword' as const, comparison: 'contains' as const, value: text },
      }));
      try {
        const answer = await api.call(kind === 'JOB' ? 'matchToJobs' : 'matchToCandidates', {
          params: { index },
          body: { from: 0, size: FOUND_SIZE, matchFilter: { combinator: 'or', rules } },
          signal,
        });
        return answer.matches.map(({ document }) => found(kind, index, document as unknown as WireDocument));
      } catch (error) {
        // An index without such a property has nobody of that name.
        if (error instanceof ApiFailure && error.status === 400) return [];
        throw error;
      }
    }),
  );
  return answers.flat().toSorted((a, b) => Number(b.id === text) - Number(a.id === text));
}
