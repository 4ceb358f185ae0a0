import { CatalogueError } from '@counterpart/domain';
import type { ShardCall, ShardCalls, ShardPort, ShardReply } from './shard-calls.ts';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What goes with a call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that are handed over and not copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Calls over one port to the thread that holds a shard of every index. */
export class ShardConnection {
  readonly #port: ShardPort;
  readonly #pending = new Map<number, Pending>();
  #next = 1;
  #isLost = false;

  constructor(port: ShardPort) {
    this.#port = port;
    port.on('message', (reply) => this.#handleReply(reply as ShardReply));
  }

  /** Asks; rejects with OVERLOADED once the thread ended, and with the signal's reason as soon as that is aborted. */
  async call<Call extends ShardCall>(
    index: string,
    call: Call,
    input: ShardCalls[Call][0],
    { signal, transfer = [] }: CallOptions = {},
  ): Promise<ShardCalls[Call][1]> {
    signal?.throwIfAborted();
    if (this.#isLost) throw lost();
    const number = this.#next;
    this.#next += 1;
    const handleAbort = (): void => {
      this.#port.postMessage({ abort: number }, []);
      this.#pending.get(number)?.reject(signal?.reason);
    };
    signal?.addEventListener('abort', handleAbort, { once: true });
    try {
      const answered = new Promise<unknown>((resolve, reject) => this.#pending.set(number, { resolve, reject }));
      this.#port.postMessage({ number, index, call, input }, transfer);
      return (await answered) as ShardCalls[Call][1];
    } finally {
      signal?.removeEventListener('abort', handleAbort);
      this.#pending.delete(number);
    }
  }

  /** The thread ended: whoever waits for it is refused. */
  lose(): void {
    this.#isLost = true;
    for (const { reject } of this.#pending.values()) reject(lost());
  }

  #handleReply(reply: ShardReply): void {
    const pending = this.#pending.get(reply.number);
    if ('error' in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply.value);
  }
}

/** The refusal of whoever asked for documents that a thread took with it. */
export function lost(): CatalogueError {
  return new CatalogueError('OVERLOADED', [], 'The documents are being read again: try again in a moment.');
}
