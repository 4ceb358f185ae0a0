import type { LabelMatcher } from '../labels/label-matcher.ts';
import type { ReadText } from '../structure/read-text.ts';
import { CONFIDENCE, type ConceptMention } from './find-concepts.ts';

/** A licence is written as its label is. */
const WRITTEN = { spellingFrom: Infinity, allowsOtherLetter: false } as const;

/**
 * Licences inside the name of a job: "HGV class 1 | driver", "autisti con | patente CE". The job is the longer label,
 * and the licence is asked all the same.
 */
export function licencesOfJobs(
  { tokens, original }: ReadText,
  labels: LabelMatcher,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  return found.flatMap((job) => {
    if (job.concept.type !== 'OCCUPATION' || job.to - job.from < 2) return [];
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
    return [];
  });
}
