import type { ConceptMention } from '../concepts/find-concepts.ts';
import { requiredness } from '../requirement/requiredness.ts';
import type { ReadText } from '../structure/read-text.ts';
import { charactersOf, type ValueMention } from '../structure/value-mention.ts';
import type { JobField, ParsedSpan } from './parsing-aspect.ts';

/** Where an ad names a concept, and whether it asks it; what a title names is neither must nor plus. */
export function spanOfHit(read: ReadText, field: JobField, hit: ConceptMention): ParsedSpan {
  return {
    matchedText: read.original.slice(hit.start, hit.end),
    start: hit.start,
    end: hit.end,
    field,
    confidence: hit.confidence,
    required: isDriversLicence(hit) ? true : field === 'title' ? null : requiredness(read, hit.from, hit.to),
  };
}

/** "Chauffeur | CE": nobody does such a job without the licence. */
function isDriversLicence({ isOfJob, concept }: ConceptMention): boolean {
  return isOfJob === true && concept.kind === 'licence';
}

/** Where an ad states a value. */
export function spanOf(
  read: ReadText,
  field: JobField,
  { from, to, confidence }: ValueMention<unknown>,
  required: boolean | null,
): ParsedSpan {
  const { start, end } = charactersOf(read, from, to);
  return { matchedText: read.original.slice(start, end), start, end, field, confidence, required };
}
