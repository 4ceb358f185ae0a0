import type { ResolvedPlace } from '@counterpart/domain';
import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** Mean radius of the earth in metres (matching.md, "locations"). */
export const EARTH_RADIUS_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Great-circle distance in whole metres between two points in degrees (haversine). */
export function greatCircleMetres(latA: number, lonA: number, latB: number, lonB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const sinLon = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const chord = sinLat * sinLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLon * sinLon;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Distance in whole metres; 0 when one is a region or country and either is or holds the other. */
export function distanceMetres(a: ResolvedPlace, b: ResolvedPlace): number {
  if (a.kind !== 'town' || b.kind !== 'town') {
    if (a.id === b.id || a.within.includes(b.id) || b.within.includes(a.id)) return 0;
  }
  return greatCircleMetres(a.lat, a.lon, b.lat, b.lon);
}

/** A range as whole millimetres, so that miles stay exact (1 mile is 1,609,344 mm). */
export function rangeInMillimetres(rangeMetres: number): number {
  return Math.round(rangeMetres * 1000);
}

/** Similarity in ten-thousandths: 1 within the range, then linear to 0 at range × (1 + falloff); falloff in ten-thousandths. */
export function placeSimilarity(metres: number, rangeMillimetres: number, falloff: number): number {
  const distance = metres * 1000;
  if (distance <= rangeMillimetres) return ONE;
  const left = rangeMillimetres * (ONE + falloff) - distance * ONE;
  return left <= 0 ? 0 : ratioInTenThousandths(left, rangeMillimetres * falloff);
}
