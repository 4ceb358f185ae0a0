import { countyAt } from './counties.ts';
import { frenchName, italianName } from './place-casing.ts';
import type { RegionTable } from './region-table.ts';
import { ownLines, rows } from './source-rows.ts';
import { TownDrafts } from './town-drafts.ts';

/** The towns of the files of post codes, and those listed by hand of countries without one. */
export function readTowns(folder: string, regions: RegionTable): TownDrafts {
  const drafts = new TownDrafts();
  for (const [country = '', code = '', place = '', admin1 = '', admin2 = '', , lat = '', lon = ''] of rows(
    folder,
    'postal_codes_be_lu_nl_it.csv.gz',
  )) {
    // one row of the source carries a post code of another province
    if (place === "'s-Gravenhage" && code === '5217') continue;
    const name =
      country === 'IT'
        ? italianName(place)
        : place.replace(/(?<=[- ])(La|Le|Les|Sur|Sous|En|Lez|Lès|De|Du|Des|Et|Aux)(?=[- ])/g, (word) =>
            word.toLowerCase(),
          );
    let region = country.toLowerCase();
    if (country === 'BE') region = admin1.startsWith('Bruxelles') ? 'be-bru' : (regions.idOf('BE', admin2) ?? region);
    // the rows without a province are all on Voorne-Putten
    else if (country === 'NL') region = regions.idOf('NL', admin1 || 'South Holland') ?? region;
    else if (country === 'IT') region = regions.italianProvince(regions.idOf('IT', admin1) ?? 'it', admin2);
    drafts.add(country, region, name, code.replace(/^L-/, ''), lat, lon);
  }
  // no open file of post codes serves Ireland, the United Kingdom and Switzerland: their towns are listed by hand
  for (const [country, file] of [
    ['IE', 'ireland.txt'],
    ['GB', 'united-kingdom.txt'],
    ['GB', 'united-kingdom-towns.txt'],
    ['CH', 'switzerland.txt'],
    ['CH', 'switzerland-towns.txt'],
  ] as const) {
    for (const line of ownLines(file)) {
      const [name = '', others = '', area = '', lat = '', lon = '', population = '0'] = line.split('|');
      const county = country === 'GB' ? countyAt(area, Number(lat), Number(lon)) : undefined;
      const region = county ?? regions.idOf(country, area) ?? country.toLowerCase();
      const draft = drafts.add(country, region, name, '', lat, lon);
      draft.population = Number(population);
      for (const other of others.split(';')) if (other !== '') draft.others.add(other);
    }
  }
  for (const line of ownLines('small-countries.txt')) {
    const [name = '', others = '', country = '', lat = '', lon = '', population = '0'] = line.split('|');
    const draft = drafts.add(country, country.toLowerCase(), name, '', lat, lon);
    draft.population = Number(population);
    for (const other of others.split(';')) if (other !== '') draft.others.add(other);
  }
  for (const [insee = '', code = '', commune = '', locality = '', lat = '', lon = ''] of rows(
    folder,
    'postal_codes_fr.csv.gz',
  )) {
    const number = insee.startsWith('97') ? insee.slice(0, 3) : insee.slice(0, 2);
    const region = regions.idOf('FR', number);
    if (region === undefined) continue;
    // Paris, Lyon and Marseille come by district
    const whole = commune.replace(/^(PARIS|LYON|MARSEILLE) \d\d$/, '$1');
    const name = frenchName(whole);
    const draft = drafts.add('FR', region, name, code, lat, lon);
    const old = frenchName(locality);
    if (locality !== '' && whole === commune && old !== name && !/^(BP|CEDEX)/.test(locality)) draft.others.add(old);
  }
  return drafts;
}
