import { type ApiClient, ApiFailure } from '@counterpart/client';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { type Draft, draftOf } from '../upload/upload-draft.ts';

/** Which documents a form is about. */
export interface FormTarget {
  readonly kind: ProfileKind;
  readonly index: string;
}

/** What a form needs of the server. */
export class DocumentCalls {
  readonly #api: ApiClient;
  readonly #target: FormTarget;

  constructor(api: ApiClient, target: FormTarget) {
    this.#api = api;
    this.#target = target;
  }

  /** The document of an id as it is stored; null when there is none. */
  async stored(id: string, signal?: AbortSignal): Promise<WireDocument | null> {
    const { kind, index } = this.#target;
    try {
      const params = { index, id };
      const document = await this.#api.call(kind === 'JOB' ? 'getJob' : 'getCandidate', { params, signal });
      return document as unknown as WireDocument;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  }

  /** Stores a document over a version, null where there must be none, and answers the new version; a match can see it then. */
  async put(document: WireDocument, over: number | null): Promise<number> {
    const { kind, index } = this.#target;
    const input = {
      params: { index, id: document.id },
      query: { refresh: 'true' as const },
      expects: over === null ? 'none' : `"${over}"`,
    };
    // The wire's types spell out what the schema reads; the server checks it.
    const body = document as never;
    const { version } = await (kind === 'JOB'
      ? this.#api.call('putJob', { ...input, body })
      : this.#api.call('putCandidate', { ...input, body }));
    return version;
  }

  /** Removes a document again, unless somebody changed it since the version. */
  async remove(id: string, version: number): Promise<void> {
    const { kind, index } = this.#target;
    await this.#api.call(kind === 'JOB' ? 'deleteJob' : 'deleteCandidate', {
      params: { index, id },
      query: { refresh: 'true' },
      expects: `"${version}"`,
    });
  }

  /** The document as the server would store it, with all that it reads in the texts; nothing is stored. */
  async read(document: WireDocument, signal: AbortSignal): Promise<Draft | null> {
    const { kind, index } = this.#target;
    const file = new File([JSON.stringify(document)], 'document.json', { type: 'application/json' });
    const route = kind === 'JOB' ? 'readJobFile' : 'readCandidateFile';
    const { documents, evidence } = await this.#api.readFile(route, { params: { index }, file, signal });
    const [only] = documents;
    return only === undefined ? null : draftOf(only as unknown as WireDocument, evidence);
  }

  /** What the letter head of a CV says of a person: name, phone, the job that is wished for; nothing is stored. */
  async person(text: string, signal: AbortSignal): Promise<WireDocument> {
    const document = await this.#api.call('parseCandidate', { body: { text }, signal });
    return document as unknown as WireDocument;
  }
}
