import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes of a piece; a local connection takes as many in a millisecond. */
const PIECE = 65_536;

/**
 * Small pieces joined into larger ones, with a turn for whoever else waits between them: a connection that takes all at
 * once would keep the process until tens of megabytes are written.
 */
export async function* spacedBytes(pieces: Iterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let at = 0; at < bytes.length; at += PIECE) {
      const part = bytes.subarray(at, at + PIECE);
      waiting.push(part);
      size += part.length;
      if (size < PIECE) continue;
      yield Buffer.concat(waiting, size);
      waiting = [];
      size = 0;
      await nextTurn();
    }
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}
