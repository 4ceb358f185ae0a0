import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import type { SearchIndex } from '@counterpart/search-port';
import type { DocumentStore } from '@counterpart/store';
import type { IndexDefinition } from '../../config/configuration-file.ts';
import { IndexFollower } from './index-follower.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** One index: what it holds, the backend that searches it, and the follower that feeds the backend. */
export interface ServedIndex extends IndexDefinition {
  readonly search: SearchIndex;
  readonly follower: IndexFollower;
}

/** All indices of the server by name. */
export class Indices {
  readonly #byName: ReadonlyMap<string, ServedIndex>;

  constructor(
    definitions: readonly IndexDefinition[],
    store: DocumentStore,
    makeSearch: (name: string) => SearchIndex,
    snapshotOf: (name: string, search: SearchIndex) => IndexSnapshot | null = () => null,
  ) {
    this.#byName = new Map(
      definitions.map((definition) => {
        const { name } = definition;
        const search = makeSearch(name);
        const follower = new IndexFollower(name, store, search, snapshotOf(name, search));
        return [name, { ...definition, search, follower }];
      }),
    );
  }

  all(): readonly ServedIndex[] {
    return [...this.#byName.values()];
  }

  /** The index of a name; UNKNOWN_INDEX at the path when there is none, or when it holds documents of another kind than asked. */
  get(name: string, kind?: ProfileKind, path = 'index'): ServedIndex {
    const index = this.#byName.get(name);
    if (index === undefined || (kind !== undefined && index.kind !== kind)) {
      throw new CatalogueError('UNKNOWN_INDEX', [{ path, message: `There is no such index: ${name}` }]);
    }
    return index;
  }
}
