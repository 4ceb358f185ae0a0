import { type ApiClient, ApiFailure, type ImportLine } from '@counterpart/client';
import type { Language, ProfileKind, WireDocument } from '@counterpart/domain';
import type { Reading } from './upload-entry.ts';
import { putDocument } from '../documents/put-document.ts';

/** What the calls of the upload screen need. */
export interface UploadCallsOptions {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly api: ApiClient;
  /** A client that tells how much of a file is sent, 0..1. */
  readonly sender: (tell: (share: number) => void) => ApiClient;
}

/** A file on its way, with what is told and what gives it up. */
export interface Sending {
  readonly file: File;
  /** Where columns go, `column=field`. */
  readonly map: readonly string[];
  /** The language of documents that name none; null: each tells its own. */
  readonly language: Language | null;
  readonly signal: AbortSignal;
  readonly tell: (share: number) => void;
}

function listQuery(map: readonly string[], language: Language | null): { map?: string[]; language?: Language } {
  return { ...(map.length > 0 ? { map: [...map] } : {}), ...(language === null ? {} : { language }) };
}

/** The calls of the upload screen for one kind of document and one index. */
export class UploadCalls {
  readonly #options: UploadCallsOptions;

  constructor(options: UploadCallsOptions) {
    this.#options = options;
  }

  /** What a file says; nothing is stored. */
  async read({ file, map, language, signal, tell }: Sending): Promise<Reading> {
    const { kind, index, sender } = this.#options;
    const query = listQuery(map, language);
    const input = { params: { index }, query, file, signal };
    return sender(tell).readFile(kind === 'JOB' ? 'readJobFile' : 'readCandidateFile', input);
  }

  /** Takes a file in from after a line; tells refusals and progress only, so that the answer waits for nobody. */
  async takeIn(sending: Sending, after: number, hear: (line: ImportLine) => void): Promise<void> {
    const { kind, index, sender } = this.#options;
    const { file, map, language, signal, tell } = sending;
    const query = {
      results: 'errors' as const,
      refresh: 'true' as const,
      ...(after > 0 ? { after } : {}),
      ...listQuery(map, language),
    };
    const route = kind === 'JOB' ? 'importJobs' : 'importCandidates';
    await sender(tell).importFile(route, { params: { index }, query, file, signal }, hear);
  }

  /** The stored document of an id; null when there is none. */
  async stored(id: string): Promise<WireDocument | null> {
    const { kind, index, api } = this.#options;
    try {
      const document = await api.call(kind === 'JOB' ? 'getJob' : 'getCandidate', { params: { index, id } });
      return document as unknown as WireDocument;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  }

  /** Stores a document; settles when a match can see it. */
  async put(document: WireDocument): Promise<void> {
    const { kind, index, api } = this.#options;
    await putDocument(api, kind, index, document);
  }
}
