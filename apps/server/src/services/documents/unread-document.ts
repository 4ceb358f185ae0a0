import type { Change } from '@counterpart/store';

/** A document of which not everything is in the index. */
export interface UnreadDocument {
  /** Names the document in logs, which hold no ids. */
  readonly change: number;
  /** Empty when not even that can be read. */
  readonly id: string;
  /** DAMAGED: what is stored cannot be read, so no search finds it; TOO_SLOW: its texts took too long to read. */
  readonly reason: 'DAMAGED' | 'TOO_SLOW';
}

/** Where it is kept: by id, or by change where there is none. */
function keyOf({ change, id }: Pick<UnreadDocument, 'change' | 'id'>): string {
  return id === '' ? String(change) : `id ${id}`;
}

/** The documents of an index that could not be read, the latest look at each. */
export class UnreadDocuments {
  readonly #byKey = new Map<string, UnreadDocument>();

  /** By change. */
  all(): readonly UnreadDocument[] {
    return [...this.#byKey.values()].toSorted((a, b) => a.change - b.change);
  }

  /** Notes a change: what it says of its document, null where all of it was read. */
  note({ change, id, isUnread, isDamaged }: Omit<Change, 'row'>): UnreadDocument | null {
    const key = keyOf({ change, id });
    this.#byKey.delete(key);
    if (!isDamaged && !isUnread) return null;
    const unread: UnreadDocument = { change, id, reason: isDamaged ? 'DAMAGED' : 'TOO_SLOW' };
    this.#byKey.set(key, unread);
    return unread;
  }

  /** Takes back what a snapshot says. */
  restore(unread: readonly UnreadDocument[]): void {
    for (const each of unread) this.#byKey.set(keyOf(each), each);
  }

  clear(): void {
    this.#byKey.clear();
  }
}
