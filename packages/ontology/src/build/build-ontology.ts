import { createHash } from 'node:crypto';
import {
  type ConceptId,
  type ConceptType,
  type Expansion,
  type ExpansionOptions,
  LANGUAGES,
  type Language,
} from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import { ConceptExpander } from '../expansion/expansion.ts';
import { LabelCandidates } from '../labels/label-candidates.ts';
import type { Ontology, Resolution } from '../concepts/ontology.ts';
import { countOntology, type OntologyStats } from '../concepts/ontology-stats.ts';
import type { PrefixItem, PrefixRequest } from '../concepts/prefix-item.ts';
import { PrefixIndex } from '../labels/prefix-index.ts';
import { finish, type Steps } from '../concepts/steps.ts';

/** Raised when the hashed form changes, so that equal content read by other rules is another version. */
const VERSION_FORMAT = 1;
/** Hexadecimal digits of the content's SHA-256 that make the version. */
const VERSION_LENGTH = 16;

/** Concepts hashed in one piece of work. */
const PIECE = 100;

/** An ontology whose indices are made when they are first needed, or piece by piece by `warmUp`. */
export interface WarmableOntology extends Ontology {
  /** Makes every index that is not made yet; a call that comes before its index is ready makes it at once. */
  warmUp(): Steps<void>;
  /** How many concepts an asked one reaches, itself included; unlike `reach` it keeps nothing. */
  countReached(asked: ConceptId, options: ExpansionOptions): number;
}

class BuiltOntology implements WarmableOntology {
  readonly version: string;
  readonly #byId: ReadonlyMap<ConceptId, Concept>;
  // made when first asked: not every process needs each of them
  #madeExpander: ConceptExpander | undefined;
  #madeLabels: LabelCandidates | undefined;
  readonly #prefixes: PrefixIndex;

  constructor(version: string, concepts: readonly Concept[]) {
    this.version = version;
    this.#byId = new Map(concepts.map((concept) => [concept.id, concept]));
    this.#prefixes = new PrefixIndex(concepts);
  }

  get #expander(): ConceptExpander {
    return (this.#madeExpander ??= finish(ConceptExpander.build(this.#byId.values())));
  }

  get #labels(): LabelCandidates {
    return (this.#madeLabels ??= finish(LabelCandidates.build(this.#byId.values())));
  }

  *warmUp(): Steps<void> {
    this.#madeExpander ??= yield* ConceptExpander.build(this.#byId.values());
    this.#madeLabels ??= yield* LabelCandidates.build(this.#byId.values());
    yield* this.#prefixes.build();
  }

  concept(id: ConceptId): Concept | undefined {
    return this.#byId.get(id);
  }

  concepts(): Iterable<Concept> {
    return this.#byId.values();
  }

  typeOf(id: ConceptId): ConceptType | undefined {
    return this.#byId.get(id)?.type;
  }

  label(id: ConceptId, language: Language): string {
    const labels = this.#byId.get(id)?.labels;
    for (const candidate of [language, ...LANGUAGES]) {
      const preferred = labels?.[candidate]?.preferred;
      if (preferred !== undefined) return preferred;
    }
    return id;
  }

  resolve(label: string, language: Language, type?: ConceptType): Resolution {
    return this.#labels.resolve(label, language, type);
  }

  findPrefix(request: PrefixRequest): PrefixItem[] {
    return this.#prefixes.find(request);
  }

  iscoGroups(id: ConceptId): ConceptId[] {
    const concept = this.#byId.get(id);
    const code = concept?.isco ?? (concept?.type === 'CATEGORY' ? concept.id.slice('isco-'.length) : '');
    const groups: ConceptId[] = [];
    for (let length = code.length; length > 0; length--) {
      const group = `isco-${code.slice(0, length)}`;
      if (this.#byId.get(group)?.type === 'CATEGORY') groups.push(group);
    }
    return groups;
  }

  reach(asked: ConceptId, options: ExpansionOptions): readonly Expansion[] {
    return this.#expander.reach(asked, options);
  }

  reachedBy(evidence: ConceptId, options: ExpansionOptions): readonly Expansion[] {
    return this.#expander.reachedBy(evidence, options);
  }

  countReached(asked: ConceptId, options: ExpansionOptions): number {
    return this.#expander.countReached(asked, options);
  }

  stats(): OntologyStats {
    return countOntology(this.#byId.values());
  }
}

function hashed(concept: Concept): string {
  const { id, type, kind, labels, broader, related, essentialSkills, optionalSkills, isco, needContext, sameAs } =
    concept;
  const ordered = LANGUAGES.map((language) => {
    const set = labels[language];
    return set === undefined ? null : [set.preferred, set.alternative, set.hidden];
  });
  const rest = [broader, related, essentialSkills ?? null, optionalSkills ?? null, isco ?? null, needContext ?? null];
  return JSON.stringify([id, type, kind ?? null, ordered, rest, ...(sameAs === undefined ? [] : [sameAs])]);
}

/**
 * Makes an ontology piece by piece of concepts in any order; of two with one id the later counts. References to concepts
 * that are not there are kept in the concept and lead nowhere.
 */
export function* buildOntologyInSteps(concepts: Iterable<Concept>): Steps<WarmableOntology> {
  const byId = new Map<ConceptId, Concept>();
  for (const concept of concepts) byId.set(concept.id, concept);
  const ordered = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  yield;
  const hash = createHash('sha256').update(String(VERSION_FORMAT));
  for (const [place, concept] of ordered.entries()) {
    if (place % PIECE === 0) yield;
    hash.update(hashed(concept));
  }
  return new BuiltOntology(hash.digest('hex').slice(0, VERSION_LENGTH), ordered);
}

/** Makes an ontology at once; see `buildOntologyInSteps`. */
export function buildOntology(concepts: Iterable<Concept>): WarmableOntology {
  return finish(buildOntologyInSteps(concepts));
}
