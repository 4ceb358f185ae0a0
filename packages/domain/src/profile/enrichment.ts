import type { AspectName } from './aspect.ts';
import type { ConceptId, ConceptType } from './concept.ts';
import type { LanguageLevel, ProfileKind } from '../values/enumerations.ts';
import type { Language } from '../values/language.ts';

/** Sources of evidence other than a profile's own values, strongest first (matching.md). */
export const TEXT_SOURCES = ['JOB_TITLE', 'WORK_EXPERIENCES', 'EDUCATIONS', 'JOB_TEXT', 'CV_TEXT'] as const;
/** A text in which evidence was found. */
export type TextSource = (typeof TEXT_SOURCES)[number];
/** Where evidence was found, in the specification's names (A3). */
export type EvidenceSource = `ASPECT.${AspectName}` | TextSource;

/** A concept found in a document when it was enriched. */
export interface ConceptEvidence {
  readonly conceptId: ConceptId;
  readonly conceptType: ConceptType;
  readonly source: EvidenceSource;
  /** Path of the string in the document, such as `workExperiences[0].text`. */
  readonly field: string;
  /** Offsets in that string, UTF-16 code units, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Year in which the work experience ended; null while it lasts and for every other source. */
  readonly endYear: number | null;
  /** Languages only: the level read there. */
  readonly level: LanguageLevel | null;
}

/** One text of a document as keyword items see it: lower case, without accents, stemmed in the document's language. */
export interface StemmedText {
  readonly source: TextSource;
  readonly field: string;
  readonly endYear: number | null;
  /** The stems in order; `starts[i]`..`ends[i]` are the characters stem i came from. */
  readonly stems: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A place of the gazetteer, as far as a distance needs it. */
export interface ResolvedPlace {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: 'town' | 'region' | 'country';
  /** Ids of the regions and the country that hold it. */
  readonly within: readonly string[];
}

interface ResolvedItemBase {
  readonly id: string;
  readonly label: string;
  /** Wire weight, finite, 0..1000. */
  readonly weight: number;
  readonly required: boolean;
  /** It was read from a text (origin `parsed`). */
  readonly parsed: boolean;
  /** The label for comparison with other labels: lower case, without accents, one space between words. */
  readonly key: string;
}

/** An item whose label was looked up in the ontology; without concepts it is a keyword. */
export interface ResolvedConceptItem extends ResolvedItemBase {
  /** The concepts its label names; several when the label is ambiguous. */
  readonly concepts: readonly ConceptId[];
  /** The label's stems in each language, for the search in texts of that language; none where it names a concept. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly level: LanguageLevel | null;
}

/** An item whose label was looked up in the gazetteer; null matches only an equal label. */
export interface ResolvedPlaceItem extends ResolvedItemBase {
  readonly place: ResolvedPlace | null;
  /** At least 1000; 30000 when no range was given. */
  readonly rangeMetres: number;
}

/** An item of contractTypes or workingHours; `value` is a value of the enumeration or whatever was written. */
export interface ResolvedValueItem extends ResolvedItemBase {
  readonly value: string;
}

interface ResolvedAspectBase {
  readonly weight: number;
  readonly required: boolean;
}

/** An aspect after its labels were resolved. `valueId` of a single value is the aspect's name. */
export type ResolvedAspect =
  | (ResolvedAspectBase & { readonly kind: 'concepts'; readonly items: readonly ResolvedConceptItem[] })
  | (ResolvedAspectBase & { readonly kind: 'places'; readonly items: readonly ResolvedPlaceItem[] })
  | (ResolvedAspectBase & { readonly kind: 'values'; readonly items: readonly ResolvedValueItem[] })
  | (ResolvedAspectBase & {
      readonly kind: 'range';
      readonly from: number | null;
      readonly to: number | null;
      /** The value's own required flag. */
      readonly valueRequired: boolean;
    })
  | (ResolvedAspectBase & {
      readonly kind: 'number';
      readonly value: number;
      readonly valueRequired: boolean;
    });

/** A profile whose labels were resolved; only aspects with a value are present. */
export interface ResolvedProfile {
  readonly language: Language;
  readonly aspects: { readonly [Name in AspectName]?: ResolvedAspect };
}

/**
 * A stretch of work in whole months since year 0 (year × 12 + month − 1), both ends included; `to` null lasts until
 * today.
 */
export interface MonthSpan {
  readonly from: number;
  readonly to: number | null;
}

/** What a document means: made once when it comes in, stored beside it, read by scoring and by every index. */
export interface Enrichment {
  /** The ontology and parser that made it; another one makes it stale. */
  readonly ontologyVersion: string;
  readonly id: string;
  readonly kind: ProfileKind;
  readonly language: Language;
  readonly profile: ResolvedProfile;
  readonly evidence: readonly ConceptEvidence[];
  readonly texts: readonly StemmedText[];
  /** Months of the work experiences, for seniority. */
  readonly worked: readonly MonthSpan[];
  /** The texts took too long to read: only the profile that came with the document counts. */
  readonly isUnread?: true;
  /** Day (`yyyy-MM-dd`) from which a candidate can start or a job must be filled; null when not told. */
  readonly availableFrom: string | null;
}
