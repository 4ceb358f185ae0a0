import { setImmediate } from 'node:timers/promises';
import type { ShardConnection } from './shard-connection.ts';

/** The first bytes of a file of several shards: "CPSH", how many there are. */
const SIGN = 0x4853_5043;
/** Shard and length of the bytes that follow; the last piece names no shard. */
const HEAD = 8;
const NO_SHARD = 0xffff_ffff;
/** Bytes that are copied between two moments at which others may go first: a millisecond or two. */
const COPIED = 8_000_000;

function head(first: number, second: number): Uint8Array {
  const bytes = new Uint8Array(HEAD);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, first, true);
  view.setUint32(4, second, true);
  return bytes;
}

/** Where the pieces of each of `count` shards lie; null when the bytes are cut off or of another number of shards. */
function piecesOf(bytes: Uint8Array, count: number): readonly (readonly Uint8Array[])[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint32(0, true) !== SIGN || view.getUint32(4, true) !== count) return null;
  const pieces = Array.from({ length: count }, (): Uint8Array[] => []);
  let at = HEAD;
  while (at + HEAD <= bytes.length) {
    const shard = view.getUint32(at, true);
    const end = at + HEAD + view.getUint32(at + 4, true);
    if (shard === NO_SHARD) return end === bytes.length ? pieces : null;
    const own = pieces[shard];
    if (own === undefined || end > bytes.length) return null;
    own.push(bytes.subarray(at + HEAD, end));
    at = end;
  }
  return null;
}

async function joined(pieces: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  let copied = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
    copied += piece.length;
    if (copied < COPIED) continue;
    copied = 0;
    await setImmediate();
  }
  return whole;
}

/** What shards took in: the caller's mark, and how many documents each then holds. */
export interface ReadShards {
  readonly mark: string;
  readonly sizes: readonly number[];
}

/** The snapshots of an index whose shards lie behind `connections`: those of the shards, piece by piece. */
export class ShardSnapshots {
  readonly #index: string;
  readonly #connections: () => readonly ShardConnection[];
  #next = 1;

  constructor(index: string, connections: () => readonly ShardConnection[]) {
    this.#index = index;
    this.#connections = connections;
  }

  /** The bytes of all shards, as SearchSnapshots has it. */
  async *write(mark: string): AsyncGenerator<Uint8Array> {
    const number = this.#next;
    this.#next += 1;
    const connections = [...this.#connections()];
    const pieceOf = (connection: ShardConnection) => connection.call(this.#index, 'writeSnapshot', { number, mark });
    // all begin at once, so that none has much that the mark does not tell of
    const firsts = connections.map(pieceOf);
    await Promise.all(firsts);
    yield head(SIGN, connections.length);
    for (const [shard, connection] of connections.entries()) {
      for (let piece = await firsts[shard]; piece; piece = await pieceOf(connection)) {
        yield head(shard, piece.length);
        yield piece;
      }
    }
    yield head(NO_SHARD, 0);
  }

  /** Takes them into empty shards; null, and all stay empty, when one of them cannot use its part. */
  async read(bytes: Uint8Array): Promise<ReadShards | null> {
    const connections = this.#connections();
    const pieces = piecesOf(bytes, connections.length);
    if (pieces === null) return null;
    const read = await Promise.all(
      connections.map(async (connection, shard) => {
        const own = await joined(pieces[shard] ?? []);
        return connection.call(this.#index, 'readSnapshot', own, { transfer: [own.buffer] });
      }),
    );
    const mark = read[0]?.mark;
    if (mark !== undefined && read.every((shard) => shard?.mark === mark)) {
      return { mark, sizes: read.map((shard) => shard?.size ?? 0) };
    }
    await Promise.all(connections.map((connection) => connection.call(this.#index, 'clear', null)));
    return null;
  }
}
