import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_OPTIONS, Connections } from '../../src/plugins/connections.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n';
/** Some tenths of a second in place of the product's half minute; less than that a busy machine may be silent itself. */
const IDLE_MS = 300;

const sockets: Socket[] = [];
let server: Server;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function listening(answer: (response: ServerResponse) => void, idleMs?: number): Promise<Connections> {
  return serving((request, response) => request.resume().on('end', () => answer(response)), idleMs);
}

async function serving(serve: RequestListener, idleMs?: number): Promise<Connections> {
  server = createServer({ ...CONNECTION_OPTIONS, connectionsCheckingInterval: 20 }, serve);
  const connections = new Connections(server, ...(idleMs === undefined ? [] : [idleMs]));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return connections;
}

/** Sends some bytes; answers once the other side has ended the connection. */
async function ended(...pieces: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await once(socket, 'connect');
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(IDLE_MS / 2);
  }
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

describe('a connection that is silent', () => {
  it('is ended after half a minute', async () => {
    await listening((response) => response.end());
    expect(server.headersTimeout).toBe(30_000);
    expect(server.keepAliveTimeout).toBe(30_000);
    expect(server.timeout).toBe(30_000);
  });

  it('is ended before its first byte, within its headers and within its body', async () => {
    await listening((response) => response.end('answered'), IDLE_MS);
    for (const bytes of ['', HEAD, `${HEAD}Content-Length: 10\r\n\r\n12345`]) {
      expect(await ended(bytes)).not.toContain('answered');
    }
  });

  it('goes on while bytes come, however long the whole takes', async () => {
    await listening((response) => response.end('answered'), IDLE_MS);
    const received = await ended(`${HEAD}Connection: close\r\nContent-Length: 6\r\n\r\n`, '1', '2', '3', '4', '5', '6');
    expect(received).toContain('answered');
  });

  it('goes on while the server is at work on its answer', async () => {
    await listening((response) => setTimeout(() => response.end('answered'), 4 * IDLE_MS), IDLE_MS);
    expect(await ended(`${HEAD}Connection: close\r\nContent-Length: 0\r\n\r\n`)).toContain('answered');
  });

  it('goes on while the server has not taken the body that was sent', async () => {
    const body = 'x'.repeat(1024 * 1024);
    const start = async (request: IncomingMessage, response: ServerResponse) => {
      let taken = 0;
      for await (const piece of request) taken += (piece as Buffer).length;
      response.end(`answered ${taken}`);
    };
    await serving((request, response) => setTimeout(() => void start(request, response), 4 * IDLE_MS), IDLE_MS);
    const received = await ended(`${HEAD}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect(received).toContain(`answered ${body.length}`);
  });

  it('is ended where the server took its time and the rest of the body never comes', async () => {
    await serving((request) => {
      request.on('error', () => undefined);
      setTimeout(() => request.resume(), 3 * IDLE_MS);
    }, IDLE_MS);
    expect(await ended(`${HEAD}Content-Length: 10\r\n\r\n12345`)).toBe('');
  });
});
