import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CatalogueError, type ErrorCode, type ErrorDetail, type ProfileKind } from '@counterpart/domain';
import { type ImportLine, ROUTE_PATHS } from '@counterpart/contract';
import { readOverrides } from '../../imports/records/column-mapping.ts';
import type { WholeFileReader } from '../../imports/import-reader-port.ts';
import type { Imports } from '../../imports/imports.ts';
import { openFile } from '../../imports/read-upload.ts';
import { writeItems } from '../../imports/write-items.ts';
import { dayOf } from '../../services/clock.ts';
import { CommandFailure } from '../command-failure.ts';

/** Which documents are imported, and where to. */
export interface ImportJob {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly map: readonly string[];
}

/** A file under way: from where it goes on, and under which id its one document is known. */
export interface FileToLoad {
  readonly path: string;
  readonly after: number;
  readonly id: string | null;
}

/** Where documents go; rejects with a CatalogueError when a file as a whole cannot be read. */
export interface DocumentSink {
  load(file: FileToLoad, signal: AbortSignal): AsyncIterable<ImportLine>;
}

const uploadOf = (file: string) => ({ name: path.basename(file), bytes: createReadStream(file) });

/** Imports into this machine's own data folder. */
export function localSink(job: ImportJob, imports: Imports): DocumentSink {
  return {
    async *load({ path: file, after, id }, signal) {
      const { lines } = await imports.begin(job, uploadOf(file), { after, id, isTerse: false }, signal);
      yield* lines;
    },
  };
}

/** Reads and checks, and stores nothing. */
export function drySink({ kind, map }: ImportJob, reader: WholeFileReader): DocumentSink {
  const overrides = readOverrides(map, kind);
  return {
    async *load({ path: file }, signal) {
      const today = dayOf(new Date());
      const opened = await openFile(uploadOf(file), { kind, overrides, today, after: 0, reader, signal });
      const { items, format, bytesRead } = opened;
      yield* writeItems({
        items,
        format,
        bytesRead,
        signal,
        isTerse: false,
        elapsed: () => performance.now(),
        write: async (documents) =>
          documents.map(({ id }) => ({ status: 'created' as const, id, version: 1, change: 0 })),
      });
    },
  };
}

async function refusalOf(response: IncomingMessage): Promise<Error> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  try {
    const { error } = JSON.parse(Buffer.concat(parts).toString()) as {
      error: { code: ErrorCode; message: string; details?: ErrorDetail[] };
    };
    return new CatalogueError(error.code, error.details ?? [], error.message);
  } catch {
    return new CommandFailure(`The server answered ${response.statusCode} in words of its own: is it a Counterpart?`);
  }
}

async function* linesOf(response: IncomingMessage): AsyncGenerator<ImportLine> {
  let rest = '';
  response.setEncoding('utf8');
  for await (const text of response) {
    const parts = (rest + String(text)).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part) as ImportLine;
  }
}

/** The server that an import goes through. */
export interface ImportServer {
  /** Such as http://127.0.0.1:4400. */
  readonly address: string;
  /** The access token as it is by now, asked for each file, as tokens live for minutes; null where there is none. */
  readonly token: () => Promise<string | null>;
}

/** Imports through a running server. */
export function serverSink({ kind, index, map }: ImportJob, { address, token }: ImportServer): DocumentSink {
  const { path: route } = ROUTE_PATHS[kind === 'JOB' ? 'importJobs' : 'importCandidates'];
  const base = address.replace(/\/+$/, '').replace(/\/api$/, '');
  return {
    async *load({ path: file, after, id }, signal) {
      const url = new URL(`${base}/api${route.replace('{index}', encodeURIComponent(index))}`);
      for (const one of map) url.searchParams.append('map', one);
      if (after > 0) url.searchParams.set('after', String(after));
      if (id !== null) url.searchParams.set('id', id);
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const carried = await token();
      const headers = {
        ...(carried === null ? {} : { authorization: `Bearer ${carried}` }),
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(path.basename(file)),
      };
      const call = send(url, { method: 'POST', headers, signal });
      const answered = new Promise<IncomingMessage>((resolve, reject) => {
        call.once('response', resolve).once('error', reject);
      });
      // The answer comes while the file is still being sent; a server that refuses it may not read it to the end.
      const sent = pipeline(createReadStream(file), call).catch(() => undefined);
      let response: IncomingMessage;
      try {
        response = await answered;
      } catch (error) {
        signal.throwIfAborted();
        throw new CommandFailure(`The server at ${base} cannot be reached: ${(error as Error).message}`);
      }
      if (response.statusCode !== 200) throw await refusalOf(response);
      try {
        yield* linesOf(response);
      } catch (error) {
        signal.throwIfAborted();
        throw new CommandFailure(`The server at ${base} broke off: ${(error as Error).message}`);
      }
      await sent;
    },
  };
}
