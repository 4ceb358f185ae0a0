import { type ConceptId, LANGUAGES } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { Concept } from '../concepts/concept.ts';
import type { OntoProblem, SourceConcept } from './onto-format.ts';

/** The fewest skills, essential or optional, an occupation of the starter may have (issue text of the ontology). */
const MIN_SKILLS = 8;

function* references(concept: Concept): Iterable<readonly [role: string, id: ConceptId]> {
  for (const id of concept.broader) yield ['broader', id];
  for (const id of concept.related) yield ['related', id];
  for (const id of concept.essentialSkills ?? []) yield ['essential skill', id];
  for (const id of concept.optionalSkills ?? []) yield ['optional skill', id];
  if (concept.isco !== undefined) yield ['ISCO group', `isco-${concept.isco}`];
}

/** The first concept that is above itself, if any, on the way up from `start`. */
function hasCycle(start: ConceptId, byId: ReadonlyMap<ConceptId, SourceConcept>): boolean {
  const seen = new Set<ConceptId>();
  const open = [...(byId.get(start)?.concept.broader ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === start) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(byId.get(id)?.concept.broader ?? []));
  }
  return false;
}

/**
 * What is wrong with sources that can be read: ids twice or unknown, relations between the wrong types, cycles, missing
 * languages, labels twice in a type and language that are not marked, occupations with too few skills.
 */
export function checkOnto(sources: readonly SourceConcept[]): readonly OntoProblem[] {
  const problems: OntoProblem[] = [];
  const byId = new Map<ConceptId, SourceConcept>();
  const owners = new Map<string, SourceConcept>();
  const fault = ({ file, line }: SourceConcept, message: string): void => {
    problems.push({ file, line, message });
  };
  for (const source of sources) {
    const first = byId.get(source.concept.id);
    if (first !== undefined) fault(source, `id ${source.concept.id} was given before (${first.file}:${first.line})`);
    else byId.set(source.concept.id, source);
  }
  for (const source of sources) {
    const { concept } = source;
    for (const [role, id] of references(concept)) {
      const target = byId.get(id)?.concept;
      if (target === undefined) fault(source, `${concept.id}: ${role} ${id} does not exist`);
      else if (role === 'broader' && target.type !== concept.type)
        fault(source, `${concept.id}: broader ${id} is a ${target.type}`);
      else if (role.endsWith('skill') && target.type !== 'SKILL' && target.type !== 'SOFT_SKILL')
        fault(source, `${concept.id}: ${role} ${id} is a ${target.type}`);
    }
    if (hasCycle(concept.id, byId)) fault(source, `${concept.id} is broader than itself`);
    const skills = (concept.essentialSkills?.length ?? 0) + (concept.optionalSkills?.length ?? 0);
    if (concept.type === 'OCCUPATION' && skills < MIN_SKILLS)
      fault(source, `${concept.id} has ${skills} skills, not ${MIN_SKILLS}`);
    for (const id of concept.essentialSkills ?? []) {
      if (concept.optionalSkills?.includes(id) === true)
        fault(source, `${concept.id}: ${id} is both essential and optional`);
    }
    for (const language of LANGUAGES) {
      const labels = concept.labels[language];
      if (labels === undefined) {
        fault(source, `${concept.id} has no label in ${language}`);
        continue;
      }
      for (const label of [labels.preferred, ...labels.alternative, ...labels.hidden]) {
        // isco groups repeat the names of their parents
        if (concept.type === 'CATEGORY' || concept.needContext?.includes(label) === true) continue;
        const key = `${concept.type} ${language} ${foldCase(label)}`;
        const owner = owners.get(key);
        if (owner !== undefined && owner !== source)
          fault(source, `${concept.id}: "${label}" (${language}) also names ${owner.concept.id}; mark both with !`);
        else if (owner === source) fault(source, `${concept.id}: "${label}" (${language}) twice`);
        owners.set(key, source);
      }
    }
  }
  return problems;
}
