import { createHash } from 'node:crypto';
import {
  type ConceptId,
  type ConceptType,
  type Expansion,
  type ExpansionOptions,
  LANGUAGES,
  type Language,
} from '@counterpart/domain';
import type { Concept } from './concept.ts';
import { ConceptExpander } from './expansion.ts';
import { LabelIndex } from './label-index.ts';
import type { Ontology, Resolution } from './ontology.ts';
import { countOntology, type OntologyStats } from './ontology-stats.ts';
import { PrefixIndex, type PrefixItem, type PrefixRequest } from './prefix-index.ts';

/** Raised when the hashed form changes, so that equal content read by other rules is another version. */
const VERSION_FORMAT = 1;
/** Hexadecimal digits of the content's SHA-256 that make the version. */
const VERSION_LENGTH = 16;

class BuiltOntology implements Ontology {
  readonly version: string;
  readonly #byId: ReadonlyMap<ConceptId, Concept>;
  // made when first asked: not every process needs each of them
  #madeExpander: ConceptExpander | undefined;
  #madeLabels: LabelIndex | undefined;
  readonly #prefixes: PrefixIndex;

  constructor(concepts: readonly Concept[]) {
    this.version = hashOf(concepts);
    this.#byId = new Map(concepts.map((concept) => [concept.id, concept]));
    this.#prefixes = new PrefixIndex(concepts);
  }

  get #expander(): ConceptExpander {
    return (this.#madeExpander ??= new ConceptExpander(this.#byId.values()));
  }

  get #labels(): LabelIndex {
    return (this.#madeLabels ??= new LabelIndex(this.#byId.values()));
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

  stats(): OntologyStats {
    return countOntology(this.#byId.values());
  }
}

function hashOf(concepts: readonly Concept[]): string {
  const hash = createHash('sha256').update(String(VERSION_FORMAT));
  for (const { id, type, kind, labels, ...relations } of concepts) {
    const ordered = LANGUAGES.map((language) => {
      const set = labels[language];
      return set === undefined ? null : [set.preferred, set.alternative, set.hidden];
    });
    const { broader, related, essentialSkills, optionalSkills, isco, needContext } = relations;
    const rest = [broader, related, essentialSkills ?? null, optionalSkills ?? null, isco ?? null, needContext ?? null];
    hash.update(JSON.stringify([id, type, kind ?? null, ordered, rest]));
  }
  return hash.digest('hex').slice(0, VERSION_LENGTH);
}

/**
 * Makes an ontology of concepts in any order; of two with one id the later counts. References to concepts that are not
 * there are kept in the concept and lead nowhere.
 */
export function buildOntology(concepts: Iterable<Concept>): Ontology {
  const byId = new Map<ConceptId, Concept>();
  for (const concept of concepts) byId.set(concept.id, concept);
  return new BuiltOntology([...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1)));
}
