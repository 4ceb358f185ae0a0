/** What is wrong with one value of a configuration. */
export interface ConfigurationMistake {
  /** The path of the value, such as `pages.profileToJobs.indices[0].name`. */
  readonly key: string;
  /** What was expected of it. */
  readonly message: string;
}

/** More lines than these are a file of another kind rather than mistakes to be mended one by one. */
const MOST_TOLD = 20;

function toldAs(mistakes: readonly ConfigurationMistake[]): string {
  const lines = mistakes.slice(0, MOST_TOLD).map(({ key, message }) => `${key}: ${message}`);
  const more = mistakes.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** A configuration that cannot be used; the message has a line for each of its mistakes, which names the key. */
export class ConfigurationError extends Error {
  /** The key of the first mistake. */
  readonly key: string;
  readonly mistakes: readonly ConfigurationMistake[];

  constructor(key: string, message: string, more: readonly ConfigurationMistake[] = []) {
    const mistakes = [{ key, message }, ...more];
    super(toldAs(mistakes));
    this.name = 'ConfigurationError';
    this.key = key;
    this.mistakes = mistakes;
  }
}

/** Collects what is wrong with a configuration, so that whoever wrote it is told of everything at once. */
export class ConfigurationMistakes {
  readonly #found: ConfigurationMistake[] = [];

  /** Notes a mistake; of a value that is known to be wrong nothing else is said. */
  add(key: string, message: string): void {
    if (!this.#found.some((known) => known.key === key)) this.#found.push({ key, message });
  }

  /** Does one check; the mistakes that it throws are noted, and its answer is undefined. */
  gather<Answer>(check: () => Answer): Answer | undefined {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      for (const { key, message } of error.mistakes) this.add(key, message);
      return undefined;
    }
  }

  /** Throws ConfigurationError with all that was noted; does nothing when there is nothing. */
  refuse(): void {
    const [first, ...more] = this.#found;
    if (first !== undefined) throw new ConfigurationError(first.key, first.message, more);
  }
}
