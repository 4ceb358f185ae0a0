import { statSync } from 'node:fs';
import { type EscoConcepts, escoConcepts } from './esco-concepts.ts';
import { EscoDrafts } from './esco-draft.ts';
import { type EscoFolder, listEscoFolder } from './esco-files.ts';
import { ProblemList } from '../import-problem.ts';
import { readTable } from '../read-table.ts';

/** How far the reading is: a file's rows so far, `isDone` with its last row. */
export interface ImportProgress {
  readonly file: string;
  readonly rows: number;
  readonly isDone: boolean;
}

/** The concepts of an ESCO folder and which of its files were not used. */
export interface EscoImport extends EscoConcepts {
  readonly ignored: readonly string[];
}

function listed(folder: string): EscoFolder {
  const problems = new ProblemList();
  try {
    if (!statSync(folder).isDirectory()) problems.add(folder, undefined, 'is no folder');
  } catch {
    problems.add(folder, undefined, 'there is no such folder');
  }
  problems.throwIfAny();
  const found = listEscoFolder(folder);
  if (!found.files.some(({ kind }) => kind === 'occupations' || kind === 'skills')) {
    problems.add(folder, undefined, 'holds no ESCO file such as occupations_en.csv or skills_nl.csv.gz');
  }
  for (const { name, kind, language } of found.files) {
    if (language === undefined && (kind === 'occupations' || kind === 'skills')) {
      problems.add(name, undefined, `does not say its language; expected a name such as ${kind}_en.csv`);
    }
  }
  problems.throwIfAny();
  return found;
}

/**
 * Reads an ESCO download, official or shortened, in any release and any of the four languages. Throws ImportError that
 * names every problem by file and line.
 */
export async function readEsco(folder: string, onProgress: (progress: ImportProgress) => void): Promise<EscoImport> {
  const { files, ignored } = listed(folder);
  const problems = new ProblemList();
  const drafts = new EscoDrafts();
  for (const file of files) {
    const { required, take } = drafts.readingOf(file);
    const report = (rows: number): void => onProgress({ file: file.name, rows, isDone: false });
    const rows = await readTable({ file: file.path, required, take, onRows: report }, problems);
    onProgress({ file: file.name, rows, isDone: true });
  }
  problems.throwIfAny();
  return { ...escoConcepts(drafts), ignored };
}
