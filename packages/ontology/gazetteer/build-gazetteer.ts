/**
 * Makes gazetteer/places.br from the open files of a data folder (README, "The gazetteer").
 * Run: node packages/ontology/gazetteer/build-gazetteer.ts <geo folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { foldLabel } from '@counterpart/text';
import { frenchName, italianName } from './place-casing.ts';

interface Draft {
  readonly country: string;
  readonly region: string;
  name: string;
  readonly others: Set<string>;
  readonly postCodes: Set<string>;
  /** Points of its post codes; the place is their mean. */
  readonly points: (readonly [lat: number, lon: number])[];
  population: number;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: build-gazetteer.ts <geo folder>');
const here = import.meta.dirname;

function csvLine(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

function rows(file: string): string[][] {
  const bytes = readFileSync(join(folder as string, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split(/\r?\n/).slice(1).filter(Boolean).map(csvLine);
}

function ownLines(file: string): string[] {
  return readFileSync(join(here, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const regions = ownLines('regions.txt').map((line) => line.split('|'));
const regionOfKey = new Map(regions.map(([id = '', , country = '', , , , key = '']) => [`${country} ${key}`, id]));

// French departments and Italian provinces are regions below the ones listed by hand
for (const line of ownLines('departements.txt')) {
  const [number = '', name = '', region = ''] = line.split('|');
  const id = `fr-${number.toLowerCase()}`;
  regions.push([id, 'region', 'FR', `fr-${region}`, name, number, '']);
  regionOfKey.set(`FR ${number}`, id);
}
const codeOfProvince = new Map(
  ownLines('province-codes.txt')
    .join(';')
    .split(';')
    .map((entry) => [foldLabel(entry.slice(0, -3)), entry.slice(-2)]),
);
/** Names that the post code file writes otherwise. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  'Bolzano-Bozen': 'Bolzano',
  "Reggio Nell'Emilia": 'Reggio Emilia',
  'Reggio Di Calabria': 'Reggio Calabria',
  'Forlì - Cesena': 'Forlì-Cesena',
  "Forli'-Cesena": 'Forlì-Cesena',
  'Massa Carrara': 'Massa-Carrara',
};

function italianProvince(region: string, admin2: string): string {
  const name = PROVINCE_NAMES[admin2] ?? italianName(admin2);
  const code = codeOfProvince.get(foldLabel(name));
  const id = `it-${(code ?? foldLabel(name).replaceAll(' ', '-')).toLowerCase()}`;
  if (!regionOfKey.has(`IT/${id}`)) {
    regionOfKey.set(`IT/${id}`, id);
    regions.push([id, 'region', 'IT', region, name, code ?? '', '']);
  }
  return id;
}

const drafts = new Map<string, Draft>();

function add(country: string, region: string, name: string, postCode: string, lat: string, lon: string): Draft {
  const key = `${region} ${foldLabel(name)}`;
  let draft = drafts.get(key);
  if (draft === undefined) {
    draft = { country, region, name, others: new Set(), postCodes: new Set(), points: [], population: 0 };
    drafts.set(key, draft);
  }
  if (postCode !== '') draft.postCodes.add(postCode);
  if (lat !== '' && lon !== '') draft.points.push([Number(lat), Number(lon)]);
  return draft;
}

for (const [country = '', code = '', place = '', admin1 = '', admin2 = '', , lat = '', lon = ''] of rows(
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
  if (country === 'BE')
    region = admin1.startsWith('Bruxelles') ? 'be-bru' : (regionOfKey.get(`BE ${admin2}`) ?? region);
  // the rows without a province are all on Voorne-Putten
  else if (country === 'NL') region = regionOfKey.get(`NL ${admin1 || 'South Holland'}`) ?? region;
  else if (country === 'IT') region = italianProvince(regionOfKey.get(`IT ${admin1}`) ?? 'it', admin2);
  add(country, region, name, code.replace(/^L-/, ''), lat, lon);
}
// no open file of post codes serves Ireland, the United Kingdom and Switzerland: their towns are listed
for (const [country, file] of [
  ['IE', 'ireland.txt'],
  ['GB', 'united-kingdom.txt'],
  ['GB', 'united-kingdom-towns.txt'],
  ['CH', 'switzerland.txt'],
  ['CH', 'switzerland-towns.txt'],
] as const) {
  for (const line of ownLines(file)) {
    const [name = '', others = '', area = '', lat = '', lon = '', population = '0'] = line.split('|');
    const draft = add(country, regionOfKey.get(`${country} ${area}`) ?? country.toLowerCase(), name, '', lat, lon);
    draft.population = Number(population);
    for (const other of others.split(';')) if (other !== '') draft.others.add(other);
  }
}
for (const [insee = '', code = '', commune = '', locality = '', lat = '', lon = ''] of rows('postal_codes_fr.csv.gz')) {
  const number = insee.startsWith('97') ? insee.slice(0, 3) : insee.slice(0, 2);
  const region = regionOfKey.get(`FR ${number}`);
  if (region === undefined) continue;
  // Paris, Lyon and Marseille come by district
  const whole = commune.replace(/^(PARIS|LYON|MARSEILLE) \d\d$/, '$1');
  const name = frenchName(whole);
  const draft = add('FR', region, name, code, lat, lon);
  const old = frenchName(locality);
  if (locality !== '' && whole === commune && old !== name && !/^(BP|CEDEX)/.test(locality)) draft.others.add(old);
}

const byName = new Map<string, Draft[]>();
for (const draft of drafts.values()) {
  const key = `${draft.country} ${foldLabel(draft.name)}`;
  byName.set(key, [...(byName.get(key) ?? []), draft]);
}
const townsOf = (country: string, name: string): readonly Draft[] => byName.get(`${country} ${foldLabel(name)}`) ?? [];

const belgianRegion = new Map(
  regions
    .filter(([, , country]) => country === 'BE')
    .flatMap(([id = '', , , , name = '', others = '']) =>
      [name, ...others.split(';')].map((each) => [foldLabel(each), id] as const),
    ),
);

// Belgian municipalities: the other language's name and the inhabitants
for (const cells of rows('belgian_municipalities_nl_fr.csv')) {
  const [, nl = '', fr = ''] = cells;
  const province = cells[6] ?? '0';
  const inhabitants = cells[9] ?? '0';
  const zip = cells[10] ?? '';
  // some main post codes are those of a large customer: the province decides between towns of one name
  const inProvince = ({ region }: Draft): boolean =>
    region === (province === '0' ? 'be-bru' : belgianRegion.get(foldLabel(province)));
  const named = [...townsOf('BE', nl), ...townsOf('BE', fr)].filter(inProvince);
  const atZip = [...drafts.values()].filter(({ country, postCodes }) => country === 'BE' && postCodes.has(zip));
  const draft = named.find(({ postCodes }) => postCodes.has(zip)) ?? named[0] ?? atZip[0];
  if (draft === undefined) continue;
  draft.population = Math.max(draft.population, Number(inhabitants));
  for (const name of [nl, fr]) if (foldLabel(name) !== foldLabel(draft.name)) draft.others.add(name);
}

// inhabitants of the larger towns elsewhere, and the accents of the French ones
for (const [, name = '', others = '', country = '', , , lat = '', lon = '', population = '0'] of rows(
  'cities_alternate_names.csv.gz',
)) {
  const nearOf = (called: string): readonly Draft[] =>
    townsOf(country, called).filter(({ points }) =>
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
for (const line of ownLines('exonyms.txt')) {
  const [country = '', name = '', others = '', inhabitants = '0'] = line.split('|');
  const towns = [...townsOf(country, name)].sort((a, b) => b.population - a.population);
  if (towns[0] === undefined) throw new Error(`exonyms.txt: no ${name} in ${country}`);
  for (const other of others.split(';')) if (other !== '') towns[0].others.add(other);
  // of towns that the file of inhabitants calls by the name of a part or of before they were joined
  towns[0].population = Math.max(towns[0].population, Number(inhabitants));
}

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

const towns: readonly Town[] = [...drafts.values()]
  .filter(({ points }) => points.length > 0)
  .sort((a, b) => compare(a.region, b.region) || compare(foldLabel(a.name), foldLabel(b.name)))
  .map((draft) => ({
    ...draft,
    lat: meanOf(draft.points.map(([lat]) => lat)),
    lon: meanOf(draft.points.map(([, lon]) => lon)),
  }));

const parentOf = new Map(regions.map(([id = '', , , parent = '']) => [id, parent]));
const townsIn = new Map<string, Town[]>(regions.map(([id = '']) => [id, []]));
for (const town of towns) {
  for (let id = town.region; id !== ''; id = parentOf.get(id) ?? '') townsIn.get(id)?.push(town);
}
const regionLines = regions.map(([id = '', kind, , parent, name, others]) => {
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

// a line "> id" begins the towns of a region; lines are numbered from the first region on, these included
const lines: string[] = [];
const linesOfName = new Map<string, number[]>();
const link = (name: string): void => {
  const key = foldLabel(name);
  const numbers = linesOfName.get(key) ?? [];
  linesOfName.set(key, numbers);
  if (numbers.at(-1) !== lines.length - 1) numbers.push(lines.length - 1);
};
for (const [index, line] of regionLines.entries()) {
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
const text = [...lines, '', ...nameLines].join('\n');
const packed = brotliCompressSync(Buffer.from(text), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
writeFileSync(join(here, 'places.br'), packed);
process.stdout.write(
  `${regions.length} regions, ${towns.length} towns, ${text.length} characters, ${packed.length} bytes packed\n`,
);
