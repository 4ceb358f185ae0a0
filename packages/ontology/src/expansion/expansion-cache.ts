import type { ConceptId, Expansion } from '@counterpart/domain';

/** Expansions kept in all, about 200 bytes each: an imported skill may reach thousands of occupations. */
const LIMIT = 100_000;

/** Keeps expansions by options and concept; past the limit it begins anew. */
export class ExpansionCache {
  readonly #byRules = new Map<string, Map<ConceptId, readonly Expansion[]>>();
  #size = 0;

  /** The expansions kept, else those that `make` gives. */
  get(rules: string, id: ConceptId, make: () => readonly Expansion[]): readonly Expansion[] {
    const known = this.#byRules.get(rules)?.get(id);
    if (known !== undefined) return known;
    const expansions = make();
    if (this.#size > LIMIT) {
      this.#byRules.clear();
      this.#size = 0;
    }
    let byId = this.#byRules.get(rules);
    if (byId === undefined) this.#byRules.set(rules, (byId = new Map()));
    byId.set(id, expansions);
    this.#size += expansions.length + 1;
    return expansions;
  }
}
