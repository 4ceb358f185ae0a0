import { type ConceptType, type Language, languageOfLocale } from '@counterpart/domain';
import { type Concept, type Ontology, TitleLinker } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import type { DataFolder } from './data-folder.ts';

/** Title → concept figures of one data set; shares of 0..1. */
export interface TitleFigures {
  readonly dataset: string;
  readonly titles: number;
  /** Titles whose first answer is accepted. */
  readonly success: number;
  /** Mean of 1 ÷ rank of the first accepted answer, 0 where none is. */
  readonly reciprocalRank: number;
}

/** What the parser by itself makes of the titles: only what it is sure enough of. */
export interface ParsedTitleFigures extends TitleFigures {
  /** Titles for which it names an occupation at all. */
  readonly coverage: number;
  /** Titles it names one for whose first occupation is accepted. */
  readonly precision: number;
}

/** Mean reciprocal rank of plain character tf-idf on each set, which linking must pass (parsing.md, "How good"). */
export const TITLE_BASELINES: Readonly<Record<string, number>> = {
  bel_q_nl_c_nl: 0.628,
  nld_q_nl_c_nl: 0.51,
  bel_q_fr_c_fr: 0.471,
  fra_q_fr_c_fr: 0.834,
  ita_q_it_c_it: 0.473,
  usa_q_en_c_en: 0.604,
};

const LABEL_FILES = ['en', 'nl', 'fr', 'it'].map((locale) => `esco/occupations_${locale}.csv.gz`);
/** MELO ranks occupations and ISCO groups together. */
const LINKED_TYPES: readonly ConceptType[] = ['OCCUPATION', 'CATEGORY'];
const MOST_RANKED = 5000;

/** The ISCO-08 unit group of every ESCO occupation, by URI; releases are put together. */
function groupsByUri(data: DataFolder): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const file of LABEL_FILES) {
    for (const { conceptUri = '', iscoGroup = '' } of data.rows(file)) groups.set(conceptUri, iscoGroup);
  }
  return groups;
}

interface Query {
  readonly title: string;
  readonly language: Language;
  readonly uris: ReadonlySet<string>;
}

function queriesBySet(data: DataFolder): ReadonlyMap<string, readonly Query[]> {
  const rows = data
    .rows('titles/melo_queries.csv')
    .map(({ dataset = '', title = '', lang = '', concept_uris = '' }) => ({
      dataset,
      title,
      language: languageOfLocale(lang),
      uris: new Set(concept_uris.split('|')),
    }));
  return Map.groupBy(rows, ({ dataset }) => dataset);
}

function figuresOf(dataset: string, ranks: readonly number[]): TitleFigures {
  const found = ranks.filter((rank) => rank >= 0);
  return {
    dataset,
    titles: ranks.length,
    success: ranks.filter((rank) => rank === 0).length / ranks.length,
    reciprocalRank: found.reduce((sum, rank) => sum + 1 / (rank + 1), 0) / ranks.length,
  };
}

/** The URIs of a concept in ESCO; those of ISCO groups follow from their codes. */
function escoUris({ id, type, sameAs = [] }: Concept): readonly string[] {
  return type === 'CATEGORY' ? [`http://data.europa.eu/esco/isco/C${id.slice('isco-'.length)}`] : sameAs;
}

/**
 * How well the linker ranks the ESCO concepts and ISCO groups of MELO's titles, set by set, with ESCO imported. Concepts
 * without an ESCO URI (occupations that only the starter has) can neither be right nor stand in the way.
 */
export function evaluateLinking(data: DataFolder, concepts: readonly Concept[]): readonly TitleFigures[] {
  const urisOf = new Map(
    concepts.map((concept) => [concept.id, escoUris(concept)] as const).filter(([, uris]) => uris.length > 0),
  );
  const linker = new TitleLinker(concepts, LINKED_TYPES);
  return [...queriesBySet(data)].map(([dataset, queries]) =>
    figuresOf(
      dataset,
      queries.map(({ title, language, uris }) =>
        linker
          .link(title, language, MOST_RANKED)
          .filter(({ id }) => urisOf.has(id))
          .findIndex(({ id }) => urisOf.get(id)?.some((uri) => uris.has(uri)) === true),
      ),
    ),
  );
}

/** How well the starter ontology alone ranks the ISCO-08 unit groups of MELO's titles, by its occupations. */
export function evaluateStarterLinking(data: DataFolder, ontology: Ontology): readonly TitleFigures[] {
  const groups = groupsByUri(data);
  const linker = new TitleLinker(ontology.concepts(), ['OCCUPATION']);
  return [...queriesBySet(data)].map(([dataset, queries]) =>
    figuresOf(
      dataset,
      queries.map(({ title, language, uris }) => {
        const accepted = acceptedGroups(uris, groups);
        return linker
          .link(title, language, MOST_RANKED)
          .findIndex(({ id }) => accepted.has(ontology.concept(id)?.isco ?? ''));
      }),
    ),
  );
}

function acceptedGroups(uris: ReadonlySet<string>, groups: ReadonlyMap<string, string>): ReadonlySet<string> {
  const accepted = [...uris].map((uri) => groups.get(uri) ?? /\/isco\/C(\d{4})$/.exec(uri)?.[1]);
  return new Set(accepted.filter((group) => group !== undefined));
}

/** What the parser answers to MELO's titles with an ontology, judged by ISCO-08 unit group. */
export function evaluateParsedTitles(
  data: DataFolder,
  ontology: Ontology,
  parser: Parser,
): readonly ParsedTitleFigures[] {
  const groups = groupsByUri(data);
  return [...queriesBySet(data)].map(([dataset, queries]) => {
    const ranks: number[] = [];
    let covered = 0;
    for (const { title, language, uris } of queries) {
      const accepted = acceptedGroups(uris, groups);
      const { parsingAspects } = parser.parseJob({ title, text: '', language });
      const found = parsingAspects.flatMap((aspect) =>
        aspect.aspectType === 'JOB_FUNCTION' && aspect.conceptId !== null ? [aspect.conceptId] : [],
      );
      if (found.length > 0) covered += 1;
      ranks.push(found.findIndex((id) => accepted.has(ontology.concept(id)?.isco ?? '')));
    }
    const figures = figuresOf(dataset, ranks);
    const coverage = covered / queries.length;
    return { ...figures, coverage, precision: coverage === 0 ? 0 : figures.success / coverage };
  });
}
