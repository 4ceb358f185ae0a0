import { CatalogueError, type Person } from '@counterpart/domain';
import type { RecordStore, SubjectData } from '@counterpart/store';
import type { Clock } from './clock.ts';
import { rememberedImports } from './remembered-imports.ts';

/** Whether anything is kept besides what the log says was done. */
export function isKnown({ documents, notes, selections, judgements, tests, searches }: SubjectData): boolean {
  return [documents, notes, selections, judgements, tests, searches].some(({ length }) => length > 0);
}

/** What the store keeps of an id, and what imports remember of it. */
export interface SubjectExport extends SubjectData {
  readonly imports: readonly object[];
}

/** What is kept of a person, for that person. */
export class Subjects {
  readonly #store: Pick<RecordStore, 'subject' | 'audit'>;
  readonly #importsFolder: string | null;
  readonly #clock: Clock;

  /** `importsFolder`: where imports remember what they read. */
  constructor(store: Pick<RecordStore, 'subject' | 'audit'>, importsFolder: string | null, clock: Clock) {
    this.#store = store;
    this.#importsFolder = importsFolder;
    this.#clock = clock;
  }

  /** Everything that is kept of an id; in the audit log before it is answered. UNKNOWN_DOCUMENT when there is nothing. */
  async of(id: string, by: Person | null): Promise<SubjectExport> {
    const imports = this.#importsFolder === null ? [] : await rememberedImports(this.#importsFolder, id);
    const data = this.#store.subject(id);
    if (!isKnown(data) && imports.length === 0)
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: 'id', message: 'Nothing is kept of this id.' }]);
    this.#store.audit.add({ at: this.#clock().toISOString(), by, action: 'subject export', id });
    return { ...data, imports };
  }
}
