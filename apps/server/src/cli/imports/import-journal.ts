import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is remembered of an imported file. */
export interface JournalEntry {
  readonly path: string;
  readonly size: number;
  readonly changedAt: number;
  readonly hash: string;
  /** The overrides of columns that it was read with. */
  readonly map: string;
  /** Everything up to and with this line is stored or refused. */
  readonly line: number;
  readonly isDone: boolean;
  /** The document's id, when the file is one text, which has no id of its own. */
  readonly id: string | null;
}

function entryFrom(line: string): JournalEntry | null {
  try {
    return JSON.parse(line) as JournalEntry;
  } catch {
    // A process that was killed leaves half a line behind: what it would have said is done again.
    return null;
  }
}

/** Remembers what was imported, in a file that is only ever appended to; made short when it is opened. */
export class ImportJournal {
  readonly #file: string;
  readonly #entries = new Map<string, JournalEntry>();

  /** `file` lies in a folder of its own, which is made. */
  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    let text = '';
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      // The first import.
    }
    for (const line of text.split('\n')) {
      const entry = entryFrom(line);
      if (entry !== null) this.#entries.set(entry.path, entry);
    }
    const kept = [...this.#entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    writeFileSync(`${file}.new`, kept, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  /** What is remembered of a file; null when it was never begun. */
  entry(file: string): JournalEntry | null {
    return this.#entries.get(file) ?? null;
  }

  record(entry: JournalEntry): void {
    this.#entries.set(entry.path, entry);
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }
}
