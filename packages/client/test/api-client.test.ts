import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, ApiFailure, createApiClient, fileNameFrom } from '../src/index.ts';

let server: Server;
let baseUrl: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let token: string | null;

function client(): ApiClient {
  return createApiClient({ baseUrl, headers: { 'x-tenant': 'acme' }, token: () => token });
}

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  return call.then(
    () => expect.fail('the call should be rejected'),
    (error: unknown) => error as ApiFailure,
  );
}

beforeEach(async () => {
  token = null;
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call', () => {
  it('SET-18 carries base URL, extra headers, the token when known, and no undefined query value', async () => {
    const seen: IncomingMessage[] = [];
    answer = (request, response) => {
      seen.push(request);
      response.setHeader('content-type', 'application/json').end('{"id":"j 1"}');
    };
    const api = client();
    await api.call('getJob', { params: { index: 'jobs', id: 'j 1' }, query: { strategy: undefined, language: 'FRE' } });
    token = 'secret';
    await api.call('getJob', { params: { index: 'jobs', id: 'j 1' } });
    expect(seen[0]?.url).toBe('/api/hrmatching/jobs_index/jobs/doc/j%201?language=FRE');
    expect(seen[0]?.headers).toMatchObject({ 'x-tenant': 'acme' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe('Bearer secret');
    expect(seen[1]?.url).not.toContain('?');
  });

  it('TXT-07 writes the lists of a path with commas', async () => {
    let asked: string | undefined;
    answer = (request, response) => {
      asked = request.url;
      response.setHeader('content-type', 'application/json').end('{"ngrams":[]}');
    };
    const params = { lengths: '1,2,3,4,5,6', languages: 'DUT,ENG' };
    await client().call('ngrams', { params, query: { cutoff: 2, cutoffType: 'MIN_FREQUENCY' }, body: 'text' });
    expect(asked).toBe('/api/stats/ngrams/1,2,3,4,5,6/DUT,ENG?cutoff=2&cutoffType=MIN_FREQUENCY');
  });

  it.each([200, 201, 226, 299])('SET-19 %i is success', async (status) => {
    answer = (_request, response) => response.writeHead(status).end('{"indices":[]}');
    expect(await client().call('indices')).toEqual({ indices: [] });
  });

  it.each([300, 301, 304, 399, 400, 500])('SET-19 %i is a rejection', async (status) => {
    answer = (_request, response) => response.writeHead(status, 'Said so').end();
    expect(await failureOf(client().call('indices'))).toMatchObject({ status, statusText: 'Said so' });
  });

  it('SET-19 anything but 200 to 299 rejects with status, status text and response text', async () => {
    const body = '{"error":{"code":"UNKNOWN_DOCUMENT","message":"There is no document x.","requestId":"r1"}}';
    answer = (_request, response) => response.writeHead(404, 'Not Found').end(body);
    const failure = await failureOf(client().call('indices'));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 404,
      statusText: 'Not Found',
      responseText: body,
      code: 'UNKNOWN_DOCUMENT',
      requestId: 'r1',
    });
  });

  it('SET-19 is pending while it runs and rejects with 499 when aborted', async () => {
    answer = () => undefined;
    const api = client();
    const controller = new AbortController();
    expect(api.active).toBe(0);
    const call = failureOf(api.call('indices', { signal: controller.signal }));
    expect(api.active).toBe(1);
    controller.abort();
    expect(await call).toMatchObject({ status: 499, statusText: 'Client Closed Request', isAborted: true });
    expect(api.active).toBe(0);
  });

  it('SET-19 all active calls can be aborted at once', async () => {
    answer = () => undefined;
    const api = client();
    const calls = [failureOf(api.call('indices')), failureOf(api.call('strategies'))];
    api.abortAll();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([499, 499]);
  });

  it('a server that cannot be reached rejects with status 0', async () => {
    const api = client();
    await new Promise((resolve) => server.close(resolve));
    expect((await failureOf(api.call('indices'))).status).toBe(0);
  });
});

describe('the headers of a call', () => {
  const headersOf = async (call: (api: ApiClient) => Promise<unknown>, headers: Record<string, string> = {}) => {
    let seen: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      seen = request.headers;
      response.setHeader('content-type', 'application/json').end('{}');
    };
    await call(createApiClient({ baseUrl, headers }));
    return seen;
  };
  const put = (expects?: string) => (api: ApiClient) =>
    api.call('putStrategy', {
      params: { name: 'own' },
      body: {} as never,
      ...(expects === undefined ? {} : { expects }),
    });

  it('STR-04d say which version is expected, that none is, or nothing', async () => {
    const expected = async (expects?: string) => {
      const { 'if-match': match, 'if-none-match': none } = await headersOf(put(expects));
      return [match, none];
    };
    expect(await expected('"7"')).toEqual(['"7"', undefined]);
    expect(await expected('none')).toEqual([undefined, '*']);
    expect(await expected()).toEqual([undefined, undefined]);
  });

  it('SET-18 are those of the configuration where both name one', async () => {
    const headers = await headersOf((api) => api.request('POST', `${baseUrl}/x`, {}), { 'content-type': 'text/odd' });
    expect([headers['content-type'], headers.accept]).toEqual(['text/odd', 'application/json']);
  });

  it('ask for lines where lines are heard', async () => {
    const heard = await headersOf((api) => api.stream('parseFeedback', { params: {} as never }, () => undefined));
    expect(heard.accept).toBe('application/x-ndjson');
  });
});

