import type { KeptTexts } from './search-memory.ts';

/** A browser that keeps nothing for us, as one that blocks storage in frames of other sites: things last as long as the page. */
export function passingStorage(): KeptTexts {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * A storage of the browser, or one that passes with the page where the browser refuses: reaching for it throws in some,
 * reading it in others.
 */
export function storageOrPassing(reach: () => KeptTexts): KeptTexts {
  try {
    const storage = reach();
    storage.getItem('counterpart');
    return storage;
  } catch {
    return passingStorage();
  }
}
