import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AspectName, CONCEPT_TYPE_OF_ASPECT, type ConceptType } from '@counterpart/domain';
import { useEditor } from '../../editor-context.ts';

/** Autocomplete starts at two characters (A5, PRO-05). */
const MIN_CHARACTERS = 2;
const SIZE = 8;

/** What a field may offer while someone types. */
export interface Suggestion {
  /** What it puts into the field. */
  readonly text: string;
  /** The preferred label, when the text is another name of it; the region of a place. */
  readonly about: string | null;
  readonly conceptId: string | null;
  /** What kind of concept it is; null for a place. */
  readonly conceptType: ConceptType | null;
}

/** Concepts or places that go on from what is typed; a call for what was typed before is aborted (PRO-05). */
export function useSuggestions(aspect: AspectName, typed: string, isActive: boolean): readonly Suggestion[] {
  const { api, language } = useEditor();
  const text = typed.trim();
  const type = CONCEPT_TYPE_OF_ASPECT[aspect];
  const isPlace = aspect === 'locations';
  const isEnabled = isActive && text.length >= MIN_CHARACTERS;
  const { data } = useQuery<readonly Suggestion[]>({
    queryKey: ['suggestions', aspect, language, text],
    enabled: isEnabled && (isPlace || type !== undefined),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (isPlace) {
        const { items } = await api.call('places', { body: { text, lang: language, size: SIZE }, signal });
        return items.map(({ label, region, country }) => ({
          text: label,
          about: region ?? country,
          conceptId: null,
          conceptType: null,
        }));
      }
      const conceptTypes = type === undefined ? [] : [type];
      const { items } = await api.call('findPrefix', {
        body: { text, lang: language, conceptTypes, size: SIZE },
        signal,
      });
      return items.map(({ matchedTerm, preferredTerm, conceptId }) => ({
        text: matchedTerm.text,
        about: preferredTerm.text === matchedTerm.text ? null : preferredTerm.text,
        conceptId,
        conceptType: type ?? null,
      }));
    },
  });
  if (!isEnabled || data === undefined) return [];
  // one text may name two concepts: the first is the one that it names best
  return data.filter((one, at) => data.findIndex(({ text: other }) => other === one.text) === at);
}
