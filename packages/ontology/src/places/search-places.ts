import { foldLabel } from '@counterpart/text';
import type { PackedPlaces } from './packed-places.ts';
import type { Place, PlaceSuggestion } from './place.ts';

/** The least that is searched for: a letter or a digit alone begins too many places. */
const SHORTEST = 2;
const CODE = /^\d{1,5}$/;

/**
 * Places whose name, in any language, or post code begins as typed ("kort", "courtrai", "85", "8500 kor"); `known` is
 * the place that the text as it stands names, null when it names none; it is always among the hits. Larger ones come first.
 */
export function searchPlaces(
  packed: PackedPlaces,
  { text, size }: { readonly text: string; readonly size: number },
  known: Place | null,
): PlaceSuggestion[] {
  const words = foldLabel(text).split(/[ ,.]+/);
  const code = words.find((word) => CODE.test(word)) ?? '';
  const name = words.filter((word) => word !== '' && !CODE.test(word)).join(' ');
  const found = new Set<Place>(known === null ? [] : [known]);
  if (name.length >= SHORTEST) {
    for (const place of packed.namedFrom(name)) if (hasCode(place, code)) found.add(place);
  } else if (code.length >= SHORTEST) {
    for (const place of packed.atPostCodesFrom(code)) found.add(place);
  }
  const hits = [...found].sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1));
  const shown = hits.slice(0, size);
  if (known !== null && !shown.includes(known)) shown.splice(-1, 1, known);
  return shown.map((place) => hitOf(place, name, code, place === known));
}

function hasCode({ postCodes }: Place, code: string): boolean {
  return code === '' || postCodes.some((postCode) => postCode.startsWith(code));
}

function hitOf(place: Place, name: string, code: string, isKnown: boolean): PlaceSuggestion {
  const isAsTyped = (own: string): boolean => name !== '' && foldLabel(own).startsWith(name);
  const shown = place.names.find(isAsTyped) ?? place.name;
  const { postCodes } = place;
  const postCode =
    place.kind === 'town' ? (postCodes.find((own) => own.startsWith(code)) ?? postCodes[0] ?? null) : null;
  return { place, name: shown, postCode, label: postCode === null ? shown : `${postCode} ${shown}`, isKnown };
}
