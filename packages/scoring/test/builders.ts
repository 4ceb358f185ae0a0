import {
  ASPECT_NAMES,
  DEFAULT_STRATEGY_PARAMETERS,
  type AspectName,
  type ConceptEvidence,
  type Enrichment,
  type LanguageLevel,
  type ProfileKind,
  type ResolvedConceptItem,
  type ResolvedPlace,
  type ResolvedPlaceItem,
  type ResolvedProfile,
  type ResolvedValueItem,
  type StemmedText,
  type StrategyParameters,
} from '@counterpart/domain';
import {
  compileQuery,
  profileEvidence,
  scoreTarget,
  type CompiledQuery,
  type MatchDetail,
  type MatchExplanation,
  type QueryInput,
  type TargetScore,
} from '../src/index.ts';
import { factsOf, naiveExpander, WELDING, type SmallOntology } from './small-ontology.ts';

/** The day on which all tests match. */
export const AS_OF = '2026-06-15';

interface ItemOptions {
  readonly id?: string;
  readonly weight?: number;
  readonly required?: boolean;
  readonly parsed?: boolean;
  readonly level?: LanguageLevel | null;
  readonly concepts?: readonly string[];
}

/** A label that names the concept of the same name. */
export function concept(label: string, options: ItemOptions = {}): ResolvedConceptItem {
  const { id = label, weight = 1, required = false, parsed = false, level = null, concepts = [label] } = options;
  const stems = label.split(' ');
  return {
    id,
    label,
    weight,
    required,
    parsed,
    level,
    concepts,
    key: label.toLowerCase(),
    words: { DUT: stems, FRE: stems, ENG: stems, ITA: stems },
  };
}

/** A label that names no concept. */
export function keyword(label: string, options: ItemOptions = {}): ResolvedConceptItem {
  return concept(label, { ...options, concepts: [] });
}

/** A place; a range in km. */
export function place(at: ResolvedPlace | string, km = 30, options: ItemOptions = {}): ResolvedPlaceItem {
  const label = typeof at === 'string' ? at : at.id;
  const { id = label, weight = 1, required = false, parsed = false } = options;
  const resolved = typeof at === 'string' ? null : at;
  return { id, label, weight, required, parsed, key: label, place: resolved, rangeMetres: km * 1000 };
}

/** A contract type or working hours. */
export function value(name: string, options: ItemOptions = {}): ResolvedValueItem {
  const { id = name, weight = 1, required = false, parsed = false } = options;
  return { id, label: name, weight, required, parsed, key: name.toLowerCase(), value: name };
}

interface AspectFlags {
  readonly weight?: number;
  readonly required?: boolean;
  readonly valueRequired?: boolean;
}

/** The aspects a test states, in a short form; `flags` sets weights and flags of aspects. */
export interface Said {
  readonly jobFunctions?: readonly ResolvedConceptItem[];
  readonly hardSkills?: readonly ResolvedConceptItem[];
  readonly softSkills?: readonly ResolvedConceptItem[];
  readonly jobCategories?: readonly ResolvedConceptItem[];
  readonly languages?: readonly ResolvedConceptItem[];
  readonly locations?: readonly ResolvedPlaceItem[];
  readonly contractTypes?: readonly ResolvedValueItem[];
  readonly workingHours?: readonly ResolvedValueItem[];
  readonly wage?: readonly [number | null, number | null];
  readonly seniority?: number;
  readonly availabilityAspect?: number;
  readonly flags?: { readonly [Name in AspectName]?: AspectFlags };
}

/** A profile that says just this. */
export function profile(said: Said): ResolvedProfile {
  const aspects: { [Name in AspectName]?: ResolvedProfile['aspects'][Name] } = {};
  for (const name of ASPECT_NAMES) {
    const { weight = 1, required = false, valueRequired = false } = said.flags?.[name] ?? {};
    const base = { weight, required };
    if (name === 'locations') {
      if (said.locations !== undefined) aspects[name] = { ...base, kind: 'places', items: said.locations };
    } else if (name === 'contractTypes' || name === 'workingHours') {
      const items = said[name];
      if (items !== undefined) aspects[name] = { ...base, kind: 'values', items };
    } else if (name === 'wage') {
      const bounds = said.wage;
      if (bounds !== undefined)
        aspects[name] = { ...base, kind: 'range', valueRequired, from: bounds[0], to: bounds[1] };
    } else if (name === 'seniority' || name === 'availabilityAspect') {
      const number = said[name];
      if (number !== undefined) aspects[name] = { ...base, kind: 'number', valueRequired, value: number };
    } else {
      const items = said[name];
      if (items !== undefined) aspects[name] = { ...base, kind: 'concepts', items };
    }
  }
  return { language: 'DUT', aspects };
}

/** A text whose words are their own stems. */
export function text(source: StemmedText['source'], words: string, endYear: number | null = null): StemmedText {
  const stems = words.split(' ');
  const starts = stems.map((_, i) => stems.slice(0, i).join(' ').length + (i === 0 ? 0 : 1));
  const field = FIELDS[source];
  return { source, field, endYear, stems, starts, ends: stems.map((stem, i) => (starts[i] ?? 0) + stem.length) };
}

const FIELDS: Readonly<Record<StemmedText['source'], string>> = {
  JOB_TITLE: 'preferredJobTitle',
  WORK_EXPERIENCES: 'workExperiences[0].text',
  EDUCATIONS: 'educations[0].info',
  JOB_TEXT: 'jobText',
  CV_TEXT: 'cvText',
};

