import type { AspectName, ProfileKind } from '@counterpart/domain';
import type { ScoringNumbers } from '@counterpart/scoring';
import type { ValueItem } from './item-outcome.ts';

/** No outcome has all bits set: similarity stays below 2¹⁴ − 1. */
export const NOT_EVALUATED = 0xffff;
/** Lists of items that are kept, and outcomes in all, before those not asked for longest are forgotten: two megabytes. */
const MOST_LISTS = 512;
const MOST_OUTCOMES = 1_000_000;

/** What the classes of a value aspect answer to a list of items, as far as anybody asked: at `class × items + item`. */
export class ValueOutcomes {
  outcomes: Uint16Array = new Uint16Array(0);

  /** Makes room for that many classes of so many items. */
  makeRoom(classCount: number, items: number): void {
    const longer = new Uint16Array(classCount * items).fill(NOT_EVALUATED);
    longer.set(this.outcomes);
    this.outcomes = longer;
  }
}

/**
 * What classes of values answer, by what it depends on: the items, the kinds of both sides and the numbers of the strategy. A
 * weight, a flag and all other items leave it in place, and most jobs ask one of a few hundred towns, hours and contracts.
 */
export class KeptOutcomes {
  readonly #lists = new Map<string, ValueOutcomes>();

  /** The outcomes of a list of items of one aspect. */
  of(aspect: AspectName, items: readonly ValueItem[], kind: ProfileKind, numbers: ScoringNumbers): ValueOutcomes {
    const key = JSON.stringify([
      aspect,
      kind,
      items.map((item) => asked(item, aspect, numbers)),
      plainNumbers(numbers),
    ]);
    const known = this.#lists.get(key);
    const list = known ?? new ValueOutcomes();
    // again at the end, where those stand that were asked for last
    this.#lists.delete(key);
    this.#lists.set(key, list);
    if (known === undefined) this.#forget();
    return list;
  }

  #forget(): void {
    let outcomes = 0;
    for (const list of this.#lists.values()) outcomes += list.outcomes.length;
    for (const [key, list] of this.#lists) {
      if (this.#lists.size <= MOST_LISTS && outcomes <= MOST_OUTCOMES) return;
      outcomes -= list.outcomes.length;
      this.#lists.delete(key);
    }
  }
}

/** What an item asks, without what only weighs it or names it. */
function asked(item: ValueItem, aspect: AspectName, numbers: ScoringNumbers): readonly unknown[] {
  switch (item.kind) {
    case 'place':
      return [item.key, item.place, item.rangeMillimetres];
    case 'value':
      // of the table of near values only its own row is read
      return [
        item.value,
        ...((aspect === 'workingHours' ? numbers.workingHours : numbers.contractTypes).get(item.value) ?? []),
      ];
    case 'wage':
      return [item.from, item.to];
    case 'seniority':
      return [item.need, item.have];
    case 'availability':
      return [item.days];
  }
}

/** Every number and word of a strategy and its day: a parameter that comes later is among them without anybody thinking of it. */
function plainNumbers(numbers: ScoringNumbers): readonly unknown[] {
  return Object.values(numbers).filter((value) => typeof value !== 'object');
}
