import type { Match } from '../../matching/searches/index-results.ts';

type Explanation = Match['explanations'][number];

/** A stretch of a text that meets asked items; stretches of one text never overlap. */
export interface EvidenceMark {
  readonly start: number;
  readonly end: number;
  /** The items it meets, by label. */
  readonly labels: readonly string[];
  /** The same items by id; none where a text is merely shown with what was read in it. */
  readonly itemIds?: readonly string[];
  /** The aspect of its first item; it gives the mark its hue. */
  readonly aspect?: string;
}

/** Marks by the field of the document that they stand in. */
export type Marks = ReadonlyMap<string, readonly EvidenceMark[]>;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly itemId: string;
  readonly label: string;
  readonly aspect: string;
}

/**
 * The stretches of a text between all beginnings and ends of its evidence: where two pieces overlap, the stretch they
 * share meets both items.
 */
function stretches(places: readonly Place[]): readonly EvidenceMark[] {
  const bounds = [...new Set(places.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  return bounds.flatMap((start, i): EvidenceMark[] => {
    const end = bounds[i + 1];
    const over = end === undefined ? [] : places.filter((place) => place.start <= start && end <= place.end);
    const [first] = over;
    if (end === undefined || first === undefined) return [];
    return [
      {
        start,
        end,
        labels: [...new Set(over.map(({ label }) => label))],
        itemIds: [...new Set(over.map(({ itemId }) => itemId))],
        aspect: first.aspect,
      },
    ];
  });
}

/** The places of an item in the texts of a document, in reading order of the answer; profile items are no text. */
export function textPlaces({ matchedTo }: Pick<Explanation, 'matchedTo'>): readonly (Pick<Place, 'start' | 'end'> & {
  readonly field: string;
})[] {
  return matchedTo.flatMap(({ field = '', start = 0, end = 0 }) =>
    end > start && field !== '' && !field.startsWith('matchProfile.') ? [{ field, start, end }] : [],
  );
}

/** What to mark in each text: of the target with FORWARD, of the source with REVERSE. */
export function marksByField(explanations: readonly Explanation[], direction: 'FORWARD' | 'REVERSE'): Marks {
  const places = explanations
    .filter(({ scoreType }) => scoreType === direction)
    .flatMap((explanation) =>
      textPlaces(explanation).map((place) => ({
        ...place,
        itemId: explanation.itemId,
        label: explanation.asked.label,
        aspect: explanation.aspect,
      })),
    );
  const byField = Map.groupBy(places, ({ field }) => field);
  return new Map([...byField].map(([field, own]) => [field, stretches(own)]));
}
