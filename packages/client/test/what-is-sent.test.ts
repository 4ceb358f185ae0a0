import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, ApiFailure, createApiClient } from '../src/index.ts';

let server: Server;
let baseUrl: string;
let seen: { readonly type: unknown; readonly name: unknown; readonly body: string }[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const api = (): ApiClient => createApiClient({ baseUrl });

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  return call.then(
    () => expect.fail('the call should be rejected'),
    (error: unknown) => error as ApiFailure,
  );
}

beforeEach(async () => {
  seen = [];
  answer = (response) => response.end('{"answered":true}');
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ type: request.headers['content-type'], name: request.headers['x-file-name'], body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('what is sent', () => {
  it('is nothing where an id would lead the address elsewhere: the call is refused', async () => {
    for (const id of ['.', '..']) {
      const call = api().call('deleteJob', { params: { index: 'jobs', id } });
      expect(await failureOf(call)).toMatchObject({ status: 400, message: '400 Bad Request' });
    }
    expect(seen).toEqual([]);
    await api().call('deleteJob', { params: { index: 'jobs', id: '...' } });
    expect(seen).toHaveLength(1);
  });

  it('SET-18 is JSON with its type, a text as it is with its own, and nothing without a body', async () => {
    const params = { index: 'jobs', id: 'a' };
    await api().call('putJob', { params, body: { jobTitle: 'Kok' } });
    const lengths = { lengths: '1', languages: 'DUT' };
    await api().call('ngrams', {
      params: lengths,
      query: { cutoff: 2, cutoffType: 'MIN_FREQUENCY' },
      body: 'een "tekst"',
    });
    await api().call('getJob', { params });
    expect(seen).toEqual([
      { type: 'application/json', name: undefined, body: '{"jobTitle":"Kok"}' },
      { type: 'text/plain; charset=utf-8', name: undefined, body: 'een "tekst"' },
      { type: undefined, name: undefined, body: '' },
    ]);
  });

  it('says of a file that it is bytes, and no name where it has none', async () => {
    await api().readFile('readJobFile', { params: { index: 'jobs' }, file: new Blob(['x']) });
    expect(seen).toEqual([{ type: 'application/octet-stream', name: '', body: 'x' }]);
  });

  it('goes to an address of the configuration, and its answer comes back', async () => {
    expect(await api().request('POST', `${baseUrl}/elsewhere`, { ids: ['a'] })).toEqual({ answered: true });
    expect(seen[0]).toMatchObject({ type: 'application/json', body: '{"ids":["a"]}' });
  });

  it('is not sent again where nobody renews tokens, nor where the answer is another than 401', async () => {
    answer = (response) => response.writeHead(401).end();
    expect((await failureOf(api().call('indices'))).status).toBe(401);
    answer = (response) => response.writeHead(403).end();
    const renewing = createApiClient({ baseUrl, renew: () => Promise.resolve(true) });
    expect((await failureOf(renewing.call('indices'))).status).toBe(403);
    expect(seen).toHaveLength(2);
  });
});

describe('lines of an answer', () => {
  const linesOf = async (parts: readonly (string | Buffer)[]) => {
    answer = (response) => {
      void (async () => {
        for (const part of parts) {
          response.write(part);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        response.end();
      })();
    };
    const told: object[] = [];
    await api().stream('parseFeedback', { params: {} as never }, (line) => told.push(line));
    return told;
  };

  it('are told one by one', async () => {
    expect(await linesOf(['{"a":1}\n{"b":2}\n', '{"c":3}\n'])).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
  });

  it('may be cut within a letter of several bytes', async () => {
    const bytes = Buffer.from('{"name":"Zoë"}\n');
    const within = bytes.indexOf(0xc3) + 1;
    expect(await linesOf([bytes.subarray(0, within), bytes.subarray(within)])).toEqual([{ name: 'Zoë' }]);
  });

  it('are none where the answer has no content', async () => {
    answer = (response) => response.writeHead(204).end();
    const told: object[] = [];
    await api().stream('parseFeedback', { params: {} as never }, (line) => told.push(line));
    expect(told).toEqual([]);
  });
});

describe('a failure', () => {
  it('SET-19 is told in the words of the server with its details, else by status and status text', async () => {
    const details = [{ path: 'query.size', message: 'Expected a number.' }];
    const body = JSON.stringify({ error: { code: 'INVALID_REQUEST', message: 'That is wrong.', details } });
    answer = (response) => response.writeHead(400, 'Bad Request').end(body);
    expect(await failureOf(api().call('indices'))).toMatchObject({
      name: 'ApiFailure',
      message: 'That is wrong.',
      details,
      isAborted: false,
    });
    for (const text of ['', 'null', '<html>']) {
      answer = (response) => response.writeHead(502, 'Bad Gateway').end(text);
      expect(await failureOf(api().call('indices'))).toMatchObject({
        message: '502 Bad Gateway',
        details: [],
        responseText: text,
      });
    }
    expect(new ApiFailure(502, '', '').message).toBe('502');
  });

  it('SET-19 has no text of a response where none came', () => {
    expect(ApiFailure.aborted()).toMatchObject({ status: 499, responseText: '', message: '499 Client Closed Request' });
    expect(ApiFailure.unreachable(new Error('fetch failed'))).toMatchObject({ status: 0, responseText: '' });
    expect(ApiFailure.unreachable('odd').statusText).toBe('Network error');
    const stopped = ApiFailure.stopped({ code: 'DISK_FULL', message: 'The disk is full.' });
    expect(stopped).toMatchObject({ status: 507, statusText: 'Insufficient Storage', message: 'The disk is full.' });
  });
});
