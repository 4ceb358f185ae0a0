import type { ConceptId } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import type { LabelMatcher } from '../labels/label-matcher.ts';
import type { ReadText } from '../structure/read-text.ts';
import { CONFIDENCE, type ConceptMention } from './find-concepts.ts';
import { CLASS, writtenAt } from './licence-classes.ts';
import { licenceOfClass } from './listed-licences.ts';

/** A licence is written as its label is. */
const WRITTEN = { spellingFrom: Infinity, allowsOtherLetter: false } as const;

/**
 * Licences inside the name of a job: "HGV class 1 | driver", "autisti con | patente CE", "chauffeur | C". The job is
 * the longer label, and the licence is asked all the same.
 */
export function licencesOfJobs(
  read: ReadText,
  labels: LabelMatcher,
  ontology: Ontology,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  return found.flatMap((job) => {
    if (job.concept.type !== 'OCCUPATION') return [];
    return namedInside(read, labels, job) ?? classOfDriver(read, ontology, job) ?? [];
  });
}

function namedInside({ tokens, original }: ReadText, labels: LabelMatcher, job: ConceptMention) {
  if (job.to - job.from < 2) return null;
  // behind the job's own word, then before it
  const stretches = [[job.from + 1, job.to] as const, [job.from, job.to - 1] as const];
  for (const [from, to] of stretches) {
    for (const { entries, quality, ...hit } of labels.find(tokens.slice(from, to), WRITTEN, original)) {
      const concept = entries.find((entry) => entry.concept.kind === 'licence')?.concept;
      const [first, last] = [tokens[from + hit.from], tokens[from + hit.to - 1]];
      if (concept === undefined || first === undefined || last === undefined || quality === 'spelling') continue;
      const place = { from: from + hit.from, to: from + hit.to, start: first.start, end: last.end };
      return [{ concept, ...place, quality, confidence: CONFIDENCE[quality] }];
    }
  }
  return null;
}

/** "Chauffeur C", "CE-chauffeur", "conducteur PL": the class beside a job that no one does without a licence. */
function classOfDriver(read: ReadText, ontology: Ontology, job: ConceptMention): readonly ConceptMention[] | null {
  if (!isDriven(ontology, job.concept)) return null;
  for (const at of [job.to - 1, job.to, job.from - 1]) {
    const token = read.tokens[at];
    const later = at < job.from ? read.tokens[job.from] : token;
    const isBeside = at === job.to - 1 || later?.followsBreak === false;
    if (token === undefined || !isBeside || !CLASS.test(writtenAt(read, at))) continue;
    const concept = licenceOfClass(read, ontology, at, true);
    const place = { from: at, to: at + 1, start: token.start, end: token.end };
    if (concept !== undefined)
      return [{ concept, ...place, quality: 'exact', confidence: CONFIDENCE.exact, isOfJob: true }];
  }
  return null;
}

/** By ontology what was worked out of its jobs: it is asked of every job of every text. */
const driven = new WeakMap<Ontology, Map<ConceptId, boolean>>();

/** Whether the trade of a job needs a licence of a class. */
function isDriven(ontology: Ontology, { id, essentialSkills }: Concept): boolean {
  const known = driven.get(ontology) ?? new Map<ConceptId, boolean>();
  driven.set(ontology, known);
  let is = known.get(id);
  if (is === undefined) {
    is = essentialSkills?.some((skill) => isLicenceOfClass(ontology.concept(skill))) === true;
    known.set(id, is);
  }
  return is;
}

/** "Rijbewijs C", but not the registration of a nurse. */
function isLicenceOfClass(concept: Concept | undefined): boolean {
  if (concept?.kind !== 'licence') return false;
  return Object.values(concept.labels).some(({ preferred }) => CLASS.test(preferred.split(' ').at(-1) ?? ''));
}
