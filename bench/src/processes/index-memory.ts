import { loadedIndex } from '../documents/loaded-index.ts';

// Prints the bytes that an index of as many candidates without texts takes; called with their number and the seed of their world.
const [count, seed] = process.argv.slice(2).map(Number);
const { index, bytes } = await loadedIndex(count ?? 0, seed ?? 0, null);
await index.close();
console.log(bytes);
