import type { ShardPort } from './shard-calls.ts';
import { ShardConnection } from './shard-connection.ts';

/** A thread that serves shards. */
export interface ShardThread {
  readonly port: ShardPort;
  /** Ends it; settles when it is gone. */
  end(): Promise<void>;
}

/** Starts a thread; tells when it ended, and of what. */
export type StartThread = (handleEnd: (reason: Error) => void) => ShardThread;

/** The threads of a server, each with a shard of every index. One that ends is replaced by an empty one. */
export class ShardThreads {
  readonly #start: StartThread;
  readonly #threads: ShardThread[] = [];
  readonly #connections: ShardConnection[] = [];
  readonly #listeners: ((reason: Error) => void)[] = [];
  #isClosed = false;

  constructor(count: number, start: StartThread) {
    this.#start = start;
    for (let place = 0; place < count; place += 1) this.#open(place);
  }

  /** The way to each thread of now. */
  get connections(): readonly ShardConnection[] {
    return this.#connections;
  }

  /** Names one who is told when a thread has been replaced. */
  onLost(listener: (reason: Error) => void): void {
    this.#listeners.push(listener);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #open(place: number): void {
    const thread = this.#start((reason) => this.#handleEnd(place, reason));
    this.#threads[place] = thread;
    this.#connections[place] = new ShardConnection(thread.port);
  }

  #handleEnd(place: number, reason: Error): void {
    const before = this.#connections[place];
    if (!this.#isClosed) {
      this.#open(place);
      // before those who wait are refused: what they do then must find that everything is to be fed again
      for (const listener of this.#listeners) listener(reason);
    }
    before?.lose();
  }
}
