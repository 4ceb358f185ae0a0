/** 1: no diploma needed, 2: a trade or secondary school, 3: higher education. */
export type Level = 1 | 2 | 3;

/** One occupation as people of one language write about it. */
export interface Occupation {
  /** Titles people write; `soudeur/soudeuse` is a man's and a woman's form. */
  readonly titles: readonly string[];
  readonly level: Level;
  /** Skills in words that an ontology would hold. */
  readonly known: readonly string[];
  /** Brands, machines, in-house terms, paraphrases: words that are no label. */
  readonly own: readonly string[];
  /** What one does, beginning with the verb (in Dutch ending with it); templates of Scribe. */
  readonly tasks: readonly string[];
}

/** A field of work with all that its documents draw on, in one language. */
export interface Sector {
  readonly name: string;
  /** Templates of employers' names; `{stem}` is an invented proper name. */
  readonly firms: readonly string[];
  /** What such a firm does, as the end of "a firm that …" in that language's advertisements. */
  readonly activities: readonly string[];
  /** Where one works, with its preposition. */
  readonly sites: readonly string[];
  /** Fields of study for levels 1 and 2, and for level 3. */
  readonly studies: readonly string[];
  readonly higherStudies: readonly string[];
  readonly licences: readonly string[];
  /** Whether people work in shifts. */
  readonly worksShifts: boolean;
  readonly occupations: readonly Occupation[];
}

/** The parts of a list written with bars between them. */
export function listOf(text: string): readonly string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An occupation from lists written with bars: titles, then known and own skills, then tasks. */
export function work(level: Level, titles: string, known: string, own: string, tasks: string): Occupation {
  return { level, titles: listOf(titles), known: listOf(known), own: listOf(own), tasks: listOf(tasks) };
}

/** A sector from lists written with bars. */
export function sector(
  name: string,
  lists: Readonly<Record<'firms' | 'activities' | 'sites' | 'studies' | 'higherStudies' | 'licences', string>>,
  worksShifts: boolean,
  occupations: readonly Occupation[],
): Sector {
  return {
    name,
    firms: listOf(lists.firms),
    activities: listOf(lists.activities),
    sites: listOf(lists.sites),
    studies: listOf(lists.studies),
    higherStudies: listOf(lists.higherStudies),
    licences: listOf(lists.licences),
    worksShifts,
    occupations,
  };
}
