import { foldLabel } from '@counterpart/text';

/** A town while the files are read. */
export interface Draft {
  readonly country: string;
  readonly region: string;
  name: string;
  readonly others: Set<string>;
  readonly postCodes: Set<string>;
  /** Points of its post codes; the place is their mean. */
  readonly points: (readonly [lat: number, lon: number])[];
  population: number;
}

/** The towns of the files, one for each name within a region. */
export class TownDrafts {
  readonly #drafts = new Map<string, Draft>();
  #byName: ReadonlyMap<string, readonly Draft[]> | null = null;

  get all(): readonly Draft[] {
    return [...this.#drafts.values()];
  }

  /** Adds a post code and a point, as the files write them, to the town of a name; all towns are added before any is asked for. */
  add(country: string, region: string, name: string, postCode: string, lat: string, lon: string): Draft {
    const key = `${region} ${foldLabel(name)}`;
    let draft = this.#drafts.get(key);
    if (draft === undefined) {
      draft = { country, region, name, others: new Set(), postCodes: new Set(), points: [], population: 0 };
      this.#drafts.set(key, draft);
    }
    if (postCode !== '') draft.postCodes.add(postCode);
    if (lat !== '' && lon !== '') draft.points.push([Number(lat), Number(lon)]);
    return draft;
  }

  /** The towns that had a name when they were added. */
  called(country: string, name: string): readonly Draft[] {
    this.#byName ??= Map.groupBy(this.#drafts.values(), (draft) => `${draft.country} ${foldLabel(draft.name)}`);
    return this.#byName.get(`${country} ${foldLabel(name)}`) ?? [];
  }
}
