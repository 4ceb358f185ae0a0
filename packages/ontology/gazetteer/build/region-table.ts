import { foldLabel } from '@counterpart/text';
import { COUNTIES } from './counties.ts';
import { italianName } from './place-casing.ts';
import { ownLines } from './source-rows.ts';

/** Names that the post code file writes otherwise. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  'Bolzano-Bozen': 'Bolzano',
  "Reggio Nell'Emilia": 'Reggio Emilia',
  'Reggio Di Calabria': 'Reggio Calabria',
  'Forlì - Cesena': 'Forlì-Cesena',
  "Forli'-Cesena": 'Forlì-Cesena',
  'Massa Carrara': 'Massa-Carrara',
};

/** The countries and regions of the gazetteer: those listed by hand, French departments, Italian provinces and counties below them. */
export class RegionTable {
  /** Id, kind, country, id of what it lies in, name, other names, key in the files. */
  readonly rows: string[][] = ownLines('regions.txt').map((line) => line.split('|'));
  readonly #idOfKey: Map<string, string>;
  readonly #codeOfProvince: ReadonlyMap<string, string>;

  constructor() {
    this.#idOfKey = new Map(this.rows.map(([id = '', , country = '', , , , key = '']) => [`${country} ${key}`, id]));
    for (const line of ownLines('departements.txt')) {
      const [number = '', name = '', region = ''] = line.split('|');
      const id = `fr-${number.toLowerCase()}`;
      this.rows.push([id, 'region', 'FR', `fr-${region}`, name, number, '']);
      this.#idOfKey.set(`FR ${number}`, id);
    }
    for (const { id, parent, name, others } of COUNTIES)
      this.rows.push([id, 'region', 'GB', this.#idOfKey.get(`GB ${parent}`) ?? 'gb', name, others, '']);
    this.#codeOfProvince = new Map(
      ownLines('province-codes.txt')
        .join(';')
        .split(';')
        .map((entry) => [foldLabel(entry.slice(0, -3)), entry.slice(-2)]),
    );
  }

  /** The id of the region that the files of a country call by a key. */
  idOf(country: string, key: string): string | undefined {
    return this.#idOfKey.get(`${country} ${key}`);
  }

  /** The id of an Italian province within a region; it becomes one when it is asked for first. */
  italianProvince(region: string, admin2: string): string {
    const name = PROVINCE_NAMES[admin2] ?? italianName(admin2);
    const code = this.#codeOfProvince.get(foldLabel(name));
    const id = `it-${(code ?? foldLabel(name).replaceAll(' ', '-')).toLowerCase()}`;
    if (!this.#idOfKey.has(`IT/${id}`)) {
      this.#idOfKey.set(`IT/${id}`, id);
      this.rows.push([id, 'region', 'IT', region, name, code ?? '', '']);
    }
    return id;
  }
}
