import { deserialize, serialize } from 'node:v8';
import type { CompiledCriteria, CompiledQuery, ConceptOutcome, Criterion, Reach, Reached } from '@counterpart/scoring';

/** Entries of a table of concepts as columns: an object for each would take three times as long to copy (measured, ADR 22). */
interface PackedTable {
  /** One a line: no id holds a line break. */
  readonly ids: string;
  /** Ten-thousandths × 2, and 1 where it holds. */
  readonly values: Uint32Array;
}

interface PackedQuery extends Omit<CompiledQuery, 'reverse'> {
  readonly reaches: readonly (readonly [aspect: number, item: number, table: PackedTable])[];
  readonly reverse: Omit<CompiledQuery['reverse'], 'outcomes'> & { readonly outcomes: PackedTable };
}

const NOTHING: Reach = new Map();

function packed<Entry>(
  table: ReadonlyMap<string, Entry>,
  valueOf: (entry: Entry) => number,
  holds: (entry: Entry) => boolean,
): PackedTable {
  const values = new Uint32Array(table.size);
  let at = 0;
  for (const entry of table.values()) {
    values[at] = valueOf(entry) * 2 + Number(holds(entry));
    at += 1;
  }
  return { ids: [...table.keys()].join('\n'), values };
}

function unpacked<Entry>({ ids, values }: PackedTable, entryOf: (value: number, holds: boolean) => Entry) {
  const table = new Map<string, Entry>();
  if (values.length === 0) return table;
  for (const [at, id] of ids.split('\n').entries()) {
    const value = values[at] ?? 0;
    table.set(id, entryOf(value >>> 1, value % 2 === 1));
  }
  return table;
}

function withReaches(criteria: CompiledCriteria, reachOf: (aspect: number, item: number) => Reach): CompiledCriteria {
  const aspects = criteria.aspects.map((aspect, a) => ({
    ...aspect,
    items: aspect.items.map((item, i): Criterion => ('reach' in item ? { ...item, reach: reachOf(a, i) } : item)),
  }));
  return { ...criteria, aspects };
}

/** A query as bytes for other threads: without the ways between concepts, which explain and do not score. */
export function queryBytes(query: CompiledQuery): Uint8Array {
  const { forward, reverse } = query;
  const reaches = forward.aspects.flatMap(({ items }, a) =>
    items.flatMap((item, i): PackedQuery['reaches'] =>
      'reach' in item
        ? [
            [
              a,
              i,
              packed(
                item.reach,
                (found: Reached) => found.factor,
                ({ holds }) => holds,
              ),
            ],
          ]
        : [],
    ),
  );
  const outcomes = packed(
    reverse.outcomes,
    (found: ConceptOutcome) => found.similarity,
    ({ holds }) => holds,
  );
  const bare: PackedQuery = {
    ...query,
    forward: withReaches(forward, () => NOTHING),
    reaches,
    reverse: { ...reverse, reach: new Map(), outcomes },
  };
  return serialize(bare);
}

/** The query of bytes that queryBytes made. */
export function queryOf(bytes: Uint8Array): CompiledQuery {
  const { reaches, ...bare } = deserialize(bytes) as PackedQuery;
  const byPlace = new Map(
    reaches.map(([aspect, item, table]) => [
      `${aspect} ${item}`,
      unpacked(table, (factor, holds): Reached => ({ factor, holds, path: [], asked: '' })),
    ]),
  );
  return {
    ...bare,
    forward: withReaches(bare.forward, (aspect, item) => byPlace.get(`${aspect} ${item}`) ?? NOTHING),
    reverse: {
      ...bare.reverse,
      outcomes: unpacked(bare.reverse.outcomes, (similarity, holds): ConceptOutcome => ({ similarity, holds })),
    },
  };
}
