import { csvText } from '../documents/csv-text.ts';
import type { FeedbackAspect } from './feedback-aspects.ts';
import type { Frequencies } from './frequencies.ts';

/** So that spreadsheets read the accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every match as CSV: where it stands in the results, its sentence and comment, and the rule that found it. */
export function resultsCsv(
  aspects: readonly FeedbackAspect[],
  categoryLabel: (aspect: FeedbackAspect) => string,
): string {
  const rows = aspects.flatMap((aspect) =>
    aspect.competences.flatMap(({ group, label: competence, subcategories }) =>
      subcategories.flatMap(({ label: behaviour, matches }) =>
        matches.map(({ sentence, context, rule }) => [
          categoryLabel(aspect),
          group ?? '',
          competence,
          behaviour,
          sentence,
          context,
          rule,
        ]),
      ),
    ),
  );
  const head = ['category', 'competenceGroup', 'competence', 'behaviour', 'sentence', 'comment', 'rule'];
  return BYTE_ORDER_MARK + csvText([head, ...rows]);
}

/** Words, then phrases, as CSV: the text, how often it occurs, and how many words it has. */
export function ngramsCsv(oneGrams: Frequencies, nGrams: Frequencies): string {
  const rows = [...oneGrams, ...nGrams].map(([label, frequency]) => [label, frequency, label.split(' ').length]);
  return BYTE_ORDER_MARK + csvText([['label', 'frequency', 'tokens'], ...rows]);
}
