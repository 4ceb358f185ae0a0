import { loadedIndex } from '../documents/loaded-index.ts';

/** Candidates of a first index, after which all code has been compiled: it is no part of the second. */
const FIRST = 3000;

// Prints, as JSON, the bytes that an index of as many candidates without texts takes; called with their number and the seed of their world.
const [count, seed] = process.argv.slice(2).map(Number);
const first = await loadedIndex(FIRST, (seed ?? 0) + 1, null);
await first.index.close();
const { index, bytes } = await loadedIndex(count ?? 0, seed ?? 0, null);
await index.close();
console.log(JSON.stringify(bytes));
