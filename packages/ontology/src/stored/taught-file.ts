import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './atomic-file.ts';
import { withFolderLock } from './folder-lock.ts';
import { checkFormat, STORED_FORMAT } from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

const FILE = 'feedback-rules.json';

/** Something taught, and the number by which it is forgotten. */
export interface Numbered {
  readonly number: number;
}

interface Taught<Rule> {
  readonly rules: readonly Rule[];
  /** Numbers are not given twice. */
  readonly next: number;
}

/** What people taught the feedback parser, beside the edits of the ontology: complete on disk before it counts. */
export class TaughtFile<Rule extends Numbered> {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Oldest first; throws StoredOntologyError. */
  rules(): readonly Rule[] {
    return this.#read().rules;
  }

  /** Adds what the next number makes; throws StoredOntologyError. */
  add(make: (number: number, known: readonly Rule[]) => Rule): Rule {
    return withFolderLock(this.#folder, () => {
      const { rules, next } = this.#read();
      const rule = make(next, rules);
      this.#write({ rules: [...rules, rule], next: next + 1 });
      return rule;
    });
  }

  /** Takes one away; false when there is none of the number. Throws StoredOntologyError. */
  remove(number: number): boolean {
    return withFolderLock(this.#folder, () => {
      const { rules, next } = this.#read();
      const left = rules.filter((rule) => rule.number !== number);
      if (left.length === rules.length) return false;
      this.#write({ rules: left, next });
      return true;
    });
  }

  #read(): Taught<Rule> {
    const file = path.join(this.#folder, FILE);
    try {
      const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Taught<Rule>>;
      checkFormat(file, value);
      if (Array.isArray(value.rules) && typeof value.next === 'number') return { rules: value.rules, next: value.next };
    } catch (error) {
      if (error instanceof StoredOntologyError) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return { rules: [], next: 1 };
      throw new StoredOntologyError(`${file} cannot be read: ${message}`);
    }
    throw new StoredOntologyError(`${file} is damaged: fields are missing.`);
  }

  #write(taught: Taught<Rule>): void {
    writeAtomically(this.#folder, FILE, [JSON.stringify({ format: STORED_FORMAT, ...taught }, null, 2)]);
  }
}
