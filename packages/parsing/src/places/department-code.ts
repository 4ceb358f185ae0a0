import { foldLabel } from '@counterpart/text';
import { isCapital } from './names/name-surroundings.ts';
import { lookUpPlace } from './names/place-names.ts';
import { mentionOf, type PlaceMention, type PlaceText } from './place-mention.ts';

/** The two digits that begin the post codes of a département. */
const CODE = /^\d{2}$/;
const DASH = /^ ?[-–—] ?$/;

/**
 * "07 - AUBENAS", "69 – Lyon": the number of a département before a town of it, as employment offices write places.
 * The town's own post codes begin with the number, so that no number of a list is taken for one.
 */
export function departmentCodeAt(text: PlaceText, at: number): PlaceMention | null {
  const { read, gazetteer } = text;
  const { tokens, original } = read;
  const [code, name] = [tokens[at], tokens[at + 1]];
  if (code === undefined || name === undefined || !CODE.test(code.key) || !isCapital(read, at + 1)) return null;
  if (!DASH.test(original.slice(code.end, name.start))) return null;
  const named = lookUpPlace(read, gazetteer, at + 1);
  if (named === null) return null;
  const homonyms = [named.place, ...gazetteer.placesNamed(foldLabel(named.place.name))];
  const place = homonyms.find(({ postCodes }) => postCodes.some((postCode) => postCode.startsWith(code.key)));
  return place === undefined ? null : mentionOf(text, { ...named, place }, 'postCode');
}
