import {
  compareBySort,
  compareCodePoints,
  compileFilter,
  type CompiledQuery,
  filterPasses,
  foldText,
  matchesFilter,
  scoreTarget,
  SCORE_UNITS,
  textOf,
  valuesOf,
} from '@counterpart/scoring';
import type { IndexedDocument, SearchOptions, SearchPage, TermBucket, TermOptions } from '@counterpart/search-port';

/** The plain reference: every document scored from its enrichment, all sorted, one page cut out. */
export function plainSearch(
  query: CompiledQuery,
  documents: readonly IndexedDocument[],
  options: SearchOptions,
): SearchPage {
  const targets = documents.flatMap(({ id, enrichment, properties }) => {
    if (options.excludedIds.includes(id) || !matchesFilter(properties, options.filter, options.now)) return [];
    const { included, scoreUnits } = scoreTarget(query, enrichment);
    return included ? [{ id, scoreUnits, properties }] : [];
  });
  const leaveOut = options.leaveOut === null ? null : compileFilter(options.leaveOut, options.now);
  const rows = targets.filter(({ properties }) => leaveOut === null || !filterPasses(properties, leaveOut));
  rows.sort(compareBySort(options.sort));
  return {
    count: rows.length,
    leftOut: targets.length - rows.length,
    hits: rows
      .slice(options.from, options.from + options.size)
      .map(({ id, scoreUnits }) => ({ id, score: scoreUnits / SCORE_UNITS })),
  };
}

function bucketsOf(keysByDocument: readonly (readonly string[])[]): readonly TermBucket[] {
  const all = keysByDocument.flatMap((keys) => [...new Set(keys)]);
  return [...new Set(all)]
    .map((key) => ({ key, count: all.filter((other) => other === key).length }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.key, b.key));
}

function textsOf({ properties }: IndexedDocument, property: string): readonly string[] {
  return valuesOf(properties, property)
    .map(textOf)
    .filter((text) => text !== '');
}

/** Values of a property with the documents that have them. */
export function plainTerms(
  documents: readonly IndexedDocument[],
  property: string,
  { size, filter, text, now }: TermOptions,
): readonly TermBucket[] {
  const wanted = foldText(text).trim();
  const passing = documents.filter(({ properties }) => matchesFilter(properties, filter, now));
  const keys = passing.map((document) =>
    textsOf(document, property).filter((value) => wanted === '' || beginsAWord(value, wanted)),
  );
  return bucketsOf(keys).slice(0, size);
}

function beginsAWord(value: string, wanted: string): boolean {
  const folded = foldText(value);
  return [...folded].some((_, i) => {
    const at = [...folded].slice(0, i).join('').length;
    return folded.startsWith(wanted, at) && !/[\p{L}\p{N}]$/u.test(folded.slice(0, at));
  });
}

/** Values in which a text stands at the beginning of a word. */
export function plainPrefix(
  documents: readonly IndexedDocument[],
  property: string,
  text: string,
  size: number,
): readonly string[] {
  const wanted = foldText(text).trim();
  if (wanted === '') return [];
  const isHit = (value: string): boolean => beginsAWord(value, wanted);
  return bucketsOf(documents.map((document) => textsOf(document, property).filter(isHit)))
    .slice(0, size)
    .map(({ key }) => key);
}

/** Occupations and skills of the documents that have one of the given concepts. */
export function plainCompanions(
  documents: readonly IndexedDocument[],
  conceptIds: readonly string[],
  size: number,
): readonly TermBucket[] {
  const conceptsOf = ({ enrichment }: IndexedDocument): readonly string[] =>
    enrichment.evidence
      .filter(({ conceptType }) => conceptType === 'OCCUPATION' || conceptType === 'SKILL')
      .map(({ conceptId }) => conceptId);
  const given = new Set(conceptIds);
  return bucketsOf(
    documents
      .map(conceptsOf)
      .filter((ids) => ids.some((id) => given.has(id)))
      .map((ids) => ids.filter((id) => !given.has(id))),
  ).slice(0, size);
}