describe('a call that is refused', () => {
  it('SET-18 is made once more with the new token, and says which one was refused', async () => {
    const carried: unknown[] = [];
    const refused: unknown[] = [];
    let held = 'old';
    answer = (request, response) => {
      carried.push(request.headers.authorization);
      response.statusCode = request.headers.authorization === 'Bearer new' ? 200 : 401;
      response.setHeader('content-type', 'application/json').end('{}');
      // somebody else renewed it meanwhile
      held = 'other';
    };
    const api = createApiClient({
      baseUrl,
      token: () => held,
      renew: (token) => {
        refused.push(token);
        held = 'new';
        return Promise.resolve(true);
      },
    });
    await api.call('indices');
    expect([carried, refused]).toEqual([['Bearer old', 'Bearer new'], ['old']]);
  });

  it('says how long to wait in milliseconds, where the server says it in seconds', async () => {
    const waitOf = async (header: string | null) => {
      answer = (_request, response) => {
        response.statusCode = 503;
        if (header !== null) response.setHeader('retry-after', header);
        response.end();
      };
      return (await failureOf(client().call('indices'))).retryAfterMs;
    };
    expect([await waitOf('2'), await waitOf('0'), await waitOf(null)]).toEqual([2000, 0, null]);
    expect([await waitOf('soon'), await waitOf('-1')]).toEqual([null, null]);
  });

  it('SET-19 is not sent where its caller has given up before', async () => {
    let calls = 0;
    answer = (_request, response) => {
      calls += 1;
      response.end('{}');
    };
    const api = client();
    const failure = await failureOf(api.call('indices', { signal: AbortSignal.abort() }));
    expect([failure.status, failure.statusText, calls, api.active]).toEqual([499, 'Client Closed Request', 0, 0]);
  });
});

describe('a download', () => {
  it('RES-11 takes its name from the content-disposition header', async () => {
    answer = (_request, response) =>
      response.setHeader('content-disposition', 'attachment; filename="candidates.csv"').end('id,score');
    const { blob, fileName } = await client().download('exportCandidates', {
      params: { index: 'candidates', exportType: 'csv' },
      body: {},
    });
    expect(fileName).toBe('candidates.csv');
    expect(await blob.text()).toBe('id,score');
  });

  it('RES-11 reads plain, quoted and encoded names', () => {
    expect(fileNameFrom('attachment; filename=a.csv')).toBe('a.csv');
    expect(fileNameFrom("attachment; filename=a.csv; filename*=UTF-8''caf%C3%A9.csv")).toBe('café.csv');
    expect(fileNameFrom('attachment; filename*=UTF-8\'\'%E0%A4%A; filename="b.csv"')).toBe('b.csv');
    expect(fileNameFrom(null)).toBeNull();
  });
});

describe('a file', () => {
  it('goes as its own bytes under its own name, and a list of the query as a parameter each', async () => {
    let seen: { url: string | undefined; name: unknown; body: string } | null = null;
    answer = (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        seen = { url: request.url, name: request.headers['x-file-name'], body };
        response.setHeader('content-type', 'application/json').end('{"count":1}');
      });
    };
    const file = new File(['lasser'], 'cv é.txt');
    const query = { map: ['a=id', 'b=cvText'] };
    expect(await client().readFile('readCandidateFile', { params: { index: 'c' }, query, file })).toEqual({ count: 1 });
    expect(seen).toEqual({
      url: '/api/hrmatching/candidates_index/c/_read?map=a%3Did&map=b%3DcvText',
      name: 'cv%20%C3%A9.txt',
      body: 'lasser',
    });
  });

  it('is taken in line by line, however the answer is cut', async () => {
    answer = (_request, response) => {
      response.write('{"progress":{"line":1,"ok":1,"fai');
      response.end('led":0,"bytes":9}}\n{"ok":1,"failed":0,"format":"CSV"}\n');
    };
    const lines: unknown[] = [];
    const input = { params: { index: 'jobs' }, file: new Blob(['x']) };
    await client().importFile('importJobs', input, (line) => lines.push(line));
    expect(lines).toEqual([{ progress: { line: 1, ok: 1, failed: 0, bytes: 9 } }, { ok: 1, failed: 0, format: 'CSV' }]);
  });

  it('is told of in a last line that has no end, too', async () => {
    answer = (_request, response) => response.end('{"progress":{}}\n\n{"ok":1,"failed":0,"format":"CSV"}');
    const lines: unknown[] = [];
    const input = { params: { index: 'jobs' }, file: new Blob(['x']) };
    await client().importFile('importJobs', input, (line) => lines.push(line));
    expect(lines).toEqual([{ progress: {} }, { ok: 1, failed: 0, format: 'CSV' }]);
  });

  it('rejects with the reason where the server could store no more, behind what it had told', async () => {
    answer = (_request, response) => {
      response.write('{"progress":{"line":50,"ok":50,"failed":0,"bytes":900}}\n');
      response.end(
        '{"stopped":{"code":"DISK_FULL","message":"The disk of the server is full: nothing was stored."}}\n',
      );
    };
    const lines: unknown[] = [];
    const input = { params: { index: 'jobs' }, file: new Blob(['x']) };
    await expect(client().importFile('importJobs', input, (line) => lines.push(line))).rejects.toMatchObject({
      status: 507,
      code: 'DISK_FULL',
    });
    expect(lines).toEqual([{ progress: { line: 50, ok: 50, failed: 0, bytes: 900 } }]);
  });
});
