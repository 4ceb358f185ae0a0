import { foldLabel } from '@counterpart/text';
import type { RegionTable } from './region-table.ts';
import { ownLines, rows } from './source-rows.ts';
import type { Draft, TownDrafts } from './town-drafts.ts';

/** Belgian municipalities: the other language's name and the inhabitants. */
export function addBelgianFacts(folder: string, regions: RegionTable, drafts: TownDrafts): void {
  const belgianRegion = new Map(
    regions.rows
      .filter(([, , country]) => country === 'BE')
      .flatMap(([id = '', , , , name = '', others = '']) =>
        [name, ...others.split(';')].map((each) => [foldLabel(each), id] as const),
      ),
  );

  for (const cells of rows(folder, 'belgian_municipalities_nl_fr.csv')) {
    const [, nl = '', fr = ''] = cells;
    const province = cells[6] ?? '0';
    const inhabitants = cells[9] ?? '0';
    const zip = cells[10] ?? '';
    // some main post codes are those of a large customer: the province decides between towns of one name
    const inProvince = ({ region }: Draft): boolean =>
      region === (province === '0' ? 'be-bru' : belgianRegion.get(foldLabel(province)));
    const named = [...drafts.called('BE', nl), ...drafts.called('BE', fr)].filter(inProvince);
    const atZip = drafts.all.filter(({ country, postCodes }) => country === 'BE' && postCodes.has(zip));
    const draft = named.find(({ postCodes }) => postCodes.has(zip)) ?? named[0] ?? atZip[0];
    if (draft === undefined) continue;
    draft.population = Math.max(draft.population, Number(inhabitants));
    for (const name of [nl, fr]) if (foldLabel(name) !== foldLabel(draft.name)) draft.others.add(name);
  }
}

/** Inhabitants of the larger towns elsewhere, and the accents of the French ones. */
export function addLargerTowns(folder: string, drafts: TownDrafts): void {
  for (const [, name = '', others = '', country = '', , , lat = '', lon = '', population = '0'] of rows(
    folder,
    'cities_alternate_names.csv.gz',
  )) {
    const nearOf = (called: string): readonly Draft[] =>
      drafts
        .called(country, called)
        .filter(({ points }) =>
          points.some(([y, x]) => Math.abs(y - Number(lat)) < 0.2 && Math.abs(x - Number(lon)) < 0.2),
        );
    const own = nearOf(name);
    // the file calls Firenze "Florence" and Almere "Almere Stad"
    const [other] =
      own.length > 0
        ? []
        : others
            .split('|')
            .map(nearOf)
            .filter((found) => found.length > 0);
    const near = other ?? own;
    for (const draft of near) {
      draft.population = Math.max(draft.population, Number(population));
      if (country === 'FR' && other === undefined) draft.name = name;
    }
  }
}

/** What people of other languages call a town, and inhabitants that the files lack. */
export function addExonyms(drafts: TownDrafts): void {
  for (const line of ownLines('exonyms.txt')) {
    const [country = '', name = '', others = '', inhabitants = '0'] = line.split('|');
    const towns = [...drafts.called(country, name)].sort((a, b) => b.population - a.population);
    if (towns[0] === undefined) throw new Error(`exonyms.txt: no ${name} in ${country}`);
    for (const other of others.split(';')) if (other !== '') towns[0].others.add(other);
    // of towns that the file of inhabitants calls by the name of a part or of before they were joined
    towns[0].population = Math.max(towns[0].population, Number(inhabitants));
  }
}
