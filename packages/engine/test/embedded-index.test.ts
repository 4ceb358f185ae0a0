import type { Enrichment } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { CriteriaCacheKeys } from '../src/criteria-cache-keys.ts';
import { Block } from '../src/block.ts';
import { createEmbeddedIndex } from '../src/index.ts';
import { indexedRecord, type IndexedRecord } from '../src/indexed-record.ts';
import { Interner } from '../src/interner.ts';

function enrichment(id: string, concept: string): Enrichment {
  return {
    ontologyVersion: '1',
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [
      {
        conceptId: concept,
        conceptType: 'SKILL',
        source: 'CV_TEXT',
        field: 'cvText',
        start: 0,
        end: 1,
        endYear: null,
        level: null,
      },
    ],
    texts: [{ source: 'CV_TEXT', field: 'cvText', endYear: null, stems: [concept], starts: [0], ends: [1] }],
    worked: [],
    availableFrom: null,
  };
}

describe('Block', () => {
  const concepts = new Interner();
  const stems = new Interner();
  const intern = { stem: (stem: string) => stems.intern(stem), concept: (id: string) => concepts.intern(id) };

  function add(block: Block, id: string, concept: string): number {
    const document = enrichment(id, concept);
    const record: IndexedRecord = indexedRecord(document, {}, intern);
    return block.add(record, document.evidence, intern.concept);
  }

  it('is wasteful once more than half is dead, and made anew holds only the living, in order', () => {
    const block = new Block();
    const slots = Array.from({ length: 140 }, (_, i) => add(block, `d${i}`, i % 2 === 0 ? 'even' : 'odd'));
    for (const slot of slots.slice(0, 70)) block.remove(slot);
    expect(block.isWasteful).toBe(false);
    block.remove(slots[70] ?? -1);
    block.remove(slots[70] ?? -1);
    expect(block.isWasteful).toBe(true);
    const compacted = block.compacted();
    expect([compacted.living, compacted.length, compacted.isWasteful]).toEqual([69, 69, false]);
    expect(compacted.records.map((record) => record?.id)).toEqual(Array.from({ length: 69 }, (_, i) => `d${i + 71}`));
    const even = compacted.concepts.get(concepts.find('even'));
    expect(Array.from({ length: even?.length ?? 0 }, (_, i) => even?.slots[i])).toEqual(
      Array.from({ length: 34 }, (_, i) => 2 * i + 1),
    );
    expect(compacted.stems.get(stems.find('odd'))?.slots).toEqual(Array.from({ length: 35 }, (_, i) => 2 * i));
  });
});

describe('the embedded index', () => {
  it('ENG-16a keeps answering after a document was replaced a thousand times', async () => {
    const index = createEmbeddedIndex();
    for (let i = 0; i < 1000; i += 1) {
      await index.apply([
        { op: 'put', document: { id: 'a', enrichment: enrichment('a', `k${i}`), properties: { turn: i } } },
      ]);
    }
    expect(await index.size()).toBe(1);
    expect(await index.terms('turn', { size: 10, filter: null, text: '', now: '2026-06-15T00:00:00Z' })).toEqual([
      { key: '999', count: 1 },
    ]);
    expect(await index.companions(['k998'], 10)).toEqual([]);
  });

  it('forgets everything when it is closed', async () => {
    const index = createEmbeddedIndex();
    await index.apply([{ op: 'put', document: { id: 'a', enrichment: enrichment('a', 'k'), properties: {} } }]);
    await index.close();
    expect(await index.size()).toBe(0);
  });
});

describe('CriteriaCacheKeys', () => {
  it('gives equal keys equal numbers and never a number twice, even after forgetting', () => {
    const keys = new CriteriaCacheKeys();
    const first = keys.numberOf('first');
    expect(keys.numberOf('first')).toBe(first);
    const numbers = Array.from({ length: 1000 }, (_, i) => keys.numberOf(`key ${i}`));
    expect(new Set([first, ...numbers, keys.numberOf('first')]).size).toBe(1002);
  });
});
