import type { ImportLine, RouteBody, RouteParams, RouteQuery, RouteResponse } from '@counterpart/contract';
import { ROUTE_PATHS, type RouteName } from '@counterpart/contract/mapping';
import { ApiFailure } from './api-failure.ts';
import { ndjsonValues } from './ndjson-values.ts';

/** Where the API is and what every call carries. */
export interface ApiClientOptions {
  /** Base URL such as `/api` or `https://match.example/api`. */
  readonly baseUrl: string;
  /** Extra headers from configuration. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The Bearer token when known; asked anew for each call. */
  readonly token?: () => string | null;
  /** Asked when a call is answered 401, with the token that it carried; true makes the call once more. */
  readonly renew?: (refused: string | null) => Promise<boolean>;
  /** The browser's fetch unless a test passes another. */
  readonly fetch?: typeof fetch;
}

type Without<Value> = [Value] extends [never] ? undefined : Value;

/** What one call sends: path parameters, query, body, and a signal that aborts it. */
export interface CallInput<Name extends RouteName> {
  readonly params?: Without<RouteParams<Name>>;
  readonly query?: Without<RouteQuery<Name>>;
  readonly body?: Without<RouteBody<Name>>;
  readonly signal?: AbortSignal | undefined;
  /** The entity tag that the call expects, as `If-Match`; `none` expects that nothing is there yet. */
  readonly expects?: string | undefined;
}

/** A call that takes a file, and the file; the file's own name goes along. */
export interface UploadInput<Name extends RouteName> extends Omit<CallInput<Name>, 'body' | 'expects'> {
  readonly file: Blob & { readonly name?: string };
}

/** The calls that read a file without storing it. */
export type ReadFileRoute = 'readJobFile' | 'readCandidateFile';
/** The calls that take a file in. */
export type ImportFileRoute = 'importJobs' | 'importCandidates';

/** A downloaded file and the name that the server gave it. */
export interface Download {
  readonly blob: Blob;
  readonly fileName: string | null;
}

/** The typed way to the server (SET-18, SET-19). */
export interface ApiClient {
  /** Calls a route and answers its JSON; rejects with ApiFailure for anything but 200–299, with status 499 when aborted. */
  call<Name extends RouteName>(name: Name, input?: CallInput<Name>): Promise<RouteResponse<Name>>;
  /** Calls a route whose answer is a file. */
  download<Name extends RouteName>(name: Name, input: CallInput<Name>): Promise<Download>;
  /** Sends a file and answers what it says; rejects as `call` does. */
  readFile<Name extends ReadFileRoute>(name: Name, input: UploadInput<Name>): Promise<RouteResponse<Name>>;
  /** Sends a file to be taken in; tells each line of the answer as it comes and settles when the file is in, or rejects where it stopped. */
  importFile<Name extends ImportFileRoute>(
    name: Name,
    input: UploadInput<Name>,
    handleLine: (line: ImportLine) => void,
  ): Promise<void>;
  /** Calls a route that answers NDJSON when asked to, and tells each line as it comes; rejects as `call` does. */
  stream<Name extends RouteName>(name: Name, input: CallInput<Name>, handleLine: (line: object) => void): Promise<void>;
  /** POSTs or GETs an address from configuration, such as a selection endpoint; JSON both ways. */
  request(method: 'GET' | 'POST', url: string, body?: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Aborts every active call. */
  abortAll(): void;
  /** How many calls are active: idle at 0, otherwise pending. */
  readonly active: number;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  // the address would lead elsewhere, also escaped (RFC 3986); the server refuses what is called so, where it can be asked
  const lost = Object.values(params).find((value) => value === '.' || value === '..');
  if (lost !== undefined) throw new ApiFailure(400, 'Bad Request', `No address leads to ${lost}`);
  // commas stay: lists of a path are written with them (A7), and a path may hold them as they are (RFC 3986)
  return path.replace(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? '').replaceAll('%2C', ','),
  );
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  // A list is a parameter for each of its values.
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const values = (Array.isArray(value) ? value : [value]) as readonly (string | number | boolean | undefined)[];
    return values.flatMap((one) => (one === undefined ? [] : [[key, String(one)]]));
  });
  const search = new URLSearchParams(entries);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** The file name of a content-disposition header; the UTF-8 form wins (RFC 6266). */
export function fileNameFrom(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(header)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // A malformed escape: the plain form below still names the file.
    }
  }
  const plain = /filename="?([^";]+)"?/.exec(header)?.[1];
  return plain ?? null;
}

