import type { Gazetteer } from '@counterpart/ontology';
import type { ReadText } from '../structure/read-text.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { PlaceCueTable } from './names/place-cues.ts';
import { SMALL_PLACE } from './place-doubts.ts';
import { lookUpPlace, type NamedPlace } from './names/place-names.ts';

/** Characters of a text that is typed in a hurry. */
const LONGEST = 160;
/** A name that begins with a capital and goes on in small letters. */
const CAPITALISED = /\p{Lu}\p{Ll}/gu;
/** Inhabitants of a town that is meant wherever its name stands. */
const KNOWN = 50_000;
/** Shorter names are words as well. */
const SHORTEST = 4;

/**
 * "gezocht technieker antwerpen vast contract": the town of a text that has no capitals but its first. A name that is a
 * word as well is none there, a small town only behind a preposition.
 */
export function townInSmallLetters(
  read: ReadText,
  gazetteer: Gazetteer,
  table: PlaceCueTable,
  labels: readonly { readonly from: number; readonly to: number }[],
): NamedPlace | null {
  const { original, tokens } = read;
  if (original.length > LONGEST || [...original.matchAll(CAPITALISED)].length > 1) return null;
  const prepositions = new Set(read.cues.placePreposition.map(({ to }) => to));
  for (const [at, { key }] of tokens.entries()) {
    if (key.length < SHORTEST || table.townWords.has(key) || read.table.isWord(key)) continue;
    if (hitsBetween(labels, at, at + 1).length > 0) continue;
    const named = lookUpPlace(read, gazetteer, at);
    if (named?.place.kind !== 'town') continue;
    if (named.place.population >= (prepositions.has(at) ? SMALL_PLACE : KNOWN)) return named;
  }
  return null;
}
