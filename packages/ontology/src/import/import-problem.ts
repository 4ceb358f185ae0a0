/** Problems that one report names at most; the others are counted. */
const MOST_NAMED = 50;

/** What is wrong with a file to import; `line` counts from 1 and is absent where the whole file is meant. */
export interface ImportProblem {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** An import that cannot be done: every problem by file and line, at most fifty of them, and how many more there are. */
export class ImportError extends Error {
  readonly problems: readonly ImportProblem[];
  readonly more: number;

  constructor(problems: readonly ImportProblem[], more = 0) {
    const lines = problems.map(({ file, line, message }) =>
      line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`,
    );
    if (more > 0) lines.push(`… and ${more} more problems`);
    super(lines.join('\n'));
    this.name = 'ImportError';
    this.problems = problems;
    this.more = more;
  }
}

/** Collects problems so that one run shows them all. */
export class ProblemList {
  readonly #named: ImportProblem[] = [];
  #count = 0;

  add(file: string, line: number | undefined, message: string): void {
    if (this.#count++ < MOST_NAMED) this.#named.push({ file, ...(line === undefined ? {} : { line }), message });
  }

  /** Throws ImportError when anything was added. */
  throwIfAny(): void {
    if (this.#count > 0) throw new ImportError(this.#named, this.#count - this.#named.length);
  }
}