/** A concept read in a text. */
export function read(
  conceptId: string,
  source: StemmedText['source'],
  options: { readonly endYear?: number | null; readonly level?: LanguageLevel; readonly start?: number } = {},
): ConceptEvidence {
  const conceptType = WELDING.types[conceptId] ?? 'SKILL';
  const { endYear = null, level = null, start = 0 } = options;
  return {
    conceptId,
    conceptType,
    source,
    field: FIELDS[source],
    start,
    end: start + conceptId.length,
    endYear,
    level,
  };
}

interface Person extends Said {
  readonly evidence?: readonly ConceptEvidence[];
  readonly texts?: readonly StemmedText[];
  readonly worked?: Enrichment['worked'];
  readonly availableFrom?: string | null;
  readonly ontology?: SmallOntology;
}

function document(kind: ProfileKind, id: string, said: Person): Enrichment {
  const own = profile(said);
  const evidence = [...profileEvidence(own, factsOf(said.ontology ?? WELDING), false), ...(said.evidence ?? [])];
  const { texts = [], worked = [], availableFrom = null } = said;
  return { ontologyVersion: '1', id, kind, language: 'DUT', profile: own, evidence, texts, worked, availableFrom };
}

/** A stored candidate. */
export function candidate(said: Person = {}, id = 'c1'): Enrichment {
  return document('CANDIDATE', id, said);
}

/** A stored job. */
export function job(said: Person = {}, id = 'j1'): Enrichment {
  return document('JOB', id, said);
}

/** What a test changes of a strategy, one level deep. */
export type StrategyChanges = {
  readonly [Key in keyof StrategyParameters]?: StrategyParameters[Key] extends number
    ? number
    : Partial<StrategyParameters[Key]>;
};

/** The default aspects with λ 1 each, so that the figures of an example can be redone in one's head. */
const EVEN_ASPECTS = Object.fromEntries(
  ASPECT_NAMES.map((name) => [name, { ...DEFAULT_STRATEGY_PARAMETERS.aspects[name], weight: 1 }]),
) as StrategyParameters['aspects'];

/** The default strategy with λ 1 for every aspect, and with changes. */
export function strategy(changes: StrategyChanges = {}): StrategyParameters {
  const merged: Record<string, unknown> = { ...DEFAULT_STRATEGY_PARAMETERS, aspects: EVEN_ASPECTS };
  for (const [key, change] of Object.entries(changes)) {
    const known = merged[key];
    merged[key] = typeof known === 'object' ? { ...known, ...(change as object) } : change;
  }
  return merged as unknown as StrategyParameters;
}

/** The parameters of aspects, changed. */
export function aspectParameters(changes: {
  readonly [Name in AspectName]?: Partial<StrategyParameters['aspects'][AspectName]>;
}): StrategyParameters['aspects'] {
  const aspects = { ...EVEN_ASPECTS };
  for (const [name, change] of Object.entries(changes)) {
    aspects[name as AspectName] = { ...aspects[name as AspectName], ...change };
  }
  return aspects;
}

/** The same policy for every aspect. */
export function missing(policy: 'ZERO' | 'NEUTRAL' | 'SKIP'): StrategyChanges {
  return { aspects: aspectParameters(Object.fromEntries(ASPECT_NAMES.map((name) => [name, { missing: policy }]))) };
}

/** What a test changes of a query. */
export interface QueryChanges extends Partial<Omit<QueryInput, 'strategy'>> {
  readonly strategy?: StrategyChanges;
  readonly ontology?: SmallOntology;
}

/** A query of a free job profile over candidates, unless a test says otherwise. */
export function query(said: Said | ResolvedProfile, changes: QueryChanges = {}): CompiledQuery {
  const { strategy: strategyChanges, ontology = WELDING, ...rest } = changes;
  return compileQuery({
    profile: 'aspects' in said ? said : profile(said),
    sourceKind: 'JOB',
    sourceEnrichment: null,
    hasSource: false,
    targetKind: 'CANDIDATE',
    scoreType: 'MUTUAL_FORWARD_SCORE',
    expansionType: 'FULL_CROSS_TYPES',
    asOf: AS_OF,
    allowedAspects: new Set(ASPECT_NAMES),
    expander: naiveExpander(ontology),
    facts: factsOf(ontology),
    ...rest,
    strategy: strategy(strategyChanges),
  });
}

/** A query with a stored document as its source. */
export function queryOf(source: Enrichment, changes: QueryChanges = {}): CompiledQuery {
  const targetKind = source.kind === 'JOB' ? 'CANDIDATE' : 'JOB';
  const named = { sourceKind: source.kind, sourceEnrichment: source, hasSource: true, targetKind } as const;
  return query(source.profile, { ...named, ...changes });
}

/** Scores one target with a free profile. */
export function score(said: Said, target: Enrichment, changes: QueryChanges = {}): TargetScore {
  return scoreTarget(query(said, changes), target);
}

/** The explanation of the one item with this id. */
export function itemOf(result: TargetScore, itemId: string, direction = 'FORWARD'): MatchExplanation {
  const found = result.explanations.filter((item) => item.itemId === itemId && item.scoreType === direction);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} explanations of ${itemId}`);
  return found[0];
}

/** The detail of an aspect. */
export function detailOf(result: TargetScore, aspect: AspectName, direction = 'FORWARD'): MatchDetail {
  const found = result.details.find((detail) => detail.label === aspect && detail.scoreType === direction);
  if (found === undefined) throw new Error(`no detail of ${aspect}`);
  return found;
}

/** A town at a point. */
export function town(id: string, lat: number, lon: number, within: readonly string[] = []): ResolvedPlace {
  return { id, lat, lon, kind: 'town', within };
}
