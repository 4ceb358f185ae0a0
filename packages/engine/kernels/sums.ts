// The loops over postings and documents in which nearly all of a search goes, in AssemblyScript: they work in one linear memory
// whose layout `src/kernels/kernel-memory.ts` deals out, and take addresses in it. `npm run kernels` compiles this folder to
// `src/kernels/sums.wasm`; a test says when it was not done (docs/adr/0023-loops-in-webassembly.md).
//
//   postings, runs → sums, marks      columns → sums      marks, columns → sets of documents      sums → counts, who may rank

export * from './postings';
export * from './runs';
export * from './columns';
export * from './sets';
export * from './counts';
