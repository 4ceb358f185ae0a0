import { ASPECT_NAMES, type AspectName, type Language, type ResolvedProfile } from '@counterpart/domain';
import type { DocumentProperties, IndexedDocument } from '@counterpart/search-port';
import type { CompiledCriteria } from '@counterpart/scoring';
import { type TimelessFacts, timelessFacts } from './stored-facts.ts';
import type { NumberedText, SearchedLabel } from './text-search.ts';

/** What the document asks, compiled for one strategy and day; kept until another one is asked for. */
export interface CachedCriteria {
  /** Number of everything it depends on. */
  readonly key: number;
  readonly compiled: CompiledCriteria;
}

/** What the index keeps of one document besides its postings. */
export interface IndexedRecord {
  readonly id: string;
  /** The version of the document; 0 when the index was not told. */
  readonly change: number;
  readonly language: Language;
  readonly properties: DocumentProperties;
  readonly profile: ResolvedProfile;
  readonly availableFrom: string | null;
  readonly facts: TimelessFacts;
  readonly texts: readonly NumberedText[];
  readonly labels: readonly SearchedLabel[];
  /** Numbers of its occupations and skills, for companions. */
  readonly concepts: Int32Array;
  /** The aspects in which it requires anything: only those can refuse a source. */
  readonly flagged: readonly AspectName[];
  /** All that it asks, and only the flagged aspects. */
  criteria: CachedCriteria | null;
  flagCriteria: CachedCriteria | null;
}

function flaggedAspects(profile: ResolvedProfile): readonly AspectName[] {
  return ASPECT_NAMES.filter((name) => {
    const aspect = profile.aspects[name];
    if (aspect === undefined) return false;
    if (aspect.required) return true;
    return 'items' in aspect ? aspect.items.some((item) => item.required) : aspect.valueRequired;
  });
}

/**
 * The labels of a document's own values, where a keyword item may find itself: parsed ones only among languages. All
 * ASPECT sources are equally strong.
 */
function ownLabels(profile: ResolvedProfile): SearchedLabel[] {
  const labels: SearchedLabel[] = [];
  for (const [name, aspect] of Object.entries(profile.aspects)) {
    if (aspect.kind !== 'concepts') continue;
    for (const { key, level, parsed } of aspect.items) {
      if (parsed && name !== 'languages') continue;
      labels.push({ key, level, source: 'ASPECT.jobFunctions' });
    }
  }
  return labels;
}

/** Makes the record of a document; `intern` numbers stems and concepts. */
export function indexedRecord(
  { enrichment, properties, change = 0 }: IndexedDocument,
  intern: { readonly stem: (stem: string) => number; readonly concept: (id: string) => number },
): IndexedRecord {
  const { id, language, profile, availableFrom, texts, evidence } = enrichment;
  const concepts = new Set<number>();
  for (const { conceptId, conceptType } of evidence) {
    if (conceptType === 'OCCUPATION' || conceptType === 'SKILL') concepts.add(intern.concept(conceptId));
  }
  return {
    id,
    change,
    language,
    properties,
    profile,
    availableFrom,
    facts: timelessFacts(enrichment),
    texts: texts.map(({ source, endYear, stems }) => ({ source, endYear, stems: Int32Array.from(stems, intern.stem) })),
    labels: ownLabels(profile),
    concepts: Int32Array.from(concepts),
    flagged: flaggedAspects(profile),
    criteria: null,
    flagCriteria: null,
  };
}
