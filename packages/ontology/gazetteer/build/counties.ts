import { foldLabel } from '@counterpart/text';
import { ownLines } from './source-rows.ts';

/** Kilometres of a degree of latitude. */
const PER_DEGREE = 111;
/** Beyond so many times its radius a circle reaches no town. */
const FARTHEST = 1.4;

/** A county by the circles that cover it. */
interface County {
  readonly id: string;
  /** Key of what it lies in, as regions.txt has it. */
  readonly parent: string;
  readonly name: string;
  readonly others: string;
  /** Latitude, longitude and kilometres. */
  readonly circles: readonly (readonly number[])[];
}

/** The counties of united-kingdom-counties.txt. */
export const COUNTIES: readonly County[] = ownLines('united-kingdom-counties.txt').map((line) => {
  const [name = '', others = '', parent = '', circles = ''] = line.split('|');
  const id = `gb-${foldLabel(name).replaceAll(' ', '-')}`;
  return { id, parent, name, others, circles: circles.split(';').map((circle) => circle.split(',').map(Number)) };
});

/** How far a point is from the middle of a circle, in its radii. */
function distance([lat = 0, lon = 0, kilometres = 1]: readonly number[], at: readonly [number, number]): number {
  const east = (at[1] - lon) * Math.cos((lat * Math.PI) / 180);
  return (Math.hypot(at[0] - lat, east) * PER_DEGREE) / kilometres;
}

/** Larger counties that lie in England. */
const ENGLISH: ReadonlySet<string> = new Set(['England', 'Yorkshire', 'Sussex']);

/** The id of the county that a town of a nation lies in; undefined outside all of them. */
export function countyAt(nation: string, lat: number, lon: number): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, FARTHEST];
  for (const { id, parent, circles } of COUNTIES) {
    if (parent !== nation && !(nation === 'England' && ENGLISH.has(parent))) continue;
    for (const circle of circles) {
      const away = distance(circle, [lat, lon]);
      if (away < least) [nearest, least] = [id, away];
    }
  }
  return nearest;
}
