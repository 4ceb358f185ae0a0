import type { Language, Person, ProfileKind, WireDocument } from '@counterpart/domain';
import {
  type ImportFormat,
  type ImportLine,
  type ImportProblem,
  MAX_READ_DOCUMENTS,
  MAX_READ_PROBLEMS,
  type ParsedBody,
  type RouteResponse,
} from '@counterpart/contract';
import { kindOfText } from '@counterpart/parsing/without-reader';
import { type Clock, dayOf } from '../services/clock.ts';
import type { Documents } from '../services/documents/documents.ts';
import type { Indices } from '../services/documents/indices.ts';
import type { Enriched, ParserPool } from '../services/reading/parser-pool.ts';
import { languageFrom } from '../services/reading/call-language.ts';
import { refuseUnreadable } from '../services/reading/text-checks.ts';
import { MAX_DOCUMENT_TEXT } from './formats/import-limits.ts';
import { documentOfText, isTextAlone, withTitle } from './records/text-document.ts';
import { readOverrides, targetName } from './records/column-mapping.ts';
import { evidenceOf } from './evidence-of.ts';
import type { ImportItem } from './import-item.ts';
import type { WholeFileReader } from './import-reader-port.ts';
import { openFile, type OpenedFile } from './read-upload.ts';
import type { Upload } from './upload.ts';
import type { WorkLane } from '../services/work-lane.ts';
import { wholeFileLane } from './whole-file-lane.ts';
import { writeItems } from './write-items.ts';

/** Which documents a file holds, and where its columns go. */
export interface ImportTarget {
  readonly kind: ProfileKind;
  readonly index: string;
  /** Overrides of the form `column=field`. */
  readonly map: readonly string[];
  /** The language of the documents of a list that name none; null: each tells its own. */
  readonly language?: Language | null;
}

/** How a file is taken in. */
export interface ImportOptions {
  /** Rows, lines and elements up to and with this one are passed over. */
  readonly after: number;
  /** The id of the document, when the file is one document. */
  readonly id: string | null;
  /** Who takes it in, where that is known. */
  readonly by?: Person | null;
  /** Rejected lines and progress only. */
  readonly isTerse: boolean;
}

/** An import that has begun: its format is known and nothing keeps the file as a whole from being read. */
export interface BegunImport {
  readonly format: OpenedFile['format'];
  /** Whether the file holds one document after the other. */
  readonly isStream: boolean;
  readonly lines: AsyncGenerator<ImportLine>;
}

const BATCH = 25;
/** Formats that are one text, whatever it is about; a list or a posting names its own kind. */
const PLAIN_TEXTS: ReadonlySet<ImportFormat> = new Set<ImportFormat>(['TEXT', 'HTML', 'RTF', 'PDF', 'DOCX']);

function textOf(document: WireDocument | undefined): string {
  return [document?.jobTitle, document?.jobText, document?.cvText].filter((text) => text != null).join('\n');
}

/** What imports are made of. */
export interface ImportParts {
  readonly indices: Indices;
  readonly documents: Documents;
  readonly pool: ParserPool;
  readonly reader: WholeFileReader;
  readonly clock: Clock;
  readonly wholeFiles?: WorkLane;
}

async function* withId(items: AsyncIterable<ImportItem>, id: string): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    yield 'document' in item ? { ...item, document: { ...item.document, id } } : item;
  }
}

/** Files to documents: what a file says, and taking one in. */
export class Imports {
  readonly #parts: ImportParts;
  readonly #wholeFiles: WorkLane;

  constructor(parts: ImportParts) {
    this.#parts = parts;
    this.#wholeFiles = parts.wholeFiles ?? wholeFileLane();
  }

