import type { DatabaseSync } from 'node:sqlite';
import type { WireDocument } from '@counterpart/domain';
import type { DocumentNames, DocumentStore } from '../../document-store.ts';

const NAMES = "'$.jobTitle', '$.preferredJobTitle', '$.extraProperties.name'";

/** By what a document may be called, as it is stored beside its content, which nobody unpacks to name it. */
export function namesText({ jobTitle, preferredJobTitle, extraProperties }: WireDocument): string {
  return JSON.stringify([jobTitle ?? null, preferredJobTitle ?? null, extraProperties?.['name'] ?? null]);
}

/** Reads by what documents are called; rows of folders before version 9 have it in their content alone, which is text. */
export function sqliteNames(database: DatabaseSync): DocumentStore['names'] {
  // one look into the text for all of them; a damaged one is no JSON
  const select = database.prepare(
    `SELECT id, names FROM (
       SELECT id, coalesce(names, CASE WHEN typeof(document) = 'text' AND json_valid(document)
         THEN json_extract(document, ${NAMES}) END) AS names
       FROM documents WHERE index_name = ? AND id IN (SELECT value FROM json_each(?)) AND document IS NOT NULL)
     WHERE json_valid(names)`,
  );
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return (index, ids) => {
    const found = select.all(index, JSON.stringify(ids)) as { id: string; names: string }[];
    return new Map(
      found.map(({ id, names }): [string, DocumentNames] => {
        const [jobTitle, preferredJobTitle, name] = JSON.parse(names) as readonly unknown[];
        return [id, { jobTitle: textOf(jobTitle), preferredJobTitle: textOf(preferredJobTitle), name: textOf(name) }];
      }),
    );
  };
}
