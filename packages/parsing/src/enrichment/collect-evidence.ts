import {
  type AspectName,
  CONCEPT_TYPE_OF_ASPECT,
  type ConceptEvidence,
  type LanguageLevel,
  type MatchProfile,
  type ResolvedProfile,
} from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import type { CvSpan } from '../cv/entries/cv-entries.ts';
import type { DocumentText } from './document-texts.ts';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { TextReading } from '../reading/text-reading.ts';

/**
 * Places of one concept that are kept per text: enough to show where it stands, bounded for a text that repeats
 * itself.
 */
const MOST_PLACES = 3;

type Where = Pick<ConceptEvidence, 'source' | 'field' | 'start' | 'end' | 'endYear' | 'level'>;

/** Adds a concept, and for an occupation its ISCO groups (matching.md, "Evidence"). */
function push(evidence: ConceptEvidence[], ontology: Ontology, conceptId: string, where: Where): void {
  const conceptType = ontology.typeOf(conceptId);
  if (conceptType === undefined) return;
  evidence.push({ conceptId, conceptType, ...where });
  if (conceptType !== 'OCCUPATION') return;
  for (const group of ontology.iscoGroups(conceptId)) {
    evidence.push({ conceptId: group, conceptType: 'CATEGORY', ...where });
  }
}

/** The characters of a CV that tell of a job that ended, and the year in which it did. */
export interface EndedJob extends CvSpan {
  readonly endYear: number;
}

/**
 * Evidence of one text. What a CV tells of a job that ended (`jobs`) is evidence of a work experience of that year,
 * where it stands in the CV: otherwise a skill of twenty years ago would count as one of today.
 */
export function evidenceOfText(
  ontology: Ontology,
  text: DocumentText,
  reading: TextReading,
  jobs: readonly EndedJob[] = [],
): readonly ConceptEvidence[] {
  const evidence: ConceptEvidence[] = [];
  const counts = new Map<string, number>();
  const levels = new Map<ConceptMention, LanguageLevel | null>(reading.languages.map((hit) => [hit, hit.level]));
  // degrees and fields of study count where someone tells of their schooling
  const education = text.purpose === 'ad' || text.purpose === 'title' ? [] : reading.education;
  const hits = [...reading.functions, ...reading.skills, ...reading.softSkills, ...reading.languages, ...education];
  for (const hit of hits.sort((a, b) => a.start - b.start)) {
    const job = jobs.find(({ start, end }) => hit.start >= start && hit.end <= end);
    const endYear = job?.endYear ?? text.endYear;
    const key = `${hit.concept.id} ${endYear ?? ''}`;
    const count = counts.get(key) ?? 0;
    if (count >= MOST_PLACES) continue;
    counts.set(key, count + 1);
    push(evidence, ontology, hit.concept.id, {
      source: job === undefined ? text.source : 'WORK_EXPERIENCES',
      field: text.field,
      start: hit.start,
      end: hit.end,
      endYear,
      level: levels.get(hit) ?? null,
    });
  }
  return evidence;
}

/**
 * Evidence of a profile's own values; parsed ones give none, except languages, whose values count whatever their
 * origin.
 */
export function evidenceOfProfile(
  ontology: Ontology,
  profile: MatchProfile,
  resolved: ResolvedProfile,
): readonly ConceptEvidence[] {
  const evidence: ConceptEvidence[] = [];
  for (const name of Object.keys(CONCEPT_TYPE_OF_ASPECT) as AspectName[]) {
    const aspect = resolved.aspects[name];
    if (aspect?.kind !== 'concepts' || profile.aspects[name] === undefined) continue;
    for (const [at, item] of aspect.items.entries()) {
      if (item.parsed && name !== 'languages') continue;
      for (const conceptId of item.concepts) {
        push(evidence, ontology, conceptId, {
          source: `ASPECT.${name}`,
          field: `matchProfile.aspects.${name}.value[${at}].label`,
          start: 0,
          end: item.label.length,
          endYear: null,
          level: item.level,
        });
      }
    }
  }
  return evidence;
}