/** A body as it is sent, with the headers that say what it is. */
interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  readonly content?: string | Blob;
}

function expectation(expects: string | undefined): Readonly<Record<string, string>> {
  if (expects === undefined) return {};
  return expects === 'none' ? { 'if-none-match': '*' } : { 'if-match': expects };
}

function json(body: unknown, expects?: string): Outgoing {
  const headers = expectation(expects);
  if (body === undefined) return { headers };
  // a text is sent as it is
  if (typeof body === 'string')
    return { headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, content: body };
  return { headers: { 'content-type': 'application/json', ...headers }, content: JSON.stringify(body) };
}

function fileContent(file: Blob & { readonly name?: string }): Outgoing {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name ?? '') };
  return { headers, content: file };
}

async function tellLines({ body }: Response, handleLine: (line: unknown) => void): Promise<void> {
  if (body === null) return;
  for await (const line of ndjsonValues(body)) handleLine(line);
}

/** Makes a client; it holds no state but its active calls. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const doFetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const controllers = new Set<AbortController>();

  async function send<Answer>(
    method: string,
    url: string,
    body: Outgoing,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const controller = new AbortController();
    const forwardAbort = () => controller.abort();
    if (signal?.aborted === true) throw ApiFailure.aborted();
    signal?.addEventListener('abort', forwardAbort, { once: true });
    controllers.add(controller);
    const token = () => options.token?.() ?? null;
    const attempt = (carried: string | null) =>
      doFetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...body.headers,
          ...options.headers,
          ...(carried === null ? {} : { authorization: `Bearer ${carried}` }),
        },
        signal: controller.signal,
        ...(body.content === undefined ? {} : { body: body.content }),
      });
    try {
      const carried = token();
      let response = await attempt(carried);
      const isRenewed = response.status === 401 && (await options.renew?.(carried)) === true;
      if (isRenewed) response = await attempt(token());
      if (response.status < 200 || response.status > 299) {
        throw new ApiFailure(
          response.status,
          response.statusText,
          await response.text(),
          response.headers.get('retry-after'),
        );
      }
      return await read(response);
    } catch (error) {
      if (controller.signal.aborted) throw ApiFailure.aborted();
      if (error instanceof ApiFailure) throw error;
      throw ApiFailure.unreachable(error);
    } finally {
      controllers.delete(controller);
      signal?.removeEventListener('abort', forwardAbort);
    }
  }

  function urlOf(name: RouteName, input: { params?: unknown; query?: unknown }): string {
    const path = fillPath(ROUTE_PATHS[name].path, (input.params ?? {}) as Record<string, string>);
    return `${options.baseUrl}${path}${queryString((input.query ?? {}) as Record<string, unknown>)}`;
  }

  return {
    call: async <Name extends RouteName>(name: Name, input: CallInput<Name> = {}) =>
      send(
        ROUTE_PATHS[name].method,
        urlOf(name, input),
        json(input.body, input.expects),
        input.signal,
        (response) => response.json() as Promise<RouteResponse<Name>>,
      ),
    download: async (name, input) =>
      send(ROUTE_PATHS[name].method, urlOf(name, input), json(input.body), input.signal, async (response) => ({
        blob: await response.blob(),
        fileName: fileNameFrom(response.headers.get('content-disposition')),
      })),
    readFile: <Name extends ReadFileRoute>(name: Name, input: UploadInput<Name>) =>
      send(
        ROUTE_PATHS[name].method,
        urlOf(name, input),
        fileContent(input.file),
        input.signal,
        (response) => response.json() as Promise<RouteResponse<Name>>,
      ),
    importFile: (name, input, handleLine) =>
      send(ROUTE_PATHS[name].method, urlOf(name, input), fileContent(input.file), input.signal, (answer) =>
        tellLines(answer, (value) => {
          const line = value as ImportLine;
          if ('stopped' in line) throw ApiFailure.stopped(line.stopped);
          handleLine(line);
        }),
      ),
    stream: (name, input, handleLine) => {
      const { headers, ...body } = json(input.body);
      const asked = { ...body, headers: { ...headers, accept: 'application/x-ndjson' } };
      return send(ROUTE_PATHS[name].method, urlOf(name, input), asked, input.signal, (answer) =>
        tellLines(answer, (line) => handleLine(line as object)),
      );
    },
    request: (method, url, body, signal) => send(method, url, json(body), signal, (response) => response.json()),
    abortAll: () => {
      for (const controller of controllers) controller.abort();
    },
    get active() {
      return controllers.size;
    },
  };
}
