import { compareCodePoints, foldText } from '@counterpart/scoring';
import type { SearchIndex, TermBucket, TermOptions } from '@counterpart/search-port';
import type { BlockView } from '../blocks/block.ts';
import { idAt } from '../documents/id-bytes.ts';
import type { PropertyTable } from '../vocabulary/property-values.ts';
import { filterPlan } from './filter-plan.ts';
import { propertyClasses } from './property-column.ts';

/** Documents that are counted between two moments at which others may go first. */
const STRETCH = 16_384;
/** Texts that are folded or put in order between two of them. */
const TEXTS = 2048;

/** By count descending, then key. */
function bucketOrder(a: TermBucket, b: TermBucket): number {
  return b.count - a.count || compareCodePoints(a.key, b.key);
}

/** Counts as buckets, the most frequent first. */
export function bucketsOf(counts: ReadonlyMap<string, number>): TermBucket[] {
  return [...counts].map(([key, count]) => ({ key, count })).sort(bucketOrder);
}

/** The same for counts of any number: sorted in runs that are merged, between which others may go first. */
function* sortedInSteps(buckets: readonly TermBucket[]): Generator<undefined, readonly TermBucket[]> {
  let runs: TermBucket[][] = [];
  for (let from = 0; from < buckets.length; from += TEXTS) {
    runs.push(buckets.slice(from, from + TEXTS).sort(bucketOrder));
    yield;
  }
  while (runs.length > 1) {
    const merged: TermBucket[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(mergedRuns(runs[i] ?? [], runs[i + 1] ?? []));
      yield;
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function mergedRuns(left: readonly TermBucket[], right: readonly TermBucket[]): TermBucket[] {
  const merged: TermBucket[] = [];
  let at = 0;
  for (const bucket of right) {
    for (let next = left[at]; next !== undefined && bucketOrder(next, bucket) <= 0; next = left[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(bucket);
  }
  return [...merged, ...left.slice(at)];
}

/** Whether a text stands in another where a word begins; both folded. */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.slice(at - 1, at))) return true;
  }
  return false;
}

/**
 * The values of a property over the living documents that pass a filter: documents are counted by class, so a text is
 * looked at once and not for each document that has it.
 */
export function* termCounts(
  property: string,
  { filter, text, now }: Pick<TermOptions, 'filter' | 'text' | 'now'>,
  blocks: readonly BlockView[],
  version: number,
  properties: PropertyTable,
): Generator<undefined, readonly TermBucket[]> {
  const values = properties.named(property);
  if (values === undefined) return [];
  const number = properties.names.find(property);
  const plan = filterPlan(filter, now, properties);
  const counts = new Uint32Array(values.size + 1);
  const byText = new Map<string, number>();
  const add = (key: string, count: number): void => {
    byText.set(key, (byText.get(key) ?? 0) + count);
  };
  for (const { columns } of blocks) {
    plan?.enter(columns);
    const classes = propertyClasses(columns, number);
    for (let slot = 0; slot < columns.length; slot += 1) {
      if (slot % STRETCH === STRETCH - 1) yield;
      if ((columns.diedAt[slot] ?? 0) <= version || (plan !== null && !plan.test(slot))) continue;
      const found = classes[slot] ?? 0;
      if (found > 0 && values.isOwnId(found - 1)) add(idAt(columns, slot), 1);
      else counts[found] = (counts[found] ?? 0) + 1;
    }
    yield;
  }
  for (let classPlusOne = 1; classPlusOne < counts.length; classPlusOne += 1) {
    const count = counts[classPlusOne] ?? 0;
    if (classPlusOne % TEXTS === 0) yield;
    if (count > 0) for (const key of values.texts(classPlusOne - 1)) add(key, count);
  }
  const wanted = foldText(text).trim();
  const buckets: TermBucket[] = [];
  let looked = 0;
  for (const [key, count] of byText) {
    if ((looked += 1) % TEXTS === 0) yield;
    if (wanted === '' || beginsWord(foldText(key), wanted)) buckets.push({ key, count });
  }
  return yield* sortedInSteps(buckets);
}

/** The values of a property in which a text begins a word, by its terms; a blank text begins none. */
export async function prefixesOf(
  index: Pick<SearchIndex, 'terms'>,
  property: string,
  text: string,
  size: number,
): Promise<readonly string[]> {
  if (foldText(text).trim() === '') return [];
  const buckets = await index.terms(property, { size, filter: null, text, now: '' });
  return buckets.map(({ key }) => key);
}
