/** A skill or title that a generated document names. */
export interface DemoMention {
  readonly kind: 'title' | 'skill';
  readonly label: string;
}

/** Collects what a document names, each once. */
export class Mentions {
  readonly #found = new Map<string, DemoMention>();

  /** Notes a mention and gives the label back for the text. */
  add(kind: DemoMention['kind'], label: string): string {
    this.#found.set(`${kind}:${label}`, { kind, label });
    return label;
  }
  /** In the order in which they were named. */
  all(): readonly DemoMention[] {
    return [...this.#found.values()];
  }
}
