import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The folder of a data folder where imports remember what they read. */
export function importsFolder(dataDir: string): string {
  return path.join(dataDir, 'imports');
}

/** The files in it, a line for each imported file or text; none before the first import. */
export function importJournals(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((each) => each.endsWith('.ndjson'));
  return names.map((name) => path.join(folder, name));
}

/** Whether a line is about a document; half a line, left by a process that was killed, is about none. */
export function namesId(line: string, id: string): boolean {
  try {
    return (JSON.parse(line) as { readonly id?: unknown } | null)?.id === id;
  } catch {
    return false;
  }
}

/** What imports remember of an id, read line by line: the files grow with everything that was ever imported. */
export async function rememberedImports(folder: string, id: string): Promise<readonly object[]> {
  const found: object[] = [];
  for (const file of importJournals(folder)) {
    for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
      if (namesId(line, id)) found.push(JSON.parse(line) as object);
    }
  }
  return found;
}
