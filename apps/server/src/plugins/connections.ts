import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may be silent while something is still to come over it, in milliseconds. */
const IDLE_MS = 30_000;
/** How often headers that do not come to their end are looked for, in milliseconds. */
const CHECK_MS = 5000;

/** Options of the HTTP server under which nothing waits for ever. */
export const CONNECTION_OPTIONS = { connectionsCheckingInterval: CHECK_MS } as const;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The connections of a server, and which of them wait for the server rather than for the caller. */
export class Connections {
  readonly #sockets = new Set<Socket>();
  /** Requests of a connection that are not answered yet; several where they were sent without waiting. */
  readonly #exchanges = new Map<Socket, Set<Exchange>>();

  /** Connections that waited for the server when their time was over last. */
  readonly #waited = new WeakSet<Socket>();

  /** Ends what is silent for `idleMs` from now on: headers, a body or a reader that do not go on. */
  constructor(server: Server, idleMs: number = IDLE_MS) {
    server.headersTimeout = idleMs;
    server.keepAliveTimeout = idleMs;
    // a large file may take longer than that as a whole: what counts is silence
    server.requestTimeout = 0;
    server.setTimeout(idleMs, (socket: Socket) => {
      const waits = this.#waitsForServer(socket);
      // whoever is silent once the server has done its part has the whole time from then on
      const hasTime = waits || this.#waited.has(socket);
      if (waits) this.#waited.add(socket);
      else this.#waited.delete(socket);
      if (hasTime) socket.setTimeout(idleMs);
      else socket.destroy();
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        this.#exchanges.delete(socket);
      });
    });
    server.on('request', (request, response) => {
      const { socket } = request;
      const exchange: Exchange = { request, response };
      const open = this.#exchanges.get(socket) ?? new Set();
      this.#exchanges.set(socket, open.add(exchange));
      response.once('close', () => open.delete(exchange));
    });
  }

  /** Ends the connections over which a request is still coming in, or nothing. */
  endUnfinished(): void {
    for (const socket of this.#sockets) if (!this.#waitsForServer(socket)) socket.destroy();
  }

  endAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Whether a request came in as a whole, or more of it than the server took yet, and what there is of its answer was taken. */
  #waitsForServer(socket: Socket): boolean {
    const open = [...(this.#exchanges.get(socket) ?? [])];
    const isAtWork = open.some(
      ({ request, response }) => (request.complete || request.readableLength > 0) && !response.writableEnded,
    );
    return isAtWork && socket.writableLength === 0;
  }
}