  /** What a file says, its first documents complete with what enrichment finds; stores nothing. */
  async read(target: ImportTarget, upload: Upload, signal: AbortSignal): Promise<RouteResponse<'readCandidateFile'>> {
    const { format, columns, items } = await this.#open(target, upload, 0, signal);
    const documents: WireDocument[] = [];
    const problems: ImportProblem[] = [];
    let count = 0;
    for await (const item of items) {
      signal.throwIfAborted();
      if ('document' in item) {
        count += 1;
        if (documents.length < MAX_READ_DOCUMENTS) documents.push(item.document);
      } else if (problems.length < MAX_READ_PROBLEMS) problems.push({ line: item.line, ...item.problem });
    }
    const enriched = await this.#enriched(target.kind, documents);
    const understood = enriched.map(({ document }) => document);
    const [only] = enriched;
    const looksLike = count === 1 && PLAIN_TEXTS.has(format) ? kindOfText(textOf(documents[0])) : null;
    return {
      format,
      language: understood[0]?.language ?? null,
      documents: understood as unknown as RouteResponse<'readCandidateFile'>['documents'],
      ...(count === 1 && only !== undefined ? { evidence: [...evidenceOf(only)] } : {}),
      ...(looksLike === null || looksLike === target.kind ? {} : { otherKind: looksLike }),
      ...(columns === null
        ? {}
        : {
            columns: columns.map(({ header, target, sample }) => ({
              column: header,
              field: targetName(target),
              sample,
            })),
          }),
      count,
      problems,
    };
  }

  /** What a pasted CV says: the document that importing it would make; stores nothing. */
  async readText({ text, language }: ParsedBody<'parseCandidate'>): Promise<RouteResponse<'parseCandidate'>> {
    refuseUnreadable(text, 'text', MAX_DOCUMENT_TEXT);
    const bytes = new TextEncoder().encode(text);
    const document = documentOfText(text, { bytes, name: '', kind: 'CANDIDATE' });
    const spoken = language === undefined ? document : { ...document, language: languageFrom(language) };
    const [enriched] = await this.#enriched('CANDIDATE', [spoken]);
    return enriched?.document as unknown as RouteResponse<'parseCandidate'>;
  }

  /** Begins to take a file in; rejects when the file as a whole cannot be read. Documents go in as the lines are read. */
  async begin(target: ImportTarget, upload: Upload, options: ImportOptions, signal: AbortSignal): Promise<BegunImport> {
    const { kind, index } = target;
    const { documents } = this.#parts;
    const file = await this.#open(target, upload, options.after, signal);
    const { format, isStream, bytesRead } = file;
    const items = options.id === null || !file.isSingle ? file.items : withId(file.items, options.id);
    const lines = writeItems({
      items,
      format,
      write: (batch) => documents.writeAll(kind, index, batch, undefined, options.by ?? null),
      bytesRead,
      isTerse: options.isTerse,
      signal,
      elapsed: () => performance.now(),
    });
    return { format, isStream, lines };
  }

  /** Ends the threads that read files. */
  async close(): Promise<void> {
    await this.#parts.reader.close();
  }

  async #open(target: ImportTarget, upload: Upload, after: number, signal: AbortSignal): Promise<OpenedFile> {
    const { kind, index, map, language = null } = target;
    const { indices, reader, clock } = this.#parts;
    indices.get(index, kind);
    const today = dayOf(clock());
    const file = await openFile(upload, {
      kind,
      overrides: readOverrides(map, kind),
      language,
      today,
      after,
      reader,
      wholeFiles: this.#wholeFiles,
      signal,
    });
    const isPlainAd = kind === 'JOB' && PLAIN_TEXTS.has(file.format);
    return isPlainAd ? { ...file, items: this.#titled(file.items, signal) } : file;
  }

  /** Ads that were pages have their title where their job is named: "Home > Vacatures" above it is none. */
  async *#titled(items: AsyncIterable<ImportItem>, signal: AbortSignal): AsyncGenerator<ImportItem> {
    for await (const item of items) {
      if (!('document' in item) || !isTextAlone(item.document)) yield item;
      else {
        const [title] = await this.#parts.pool.findTitles([textOf(item.document)], signal);
        yield title == null ? item : { ...item, document: withTitle(item.document, title) };
      }
    }
  }

  async #enriched(kind: ProfileKind, documents: readonly WireDocument[]): Promise<readonly Enriched[]> {
    const { pool, clock } = this.#parts;
    const today = dayOf(clock());
    const tasks = documents.map((document) => ({ kind, document, today, availableFrom: null }));
    const batches = Array.from({ length: Math.ceil(tasks.length / BATCH) }, (_, i) =>
      tasks.slice(i * BATCH, (i + 1) * BATCH),
    );
    const enriched = await Promise.all(batches.map((batch) => pool.enrich(batch)));
    return enriched.flat();
  }
}
