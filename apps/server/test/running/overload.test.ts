import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, ServerProcesses, until } from '../worlds/server-process.ts';

// each test starts servers, some seconds each on a busy machine
vi.setConfig({ testTimeout: 240_000 });

let processes: ServerProcesses;
const sockets: Socket[] = [];
beforeEach(() => {
  processes = new ServerProcesses();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  processes.remove();
});

interface Refusal {
  readonly error: { readonly code: string; readonly message: string; readonly requestId: string };
}

async function loaded(base: string): Promise<void> {
  const lines = Array.from({ length: 400 }, (_, i) =>
    JSON.stringify({ id: `c${i}`, language: 'DUT', cvText: 'lasser in Gent', extraProperties: { name: `Naam ${i}` } }),
  ).join('\n');
  const url = `${base}/api/hrmatching/candidates_index/candidates/_bulk?refresh=true`;
  expect((await send('POST', url, lines, { 'content-type': 'application/x-ndjson' })).status).toBe(200);
}

/** A connection that sends some bytes and then nothing. */
async function silentConnection(base: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

describe('more requests than a server can do', () => {
  it('are refused at once in the one error body, and the accepted are answered', async () => {
    const { base, server } = await processes.serve();
    await loaded(base);
    const matchProfile = { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } };
    const ask = (call: string, body: object) =>
      send('POST', `${base}/api/hrmatching/match2candidates/candidates${call}`, body);
    for (const [call, body] of [
      ['', { matchProfile, size: 200 }],
      ['/csv', { matchProfile, size: 400 }],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 80 }, () => ask(call, body)));
      const refused = answers.filter(({ status }) => status === 503);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
      for (const answer of refused) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        const { error } = (await answer.json()) as Refusal;
        expect(error).toMatchObject({ code: 'OVERLOADED', requestId: answer.headers.get('x-request-id') });
      }
      for (const answer of answers.filter(({ status }) => status === 200)) {
        expect((await answer.text()).length).toBeGreaterThan(1000);
      }
    }
    expect((await ask('', { matchProfile })).status).toBe(200);
    await processes.stop(server);
  });

  it('parsing too', async () => {
    const { base, server } = await processes.serve({ PARSER_THREADS: '2' });
    const text = 'Wij zoeken een lasser in Gent. '.repeat(250);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send('POST', `${base}/api/parsing/parseJob`, { text })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(17);
    await processes.stop(server);
  });
});

describe('the limit of requests', () => {
  it('can be set, and goes by a header of the proxy when one is named', async () => {
    const { base, server } = await processes.serve({ REQUESTS_PER_MINUTE: '5', CLIENT_HEADER: 'X-Forwarded-For' });
    const health = (caller: string) => fetch(`${base}/api/health`, { headers: { 'x-forwarded-for': caller } });
    for (let i = 0; i < 5; i += 1) expect((await health('10.0.0.1')).status).toBe(200);
    const refused = await health('10.0.0.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
    expect((await health('10.0.0.2')).status).toBe(200);
    await processes.stop(server);
  });
});

describe('ending', () => {
  it('waits for no connection that never ends its request', async () => {
    const { base, server } = await processes.serve();
    await silentConnection(base, '');
    await silentConnection(base, 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    await silentConnection(
      base,
      'POST /api/parsing/parseJob HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    await silentConnection(
      base,
      'POST /api/hrmatching/candidates_index/candidates/_bulk HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    await sleep(200);
    const started = performance.now();
    expect(await processes.stop(server)).toBe(0);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('tells who still asks over an open connection to come back', async () => {
    const { base, server } = await processes.serve();
    const text = 'Wij zoeken een lasser in Gent met ervaring. '.repeat(4000);
    const body = JSON.stringify({ text });
    // one connection with a parse under way, and a second request behind it
    const socket = await silentConnection(
      base,
      `POST /api/parsing/parseJob HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    await sleep(500);
    server.child.kill('SIGTERM');
    await sleep(200);
    socket.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    expect((await server.ended).code).toBe(0);
    expect(received).toContain('HTTP/1.1 200');
    expect(received).toContain('"parsingAspects"');
    expect(
      received
        .split('HTTP/1.1 ')
        .slice(1)
        .map((answer) => answer.slice(0, 3)),
    ).toEqual(['200', '503']);
    expect(received).toMatch(/retry-after: 2/i);
    expect(received).toContain('"code":"');
  });
});

describe('a request with two Host headers', () => {
  it('is refused', async () => {
    const { base, server } = await processes.serve();
    const socket = await silentConnection(
      base,
      'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: elsewhere\r\n\r\n',
    );
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    await until(async () => received.includes('\r\n\r\n'), 'it is answered');
    expect(received).toContain('HTTP/1.1 400');
    await processes.stop(server);
  });
});
