import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { PackedPlaces } from './packed-places.ts';
import { PlaceIndex } from './place-index.ts';
import type { Gazetteer } from './place.ts';

const PACKED_PLACES = new URL('../../gazetteer/places.br', import.meta.url);

/** The gazetteer shipped with the product; it is unpacked when it is first asked. */
export function loadGazetteer(): Gazetteer {
  return new PlaceIndex(() => new PackedPlaces(brotliDecompressSync(readFileSync(PACKED_PLACES)).toString('utf8')));
}
