import type { ImportItem } from '../../src/imports/import-item.ts';
import { openFile } from '../../src/imports/read-upload.ts';
import { readWholeFile } from '../../src/imports/records/whole-file.ts';

/** Reads in this thread what threads read elsewhere: what is tested here is what they say. */
const reader = { read: readWholeFile, close: async () => undefined };
/** Never aborted. */
export const { signal } = new AbortController();

/** Bytes as a stream of pieces of a size. */
export async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Everything a stream gives. */
export async function gather<Value>(values: AsyncIterable<Value>): Promise<readonly Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** What a file of these bytes holds, read in this thread. */
export async function itemsOf(
  bytes: Uint8Array,
  name = '',
  kind: 'CANDIDATE' | 'JOB' = 'CANDIDATE',
  size = 1 << 16,
): Promise<readonly ImportItem[]> {
  const options = { kind, overrides: new Map(), today: '2026-03-02', after: 0, reader, signal };
  const { items } = await openFile({ name, bytes: chunks(bytes, size) }, options);
  return gather(items);
}
