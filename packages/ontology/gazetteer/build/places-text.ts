import { foldLabel } from '@counterpart/text';
import type { Draft, TownDrafts } from './town-drafts.ts';

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Town extends Draft {
  readonly lat: number;
  readonly lon: number;
}

/** Stored coordinates are thousandths of a degree, about 100 m. */
function meanOf(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1000);
}

/** The towns that lie somewhere, in the order of the gazetteer. */
export function placedTowns(drafts: TownDrafts): readonly Town[] {
  return drafts.all
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => compare(a.region, b.region) || compare(foldLabel(a.name), foldLabel(b.name)))
    .map((draft) => ({
      ...draft,
      lat: meanOf(draft.points.map(([lat]) => lat)),
      lon: meanOf(draft.points.map(([, lon]) => lon)),
    }));
}

/** A line for each region, in the middle of its towns. */
function linesOfRegions(regions: readonly (readonly string[])[], towns: readonly Town[]): readonly string[] {
  const parentOf = new Map(regions.map(([id = '', , , parent = '']) => [id, parent]));
  const townsIn = new Map<string, Town[]>(regions.map(([id = '']) => [id, []]));
  for (const town of towns) {
    for (let id = town.region; id !== ''; id = parentOf.get(id) ?? '') townsIn.get(id)?.push(town);
  }
  return regions.map(([id = '', kind, , parent, name, others]) => {
    const members = townsIn.get(id) ?? [];
    // the middle of its inhabitants where they are known, otherwise of its towns
    const known = members.filter(({ population }) => population > 0);
    const middle = (of: (town: Town) => number): number =>
      known.length === 0
        ? meanOf(members.map((town) => of(town) / 1000))
        : Math.round(
            known.reduce((sum, town) => sum + of(town) * town.population, 0) /
              known.reduce((sum, { population }) => sum + population, 0),
          );
    const [lat, lon] = [middle((town) => town.lat), middle((town) => town.lon)];
    const population = members.reduce((sum, town) => sum + town.population, 0);
    return [name, others, lat, lon, '', population || '', id, kind, parent].join('|');
  });
}

/** The text of the gazetteer: regions, towns by region, then in which lines each name stands. */
export function placesText(regions: readonly (readonly string[])[], towns: readonly Town[]): string {
  // a line "> id" begins the towns of a region; lines are numbered from the first region on, these included
  const lines: string[] = [];
  const linesOfName = new Map<string, number[]>();
  const link = (name: string): void => {
    const key = foldLabel(name);
    const numbers = linesOfName.get(key) ?? [];
    linesOfName.set(key, numbers);
    if (numbers.at(-1) !== lines.length - 1) numbers.push(lines.length - 1);
  };
  for (const [index, line] of linesOfRegions(regions, towns).entries()) {
    lines.push(line);
    const [, , , , name = '', others = ''] = regions[index] ?? [];
    for (const each of [name, ...others.split(';')]) if (each !== '') link(each);
  }
  let current = '';
  const ids = new Set<string>();
  for (const { region, country, name, others, lat, lon, postCodes, population } of towns) {
    if (region !== current) lines.push(`>${region}`);
    current = region;
    const codes = [...postCodes].sort(compare);
    const id = `${country} ${codes[0] ?? ''} ${name.toLowerCase()}`;
    // marked when country, post code and name do not tell it apart
    const mark = ids.has(id) ? ['1'] : [];
    ids.add(id);
    lines.push([name, [...others].join(';'), lat, lon, codes.join(' '), population || '', ...mark].join('|'));
    for (const each of [name, ...others]) link(each);
  }
  const nameLines = [...linesOfName]
    .sort(([a], [b]) => compare(a, b))
    .map(([key, numbers]) => `${key}|${numbers.map((number) => number.toString(36)).join(' ')}`);
  return [...lines, '', ...nameLines].join('\n');
}
