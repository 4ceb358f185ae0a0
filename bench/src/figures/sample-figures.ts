import type { FilterGroup } from '@counterpart/domain';
import { type CompiledQuery, compareCodePoints, matchesFilter, SCORE_UNITS, scoreTarget } from '@counterpart/scoring';
import type { IndexedDocument, SearchHit, SearchIndex } from '@counterpart/search-port';
import { type Kind, KINDS, PAGE, queriesOf } from '../documents/profile-kinds.ts';
import type { Figure } from './figure.ts';

/** Profiles of each kind that are compared. */
const PROFILES = 10;
/** As long as a page may be, so that it holds some of the sample. */
const LONG_PAGE = 10_000;

/** The matches of a sample by the reference, best first. */
function plainHits(
  query: CompiledQuery,
  sample: readonly IndexedDocument[],
  filter: FilterGroup | null,
): readonly SearchHit[] {
  const hits = sample.flatMap(({ id, enrichment, properties }): readonly SearchHit[] => {
    if (!matchesFilter(properties, filter, PAGE.now)) return [];
    const { included, scoreUnits } = scoreTarget(query, enrichment);
    return included ? [{ id, score: scoreUnits / SCORE_UNITS }] : [];
  });
  return hits.toSorted((a, b) => b.score - a.score || compareCodePoints(a.id, b.id));
}

/** Whether both have the same ids in the same order with the same scores. */
function areSame(found: readonly SearchHit[], expected: readonly SearchHit[]): boolean {
  if (found.length !== expected.length) return false;
  return found.every(({ id, score }, i) => id === expected[i]?.id && score === expected[i]?.score);
}

/** A filter that only documents of the sample pass, and of these those that pass `filter`. */
function withinSample(sample: readonly IndexedDocument[], filter: FilterGroup | null): FilterGroup {
  const ids = sample.map(({ id }) => id);
  return {
    combinator: 'and',
    rules: [{ property: 'id', data: { type: 'enum', comparison: 'is one of', value: ids } }, ...(filter?.rules ?? [])],
  };
}

/** What both ways of asking about the sample answered otherwise than the reference, and how many matches were compared. */
async function compared(
  index: SearchIndex,
  sample: readonly IndexedDocument[],
  { filter }: Kind,
  query: CompiledQuery,
): Promise<{ readonly differing: number; readonly matches: number }> {
  const expected = plainHits(query, sample, filter);
  const options = { ...PAGE, size: LONG_PAGE };
  const alone = await index.search(query, { ...options, filter: withinSample(sample, filter) });
  const among = await index.search(query, { ...options, filter });
  const last = among.hits.at(-1);
  const isFull = among.hits.length === LONG_PAGE;
  // of a page that is full the sample's matches that rank behind it are not there
  const inPage = expected.filter(
    ({ id, score }) =>
      !isFull ||
      last === undefined ||
      score > last.score ||
      (score === last.score && compareCodePoints(id, last.id) <= 0),
  );
  const ids = new Set(sample.map(({ id }) => id));
  const ofSample = among.hits.filter(({ id }) => ids.has(id));
  const isSameAlone = alone.count === expected.length && areSame(alone.hits, expected);
  return {
    differing: Number(!isSameAlone) + Number(!areSame(ofSample, inPage)),
    matches: expected.length + inPage.length,
  };
}

/**
 * Searches over a large index beside the reference, which scores a sample of its documents one by one: the sample alone, by a filter,
 * with its exact count; and where its documents stand in the longest page over all.
 */
export async function sampleFigures(
  index: SearchIndex,
  count: number,
  sample: readonly IndexedDocument[],
): Promise<readonly Figure[]> {
  let differing = 0;
  let matches = 0;
  for (const kind of KINDS) {
    for (const query of queriesOf(count, kind, PROFILES)) {
      const answers = await compared(index, sample, kind, query);
      differing += answers.differing;
      matches += answers.matches;
    }
  }
  return [
    {
      name: `${count}: searches that differ from the reference on a sample`,
      value: differing,
      unit: `of ${2 * KINDS.length * PROFILES}`,
      target: 0,
    },
    { name: `  documents of the sample`, value: sample.length, unit: '', target: null },
    { name: `  their matches compared`, value: matches, unit: '', target: null },
  ];
}
