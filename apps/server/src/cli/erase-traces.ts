import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqliteStore } from '@counterpart/store';
import { importJournals, importsFolder, namesId } from '../services/remembered-imports.ts';
import { SNAPSHOT_FOLDER } from '../wiring/snapshot-files.ts';

/** Removes the lines that name an id from what imports remember; answers how many. */
function eraseFromJournals(dataDir: string, id: string): number {
  let removed = 0;
  for (const file of importJournals(importsFolder(dataDir))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const kept = lines.filter((line) => !namesId(line, id));
    if (kept.length === lines.length) continue;
    removed += lines.length - kept.length;
    writeFileSync(`${file}.new`, kept.join('\n'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return removed;
}

function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Removes everything that a data folder holds of an id, and answers in lines what that was. No server may be running.
 */
export function eraseTraces(dataDir: string, id: string): readonly string[] {
  const store = openSqliteStore(dataDir);
  try {
    const { indices, notes, selections, judgements } = store.erase(id, new Date().toISOString());
    const remembered = eraseFromJournals(dataDir, id);
    // what an index keeps to start fast is made again from the store
    rmSync(path.join(dataDir, SNAPSHOT_FOLDER), { recursive: true, force: true });
    if (indices.length + notes + selections + judgements + remembered === 0) return [`Nothing was kept of ${id}.`];
    return [
      ...indices.map((index) => `The document ${id} was removed from ${index}.`),
      `${some(notes, 'note', 'notes')} and ${some(selections, 'selection', 'selections')} were removed.`,
      ...(judgements === 0
        ? []
        : [`What was judged of its matches was removed: ${some(judgements, 'line', 'lines')}.`]),
      ...(remembered === 0 ? [] : [`What imports remembered of it was removed: ${some(remembered, 'line', 'lines')}.`]),
    ];
  } finally {
    store.close();
  }
}
