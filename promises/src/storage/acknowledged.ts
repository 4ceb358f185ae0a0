import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentText, openSqliteStore, type StoredContent } from '@counterpart/store';

/** What a writer said was acknowledged, and how a store must look that kept it. */
export class Acknowledged {
  readonly #versions = new Map<string, number>();
  /** Ids whose removal was acknowledged and that were not written since. */
  readonly #gone = new Set<string>();
  readonly #notes = new Map<string, string>();
  readonly #selections = new Map<string, string>();
  /** Ids whose removal was refused, and that were not written since. */
  readonly #inDoubt = new Set<string>();
  count = 0;

  /** Documents that are gone though their removal was refused. */
  goneInDoubt({ documents }: KeptRows): number {
    return [...this.#inDoubt].filter((id) => this.#versions.has(id) && !documents.has(id)).length;
  }

  /** Takes a line of a writer's output; lines that acknowledge nothing are left alone. */
  add(line: string): void {
    const [what, first = '', second = ''] = line.split(' ');
    switch (what) {
      case 'put':
        this.#versions.set(first, Number(second));
        this.#gone.delete(first);
        this.#inDoubt.delete(first);
        break;
      case 'gone':
        this.#versions.delete(first);
        this.#gone.add(first);
        break;
      case '?':
        this.#inDoubt.add(first);
        return;
      case 'note':
        this.#notes.set(second, first);
        break;
      case 'selection':
        this.#selections.set(second, first);
        break;
      default:
        return;
    }
    this.count += 1;
  }

  /**
   * What of it a store lacks, a line each. The last write of all may have been stored without having been acknowledged: a
   * document may be newer than what was said, or gone while its removal was under way.
   */
  missingIn({ documents, notes, selections }: KeptRows, underWay: number): readonly string[] {
    const missing: string[] = [];
    let ahead = 0;
    for (const [id, version] of this.#versions) {
      const kept = documents.get(id);
      // a commit whose last sync fails is refused, and may be on the disk all the same
      if (kept === undefined) ahead += this.#inDoubt.has(id) ? 0 : 1;
      else if (kept < version) missing.push(`${id} has version ${kept}, acknowledged was ${version}`);
    }
    if (ahead > underWay) missing.push(`${ahead} documents are not there`);
    let back = 0;
    for (const id of this.#gone) if (documents.has(id)) back += 1;
    if (back > underWay) missing.push(`${back} removed documents are there`);
    for (const id of this.#notes.keys()) if (!notes.has(id)) missing.push(`the note ${id} is not there`);
    for (const id of this.#selections.keys()) if (!selections.has(id)) missing.push(`the selection ${id} is not there`);
    return missing;
  }
}

/** What a folder holds, read past the product. */
export interface KeptRows {
  /** Versions of the documents whose content begins as it should. */
  readonly documents: ReadonlyMap<string, number>;
  readonly notes: ReadonlySet<string>;
  readonly selections: ReadonlySet<string>;
}

/** Opens a folder as a start does and closes it again, then reads what is in it; throws when it does not open. */
export function keptRows(folder: string): KeptRows {
  openSqliteStore(folder).close();
  const database = new DatabaseSync(path.join(folder, 'counterpart.db'), { readOnly: true });
  try {
    const kept = database
      .prepare('SELECT id, version, document FROM documents WHERE length(enrichment) > 0 AND document IS NOT NULL')
      .all() as unknown as { readonly id: string; readonly version: number; readonly document: StoredContent }[];
    const documents = kept.filter(({ id, document }) => contentText(document).startsWith(`{"id":"${id}"`));
    const ids = (table: string) =>
      new Set((database.prepare(`SELECT id FROM ${table}`).all() as { id: string }[]).map(({ id }) => id));
    return {
      documents: new Map(documents.map(({ id, version }) => [id, version])),
      notes: ids('notes'),
      selections: ids('selections'),
    };
  } finally {
    database.close();
  }
}
