import { type Language, languageOfLocale } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import type { DataFolder } from './data-folder.ts';

/** Title → occupation figures of one data set; shares of 0..1. */
export interface TitleFigures {
  readonly dataset: string;
  readonly titles: number;
  /** Titles of which the ontology has an occupation in an accepted ISCO unit group: only those can be answered. */
  readonly answerable: number;
  /** Answerable titles for which any occupation was found. */
  readonly coverage: number;
  /** Answerable titles whose first occupation is in an accepted group. */
  readonly success: number;
  /** Mean of 1 ÷ rank of the first occupation in an accepted group, 0 where none is. */
  readonly reciprocalRank: number;
  /** Of all titles of the set, those with a right first occupation. */
  readonly successOfAll: number;
}

const LABEL_FILES = ['en', 'nl', 'fr', 'it'].map((locale) => `esco/occupations_${locale}.csv.gz`);

/** The ISCO-08 unit group of every ESCO occupation, by URI; releases are put together. */
function groupsByUri(data: DataFolder): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const file of LABEL_FILES) {
    for (const { conceptUri = '', iscoGroup = '' } of data.rows(file)) groups.set(conceptUri, iscoGroup);
  }
  return groups;
}

function acceptedGroups(uris: string, groups: ReadonlyMap<string, string>): ReadonlySet<string> {
  const accepted = uris.split('|').map((uri) => groups.get(uri) ?? /\/isco\/C(\d{4})$/.exec(uri)?.[1]);
  return new Set(accepted.filter((group) => group !== undefined));
}

/** Occupations of a title, best first: those its label names, then those the parser reads in it. */
function occupationsOf(title: string, language: Language, ontology: Ontology, parser: Parser): readonly string[] {
  const named = ontology.resolve(title, language, 'OCCUPATION').concepts;
  const { parsingAspects } = parser.parseJob({ title, text: '', language });
  const read = parsingAspects.flatMap((aspect) =>
    aspect.aspectType === 'JOB_FUNCTION' && aspect.conceptId !== null ? [aspect.conceptId] : [],
  );
  return [...new Set([...named, ...read])].filter((id) => ontology.typeOf(id) === 'OCCUPATION');
}

/** How well titles of the MELO sets find their ISCO unit group, set by set. */
export function evaluateTitles(data: DataFolder, ontology: Ontology, parser: Parser): readonly TitleFigures[] {
  const groups = groupsByUri(data);
  const known = new Set([...ontology.concepts()].map(({ isco }) => isco).filter((isco) => isco !== undefined));
  const queries = Map.groupBy(data.rows('titles/melo_queries.csv'), ({ dataset = '' }) => dataset);
  return [...queries].map(([dataset, rows]): TitleFigures => {
    let answerable = 0;
    let covered = 0;
    let right = 0;
    let ranks = 0;
    for (const { title = '', lang = '', concept_uris: uris = '' } of rows) {
      const accepted = acceptedGroups(uris, groups);
      if (![...accepted].some((group) => known.has(group))) continue;
      answerable += 1;
      const found = occupationsOf(title, languageOfLocale(lang), ontology, parser);
      const rank = found.findIndex((id) => accepted.has(ontology.concept(id)?.isco ?? ''));
      if (found.length > 0) covered += 1;
      if (rank === 0) right += 1;
      if (rank >= 0) ranks += 1 / (rank + 1);
    }
    const share = (part: number): number => (answerable === 0 ? 0 : part / answerable);
    return {
      dataset,
      titles: rows.length,
      answerable,
      coverage: share(covered),
      success: share(right),
      reciprocalRank: share(ranks),
      successOfAll: right / rows.length,
    };
  });
}
