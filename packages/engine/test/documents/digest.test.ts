import { describe, expect, it } from 'vitest';
import type { DigestedDocument } from '@counterpart/search-port';
import { DigestReader, DigestWriter } from '../../src/digest/digest-bytes.ts';
import { DIGEST_FORMAT, digestOf } from '../../src/digest/write-digest.ts';
import { createEmbeddedIndex } from '../../src/index.ts';
import { enrichment } from '../enrichments.ts';
import { emptyQuery, EVERYBODY, NOW } from '../everybody.ts';

const SEEN = '2026-06-14T08:00:00.000Z';

const documentOf = (id: string) => ({
  id,
  enrichment: enrichment(id, `kéy ${id}`),
  properties: { id, town: 'Gent', seen: SEEN, tags: ['a', 'b'], createdAt: 'told anew' },
});

const digestedOf = (id: string, digest: Uint8Array): DigestedDocument => ({
  id,
  change: 7,
  digest,
  told: { createdAt: NOW },
});

function indexOfDigests() {
  return createEmbeddedIndex({ readStored: ({ row }) => row as DigestedDocument });
}

async function feed(index: ReturnType<typeof indexOfDigests>, document: DigestedDocument): Promise<void> {
  await index.apply([{ op: 'putStored', document: { id: document.id, change: document.change, row: document } }]);
}

describe('the bytes of a digest', () => {
  it('are read as they were written', () => {
    const writer = new DigestWriter();
    const numbers = [0, 1, 127, 128, 300, 16_383, 16_384, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER];
    writer.numbers(numbers);
    writer.double(-0.1);
    writer.text('café 名');
    writer.number(42);
    const reader = new DigestReader(writer.written());
    expect(reader.numbers()).toEqual(numbers);
    expect(reader.double()).toBe(-0.1);
    const length = reader.number();
    const start = reader.past(length);
    expect(Buffer.from(reader.bytes.subarray(start, start + length)).toString('utf8')).toBe('café 名');
    expect(reader.number()).toBe(42);
    expect(() => reader.number()).toThrow(RangeError);
  });

  it('say the same of a document whatever was read before it', () => {
    const first = digestOf(documentOf('anna'));
    for (let i = 0; i < 1200; i += 1) digestOf(documentOf(`other ${i}`));
    expect(digestOf(documentOf('anna'))).toEqual(first);
  });
});

describe('an index fed by digests', () => {
  it('knows concepts, words, properties, and what the store tells', async () => {
    const index = indexOfDigests();
    await feed(index, digestedOf('anna', digestOf(documentOf('anna'))));
    const terms = (name: string) => index.terms(name, { size: 5, filter: null, text: '', now: NOW });
    expect(await terms('town')).toEqual([{ key: 'Gent', count: 1 }]);
    expect(await terms('seen')).toEqual([{ key: SEEN, count: 1 }]);
    expect(await terms('tags')).toEqual([
      { key: 'a', count: 1 },
      { key: 'b', count: 1 },
    ]);
    expect(await terms('createdAt')).toEqual([{ key: NOW, count: 1 }]);
    expect(await terms('id')).toEqual([{ key: 'anna', count: 1 }]);
    const { hits } = await index.search(emptyQuery(), EVERYBODY);
    expect(hits).toMatchObject([{ id: 'anna', change: 7 }]);
  });

  it('refuses one that is cut off or of another format, and takes nothing of it in', async () => {
    const digest = digestOf(documentOf('anna'));
    const index = indexOfDigests();
    for (let length = 0; length < digest.length; length += 1) {
      await expect(feed(index, digestedOf('anna', digest.subarray(0, length)))).rejects.toThrow(RangeError);
    }
    const other = Uint8Array.from(digest);
    other[0] = DIGEST_FORMAT + 1;
    await expect(feed(index, digestedOf('anna', other))).rejects.toThrow('another format');
    expect(await index.size()).toBe(0);
    await feed(index, digestedOf('anna', digest));
    expect(await index.size()).toBe(1);
  });
});
