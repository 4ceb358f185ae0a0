import {
  AD_PLACE_RANGE_KM,
  type AspectName,
  type Aspects,
  aspectsFromText,
  type Language,
  type ProfileKind,
} from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ParsingAspect } from '../job/parsing-aspect.ts';

const LONGEST_ID = 120;

/** An id that the same label always has: an item keeps its identity when the text is read again. */
function idOf(aspect: AspectName, label: string): string {
  const key = foldLabel(label).replace(/[^\p{L}\p{N}+#.]+/gu, '-');
  return `parsed-${aspect}-${key}`.slice(0, LONGEST_ID);
}

/** The aspects that the texts of a stored document give its profile; concepts go by their own names in `language`. */
export function parsedAspects(
  lexicon: Lexicon,
  kind: ProfileKind,
  values: readonly ParsingAspect[],
  language: Language,
): Aspects {
  return aspectsFromText(values, {
    label: (written, conceptId) => (conceptId === null ? written : lexicon.ontology.label(conceptId, language)),
    place: (labels) => labels.toReversed().join(' '),
    id: idOf,
    // where a candidate lives is read with the default range: a CV does not say how far one goes
    range: kind === 'JOB' ? AD_PLACE_RANGE_KM : null,
    keepsConcept: false,
    origin: 'parsed',
  });
}
