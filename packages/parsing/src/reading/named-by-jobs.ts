import type { ConceptMention } from '../concepts/find-concepts.ts';
import { furtherClasses } from '../concepts/licence-classes.ts';
import { licencesOfJobs } from '../concepts/licences-of-jobs.ts';
import { shiftsOfJobs } from '../concepts/shifts/shifts-of-jobs.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * What the names of jobs say besides the job: "chauffeur C" asks a licence, "infirmier de nuit" to work at night. With
 * the further classes of all licences: "chauffeur C/CE".
 */
export function namedByJobs(
  lexicon: Lexicon,
  read: ReadText,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  const { ontology } = lexicon;
  const licences = licencesOfJobs(read, lexicon.labels(read.language), ontology, found);
  const classes = furtherClasses(read, ontology, [...found, ...licences]);
  return [...licences, ...classes, ...shiftsOfJobs(read, ontology, found)];
}
